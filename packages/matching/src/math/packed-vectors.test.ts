import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanOfPacked, packVectors, productWith, squaredLength } from './packed-vectors.ts';
import { dot, meanOf } from './vectors.ts';

const DIMENSIONS = 7;
const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: DIMENSIONS, maxLength: DIMENSIONS })
  .map((values) => Float32Array.from(values));
const vectors = fc.array(vector, { minLength: 1, maxLength: 5 });

/** How far a number of a packed vector can be off, with something for the last digits. */
const errorOf = (packed: Float32Array) => Math.max(...packed.map(Math.abs)) / 254 + 1e-6;

test('packed vectors have the inner products of the originals, up to the rounding of each number', () => {
  fc.assert(
    fc.property(vectors, vector, (all, other) => {
      const packed = packVectors(all);
      for (const [at, one] of all.entries()) {
        const off = Math.abs(productWith(packed, at, other) - dot(one, other));
        expect(off).toBeLessThanOrEqual(
          errorOf(one) * other.reduce((sum, value) => sum + Math.abs(value), 0) + 1e-6,
        );
      }
    }),
  );
});

test('packed vectors have the lengths and means of the originals', () => {
  fc.assert(
    fc.property(vectors, (all) => {
      const packed = packVectors(all);
      const error = Math.max(...all.map(errorOf));
      for (const [at, one] of all.entries())
        expect(Math.abs(squaredLength(packed, at) - dot(one, one))).toBeLessThanOrEqual(
          3 * DIMENSIONS * error,
        );
      const mean = meanOf(all);
      for (const [i, value] of meanOfPacked(packed).entries())
        expect(Math.abs(value - mean[i]!)).toBeLessThanOrEqual(error);
    }),
  );
});

test('a packed vector of zeros is still all zeros', () => {
  const packed = packVectors([new Float32Array(DIMENSIONS)]);
  expect(productWith(packed, 0, new Float32Array(DIMENSIONS).fill(1))).toBe(0);
  expect(squaredLength(packed, 0)).toBe(0);
});
