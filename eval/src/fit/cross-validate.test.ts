import { expect, test } from 'vitest';
import { crossValidate, leaveSetsOut } from './cross-validate.ts';
import type { JudgedOrder } from './judged-case.ts';
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

test('cross-validation measures every order once, by weights learnt without that order, and gives the same result every time', () => {
  const once = crossValidate(judged);
  expect(once.orders).toHaveLength(judged.length);
  expect(once.orders.map((one) => one['ndcg@10'])).toEqual(judged.map(() => 1));
  expect(crossValidate(judged.toReversed()).orders).toHaveLength(judged.length);
  expect(crossValidate(judged)).toEqual(once);
});

test('the reliability table counts every designer of every order once, and separates good designers from bad ones', () => {
  const { reliability } = crossValidate(judged);
  expect(reliability.reduce((sum, { count }) => sum + count, 0)).toBe(judged.length * designerIds.length);
  expect(reliability[0]!.seen).toBe(0);
  expect(reliability.at(-1)!.seen).toBe(1);
});

test('an order without graded designers cannot be measured', () => {
  expect(() => crossValidate([{ ...judged[0]!, pairs: [] }])).toThrow('No designer can be ranked');
});

test('sets are left out as a whole, and one set alone cannot be', () => {
  const sets = judged.map((one, i) => ({ ...one, setName: i < 10 ? 'first' : 'second' }));
  const { orders, reliability } = leaveSetsOut(sets);
  expect(orders.map(({ setName }) => setName)).toEqual(sets.map(({ setName }) => setName));
  expect(reliability.reduce((sum, { count }) => sum + count, 0)).toBe(sets.length * designerIds.length);
  expect(() => leaveSetsOut(judged)).toThrow('at least two');
});

test('the only set with pictures is left out in two parts, so that chances of its orders are learnt from others of its orders', () => {
  const withPictures = (one: JudgedOrder): JudgedOrder => ({
    ...one,
    setName: 'pictured',
    pairs: one.pairs.map((pair) => {
      // Here a likeness speaks against a designer: only who has seen such orders can know.
      const likeness = 0.5 - pair.designer.projects[0]!.likeness;
      const photos = [{ photoId: 'photo', projectId: pair.designer.id, likeness }];
      const pictures = [{ position: 0, photos, photosOfProjects: photos, meanLikeness: likeness }];
      return { ...pair, designer: { ...pair.designer, pictures } };
    }),
  });
  const sets = judged.map((one, i) => (i < 10 ? one : withPictures(one)));
  const { reliability } = leaveSetsOut(sets);
  expect(reliability.reduce((sum, { count }) => sum + count, 0)).toBe(sets.length * designerIds.length);
  const said = reliability.at(-1)!;
  expect(said.said - said.seen).toBeLessThan(0.3);
});
