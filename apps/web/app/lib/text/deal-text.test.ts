import { expect, test } from 'vitest';
import { priceText } from './deal-text.ts';

test.for([
  [6200, 7400, '$6,200 to $7,400'],
  [6200, 6200, '$6,200'],
  [6200, null, 'From $6,200'],
  [null, 7400, 'Up to $7,400'],
  [0, null, 'From $0'],
  [null, null, null],
] as const)('a price from %s to %s reads %s', ([price_from_usd, price_to_usd, text]) => {
  expect(priceText({ price_from_usd, price_to_usd })).toBe(text);
});
