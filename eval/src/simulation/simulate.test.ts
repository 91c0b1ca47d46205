import { expect, test } from 'vitest';
import { createRandom } from '../metrics.ts';
import { pairOf } from '../fit/pair.fixture.ts';
import { gini, simulateExposure } from './simulate.ts';

test('the Gini coefficient is 0 for equal values, grows with inequality, and approaches 1 when one value holds everything', () => {
  expect(gini([3, 3, 3])).toBeCloseTo(0, 12);
  expect(gini([1, 3])).toBeCloseTo(0.25, 12);
  expect(gini([0, 0, 0, 0, 0, 0, 0, 0, 0, 7])).toBeCloseTo(0.9, 12);
  expect(gini([0, 0])).toBe(0);
});

test('with the exposure floor, fewer designers never reach a first page, and the lists lose little score', () => {
  // Some designers are a little better than all others for every order.
  const random = createRandom(5);
  const [byScore, , floored] = simulateExposure({
    designerCount: 40,
    orderCount: 200,
    pairOf: (order, designer) =>
      pairOf(`order ${order}`, `designer ${designer}`, 0.2 + (designer % 2) * 0.02 + 0.005 * random()),
  });
  expect(floored!.neverShown).toBeLessThan(byScore!.neverShown);
  expect(floored!.gini).toBeLessThan(byScore!.gini);
  expect(floored!.givenShare).toBeGreaterThan(0);
  expect(byScore!.givenShare).toBe(0);
  expect(byScore!.scoreMean - floored!.scoreMean).toBeLessThan(2);
});
