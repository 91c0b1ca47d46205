/**
 * Makes `public/social-card.jpg`, which other sites show beside a link: the hero of the landing page in little.
 *
 *   node apps/web/tools/make-social-card.ts
 */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { RoomName } from '../app/ui/brand/rooms.ts';

const sourceFolder = join(import.meta.dirname, '../../../demo/pictures');

/** Tiles of one room, some of them from the same place in others, the top right one gold; in pixels. */
const CARD = { width: 1200, height: 630, columns: 8, rows: 4, grout: 5 };
const CARD_ROOM: RoomName = 'art-deco_living_11_wide';
const CARD_TILES: { x: number; y: number; room: RoomName }[] = [
  { x: 4, y: 1, room: 'farmhouse_living_11_wide' },
  { x: 6, y: 1, room: 'industrial_living_11_wide' },
  { x: 0, y: 1, room: 'farmhouse_living_11_wide' },
  { x: 2, y: 2, room: 'industrial_living_11_wide' },
  { x: 5, y: 2, room: 'farmhouse_living_11_wide' },
  { x: 3, y: 0, room: 'industrial_living_11_wide' },
  { x: 4, y: 3, room: 'industrial_living_11_wide' },
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
  .toFile(join(import.meta.dirname, '../public/social-card.jpg'));

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
