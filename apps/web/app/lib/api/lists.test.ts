import { expect, test } from 'vitest';
import { readableItems } from './lists.ts';
import { isObject, isOneOf, isString, itemReader } from './readable.ts';

const read = itemReader<{ id: string }>(isObject({ id: isString, tone: isOneOf('warm', 'cold') }));

test('items of a list that lack a field or have an unknown value are left out, and the others keep their order', () => {
  const items = [
    { id: 'a', tone: 'cold' },
    { id: 'b' },
    null,
    { id: 'c', tone: 'loud' },
    { id: 'd', tone: 'warm' },
  ];
  expect(readableItems(items, read).map(({ id }) => id)).toEqual(['a', 'd']);
});

test('fields that the web does not know are ignored', () => {
  expect(readableItems([{ id: 'a', tone: 'cold', mood: 'calm' }], read)).toHaveLength(1);
});
