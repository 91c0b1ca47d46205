import { expect, test } from 'vitest';
import { formatAmount, formatDayHeading, formatMoment, formatUsd, toInitials } from './format.ts';

test.each([
  [18_000, '$18,000'],
  [0, '$0'],
  [99.5, '$99.50'],
])('%d dollars are written %s', (amountUsd, text) => {
  expect(formatUsd(amountUsd)).toBe(text);
});

test('amounts are written with separated thousands', () => {
  expect([15_000, 1_000_000, 0, 99.5].map(formatAmount)).toEqual(['15,000', '1,000,000', '0', '99.5']);
});

test('initials are whole letters of the names, even of letters made of several characters', () => {
  expect(toInitials('freya', ' Lindqvist ')).toBe('FL');
  expect(toInitials('𝒩ora', '')).toBe('𝒩');
  expect(toInitials('', '')).toBe('');
});

const at = (text: string) => new Date(text).toISOString();
const now = new Date('2026-11-18T12:00:00');

test.each([
  ['2026-11-18T09:05:00', '09:05'],
  ['2026-11-17T23:59:00', 'Tue'],
  ['2026-11-12T08:00:00', 'Thu'],
  ['2026-11-11T20:00:00', 'Nov 11'],
  ['2026-11-19T08:00:00', 'Nov 19'],
  ['2025-11-18T12:00:00', 'Nov 18, 2025'],
])('on Nov 18, 2026 the moment %s is written %s', (moment, text) => {
  expect(formatMoment(at(moment), now)).toBe(text);
});

test('a day is headed Today, by its weekday, or with its year where that is another one', () => {
  const headings = ['2026-11-18T00:00:00', '2026-11-16T12:00:00', '2025-11-16T12:00:00'];
  expect(headings.map((moment) => formatDayHeading(at(moment), now))).toEqual([
    'Today',
    'Monday, Nov 16',
    'Nov 16, 2025',
  ]);
});
