import type { SetReading } from '@tessera/contract/orders/order-reading';
import { expect, test } from 'vitest';
import { withoutWish, withWish } from './reading-changes.ts';

const nothing: SetReading = { added: [], removed: [] };
const rustic = { kind: 'style', value: 'rustic', must: false } as const;

test('adding a wish replaces its opposite, and adding a budget replaces another one', () => {
  const once = withWish(nothing, rustic);
  expect(once).toEqual({ added: [rustic], removed: [] });
  const notRustic = { ...rustic, kind: 'not_style', must: true } as const;
  expect(withWish(once, notRustic).added).toEqual([notRustic]);
  const [low, high] = ['9000', '12000'].map((value) => ({ kind: 'budget', value, must: true }) as const);
  expect(withWish(withWish(once, low!), high!).added).toEqual([rustic, high]);
});

test('a removed wish can be added again, and an added one can be removed', () => {
  const removed = withoutWish(withWish(nothing, rustic), rustic);
  expect(removed).toEqual({ added: [], removed: [{ kind: 'style', value: 'rustic' }] });
  expect(withoutWish(removed, rustic)).toEqual(removed);
  expect(withWish(removed, rustic)).toEqual({ added: [rustic], removed: [] });
});

test('a reading is sent without the fields that the server adds', () => {
  const shown = { ...rustic, label: 'rustic', origin: 'said', sources: [] };
  expect(withWish(nothing, shown).added).toEqual([rustic]);
  expect(withoutWish(nothing, shown).removed).toEqual([{ kind: 'style', value: 'rustic' }]);
});
