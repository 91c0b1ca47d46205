/**
 * Makes the pictures of the public pages from the demo's rendered rooms: AVIF at every width and one JPEG for browsers
 * without AVIF, and the ground colour of each.
 *
 *   node apps/web/tools/make-rooms.ts
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOM_FALLBACK_WIDTH, ROOM_WIDTHS, roomNames } from '../app/ui/brand/rooms.ts';

const sourceFolder = join(import.meta.dirname, '../../../demo/pictures');
const targetFolder = join(import.meta.dirname, '../public/rooms');

const grounds: Record<string, string> = {};
await mkdir(targetFolder, { recursive: true });
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
for (const file of await readdir(targetFolder))
  if (!roomNames.some((name) => file.startsWith(`${name}-`))) await rm(join(targetFolder, file));
await writeFile(
  join(import.meta.dirname, '../app/ui/brand/rooms.generated.json'),
  `${JSON.stringify(grounds, null, 2)}\n`,
);
