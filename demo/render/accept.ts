/**
 * Takes pictures that passed inspection into ../pictures, compressed by mozjpeg to at most 200 kB.
 *
 *   node accept.ts FILE...   (file names style_room_seed_view.jpg)
 */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const PICTURES = join(import.meta.dirname, '../pictures');
const BYTES_MAX = 200_000;
const QUALITY_BEST = 82;
const QUALITY_WORST = 55;
const QUALITY_STEP = 3;

for (const file of process.argv.slice(2)) {
  const data = await compressed(file);
  await writeFile(join(PICTURES, basename(file)), data);
  console.log(`${basename(file)}: ${Math.round(data.length / 1000)} kB`);
}

/** The picture as progressive JPEG without metadata, at the best quality that is small enough. */
async function compressed(file: string): Promise<Buffer> {
  for (let quality = QUALITY_BEST; ; quality -= QUALITY_STEP) {
    const data = await sharp(file).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length <= BYTES_MAX || quality <= QUALITY_WORST) return data;
  }
}
