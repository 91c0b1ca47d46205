import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSize, servedSizes } from './photo-sizes.ts';

const photos = fc.record({
  width: fc.integer({ min: 1, max: 100_000 }),
  height: fc.integer({ min: 1, max: 100_000 }),
});

test('the sizes of a photo rise in width, keep its shape, and none is larger than the photo', () => {
  fc.assert(
    fc.property(photos, (photo) => {
      const sizes = servedSizes(photo);
      expect(sizes.length).toBeGreaterThan(0);
      for (const [index, { width, height }] of sizes.entries()) {
        expect(width).toBeGreaterThan(sizes[index - 1]?.width ?? 0);
        expect(width).toBeLessThanOrEqual(Math.min(photo.width, 1920));
        expect(height).toBeGreaterThanOrEqual(1);
        expect(height).toBeLessThanOrEqual(Math.min(photo.height, 16_383));
        // Within half a pixel of the exact proportion, unless a side would be less than one pixel.
        const scale = Math.max(width / photo.width, height / photo.height);
        expect(Math.abs(photo.width * scale - width)).toBeLessThanOrEqual(
          Math.max(1, photo.width / photo.height),
        );
        expect(Math.abs(photo.height * scale - height)).toBeLessThanOrEqual(
          Math.max(1, photo.height / photo.width),
        );
      }
    }),
  );
});

test('the first size that is made of a photo is one of its served sizes', () => {
  fc.assert(
    fc.property(photos, (photo) => {
      expect(servedSizes(photo)).toContainEqual(firstSize(photo));
      expect(firstSize(photo).width).toBeLessThanOrEqual(1280);
    }),
  );
});
