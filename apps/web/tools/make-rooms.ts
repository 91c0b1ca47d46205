/**
 * Makes the pictures of the public pages from the demo's rendered rooms: AVIF at every width and one JPEG for browsers
 * without AVIF, the ground colour of each, and the card that other sites show beside a link.
 *
 *   node apps/web/tools/make-rooms.ts
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { ROOM_FALLBACK_WIDTH, ROOM_WIDTHS, roomNames, type RoomName } from '../app/ui/rooms.ts';

const sourceFolder = join(import.meta.dirname, '../../../demo/pictures');
const publicFolder = join(import.meta.dirname, '../public');
const targetFolder = join(publicFolder, 'rooms');

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
  join(import.meta.dirname, '../app/ui/rooms.generated.json'),
  `${JSON.stringify(grounds, null, 2)}\n`,
);

/** The hero in little: tiles of one room, some of them from the same place in others, the top right one gold. */
const CARD = { width: 1200, height: 630, columns: 8, rows: 4, grout: 5 };
const CARD_ROOM: RoomName = 'mid-century-modern_living_11_wide';
const CARD_TILES: { x: number; y: number; room: RoomName }[] = [
  { x: 0, y: 1, room: 'mediterranean_living_11_wide' },
  { x: 2, y: 2, room: 'scandinavian_living_11_wide' },
  { x: 3, y: 0, room: 'japandi_living_11_wide' },
  { x: 5, y: 1, room: 'mediterranean_living_11_wide' },
  { x: 6, y: 3, room: 'scandinavian_living_11_wide' },
  { x: 1, y: 3, room: 'japandi_living_11_wide' },
];
/** `--page` and `--smalt-gold` of the light theme. */
const PAGE = '#f5f4f1';
const GOLD = '#c9972f';

const rectangle = (x: number, y: number) => ({
  left: Math.round((x * CARD.width) / CARD.columns),
  top: Math.round((y * CARD.height) / CARD.rows),
  width: Math.round(CARD.width / CARD.columns),
  height: Math.round(CARD.height / CARD.rows),
});
const base = await cardRoom(CARD_ROOM);
const tiles: OverlayOptions[] = [];
for (const { x, y, room } of CARD_TILES) {
  const { left, top, width, height } = rectangle(x, y);
  const inner = {
    left,
    top,
    width: Math.min(width, CARD.width - left),
    height: Math.min(height, CARD.height - top),
  };
  tiles.push({
    input: await sharp(await cardRoom(room))
      .extract(inner)
      .toBuffer(),
    left,
    top,
  });
}
const gold = rectangle(CARD.columns - 1, 0);
tiles.push({ input: { create: { ...gold, channels: 3, background: GOLD } }, left: gold.left, top: gold.top });
for (let x = 1; x < CARD.columns; x += 1) tiles.push(grout(rectangle(x, 0).left, 0, CARD.grout, CARD.height));
for (let y = 1; y < CARD.rows; y += 1) tiles.push(grout(0, rectangle(0, y).top, CARD.width, CARD.grout));
await sharp(base)
  .composite(tiles)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(publicFolder, 'social-card.jpg'));

/** The part of a room that the card shows, from its lower half. */
function cardRoom(room: RoomName): Promise<Buffer> {
  const height = Math.round((CARD.width * 3) / 4);
  return sharp(join(sourceFolder, `${room}.jpg`))
    .resize(CARD.width, height)
    .extract({
      left: 0,
      top: Math.round((height - CARD.height) * 0.62),
      width: CARD.width,
      height: CARD.height,
    })
    .png()
    .toBuffer();
}

function grout(left: number, top: number, width: number, height: number): OverlayOptions {
  const half = Math.round(CARD.grout / 2);
  return {
    input: { create: { width, height, channels: 3, background: PAGE } },
    left: width === CARD.grout ? left - half : left,
    top: height === CARD.grout ? top - half : top,
  };
}
