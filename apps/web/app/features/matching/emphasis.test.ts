import { expect, test } from 'vitest';
import { readEmphasis, writeEmphasis } from './emphasis.ts';

test('what an address says of emphasis is read, and written back the same', () => {
  const search = new URLSearchParams('order=a&style=2&scope=0.5&budget=1');
  expect(readEmphasis(search)).toEqual({ style: 2, scope: 0.5 });
  expect(writeEmphasis(search, { style: 2, scope: 0.5 }).toString()).toBe('order=a&style=2&scope=0.5');
  expect(writeEmphasis(search, { nearness: 0 }).toString()).toBe('order=a&nearness=0');
  expect(writeEmphasis(search, {}).toString()).toBe('order=a');
});

test('what makes no sense counts as usual', () => {
  expect(readEmphasis(new URLSearchParams('style=much&scope=-1&budget=2.5&nearness=0.3'))).toEqual({});
});
