import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createBundledEmbedder } from '@tessera/embedder/bundled';
import { MODELS_DIR } from '@tessera/server/server';
import { photoStatistics } from './photo-statistics.ts';
import { readTrainingPictures } from './pictures.ts';

const SIGNIFICANT_DIGITS = 4;

const pictures = await readTrainingPictures();
console.log(`${pictures.length} pictures`);
const embedder = createBundledEmbedder({ cacheDir: MODELS_DIR, threads: 2 });
const looks = await embedder.embedPhotos(pictures.map(({ photo }) => photo));
await embedder.close();
await write('photo-statistics.json', { model: embedder.photoModel, ...photoStatistics(looks) });

/** Replaces a file of the matching package; the same pictures always give the same file. */
async function write(name: string, content: object): Promise<void> {
  const path = fileURLToPath(new URL(`../../packages/matching/src/trained/${name}`, import.meta.url));
  const rounded = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : value;
  await writeFile(path, `${JSON.stringify(content, rounded)}\n`);
  console.log(`Wrote ${name}`);
}
