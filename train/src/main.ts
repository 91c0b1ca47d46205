import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readPicture, readPictures } from '@tessera/demo/pictures';
import { createBundledEmbedder } from '@tessera/embedder/bundled';
import { MODELS_DIR } from '@tessera/server/server';
import { photoStatistics } from './photo-statistics.ts';

const usage = `Usage: npm run train
Learns from the rendered rooms what the matching package ships: how photo vectors are centred and scaled.`;

const SIGNIFICANT_DIGITS = 4;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(usage);
  process.exit();
}

const learntFrom = (await readPictures()).filter(({ isHeldOut }) => !isHeldOut);
const pictures = await Promise.all(learntFrom.map(readPicture));
console.log(`${pictures.length} pictures`);
const embedder = createBundledEmbedder({ cacheDir: MODELS_DIR, processes: 2 });
const looks = await embedder.embedPhotos(pictures);
await embedder.close();
const model = embedder.photoModel;
await write('photo-statistics.json', { model, ...photoStatistics(looks) });

/** Replaces a file of the matching package; the same pictures always give the same file. */
async function write(name: string, content: object): Promise<void> {
  const path = fileURLToPath(new URL(`../../packages/matching/src/trained/${name}`, import.meta.url));
  const rounded = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : value;
  await writeFile(path, `${JSON.stringify(content, rounded)}\n`);
  console.log(`Wrote ${name}`);
}
