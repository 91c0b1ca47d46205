import { expect, test } from 'vitest';
import { checkApplication, toApplicationBody } from './application-values.ts';

test('everything may be left out', async () => {
  const empty = { note: '', price_from_usd: '', price_to_usd: ' ' };
  expect(await checkApplication(empty)).toEqual([]);
  expect(toApplicationBody(empty)).toEqual({ note: '', price_from_usd: null, price_to_usd: null });
});

test.for([
  ['6200', '5400', [{ field: 'price_to_usd', message: 'Must be at least $6,200' }]],
  ['6200', '6200', []],
  ['', '5400', []],
  ['-1', '', [{ field: 'price_from_usd', message: 'Enter an amount from 0 to 1,000,000,000.' }]],
] as const)('prices from %j to %j have the faults %j', async ([price_from_usd, price_to_usd, faults]) => {
  expect(await checkApplication({ note: '', price_from_usd, price_to_usd })).toEqual(faults);
});
