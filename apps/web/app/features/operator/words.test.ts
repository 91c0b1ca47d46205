import { expect, test } from 'vitest';
import { duration, size } from './words.ts';

/** Guarantees that sizes and durations are read at a glance. */

test.for([
  [0, '0 bytes'],
  [812_345, '812 kB'],
  [1_800_000_000, '1.8 GB'],
  [41_200_000_000, '41.2 GB'],
  [200_000_000_000, '200 GB'],
] as const)('%d bytes are “%s”', ([bytes, words]) => {
  expect(size(bytes)).toBe(words);
});

test.for([
  [2, '2 s'],
  [200, '3 min'],
  [7200, '2 h'],
  [172_800, '2 days'],
] as const)('%d seconds are “%s”', ([seconds, words]) => {
  expect(duration(seconds)).toBe(words);
});
