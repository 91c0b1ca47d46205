import { expect, test } from 'vitest';
import { toPhotoCentre, toPhotoVector } from './photo-vector.ts';

test('a photo vector is scene, folded look of length 1 and halved colour', () => {
  const vector = toPhotoVector({
    scene: Float32Array.of(0.6, 0.8),
    look: Float32Array.from({ length: 14 }, (_, i) => (i < 7 ? 3 : 4)),
    colour: Float32Array.of(1, 0),
  });
  expect([...vector].map((value) => Number(value.toFixed(4)))).toEqual([0.6, 0.8, 0.6, 0.8, 0.5, 0]);
});

test('the centre of a handful of photos is hardly taken off, that of many almost wholly', () => {
  expect(toPhotoCentre([1], 1)[0]).toBeLessThan(0.05);
  expect(toPhotoCentre([1], 2000)[0]).toBeGreaterThan(0.98);
});
