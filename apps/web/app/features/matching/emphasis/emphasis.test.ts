import { expect, test } from 'vitest';
import { readEmphasis, writeEmphasis } from './emphasis.ts';

test('the emphasis in an address is read, and writing it gives the same address', () => {
  const search = new URLSearchParams('order=a&style=2&scope=0.5&budget=1');
  expect(readEmphasis(search)).toEqual({ style: 2, scope: 0.5 });
  expect(writeEmphasis(search, { style: 2, scope: 0.5 }).toString()).toBe('order=a&style=2&scope=0.5');
  expect(writeEmphasis(search, { nearness: 0 }).toString()).toBe('order=a&nearness=0');
  expect(writeEmphasis(search, {}).toString()).toBe('order=a');
});

test('a malformed emphasis in an address counts as the usual one', () => {
  expect(readEmphasis(new URLSearchParams('style=much&scope=-1&budget=2.5&nearness=0.3'))).toEqual({});
});
