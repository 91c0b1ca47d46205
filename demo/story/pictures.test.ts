import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyCustomers } from './customers.ts';
import { storyDesigners } from './designers.ts';
import {
  assignInspirations,
  assignPictures,
  DESIGNERS_PER_PICTURE_MAX,
  PICTURES_FOLDER,
  readPictures,
  type Picture,
} from './pictures.ts';
import { storyRooms, storyStyles } from './story.ts';

const orders = storyCustomers.flatMap((customer) => customer.orders);

/** As many as the renderer is asked for. */
const everyPicture: Picture[] = storyStyles.flatMap((style) =>
  storyRooms.flatMap((room) =>
    ['11_wide', '11_angle', '12_wide', '12_detail'].map((name) => {
      const [seed = '', view = ''] = name.split('_');
      return { file: `${style}_${room}_${name}.jpg`, style, room, seed, view, isHeldOut: false };
    }),
  ),
);

test.each([
  ['every picture that is asked for', everyPicture],
  ['the pictures that are there', await readPictures()],
  ['a handful of pictures', everyPicture.filter(({ room }) => room === 'living')],
])('with %s, each project shows its own style and rooms, and no picture is everywhere', (_name, pictures) => {
  const assigned = assignPictures(storyDesigners, pictures);
  const uses = new Map<string, number>();
  for (const designer of storyDesigners) {
    const shown = designer.projects.flatMap((project) => {
      for (const picture of assigned.get(project)!) {
        expect(picture.style).toBe(project.style ?? designer.style);
        expect(project.rooms).toContain(picture.room);
      }
      return assigned.get(project)!.map(({ file }) => file);
    });
    expect(new Set(shown).size).toBe(shown.length);
    for (const file of shown) uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(DESIGNERS_PER_PICTURE_MAX);
});

test('what is held out is shown to customers where portfolios have another such room, and to nobody else', () => {
  const heldOut = everyPicture.map((picture) => ({ ...picture, isHeldOut: picture.seed === '12' }));
  const inspirations = assignInspirations(orders, heldOut);
  expect(inspirations.size).toBe(orders.length);
  for (const [{ about }, { style, room, isHeldOut }] of inspirations)
    expect({ style, room, isHeldOut }).toEqual({ ...about, isHeldOut: true });
  const shown = [...assignPictures(storyDesigners, heldOut).values()].flat();
  expect(shown.filter((picture) => picture.isHeldOut)).toEqual([]);

  const onlyHeldOut = heldOut.filter(({ isHeldOut }) => isHeldOut);
  expect(assignInspirations(orders, onlyHeldOut).size).toBe(0);
});

test('with every picture that is asked for, every designer shows at least three projects', () => {
  const assigned = assignPictures(storyDesigners, everyPicture);
  const counts = storyDesigners.map(
    ({ projects }) => projects.filter((project) => assigned.get(project)!.length > 0).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
});

test('no project shows more than five pictures', () => {
  const assigned = assignPictures(storyDesigners, everyPicture);
  expect(Math.max(...[...assigned.values()].map((chosen) => chosen.length))).toBeLessThanOrEqual(5);
});

test('whatever a picture shows may be shown', async () => {
  const [, ...rows] = (await readFile(join(PICTURES_FOLDER, 'CREDITS.csv'), 'utf8')).trim().split('\n');
  const free = /,(CC0|CC0 1\.0|Public domain|CC BY \d\.\d|as the project),/;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !free.test(row))).toEqual([]);
});
