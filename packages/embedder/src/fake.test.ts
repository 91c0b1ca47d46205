import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFakeEmbedder } from './fake.ts';

const embedder = createFakeEmbedder();

test('the fake embedder gives any text a normalised vector, and the same text always the same one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const [vector, again] = await embedder.embedTexts([text, text]);
      expect(vector).toHaveLength(384);
      expect(Math.hypot(...vector!)).toBeCloseTo(1, 5);
      expect(again).toEqual(vector);
      expect(await createFakeEmbedder().embedTexts([text])).toEqual([vector]);
    }),
  );
});

test('the fake embedder puts texts that share words nearer to each other than texts that share none', async () => {
  const [brief, near, far] = await embedder.embedTexts([
    'bright oak kitchen',
    'oak kitchen, dark',
    'tax advice',
  ]);
  expect(cosine(brief!, near!)).toBeGreaterThan(0.5);
  expect(cosine(brief!, far!)).toBeLessThan(0.3);
});

test('the fake embedder gives pictures of similar colours similar features', async () => {
  const photos = await Promise.all(['#c83232', '#be3c32', '#1428dc'].map(plain));
  const [red, alsoRed, blue] = await embedder.embedPhotos(photos);
  for (const [name, dimensions] of [
    ['scene', 272],
    ['look', 1792],
    ['form', 224],
    ['texture', 48],
    ['colour', 136],
  ] as const) {
    expect(red![name]).toHaveLength(dimensions);
    expect(Math.hypot(...red![name])).toBeCloseTo(1, 5);
    expect(cosine(red![name], alsoRed![name])).toBeGreaterThan(0.95);
    expect(cosine(red![name], blue![name])).toBeLessThan(0.5);
  }
});

test('the fake embedder fails for damaged pictures, and for every call after it was closed', async () => {
  await expect(embedder.embedPhotos([Buffer.from('no picture')])).rejects.toThrow('unsupported image format');
  const closed = createFakeEmbedder();
  await closed.close();
  await expect(closed.embedTexts(['x'])).rejects.toThrow('The embedder is closed');
  await expect(closed.embedPhotos([])).rejects.toThrow('The embedder is closed');
});

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer();
}

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}
