import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gini, lorenzCurve } from './gini.ts';

const numbers = fc.array(fc.nat(1000), { minLength: 1, maxLength: 50 });

describe('the Gini coefficient', () => {
  test.each([
    [[], 0],
    [[0, 0], 0],
    [[3, 3, 3], 0],
    [[0, 0, 0, 8], 0.75],
    [[1, 3], 0.25],
  ])('of %j is %d', (list, expected) => expect(gini(list)).toBeCloseTo(expected, 10));

  test('is the same in any order and unit, and stays between 0 and 1', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const value = gini(list);
        expect(value).toBeGreaterThanOrEqual(-1e-9);
        expect(value).toBeLessThan(1);
        expect(gini(list.toReversed().map((one) => one * 7))).toBeCloseTo(value, 10);
      }),
    );
  });
});

describe('the Lorenz curve', () => {
  test.each([
    [[0, 0, 0, 8], 4, [0, 0, 0, 0, 1]],
    [[3, 1], 4, [0, 0.125, 0.25, 0.625, 1]],
    [[0], 2, [0, 0.5, 1]],
  ])('of %j in %d steps is %j', (list, steps, expected) =>
    expect(lorenzCurve(list, steps)).toEqual(expected),
  );

  test('rises from 0 to 1, and the area above it is the Gini coefficient', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const curve = lorenzCurve(list, list.length);
        expect(curve[0]).toBe(0);
        expect(curve.at(-1)).toBeCloseTo(1, 10);
        curve.slice(1).forEach((one, index) => expect(one).toBeGreaterThanOrEqual(curve[index]! - 1e-12));
        const below = curve.slice(1).reduce((sum, one, index) => sum + (one + curve[index]!) / 2, 0);
        expect(1 - (2 * below) / list.length).toBeCloseTo(gini(list), 10);
      }),
    );
  });
});
