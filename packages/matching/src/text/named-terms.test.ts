import { describe, expect, test } from 'vitest';
import { mentionsOf } from './named-terms.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import { works } from '../vocabulary/works.ts';

const stylesIn = (text: string) => Object.fromEntries(mentionsOf(text, styles));

describe('what a text mentions', () => {
  test('is named if its name is there, and hinted at if a related word is there', () => {
    expect(stylesIn('A Scandinavian room')).toEqual({ scandinavian: 'name' });
    expect(stylesIn('An old factory')).toEqual({ industrial: 'word' });
  });

  test('follows the longest phrase that fits', () => {
    expect(stylesIn('Mid-century modern, please')).toEqual({ 'mid-century': 'name' });
    expect([...mentionsOf('A home office', rooms).keys()]).toEqual(['home-office']);
  });

  test('is the blend if all parts of the blend are mentioned', () => {
    expect(stylesIn('Between Japanese and Scandinavian')).toEqual({ japandi: 'name' });
  });

  test.each(['Nothing rustic', 'no rustic', 'not too rustic', 'rather bare than rustic', 'not like a ranch'])(
    'excludes what the text refuses: %s',
    (text) => {
      expect(stylesIn(text)).not.toHaveProperty('rustic');
    },
  );

  test('counts a term after a refusal of another term', () => {
    expect(stylesIn('Not empty, rustic')).toHaveProperty('rustic');
    expect(stylesIn('No handles and rustic')).toHaveProperty('rustic');
  });
});

test.each([
  ['styles', styles],
  ['rooms', rooms],
  ['works', works],
])('every term of the %s is found by each of its names and words', (_kind, terms) => {
  for (const { id, names, words } of terms) {
    for (const name of names) expect([name, mentionsOf(name, terms).get(id)]).toEqual([name, 'name']);
    for (const word of words) expect([word, mentionsOf(word, terms).has(id)]).toEqual([word, true]);
  }
});

test('no name stands for two styles', () => {
  const names = styles.flatMap((style) => style.names);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
