import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSameness, diversify, FIRST_PLACES, LOSS_POINTS_MAX } from './diversify.ts';
import type { Pair } from './evidence.ts';
import { designer, pairsOfOrder } from './pair.arbitrary.ts';
import { rank, type Match } from './rank.ts';

const idsOf = (matches: readonly Match[]) => matches.map(({ designer: { id } }) => id);

describe('a diversified list', () => {
  test('holds the same matches with the same scores, the best one first, whatever the order of the input', () => {
    fc.assert(
      fc.property(pairsOfOrder, (pairs) => {
        const ranked = rank(pairs);
        const list = diversify(ranked);
        expect(list.toSorted(byId)).toEqual(ranked.toSorted(byId));
        expect(list[0]).toBe(ranked[0]);
        expect(idsOf(diversify(rank(pairs.toReversed())))).toEqual(idsOf(list));
      }),
    );
  });

  test('loses at most the bound at each place, and nothing after the first places', () => {
    fc.assert(
      fc.property(pairsOfOrder, (pairs) => {
        const list = diversify(rank(pairs));
        for (const [place, { score }] of list.entries()) {
          const best = Math.max(...list.slice(place).map((match) => match.score));
          expect(score).toBeGreaterThanOrEqual(best - (place < FIRST_PLACES ? LOSS_POINTS_MAX : 0));
        }
      }),
    );
  });
});

test('of two who fit equally well, one who shows something else comes before one who shows the same as the first', () => {
  const match = (id: string, score: number, room: string): Match => ({
    order: {} as Pair['order'],
    designer: {
      id,
      countryCode: 'SE',
      languageCodes: [],
      budgetMinUsd: null,
      budgetMaxUsd: null,
      projects: [
        {
          id,
          name: id,
          likeness: 0,
          sentence: null,
          words: 0,
          clarity: 1,
          styles: {},
          rooms: { [room]: 1 },
          works: {},
        },
      ],
      pictures: [],
    },
    score,
    mean: score / 100,
    contributions: [],
  });
  const list = [match('a', 60, 'kitchen'), match('b', 59, 'kitchen'), match('c', 58.5, 'bathroom')];
  expect(idsOf(diversify(list))).toEqual(['a', 'c', 'b']);
  const apart = [match('a', 60, 'kitchen'), match('b', 59, 'kitchen'), match('c', 50, 'bathroom')];
  expect(idsOf(diversify(apart))).toEqual(['a', 'b', 'c']);
});

test('sameness lies between 0 and 1, is mutual, and is 1 where the same photo is shown', () => {
  fc.assert(
    fc.property(designer, designer, (a, b) => {
      const sameness = createSameness();
      expect(sameness(a, b)).toBeGreaterThanOrEqual(0);
      expect(sameness(a, b)).toBeLessThanOrEqual(1);
      expect(sameness(a, b)).toBeCloseTo(sameness(b, a), 12);
      const sharing = sameness(a, { ...b, pictures: a.pictures });
      expect(a.pictures.length === 0 || sharing === 1).toBe(true);
    }),
  );
});

function byId(a: Match, b: Match): number {
  return a.designer.id < b.designer.id ? -1 : 1;
}
