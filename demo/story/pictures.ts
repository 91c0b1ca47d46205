import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  storyRooms,
  storyStyles,
  type StoryDesigner,
  type StoryOrder,
  type StoryProject,
  type StoryRoom,
  type StoryStyle,
} from './story.ts';

/** Where the rendered rooms lie. */
export const PICTURES_FOLDER = fileURLToPath(new URL('../pictures', import.meta.url));

/** A rendered room by the parts of its file name, `style_room_seed_view.jpg`; one seed is one room seen from several sides. */
export interface Picture {
  file: string;
  style: StoryStyle;
  room: StoryRoom;
  seed: string;
  view: string;
  /** Not learnt from; kept for customers, who find it somewhere and like it, where portfolios can do without. */
  isHeldOut: boolean;
}

const PROJECTS_MAX = 5;

/** Which side of a room makes the better cover. */
const viewsBestFirst = ['wide', 'angle', 'corner', 'tall', 'detail'];

/** Every picture there is, by file name. @throws Error when a name does not say what the picture shows */
export async function readPictures(folder: string = PICTURES_FOLDER): Promise<Picture[]> {
  const catalogue = (await readFile(join(folder, 'captions.jsonl'), 'utf8')).trim().split('\n');
  const heldOut = catalogue
    .map((line) => JSON.parse(line) as { file: string; split: string })
    .filter(({ split }) => split === 'holdout')
    .map(({ file }) => file);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jpg'));
  return files.toSorted().map((file) => ({ ...readPictureName(file), isHeldOut: heldOut.includes(file) }));
}

/** A picture as the file it is. */
export function readPicture({ file }: Picture): Promise<Buffer<ArrayBuffer>> {
  return readFile(join(PICTURES_FOLDER, file));
}

/**
 * Gives each project the rooms it tells of, each with all its views. A room has one owner: nobody shows what somebody else
 * shows. A project that names its rooms gets those; of the others, whoever has least chooses first. What is held out is
 * left to customers as long as there is another room of the style. A project for which none is left gets no picture.
 */
export function assignPictures(
  designers: readonly StoryDesigner[],
  pictures: readonly Picture[],
): Map<StoryProject, Picture[]> {
  const free = new Map(Object.entries(Object.groupBy(pictures, roomKeyOf)) as [string, Picture[]][]);
  const slots = designers.flatMap((designer) =>
    designer.projects.flatMap((project) =>
      project.rooms.map((room) => ({
        designer,
        project,
        room,
        style: project.style ?? designer.style,
        chosen: [] as Picture[],
      })),
    ),
  );

  for (const slot of slots) {
    const seed = slot.project.seeds?.[slot.room];
    if (seed !== undefined) take(slot, `${slot.style}_${slot.room}_${seed}`);
  }
  for (let count = 0; count < PROJECTS_MAX; count += 1) {
    for (const slot of slots) if (mayBegin(slot, count)) give(slot);
  }
  for (const slot of slots) if (slot.chosen.length === 0) give(slot, (room) => !room[0]!.isHeldOut);

  const assigned = new Map<StoryProject, Picture[]>();
  for (const { project, chosen } of slots)
    assigned.set(project, [...(assigned.get(project) ?? []), ...chosen]);
  return assigned;

  function take(slot: (typeof slots)[number], key: string): void {
    slot.chosen.push(...(free.get(key) ?? []).toSorted(byView));
    free.delete(key);
  }

  /** Gives a project the room with the most views. A room that is held out from training is given only if there is no other. */
  function give(
    slot: (typeof slots)[number],
    isFit: (room: readonly Picture[]) => boolean = () => true,
  ): void {
    const [best] = [...free]
      .filter(([, [picture]]) => picture!.style === slot.style && picture!.room === slot.room)
      .filter(([, room]) => isFit(room))
      .toSorted(([, a], [, b]) => Number(a[0]!.isHeldOut) - Number(b[0]!.isHeldOut) || b.length - a.length);
    if (best !== undefined) take(slot, best[0]);
  }

  function isBare(project: StoryProject): boolean {
    return slots.every((slot) => slot.project !== project || slot.chosen.length === 0);
  }

  /** Whoever shows no more than `count` projects may begin another, first of all in the own style: there it is looked for. */
  function mayBegin({ designer, project, style }: (typeof slots)[number], count: number): boolean {
    const shownCount = designer.projects.filter((other) => !isBare(other)).length;
    const isOwnStyle = style === designer.style || count === PROJECTS_MAX - 1;
    return isOwnStyle && isBare(project) && shownCount <= count;
  }
}

/**
 * A picture a customer might have found and liked: of the style and the room asked for, in no portfolio, and with no other
 * order. Held-out pictures first; an order for which there is none goes without.
 */
export function assignInspirations(
  orders: readonly StoryOrder[],
  pictures: readonly Picture[],
  inPortfolios: readonly Picture[],
): Map<StoryOrder, Picture> {
  const shownRooms = new Set(inPortfolios.map(roomKeyOf));
  const free = pictures
    .filter((picture) => !shownRooms.has(roomKeyOf(picture)))
    .toSorted((a, b) => Number(b.isHeldOut) - Number(a.isHeldOut) || byView(a, b));
  const assigned = new Map<StoryOrder, Picture>();
  for (const order of orders) {
    const { style, room } = order.about;
    const i = free.findIndex((picture) => picture.style === style && picture.room === room);
    if (i !== -1) assigned.set(order, free.splice(i, 1)[0]!);
  }
  return assigned;
}

/** What the views of one room have in common. */
export function roomKeyOf({ style, room, seed }: Picture): string {
  return `${style}_${room}_${seed}`;
}

function byView(a: Picture, b: Picture): number {
  return viewsBestFirst.indexOf(a.view) - viewsBestFirst.indexOf(b.view);
}

function readPictureName(file: string): Omit<Picture, 'isHeldOut'> {
  const [style, room, seed, view] = file.replace(/\.jpg$/, '').split('_');
  const isKnown = storyStyles.some((known) => known === style) && storyRooms.some((known) => known === room);
  if (!isKnown || seed === undefined || view === undefined) {
    throw new Error(`The name of the picture ${file} does not read style_room_seed_view.jpg.`);
  }
  return { file, style: style as StoryStyle, room: room as StoryRoom, seed, view };
}
