import { expect, test } from 'vitest';
import { photoParts, toPhotoCentre, toPhotoVector } from './photo-vector.ts';
import statistics from './photo-statistics.json' with { type: 'json' };

const { model, mean, scale } = statistics;

const look = (fill: (i: number) => number) => ({
  scene: Float32Array.from({ length: 272 }, (_, i) => fill(i)),
  look: Float32Array.from({ length: 1792 }, (_, i) => fill(i)),
  form: Float32Array.from({ length: 224 }, (_, i) => fill(i)),
  texture: Float32Array.from({ length: 48 }, (_, i) => fill(i)),
  colour: Float32Array.from({ length: 136 }, (_, i) => fill(i)),
});

test('a photo vector holds all parts one after the other, with every number centred and scaled', () => {
  const photo = look((i) => 1 + (i % 5));
  const parts = photoParts(photo);
  const vector = toPhotoVector(photo, model);
  expect(vector).toHaveLength(scale.length);
  expect(vector[0]).toBeCloseTo((parts.scene[0]! - mean[0]!) * scale[0]!, 4);
  expect(vector[272]).toBeCloseTo((parts.look[0]! - mean[272]!) * scale[272]!, 4);
  expect(vector[935]).toBeCloseTo((parts.colour[135]! - mean[935]!) * scale[935]!, 4);
});

test('numbers of a model without known scales are neither centred nor scaled', () => {
  const photo = look(() => 2);
  expect(toPhotoVector(photo, 'another@1')[0]).toBe(photo.scene[0]);
});

test('folded classifier features have length 1', () => {
  expect(Math.hypot(...photoParts(look((i) => i % 3)).look)).toBeCloseTo(1, 5);
});

test('every scale is a positive number', () => {
  expect(scale.filter((value) => !(value > 0 && Number.isFinite(value)))).toEqual([]);
});

test('the centre is subtracted hardly at all for a few photos, and almost wholly for many', () => {
  expect(toPhotoCentre([1], 1)[0]).toBeLessThan(0.05);
  expect(toPhotoCentre([1], 2000)[0]).toBeGreaterThan(0.98);
});
