import { availableParallelism } from 'node:os';
import { createBundledEmbedder } from '@tessera/embedder/bundled';
import { MODELS_DIR } from '@tessera/server/start/cache-folders';
import sharp from 'sharp';
import type { Figure, Report } from './report.ts';

const SHORT = 'A calm Scandinavian living room.';
const BRIEF =
  'We want to turn our dark kitchen into a bright room for a family of four, with oak worktops, room to sit, and a budget that stays modest.';
const LONG = `${BRIEF} `.repeat(8);

/** How fast the bundled models are: texts of three lengths and photos, one at a time and in batches. */
export async function embeddingSuite(): Promise<Report> {
  const embedder = createBundledEmbedder({ cacheDir: MODELS_DIR });
  const figures: Figure[] = [];
  const measure = async (what: string, count: number, work: () => Promise<unknown>) => {
    await work();
    const startedAt = performance.now();
    await work();
    figures.push({ what, value: (performance.now() - startedAt) / count, unit: 'ms each' });
  };

  const batch = (text: string) => Array.from({ length: 64 }, (_, index) => `${text} ${index}`);
  await measure('text of 6 words', 64, () => embedder.embedTexts(batch(SHORT)));
  await measure('text of 30 words', 64, () => embedder.embedTexts(batch(BRIEF)));
  await measure('text of 240 words', 64, () => embedder.embedTexts(batch(LONG)));
  await measure('one text of 30 words, alone', 1, () => embedder.embedTexts([BRIEF]));
  const photo = await noisePhoto(1280, 960);
  await measure('photo of 1280 × 960', 8, () => embedder.embedPhotos(Array(8).fill(photo)));
  await embedder.close();
  return { suite: `Embedding with the bundled models (${availableParallelism()} cores)`, figures };
}

/** A photo-like load for the decoder: smooth noise, as JPEG. */
async function noisePhoto(width: number, height: number): Promise<Buffer> {
  const noise = {
    create: {
      width: 64,
      height: 48,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  return sharp(await sharp(noise).png().toBuffer())
    .resize(width, height)
    .jpeg()
    .toBuffer();
}
