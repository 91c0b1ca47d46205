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
 * Gives each project pictures of its style and rooms, views of the same room together. Nobody is given a picture that a
 * colleague shows while there is another; where there are too few, a project gets fewer or none, never one of another style.
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

  for (let round = 0; round < PICTURES_PER_PROJECT_MAX; round += 1) {
    for (const slot of slots) {
      if (slot.chosen.length >= slot.wanted) continue;
      const best = pictures
        .filter(
          (picture) => picture.style === slot.style && picture.room === slot.room && mayShow(slot, picture),
        )
        .map((picture) => ({ picture, rank: rankOf(picture, slot.chosen) }))
        .toSorted((a, b) => a.rank - b.rank)[0]?.picture;
      if (best === undefined) continue;
      shownBy.get(best)!.add(slot.designer);
      slot.chosen.push(best);
    }
  }

  const assigned = new Map<StoryProject, Picture[]>();
  for (const { project, chosen } of slots)
    assigned.set(project, [...(assigned.get(project) ?? []), ...chosen]);
  return assigned;

  /** A second designer may show a picture rather than none. */
  function mayShow({ designer, chosen }: (typeof slots)[number], picture: Picture): boolean {
    const others = shownBy.get(picture)!;
    const othersMax = chosen.length === 0 ? DESIGNERS_PER_PICTURE_MAX - 1 : 0;
    return !others.has(designer) && others.size <= othersMax;
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
