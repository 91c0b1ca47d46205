import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_PLACES } from './diversify.ts';
import type { Pair } from './evidence.ts';
import { EXPOSURE_POINTS_MAX, NEWCOMER_TIMES_SHOWN_MAX, withExposureFloor } from './exposure.ts';
import type { Match } from './rank.ts';

const match = (id: string, score: number): Match => ({
  order: {} as Pair['order'],
  designer: { id } as Match['designer'],
  score,
  mean: score / 100,
  contributions: [],
});

/** Lists of up to 25, best first, with how often each was shown. */
const list = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      score: fc.integer({ min: 0, max: 100 }),
      shown: fc.integer({ min: 0, max: 2 * NEWCOMER_TIMES_SHOWN_MAX }),
    }),
    { maxLength: 25, selector: ({ id }) => id },
  )
  .map((all) => ({
    matches: all.toSorted((a, b) => b.score - a.score).map(({ id, score }) => match(id, score)),
    timesShown: new Map(all.map(({ id, shown }) => [id, shown])),
  }));

const idsOf = (matches: readonly Match[]) => matches.map(({ designer: { id } }) => id);
const onDay = (day: string, orderId = 'order') => ({ orderId, day });

describe('the exposure floor', () => {
  test('gives the last place to a newcomer who fits, and leaves all others in their sequence', () => {
    fc.assert(
      fc.property(list, ({ matches, timesShown }) => {
        const { matches: shown, given } = withExposureFloor(matches, { ...onDay('2026-11-21'), timesShown });
        const winner = matches.find(({ designer }) => designer.id === given?.designerId);
        const last = matches[FIRST_PLACES - 1]!;
        expect(shown.filter((one) => one !== winner)).toEqual(matches.filter((one) => one !== winner));
        expect(shown.indexOf(winner!)).toBe((given?.place ?? 0) - 1);
        expect(given?.drawnFrom.includes(given.designerId)).not.toBe(false);
        for (const id of given?.drawnFrom ?? []) {
          expect(timesShown.get(id)).toBeLessThan(NEWCOMER_TIMES_SHOWN_MAX);
          const { score } = matches.find(({ designer }) => designer.id === id)!;
          expect(score).toBeGreaterThanOrEqual(last.score - EXPOSURE_POINTS_MAX);
        }
      }),
    );
  });

  test('gives a place whenever no newcomer stands on the first places and one fits', () => {
    fc.assert(
      fc.property(list, ({ matches, timesShown }) => {
        const isNewcomer = ({ designer: { id } }: Match) => timesShown.get(id)! < NEWCOMER_TIMES_SHOWN_MAX;
        const { matches: shown } = withExposureFloor(matches, { ...onDay('2026-11-21'), timesShown });
        const last = matches[FIRST_PLACES - 1];
        const fits = matches.some(
          (one) => isNewcomer(one) && last !== undefined && one.score >= last.score - EXPOSURE_POINTS_MAX,
        );
        expect(!fits || shown.slice(0, FIRST_PLACES).some(isNewcomer)).toBe(true);
      }),
    );
  });

  test('having been shown more often never helps', () => {
    fc.assert(
      fc.property(list, fc.nat({ max: 24 }), fc.nat({ max: 50 }), ({ matches, timesShown }, index, more) => {
        const id = matches[index % Math.max(1, matches.length)]?.designer.id;
        if (id === undefined) return;
        const placeOf = (shown: ReadonlyMap<string, number>) =>
          idsOf(withExposureFloor(matches, { ...onDay('2026-11-21'), timesShown: shown }).matches).indexOf(
            id,
          );
        const after = new Map([...timesShown, [id, timesShown.get(id)! + more]]);
        // Who is passed by a newcomer stands one place lower; nobody stands higher for having been shown.
        expect(placeOf(after)).toBeGreaterThanOrEqual(
          timesShown.get(id)! < NEWCOMER_TIMES_SHOWN_MAX ? placeOf(timesShown) : 0,
        );
      }),
    );
  });
});

test('the draw is the same all day, another on other days, and fair', () => {
  const known = Array.from({ length: 10 }, (_, i) => match(`known ${i}`, 50));
  const newcomers = Array.from({ length: 4 }, (_, i) => match(`new ${i}`, 45));
  const timesShown = new Map(known.map(({ designer: { id } }) => [id, 100]));
  const winners = Array.from({ length: 2000 }, (_, i) => {
    const seen = { ...onDay(`2026-11-${10 + (i % 20)}`, `order ${i}`), timesShown };
    const winner = withExposureFloor([...known, ...newcomers], seen).given!.designerId;
    expect(withExposureFloor([...known, ...newcomers.toReversed()], seen).given!.designerId).toBe(winner);
    return winner;
  });
  for (const { designer } of newcomers) {
    // 2000 draws of four give each 500, with a standard deviation of 19.
    expect(Math.abs(winners.filter((id) => id === designer.id).length - 500)).toBeLessThan(100);
  }
});
