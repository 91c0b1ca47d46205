import { constantFrom, array, assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { differenceFrom } from './difference.ts';

test('the difference between two texts is shown in whole words', () => {
  expect(differenceFrom('A bright kitchen with oak.', 'A dark green kitchen with oak.')).toEqual({
    before: 'A ',
    differing: 'dark green',
    after: ' kitchen with oak.',
  });
  expect(differenceFrom('', 'New')).toEqual({ before: '', differing: 'New', after: '' });
});

const texts = array(constantFrom('oak', 'light', ' ', '  ', '\n', '.')).map((parts) => parts.join(''));

test('the parts of a difference add up to the text, and equal texts have no difference', () => {
  assert(
    property(texts, texts, (other, text) => {
      const { before, differing, after } = differenceFrom(other, text);
      expect(before + differing + after).toBe(text);
      expect(other.startsWith(before) && other.endsWith(after)).toBe(true);
      expect(differenceFrom(text, text).differing).toBe('');
    }),
  );
});
