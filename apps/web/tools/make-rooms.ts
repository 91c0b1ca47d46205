/**
 * Makes the pictures of the public pages from a folder of rendered rooms (JPEG, 1200 pixels wide or more):
 * AVIF at every width and one JPEG for browsers without AVIF, and the ground colour of each.
 *
 *   node apps/web/tools/make-rooms.ts FOLDER
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOM_FALLBACK_WIDTH, ROOM_WIDTHS, roomNames } from '../app/ui/rooms.ts';

const [sourceFolder] = process.argv.slice(2);
if (sourceFolder === undefined) throw new Error('Name the folder that holds the rendered rooms.');
const targetFolder = join(import.meta.dirname, '../public/rooms');
await mkdir(targetFolder, { recursive: true });

const grounds: Record<string, string> = {};
for (const name of roomNames) {
  const picture = sharp(join(sourceFolder, `${name}.jpg`));
  for (const width of ROOM_WIDTHS) {
    await picture
      .clone()
      .resize(width)
      .avif({ quality: width > 800 ? 50 : 54, effort: 6 })
      .toFile(join(targetFolder, `${name}-${width}.avif`));
  }
  await picture
    .clone()
    .resize(ROOM_FALLBACK_WIDTH)
    .jpeg({ quality: 68, mozjpeg: true })
    .toFile(join(targetFolder, `${name}-${ROOM_FALLBACK_WIDTH}.jpg`));
  const mean = await picture.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  grounds[name] = `#${mean.toString('hex')}`;
}
await writeFile(
  join(import.meta.dirname, '../app/ui/rooms.generated.json'),
  `${JSON.stringify(grounds, null, 2)}\n`,
);
