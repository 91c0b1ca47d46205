import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURES_FOLDER, readPictures } from './pictures.ts';
import { storyRooms, storyStyles } from './story.ts';

interface CatalogueEntry {
  file: string;
  style: string;
  room: string;
  palette: string[];
  view: string;
  caption: string;
  split: string;
}

const BYTES_PER_PICTURE_MAX = 200_000;
const BYTES_MAX = 45_000_000;

const pictures = await readPictures();
const lines = (await readFile(join(PICTURES_FOLDER, 'captions.jsonl'), 'utf8')).trim().split('\n');
const catalogue = lines.map((line) => JSON.parse(line) as CatalogueEntry);

test('every picture is in the catalogue as what its name says, with a caption of its own and a palette', () => {
  expect(catalogue.map(({ file, style, room, view }) => ({ file, style, room, view }))).toEqual(
    pictures.map(({ file, style, room, view }) => ({ file, style, room, view })),
  );
  expect(new Set(catalogue.map(({ caption }) => caption)).size).toBe(catalogue.length);
  for (const { caption, palette } of catalogue) {
    expect(caption).toMatch(/^[A-Z].{30,180}\.$/);
    expect(palette.length).toBeGreaterThanOrEqual(3);
    for (const colour of palette) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('all views of one room are on the same side of the split, and each side has every style', () => {
  const sides = new Map<string, Set<string>>();
  for (const { file, split } of catalogue) {
    expect(['train', 'holdout']).toContain(split);
    const scene = file.split('_').slice(0, 3).join('_');
    sides.set(scene, (sides.get(scene) ?? new Set()).add(split));
  }
  expect([...sides].filter(([, splits]) => splits.size > 1)).toEqual([]);
  for (const side of ['train', 'holdout'])
    expect(new Set(catalogue.filter(({ split }) => split === side).map(({ style }) => style)).size).toBe(
      storyStyles.length,
    );
});

test('every style shows at least six rooms', () => {
  for (const style of storyStyles) {
    const rooms = new Set(pictures.filter((picture) => picture.style === style).map(({ room }) => room));
    expect([style, storyRooms.filter((room) => rooms.has(room)).length >= 6]).toEqual([style, true]);
  }
});

test('pictures are small, 1200 pixels long and carry no metadata', async () => {
  const sizes = await Promise.all(
    pictures.map(async ({ file, view }) => {
      const path = join(PICTURES_FOLDER, file);
      const { width, height, format, exif, iptc, xmp, comments } = await sharp(path).metadata();
      const size = view === 'tall' ? { width: 900, height: 1200 } : { width: 1200, height: 900 };
      expect({ file, width, height, format, metadata: exif ?? iptc ?? xmp ?? comments }).toEqual({
        file,
        ...size,
        format: 'jpeg',
        metadata: undefined,
      });
      return (await stat(path)).size;
    }),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(BYTES_PER_PICTURE_MAX);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BYTES_MAX);
});

test('every picture that a credit names is there', async () => {
  const [, ...rows] = (await readFile(join(PICTURES_FOLDER, 'CREDITS.csv'), 'utf8')).trim().split('\n');
  const named = rows.map((row) => row.split(',').at(-1)!).filter((names) => names !== 'all');
  expect(named.length).toBe(rows.length - 1);
  const names = new Set(pictures.map(({ file }) => file.replace('.jpg', '')));
  expect(named.flatMap((row) => row.split(' ')).filter((name) => !names.has(name))).toEqual([]);
});
