import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibratedScore, contextOf } from './calibration.ts';
import { pair, pairsOfOrder, unit } from '../evidence/pair.arbitrary.ts';

/** Rounding moves a score by no more. */
const EPSILON = 1e-9;

const context = fc.record({ picturesShare: unit, substance: unit });

test('a calibrated score lies between 0 and 100, starts at 0, and rises with the mean in every context', () => {
  fc.assert(
    fc.property(context, unit, unit, (order, a, b) => {
      expect(calibratedScore(0, order)).toBeCloseTo(0, 12);
      const [low, high] = [calibratedScore(Math.min(a, b), order), calibratedScore(Math.max(a, b), order)];
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(high + EPSILON);
      expect(high).toBeLessThanOrEqual(100);
    }),
  );
});

test('the context of the calibration depends on the order, not on the designer', () => {
  fc.assert(
    fc.property(pairsOfOrder, pair, (pairs, { designer }) => {
      const contexts = pairs.map((one) =>
        contextOf({ ...one, designer: { ...one.designer, pictures: designer.pictures } }),
      );
      for (const one of contexts) expect(one).toEqual(contexts[0]);
    }),
  );
});

test('an order whose text says nothing scores 0 with a designer without pictures, even if country and language fit', () => {
  fc.assert(
    fc.property(pair, unit, ({ order, designer }, mean) => {
      const empty = { order: { ...order, clarity: 0 }, designer: { ...designer, pictures: [] } };
      expect(calibratedScore(mean, contextOf(empty))).toBeCloseTo(0, 12);
    }),
  );
});
