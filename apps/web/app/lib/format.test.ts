import { expect, test } from 'vitest';
import { formatUsd, toInitials } from './format.ts';

test.each([
  [18_000, '$18,000'],
  [0, '$0'],
  [99.5, '$99.50'],
])('%d dollars read %s', (amountUsd, text) => {
  expect(formatUsd(amountUsd)).toBe(text);
});

test('initials take whole letters of each name', () => {
  expect(toInitials('freya', ' Lindqvist ')).toBe('FL');
  expect(toInitials('𝒩ora', '')).toBe('𝒩');
  expect(toInitials('', '')).toBe('');
});
