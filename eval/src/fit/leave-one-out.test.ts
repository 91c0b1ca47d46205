import { expect, test } from 'vitest';
import type { JudgedOrder } from './judged-case.ts';
import { leaveOneOut } from './leave-one-out.ts';
import { pairOf } from './pair.fixture.ts';

test('a signal is worth what the ranking loses without it, and a constant signal is worth nothing', () => {
  const judged: JudgedOrder[] = ['one', 'two'].map((variant) => ({
    setName: 'set',
    orderId: `order.${variant}`,
    variant,
    grades: new Map([['b', 3]]),
    // Only the text tells the good designer, who would stand second by the ids.
    pairs: [pairOf(`order.${variant}`, 'a', 0), pairOf(`order.${variant}`, 'b', 0.6)],
  }));
  const worth = leaveOneOut(judged);
  const gainOf = (name: string) =>
    worth.filter(({ signal }) => signal === name).map(({ variant, gain }) => [variant, gain]);
  const second = 1 / Math.log2(3);
  expect(gainOf('brief')).toEqual([
    [null, 1 - second],
    ['one', 1 - second],
    ['two', 1 - second],
  ]);
  expect(gainOf('photos')).toEqual([
    [null, 0],
    ['one', 0],
    ['two', 0],
  ]);
});
