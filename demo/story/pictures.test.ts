import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storyCustomers } from './customers.ts';
import { storyDesigners } from './designers.ts';
import {
  assignInspirations,
  assignPictures,
  PICTURES_FOLDER,
  readPictures,
  roomKeyOf,
  type Picture,
} from './pictures.ts';
import { storyRooms, storyStyles, type StoryProject } from './story.ts';

/** Orders that show a picture at the least; the others come without one. */
const ORDERS_WITH_PICTURE_MIN = 20;

const orders = storyCustomers.flatMap((customer) => customer.orders);

const realPictures = await readPictures();

/** Two rooms of each kind with two views each. */
const everyPicture: Picture[] = storyStyles.flatMap((style) =>
  storyRooms.flatMap((room) =>
    ['11_wide', '11_angle', '12_wide', '12_detail'].map((name) => {
      const [seed = '', view = ''] = name.split('_');
      return { file: `${style}_${room}_${name}.jpg`, style, room, seed, view, isHeldOut: false };
    }),
  ),
);

describe.each([
  ['two rooms of every kind', everyPicture],
  ['the pictures that are there', realPictures],
  ['living rooms only', everyPicture.filter(({ room }) => room === 'living')],
])('with %s', (_name, pictures) => {
  const assigned = assignPictures(storyDesigners, pictures);

  test('each project shows its own style and rooms', () => {
    for (const designer of storyDesigners)
      for (const project of designer.projects)
        for (const picture of assigned.get(project)!) {
          expect(picture.style).toBe(project.style ?? designer.style);
          expect(project.rooms).toContain(picture.room);
        }
  });

  test('each room belongs to one project of one designer', () => {
    const owners = new Map<string, Set<StoryProject>>();
    for (const [project, shown] of assigned)
      for (const picture of shown)
        owners.set(roomKeyOf(picture), (owners.get(roomKeyOf(picture)) ?? new Set()).add(project));
    expect([...owners].filter(([, projects]) => projects.size > 1).map(([room]) => room)).toEqual([]);
  });

  test('a project shows one room of each kind it tells of', () => {
    for (const [project, shown] of assigned) {
      const rooms = new Map(shown.map((picture) => [roomKeyOf(picture), picture.room]));
      expect([project.name, rooms.size]).toEqual([project.name, new Set(rooms.values()).size]);
    }
  });

  test('an order’s picture shows the style and the room it asks for, is in no portfolio and with no other order', () => {
    const shown = [...assigned.values()].flat();
    const inspirations = assignInspirations(orders, pictures, shown);
    const shownRooms = new Set(shown.map(roomKeyOf));
    for (const [{ about }, picture] of inspirations) {
      expect({ style: picture.style, room: picture.room }).toEqual({ style: about.style, room: about.room });
      expect(shownRooms).not.toContain(roomKeyOf(picture));
    }
    expect(new Set(inspirations.values()).size).toBe(inspirations.size);
  });
});

describe('the pictures that are there', () => {
  const assigned = assignPictures(storyDesigners, realPictures);

  test('are enough for every project of the story', () => {
    const bare = [...assigned].filter(([, shown]) => shown.length === 0).map(([{ name }]) => name);
    expect(bare).toEqual([]);
  });

  test('give every designer at least three projects to show', () => {
    const counts = storyDesigners.map(
      ({ projects }) => projects.filter((project) => assigned.get(project)!.length > 0).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });

  test('have the rooms that projects name', () => {
    const missing = storyDesigners.flatMap(({ projects }) =>
      projects.flatMap((project) =>
        Object.entries(project.seeds ?? {})
          .filter(
            ([room, seed]) =>
              !assigned.get(project)!.some((shown) => shown.room === room && shown.seed === String(seed)),
          )
          .map(([room, seed]) => `${project.name}: ${room} ${seed}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('leave something for customers', () => {
    const inspirations = assignInspirations(orders, realPictures, [...assigned.values()].flat());
    expect(inspirations.size).toBeGreaterThanOrEqual(ORDERS_WITH_PICTURE_MIN);
  });
});

test('orders prefer pictures that are held out, and portfolios the others', () => {
  const heldOut = everyPicture.map((picture) => ({ ...picture, isHeldOut: picture.seed === '12' }));
  const [designer] = storyDesigners;
  const shown = [...assignPictures([designer!], heldOut).values()].flat();
  expect(shown.filter((picture) => picture.isHeldOut)).toEqual([]);
  const inspirations = assignInspirations(orders.slice(0, 5), heldOut, []);
  expect([...inspirations.values()].map(({ isHeldOut }) => isHeldOut)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('no project shows more than five pictures', () => {
  const assigned = assignPictures(storyDesigners, realPictures);
  expect(Math.max(...[...assigned.values()].map((chosen) => chosen.length))).toBeLessThanOrEqual(5);
});

test('whatever a picture shows may be shown', async () => {
  const [, ...rows] = (await readFile(join(PICTURES_FOLDER, 'CREDITS.csv'), 'utf8')).trim().split('\n');
  const free = /,(CC0|CC0 1\.0|Public domain|CC BY \d\.\d|as the project),/;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !free.test(row))).toEqual([]);
});
