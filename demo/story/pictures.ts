import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  storyRooms,
  storyStyles,
  type StoryDesigner,
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
}

/** The most designers who show the same picture. */
export const DESIGNERS_PER_PICTURE_MAX = 2;

const PICTURES_PER_PROJECT_MAX = 5;

/** Which side of a room makes the better cover. */
const viewsBestFirst = ['wide', 'angle', 'corner', 'tall', 'detail'];

/** Every picture there is, by file name. @throws Error when a name does not say what the picture shows */
export async function readPictures(folder: string = PICTURES_FOLDER): Promise<Picture[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jpg'));
  return files.toSorted().map(readPictureName);
}

/**
 * Gives each project pictures of its style and rooms, views of the same room together. Nobody shows a picture
 * that a colleague of the same style shows, unless there would be next to nothing. Where there are too few, a project
 * gets fewer or none, never one of another style.
 */
export function assignPictures(
  designers: readonly StoryDesigner[],
  pictures: readonly Picture[],
): Map<StoryProject, Picture[]> {
  const shownBy = new Map<Picture, Set<StoryDesigner>>(pictures.map((picture) => [picture, new Set()]));
  // Projects in a designer's own style choose first: these designers stand side by side in a list of matches.
  const slots = designers
    .flatMap((designer) =>
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
    )
    .toSorted((a, b) => Number(a.style !== a.designer.style) - Number(b.style !== b.designer.style));

  for (const slot of slots) give(slot, (others) => others.size === 0);
  for (const slot of slots) if (isBare(slot.project)) give(slot, (others) => mayShare(slot, others));
  for (let more = 1; more < PICTURES_PER_PROJECT_MAX; more += 1) {
    for (const slot of slots) if (slot.chosen.length < slot.wanted) give(slot, (others) => others.size === 0);
  }

  const assigned = new Map<StoryProject, Picture[]>();
  for (const { project, chosen } of slots)
    assigned.set(project, [...(assigned.get(project) ?? []), ...chosen]);
  return assigned;

  function give(slot: (typeof slots)[number], isFree: (others: ReadonlySet<StoryDesigner>) => boolean): void {
    const [best] = pictures
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

  /** Beside a designer of another style, or rather than leaving somebody with fewer than two projects. */
  function mayShare({ designer }: (typeof slots)[number], others: ReadonlySet<StoryDesigner>): boolean {
    if (others.has(designer) || others.size >= DESIGNERS_PER_PICTURE_MAX) return false;
    const shownProjects = designer.projects.filter((project) => !isBare(project));
    return [...others].every(({ style }) => style !== designer.style) || shownProjects.length < 2;
  }

  /** Lower is better: what nobody shows yet, then another view of the same room, then a room nobody shows yet. */
  function rankOf(picture: Picture, chosen: readonly Picture[]): number {
    const uses = shownBy.get(picture)!.size;
    const isSameRoom = chosen.some((other) => other.seed === picture.seed);
    const othersInRoom = pictures.filter(
      (other) => isOfSameRoom(other, picture) && shownBy.get(other)!.size > 0,
    ).length;
    return uses * 1000 - (isSameRoom ? 500 : 0) + othersInRoom * 10 + viewsBestFirst.indexOf(picture.view);
  }
}

function readPictureName(file: string): Picture {
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
