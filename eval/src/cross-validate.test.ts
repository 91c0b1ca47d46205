import { expect, test } from 'vitest';
import { crossValidate, type JudgedOrder } from './cross-validate.ts';
import { pairOf } from './pair.fixture.ts';

const designerIds = ['a', 'b', 'c', 'd', 'e'];

/** Orders whose good designer is near by text, and who is near is not the same in each. */
const judged: JudgedOrder[] = Array.from({ length: 20 }, (_, i) => {
  const good = designerIds[i % designerIds.length]!;
  const orderId = `order-${Math.floor(i / 2)}.${i % 2 === 0 ? 'one' : 'two'}`;
  return {
    setName: 'set',
    orderId,
    variant: i % 2 === 0 ? 'one' : 'two',
    grades: new Map([[good, 3]]),
    pairs: designerIds.map((id) => pairOf(orderId, id, id === good ? 0.6 : 0)),
  };
});

test('every order is measured once, by what was learnt without it, and the same every time', () => {
  const once = crossValidate(judged);
  expect(once.orders).toHaveLength(judged.length);
  expect(once.orders.map((one) => one['ndcg@10'])).toEqual(judged.map(() => 1));
  expect(crossValidate(judged.toReversed()).orders).toHaveLength(judged.length);
  expect(crossValidate(judged)).toEqual(once);
});

test('the reliability table holds every designer of every order once, and tells good from bad', () => {
  const { reliability } = crossValidate(judged);
  expect(reliability.reduce((sum, { count }) => sum + count, 0)).toBe(judged.length * designerIds.length);
  expect(reliability[0]!.seen).toBe(0);
  expect(reliability.at(-1)!.seen).toBe(1);
});

test('an order without pairs cannot be measured', () => {
  expect(() => crossValidate([{ ...judged[0]!, pairs: [] }])).toThrow('No designer can be ranked');
});
