import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_PLACES } from './diversify.ts';
import type { Pair } from '../evidence/evidence.ts';
import {
  contendersOf,
  EXPOSURE_POINTS_MAX,
  NEWCOMER_FIRST_PAGES_MAX,
  withExposureFloor,
} from './exposure.ts';
import type { Match } from '../score/rank.ts';

const match = (id: string, score: number): Match => ({
  order: {} as Pair['order'],
  designer: { id } as Match['designer'],
  score,
  mean: score / 100,
  contributions: [],
  unmet: [],
  isWeak: false,
});

/** Lists of up to 25, best first, with how often each was shown. */
const list = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      score: fc.integer({ min: 0, max: 100 }),
      shown: fc.integer({ min: 0, max: 2 * NEWCOMER_FIRST_PAGES_MAX }),
    }),
    { maxLength: 25, selector: ({ id }) => id },
  )
  .map((all) => ({
    matches: all.toSorted((a, b) => b.score - a.score).map(({ id, score }) => match(id, score)),
    firstPageCounts: new Map(all.map(({ id, shown }) => [id, shown])),
  }));

const idsOf = (matches: readonly Match[]) => matches.map(({ designer: { id } }) => id);
const onDay = (day: string, orderId = 'order') => ({ orderId, day });

describe('the exposure floor', () => {
  test('depends on how often its contenders were shown, and on nobody else', () => {
    fc.assert(
      fc.property(list, ({ matches, firstPageCounts }) => {
        const known = contendersOf(matches).map((id) => [id, firstPageCounts.get(id)!] as const);
        const day = onDay('2026-11-21');
        expect(withExposureFloor(matches, { ...day, firstPageCounts: new Map(known) })).toEqual(
          withExposureFloor(matches, { ...day, firstPageCounts }),
        );
      }),
    );
  });

  test('gives the last place to a newcomer who fits, and keeps the order of all others', () => {
    fc.assert(
      fc.property(list, ({ matches, firstPageCounts }) => {
        const { matches: shown, newcomerPlace } = withExposureFloor(matches, {
          ...onDay('2026-11-21'),
          firstPageCounts,
        });
        const winner = matches.find(({ designer }) => designer.id === newcomerPlace?.designerId);
        const last = matches[FIRST_PLACES - 1]!;
        expect(shown.filter((one) => one !== winner)).toEqual(matches.filter((one) => one !== winner));
        expect(shown.indexOf(winner!)).toBe((newcomerPlace?.place ?? 0) - 1);
        expect(newcomerPlace?.drawnFrom.includes(newcomerPlace.designerId)).not.toBe(false);
        for (const id of newcomerPlace?.drawnFrom ?? []) {
          expect(firstPageCounts.get(id)).toBeLessThan(NEWCOMER_FIRST_PAGES_MAX);
          const { score } = matches.find(({ designer }) => designer.id === id)!;
          expect(score).toBeGreaterThanOrEqual(last.score - EXPOSURE_POINTS_MAX);
        }
      }),
    );
  });

  test('gives a newcomer a place whenever one fits and none has a first place already', () => {
    fc.assert(
      fc.property(list, ({ matches, firstPageCounts }) => {
        const isNewcomer = ({ designer: { id } }: Match) =>
          firstPageCounts.get(id)! < NEWCOMER_FIRST_PAGES_MAX;
        const { matches: shown } = withExposureFloor(matches, { ...onDay('2026-11-21'), firstPageCounts });
        const last = matches[FIRST_PLACES - 1];
        const fits = matches.some(
          (one) => isNewcomer(one) && last !== undefined && one.score >= last.score - EXPOSURE_POINTS_MAX,
        );
        expect(!fits || shown.slice(0, FIRST_PLACES).some(isNewcomer)).toBe(true);
      }),
    );
  });

  test('never favours a designer for having been on more first pages', () => {
    fc.assert(
      fc.property(
        list,
        fc.nat({ max: 24 }),
        fc.nat({ max: 50 }),
        ({ matches, firstPageCounts }, index, more) => {
          const id = matches[index % Math.max(1, matches.length)]?.designer.id;
          if (id === undefined) return;
          const placeOf = (shown: ReadonlyMap<string, number>) =>
            idsOf(
              withExposureFloor(matches, { ...onDay('2026-11-21'), firstPageCounts: shown }).matches,
            ).indexOf(id);
          const after = new Map([...firstPageCounts, [id, firstPageCounts.get(id)! + more]]);
          // Who is passed by a newcomer stands one place lower; nobody stands higher for having been shown.
          expect(placeOf(after)).toBeGreaterThanOrEqual(
            firstPageCounts.get(id)! < NEWCOMER_FIRST_PAGES_MAX ? placeOf(firstPageCounts) : 0,
          );
        },
      ),
    );
  });
});

test('the draw among newcomers stays the same all day, changes from day to day, and is fair', () => {
  const known = Array.from({ length: 10 }, (_, i) => match(`known ${i}`, 50));
  const newcomers = Array.from({ length: 4 }, (_, i) => match(`new ${i}`, 45));
  const firstPageCounts = new Map(known.map(({ designer: { id } }) => [id, 100]));
  const winners = Array.from({ length: 2000 }, (_, i) => {
    const seen = { ...onDay(`2026-11-${10 + (i % 20)}`, `order ${i}`), firstPageCounts };
    const winner = withExposureFloor([...known, ...newcomers], seen).newcomerPlace!.designerId;
    expect(withExposureFloor([...known, ...newcomers.toReversed()], seen).newcomerPlace!.designerId).toBe(
      winner,
    );
    return winner;
  });
  for (const { designer } of newcomers) {
    // 2000 draws of four give each 500, with a standard deviation of 19.
    expect(Math.abs(winners.filter((id) => id === designer.id).length - 500)).toBeLessThan(100);
  }
});
