import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSameness, diversify, FIRST_PLACES, LOSS_POINTS_MAX } from './diversify.ts';
import type { Pair } from '../evidence/evidence.ts';
import { designer, pairsOfOrder } from '../evidence/pair.arbitrary.ts';
import { rank, type Match } from '../score/rank.ts';

const idsOf = (matches: readonly Match[]) => matches.map(({ designer: { id } }) => id);

describe('a diversified list', () => {
  test('holds the same matches and scores as before with the best one first, whatever the order of the input', () => {
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

  test('gives up at most the bound of score at each of the first places, and nothing after them', () => {
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

test('of two designers who fit equally well, the one who differs from the first comes first', () => {
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
    unmet: [],
    isWeak: false,
  });
  const list = [match('a', 60, 'kitchen'), match('b', 59, 'kitchen'), match('c', 58.5, 'bathroom')];
  expect(idsOf(diversify(list))).toEqual(['a', 'c', 'b']);
  const apart = [match('a', 60, 'kitchen'), match('b', 59, 'kitchen'), match('c', 50, 'bathroom')];
  expect(idsOf(diversify(apart))).toEqual(['a', 'b', 'c']);
});

test('the sameness of two portfolios lies between 0 and 1, is mutual, and is 1 if both show the same photo', () => {
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
