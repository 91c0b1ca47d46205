import fc from 'fast-check';
import { expect, test } from 'vitest';
import { termRank, type TermCounts } from './term-rank.ts';

const text = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 255 })), {
    selector: ([word]) => word,
  })
  .map((entries) => textOf(Object.fromEntries(entries)));
const asked = fc.uniqueArray(fc.integer({ min: 0, max: 30 })).map((words) => new Set(words));

function textOf(counts: Readonly<Record<number, number>>): TermCounts {
  return {
    words: Int32Array.from(Object.keys(counts), Number),
    counts: Uint8Array.from(Object.values(counts)),
    length: Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
}

test('is above nothing exactly where a word is shared', () => {
  fc.assert(
    fc.property(asked, text, (query, one) => {
      expect(termRank(query, one) > 0).toBe(one.words.some((word) => query.has(word)));
    }),
  );
});

test('grows with each further occurrence, by less each time', () => {
  const query = new Set([1]);
  // As long as the others: other words fill the rest.
  const ranks = [1, 2, 3, 4].map((count) => termRank(query, textOf({ 1: count, 2: 100 - count })));
  const gains = ranks.slice(1).map((rank, i) => rank - ranks[i]!);
  expect(gains.every((gain) => gain > 0)).toBe(true);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
});

test('is lower in a longer text', () => {
  expect(termRank(new Set([1]), textOf({ 1: 1, 2: 50 }))).toBeLessThan(
    termRank(new Set([1]), textOf({ 1: 1, 2: 5 })),
  );
});
