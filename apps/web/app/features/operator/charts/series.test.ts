import { expect, test } from 'vitest';
import { labelledDays, valueAxis } from './series.ts';

/** Guarantees that the axes of charts can be read. */

test.for([[[0, 0, 0]], [[3, 11, 7]], [[27.4, null, 36.1]], [[480]], [[1_234_567]]] as const)(
  'the axis of %j begins at 0, holds every value, and has at most five even, whole steps',
  ([values]) => {
    const { max, ticks } = valueAxis(values);
    const steps = ticks.slice(1).map((tick, index) => tick - ticks[index]!);
    expect(ticks[0]).toBe(0);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(new Set(steps).size).toBe(1);
    expect(max).toBeGreaterThanOrEqual(Math.max(...values.map((value) => value ?? 0)));
  },
);

test('a day that is written under a chart has room, and the first and the last day are always there', () => {
  for (const width of [0, 120, 300, 900]) {
    const days = labelledDays(90, width);
    expect([days[0], days.at(-1)]).toEqual([0, 89]);
    expect(days.length).toBeLessThanOrEqual(5);
  }
  expect(labelledDays(0, 300)).toEqual([]);
  expect(labelledDays(1, 300)).toEqual([0]);
});
