import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWords, stemOf } from './english-words.ts';

test.each([
  ['kitchens', 'kitchen'],
  ['tiles', 'tile'],
  ['tiled', 'tile'],
  ['libraries', 'library'],
  ['glasses', 'glass'],
  ['painting', 'painted'],
])('«%s» and «%s» have the same stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test('the content words of a text are its different stems without stop words, in any case', () => {
  const words = contentWords('The kitchen: a Kitchen with OAK floors, and the floor is oak.');
  expect(words).toEqual(contentWords('kitchen oak floor'));
  expect(words).toHaveLength(3);
  expect(contentWords('and of the')).toHaveLength(0);
});

test('a text never has more content words than words', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/)), (words) => {
      const found = contentWords(words.join(' '));
      expect(found.length).toBeLessThanOrEqual(new Set(words).size);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
