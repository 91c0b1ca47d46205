import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The rendered rooms that training may look at. */
const PICTURES = join(import.meta.dirname, '../../demo/pictures');

/** A rendered room with what is known of it. */
export interface TrainingPicture {
  photo: Uint8Array;
  style: string;
}

/** The pictures whose scenes are not held out, in the order of the catalogue. */
export async function readTrainingPictures(): Promise<TrainingPicture[]> {
  const lines = (await readFile(join(PICTURES, 'captions.jsonl'), 'utf8')).trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { file: string; style: string; split: string });
  return Promise.all(
    entries
      .filter(({ split }) => split === 'train')
      .map(async ({ file, style }) => ({ photo: await readFile(join(PICTURES, file)), style })),
  );
}
