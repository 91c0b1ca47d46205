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

/** The most designers who show the same picture. */
export const DESIGNERS_PER_PICTURE_MAX = 2;

const PICTURES_PER_PROJECT_MAX = 5;
const PROJECTS_MIN = 3;
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
 * Gives each project pictures of its style and rooms, views of the same room together; those who have least choose first.
 * Nobody shows a picture that somebody else shows, unless there would be next to nothing. Where there are too few, a project
 * gets fewer or none, never one of another style.
 */
export function assignPictures(
  designers: readonly StoryDesigner[],
  pictures: readonly Picture[],
): Map<StoryProject, Picture[]> {
  const inspirations = new Set(inspirationsAmong(pictures));
  const shown = pictures.filter((picture) => !inspirations.has(picture));
  const shownBy = new Map<Picture, Set<StoryDesigner>>(shown.map((picture) => [picture, new Set()]));
  const slots = designers.flatMap((designer) =>
    designer.projects.flatMap((project) =>
      project.rooms.map((room) => ({
        designer,
        project,
        room,
        style: project.style ?? designer.style,
        chosen: [] as Picture[],
        wanted: project.rooms.length > 1 ? 2 : 4,
      })),
    ),
  );

  for (let count = 0; count < PROJECTS_MAX; count += 1) {
    for (const slot of slots) if (mayBegin(slot, count)) give(slot, (others) => others.size === 0);
  }
  for (const slot of slots) if (isBare(slot.project)) give(slot, (others) => mayShare(slot, others));
  for (let more = 0; more < PICTURES_PER_PROJECT_MAX; more += 1) {
    for (const slot of slots) if (slot.chosen.length < slot.wanted) give(slot, (others) => others.size === 0);
  }

  const assigned = new Map<StoryProject, Picture[]>();
  for (const { project, chosen } of slots)
    assigned.set(project, [...(assigned.get(project) ?? []), ...chosen]);
  return assigned;

  function give(slot: (typeof slots)[number], isFree: (others: ReadonlySet<StoryDesigner>) => boolean): void {
    const [best] = shown
      .filter(({ style, room }) => style === slot.style && room === slot.room)
      .filter((picture) => isFree(shownBy.get(picture)!))
      .map((picture) => ({ picture, rank: rankOf(picture, slot.chosen) }))
      .toSorted((a, b) => a.rank - b.rank);
    if (best === undefined) return;
    shownBy.get(best.picture)!.add(slot.designer);
    slot.chosen.push(best.picture);
  }

  function isBare(project: StoryProject): boolean {
    return slots.every((slot) => slot.project !== project || slot.chosen.length === 0);
  }

  function shownCount({ projects }: StoryDesigner): number {
    return projects.filter((project) => !isBare(project)).length;
  }

  /** Whoever shows no more than `count` projects may begin another, first of all in the own style: there it is looked for. */
  function mayBegin({ designer, project, style }: (typeof slots)[number], count: number): boolean {
    const isOwnStyle = style === designer.style || count === PROJECTS_MAX - 1;
    return isOwnStyle && isBare(project) && shownCount(designer) <= count;
  }

  /** Rather than leaving somebody with too few projects. */
  function mayShare({ designer }: (typeof slots)[number], others: ReadonlySet<StoryDesigner>): boolean {
    return (
      shownCount(designer) < PROJECTS_MIN && !others.has(designer) && others.size < DESIGNERS_PER_PICTURE_MAX
    );
  }

  /** Lower is better: what nobody shows yet, then another view of the same room, then a room nobody shows yet. */
  function rankOf(picture: Picture, chosen: readonly Picture[]): number {
    const uses = shownBy.get(picture)!.size;
    const isSameRoom = chosen.some((other) => other.seed === picture.seed);
    const othersInRoom = shown.filter(
      (other) => isOfSameRoom(other, picture) && shownBy.get(other)!.size > 0,
    ).length;
    return uses * 1000 - (isSameRoom ? 500 : 0) + othersInRoom * 10 + viewsBestFirst.indexOf(picture.view);
  }
}

/** A picture a customer might have found and liked: of the style asked for, of the room if there is one, in turn where there are several. */
export function assignInspirations(
  orders: readonly StoryOrder[],
  pictures: readonly Picture[],
): Map<StoryOrder, Picture> {
  const uses = new Map<Picture, number>();
  const assigned = new Map<StoryOrder, Picture>();
  for (const order of orders) {
    const { style, room } = order.about;
    const isOtherRoom = (picture: Picture) => Number(picture.room !== room);
    const [best] = inspirationsAmong(pictures)
      .filter((picture) => picture.style === style)
      .toSorted((a, b) => isOtherRoom(a) - isOtherRoom(b) || (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    if (best === undefined) continue;
    uses.set(best, (uses.get(best) ?? 0) + 1);
    assigned.set(order, best);
  }
  return assigned;
}

/** Those held out, where designers have another room of the same kind to show: a project needs its picture more. */
function inspirationsAmong(pictures: readonly Picture[]): Picture[] {
  return pictures.filter(
    ({ isHeldOut, style, room }) =>
      isHeldOut && pictures.some((other) => !other.isHeldOut && other.style === style && other.room === room),
  );
}

function readPictureName(file: string): Omit<Picture, 'isHeldOut'> {
  const [style, room, seed, view] = file.replace(/\.jpg$/, '').split('_');
  const isKnown = storyStyles.some((known) => known === style) && storyRooms.some((known) => known === room);
  if (!isKnown || seed === undefined || view === undefined) {
    throw new Error(`The name of the picture ${file} does not read style_room_seed_view.jpg.`);
  }
  return { file, style: style as StoryStyle, room: room as StoryRoom, seed, view };
}

function isOfSameRoom(a: Picture, b: Picture): boolean {
  return a.style === b.style && a.room === b.room && a.seed === b.seed;
}
