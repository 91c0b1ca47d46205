import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('the depth of JSON is counted correctly, whatever brackets, quotes and backslashes its texts have', () => {
  const texts = fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', ']', 'a') });
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      texts,
      fc.integer(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(texts, tie('value'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(value, fc.nat(8), (json, levels) => {
      expect(isDeeperThan(JSON.stringify(json, null, 1), levels)).toBe(depthOf(json) > levels);
    }),
  );
});

test('half a megabyte of brackets is measured without failing', () => {
  expect(isDeeperThan('['.repeat(500_000), 32)).toBe(true);
  expect(isDeeperThan('[]'.repeat(250_000), 32)).toBe(false);
});
