import { expect, test } from 'vitest';
import { z } from 'zod';
import { readableItems } from './lists.ts';

const schema = z.object({ id: z.string(), tone: z.enum(['warm', 'cold']) });

test('items of a list that lack a field or have an unknown value are left out, and the others keep their order', () => {
  const items = [
    { id: 'a', tone: 'cold' },
    { id: 'b' },
    null,
    { id: 'c', tone: 'loud' },
    { id: 'd', tone: 'warm' },
  ];
  expect(readableItems(items, schema).map(({ id }) => id)).toEqual(['a', 'd']);
});

test('fields that the web does not know are ignored', () => {
  expect(readableItems([{ id: 'a', tone: 'cold', mood: 'calm' }], schema)).toHaveLength(1);
});
