import { expect, test } from 'vitest';
import { hoursInWords, levelsSummary, waitingSentence } from './sentences.ts';

/** Guarantees that what charts and numbers say in words is what they show. */

test.for([
  [0.2, 'less than an hour'],
  [1.1, 'one hour'],
  [6.2, 'six hours'],
  [27.4, '27 hours'],
  [71, 'three days'],
] as const)('%d hours are “%s”', ([hours, words]) => {
  expect(hoursInWords(hours)).toBe(words);
});

test('what waits is one sentence, which leaves out what does not', () => {
  const nothing = { vetting: 0, photos: 0, reports: 0, contact_messages: 0 };
  expect(waitingSentence(nothing)).toBe('Nothing waits for you.');
  expect(waitingSentence({ ...nothing, reports: 1 })).toBe('One report waits for you.');
  expect(waitingSentence({ ...nothing, photos: 1, reports: 1 })).toBe(
    'One photo and one report wait for you.',
  );
  expect(waitingSentence({ vetting: 7, photos: 3, reports: 2, contact_messages: 14 })).toBe(
    'Seven designers, three photos, two reports and 14 messages wait for you.',
  );
});

test('the summary of a chart tells its first and last value, whatever is missing between', () => {
  expect(levelsSummary('Stars', 30, [null, 4.5, null, 4.9, null])).toBe(
    'Stars, last 30 days: from 4.5 to 4.9.',
  );
  expect(levelsSummary('Stars', 30, [null])).toBe('Stars, last 30 days: nothing to show yet.');
});
