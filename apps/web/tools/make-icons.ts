/**
 * Makes the icons of `public/` from `favicon.svg`, for browsers and telephones that take no SVG.
 *
 *   node apps/web/tools/make-icons.ts
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const publicFolder = join(import.meta.dirname, '../public');
const mark = await readFile(join(publicFolder, 'favicon.svg'));

/** The page's own colour: telephones cut the icon out of a full square. */
const GROUND = '#f5f4f1';

/** How much of the width the mark takes; what is cut off at the corners is outside of it. */
const MARK_SHARE = 0.56;

for (const { name, size } of [
  { name: 'apple-touch-icon.png', size: 180 },
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
]) {
  const inner = Math.round(size * MARK_SHARE);
  await sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: await draw(inner) }])
    .png({ palette: true })
    .toFile(join(publicFolder, name));
}
await sharp(await draw(48)).toFile(join(publicFolder, 'icon-48.png'));

function draw(size: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * size) / 24 })
    .resize(size, size)
    .png()
    .toBuffer();
}
