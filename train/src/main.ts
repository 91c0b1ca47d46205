import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storyDesigners } from '@tessera/demo/designers';
import { readPicture, readPictures } from '@tessera/demo/pictures';
import { createBundledEmbedder } from '@tessera/embedder/bundled';
import { MODELS_DIR } from '@tessera/server/start/cache-folders';
import { gloss } from '@tessera/matching/glossary/gloss';
import { countWords } from '@tessera/matching/text/word-rarity';
import { photoStatistics } from './photo-statistics.ts';

const usage = `Usage: npm run train
Learns from the demo what the matching package ships: how photo vectors are centred and scaled, and which words are common.`;

const SIGNIFICANT_DIGITS = 4;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(usage);
  process.exit();
}

const projectTexts = storyDesigners.flatMap(({ projects }) =>
  projects.map(({ name, description }) => gloss(`${name}. ${description}`).text),
);
await write('text/word-counts.json', countWords(projectTexts));

const learntFrom = (await readPictures()).filter(({ isHeldOut }) => !isHeldOut);
const pictures = await Promise.all(learntFrom.map(readPicture));
console.log(`${pictures.length} pictures`);
const embedder = createBundledEmbedder({ cacheDir: MODELS_DIR, processes: 2 });
const looks = await embedder.embedPhotos(pictures);
await embedder.close();
const model = embedder.photoModel;
await write('photo/photo-statistics.json', { model, ...photoStatistics(looks) });

/** Replaces a file of the matching package; the same pictures always give the same file. */
async function write(name: string, content: object): Promise<void> {
  const path = fileURLToPath(new URL(`../../packages/matching/src/${name}`, import.meta.url));
  const rounded = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : value;
  await writeFile(path, `${JSON.stringify(content, rounded)}\n`);
  console.log(`Wrote ${name}`);
}
