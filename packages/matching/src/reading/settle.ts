import type { Wish } from './brief-reading.ts';

/** Rooms that say where the work is rather than what is asked for, as long as another room is named. */
const buildings = new Set(['house', 'apartment', 'interior', 'workshop', 'storage', 'basement', 'attic']);

/** Whether a room is a whole building or a part that stands for it: to be there limits nothing. */
export const isBuilding = (room: string): boolean => buildings.has(room);

/** Kinds of building work of which a designer does one and not the other. */
const buildingWorks = new Set(['new-build', 'conversion', 'extension', 'restoration']);

export const isBuildingWork = (work: string): boolean => buildingWorks.has(work);

/** Rooms of homes, and rooms that homes are likened to: «hotel glamour for the living room». */
const domestic = new Set(['kitchen', 'living', 'bedroom', 'bathroom', 'dining', 'children', 'hallway']);
const likened = new Set(['hotel', 'restaurant', 'bar', 'cafe', 'spa', 'office', 'shop', 'school', 'culture']);

/** Kinds of work on a whole house. */
const wholeHouse: readonly string[] = ['new-build', 'conversion'];

/** Settles what a brief says in several places: a style that is refused once is refused, a room that is asked for is asked for. */
export function settled(wishes: readonly Wish[]): Wish[] {
  const has = (kind: Wish['kind'], value: string) =>
    wishes.some((wish) => wish.kind === kind && wish.value === value);
  const hasRoom = wishes.some(({ kind, value }) => kind === 'room' && !buildings.has(value));
  const isHome = wishes.some(({ kind, value }) => kind === 'room' && domestic.has(value));
  const isWhole = wishes.some(({ kind, value }) => kind === 'work' && wholeHouse.includes(value));
  const hasOtherStyle = wishes.some(({ kind, value }) => kind === 'style' && value !== 'contemporary');
  return wishes.filter(({ kind, value, sources, isMust }) => {
    switch (kind) {
      case 'style':
        // «Modern» says little beside the name of a style.
        return (
          !has('not_style', value) && !(value === 'contemporary' && hasOtherStyle && isJustModern(sources))
        );
      case 'work':
        return !has('not_work', value);
      case 'room':
        if (has('not_room', value) && !sources.some(({ field }) => field === 'name')) return false;
        if (likened.has(value) && isHome && !isMust && !sources.some(({ field }) => field === 'name'))
          return false;
        return !buildings.has(value) || !hasRoom || (value === 'house' && isWhole);
      case 'not_room':
        if (value === 'house' || value === 'apartment') return false;
        return !wishes.some(
          (one) =>
            one.kind === 'room' && one.value === value && one.sources.some(({ field }) => field === 'name'),
        );
      default:
        return true;
    }
  });
}

function isJustModern(sources: Wish['sources']): boolean {
  return sources.every(({ words }) => !/^contempor/iu.test(words));
}

/** The kinds of work that a room stands for. */
const worksOfRooms: Readonly<Record<string, string>> = {
  garden: 'landscaping',
  terrace: 'landscaping',
  facade: 'facade-work',
  office: 'office-fit-out',
  restaurant: 'hospitality',
  cafe: 'hospitality',
  bar: 'hospitality',
  hotel: 'hospitality',
};

/** How sure (0..1) the work is that a room stands for. Chosen by hand. */
const IMPLIED_CERTAINTY = 0.8;

/** The work that all rooms asked for stand for: a brief about gardens alone asks for garden design. */
export function impliedWorks(wishes: readonly Wish[]): Wish[] {
  const rooms = wishes.filter(({ kind, value }) => kind === 'room' && !buildings.has(value));
  const works = new Set<string | undefined>(rooms.map(({ value }) => worksOfRooms[value]));
  const isUnbuilt = wishes.some(({ kind, value }) => kind === 'not_work' && value === 'renovation');
  const hasWork = wishes.some(({ kind }) => kind === 'work');
  // Where nothing is to be built, what is left is to furnish.
  if (isUnbuilt && !hasWork && works.size === 1 && works.has(undefined))
    works.add('furnishing').delete(undefined);
  const [work] = works;
  if (works.size !== 1 || work === undefined) return [];
  if (wishes.some(({ kind, value }) => (kind === 'work' || kind === 'not_work') && value === work)) return [];
  return [
    {
      kind: 'work',
      value: work,
      origin: 'said',
      isMust: work === 'furnishing' ? false : rooms.some(({ isMust }) => isMust),
      certainty: IMPLIED_CERTAINTY,
      sources: rooms.flatMap(({ sources }) => sources),
    },
  ];
}
