import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The rendered rooms that training may look at. */
const PICTURES = join(import.meta.dirname, '../../demo/pictures');

/** The pictures whose scenes are not held out, in the order of the catalogue. */
export async function readTrainingPictures(): Promise<Uint8Array[]> {
  const lines = (await readFile(join(PICTURES, 'captions.jsonl'), 'utf8')).trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { file: string; split: string });
  return Promise.all(
    entries.filter(({ split }) => split === 'train').map(({ file }) => readFile(join(PICTURES, file))),
  );
}
