import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CROWD_MAX, CROWD_POINTS_MAX, rankForDesigner } from './crowding.ts';
import { pair } from '../evidence/pair.arbitrary.ts';
import { rank } from '../score/rank.ts';

const scores = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 30 });
const matches = fc
  .uniqueArray(pair, { maxLength: 12, selector: ({ order }) => order.id })
  .map((pairs) => rank(pairs));

test("every order is on a designer's list once, lowered by at most the bound for crowding", () => {
  fc.assert(
    fc.property(matches, fc.array(scores, { minLength: 12, maxLength: 12 }), (ranked, best) => {
      const bestScores = new Map(ranked.map(({ order }, i) => [order.id, best[i]!]));
      const list = rankForDesigner(ranked, bestScores);
      expect(list.map(({ match }) => match).toSorted()).toHaveLength(ranked.length);
      expect(new Set(list.map(({ match }) => match))).toEqual(new Set(ranked));
      for (const { match, betterCount, worth } of list) {
        expect(betterCount).toBeLessThanOrEqual(CROWD_MAX);
        expect(worth).toBeGreaterThanOrEqual(match.score - CROWD_POINTS_MAX);
        expect(worth).toBeLessThanOrEqual(match.score);
      }
      for (const isWeak of [false, true]) {
        const worths = list.filter(({ match }) => match.isWeak === isWeak).map(({ worth }) => worth);
        expect(worths).toEqual(worths.toSorted((a, b) => b - a));
      }
      expect(rankForDesigner(ranked.toReversed(), bestScores)).toEqual(list);
    }),
  );
});

test("a designer's list is sorted by score if nobody fits the orders better", () => {
  fc.assert(
    fc.property(matches, (ranked) => {
      const own = new Map(ranked.map(({ order, score }) => [order.id, [Math.fround(score), score - 1]]));
      const byScore = ranked.toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak) || b.score - a.score);
      for (const bestScores of [new Map<string, number[]>(), own])
        expect(rankForDesigner(ranked, bestScores).map(({ worth }) => worth)).toEqual(
          byScore.map(({ score }) => score),
        );
    }),
  );
});

test("an order that fits stands before every weak one on a designer's list, however many others fit it better", () => {
  fc.assert(
    fc.property(matches, (ranked) => {
      const crowded = new Map(
        ranked.map(({ order, isWeak }) => [
          order.id,
          isWeak ? [] : Array.from({ length: CROWD_MAX }, () => 101),
        ]),
      );
      const list = rankForDesigner(ranked, crowded).map(({ match }) => match.isWeak);
      expect(list).toEqual(list.toSorted((a, b) => Number(a) - Number(b)));
    }),
  );
});
