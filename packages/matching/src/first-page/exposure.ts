import { FIRST_PLACES } from './diversify.ts';
import { fingerprint } from '../math/fingerprint.ts';
import type { Match } from '../score/rank.ts';

/**
 * A newcomer stood on fewer first pages than this in the last {@link EXPOSURE_DAYS} days. Of one, two, three and five,
 * three spread the places most evenly (`npm run eval -- --simulate`, docs/matching.md).
 */
export const NEWCOMER_FIRST_PAGES_MAX = 3;

/** For how many days a first page counts. */
export const EXPOSURE_DAYS = 30;

/** A newcomer may score at most this many points less than whoever would stand on the last place (ADR 15). */
export const EXPOSURE_POINTS_MAX = 10;

/** What the draw for the newcomer's place depends on. */
export interface Exposure {
  /** The id of the order that the list is for. */
  orderId: string;
  /** The day in UTC, as 2026-11-21. The list stays the same all day; tomorrow there is another draw. */
  day: string;
  /** On how many first pages each designer stood in the last days, by id. Designers who are left out stood on none. */
  firstPageCounts: ReadonlyMap<string, number>;
}

/** The place that a newcomer was given, with all there is to check the draw. */
export interface NewcomerPlace {
  designerId: string;
  /** From 1. */
  place: number;
  /** The newcomers who took part in the draw, the winner among them, by id. */
  drawnFrom: readonly string[];
}

/**
 * The exposure floor: the last place of the first page goes to a newcomer whose work fits about as well, unless a newcomer
 * stands on the page already. Each newcomer has the same chance. The draw depends on order and day alone, so that anybody
 * can repeat it. Having stood on first pages never helps. `matches` come in the order of the list. The others keep their
 * order, and scores and contributions stay as they are.
 */
export function withExposureFloor(
  matches: readonly Match[],
  { orderId, day, firstPageCounts }: Exposure,
): { matches: Match[]; newcomerPlace: NewcomerPlace | null } {
  const isNewcomer = ({ designer: { id } }: Match) =>
    (firstPageCounts.get(id) ?? 0) < NEWCOMER_FIRST_PAGES_MAX;
  const first = matches.slice(0, FIRST_PLACES);
  const last = first.at(FIRST_PLACES - 1);
  if (last === undefined || first.some(isNewcomer)) return { matches: [...matches], newcomerPlace: null };
  const fitting = fittingBehind(matches, last).filter(isNewcomer);
  const [drawn] = fitting.toSorted(
    (a, b) =>
      draw(orderId, day, a.designer.id) - draw(orderId, day, b.designer.id) ||
      (a.designer.id < b.designer.id ? -1 : 1),
  );
  if (drawn === undefined) return { matches: [...matches], newcomerPlace: null };
  const others = matches.filter((match) => match !== drawn);
  return {
    matches: others.toSpliced(FIRST_PLACES - 1, 0, drawn),
    newcomerPlace: {
      designerId: drawn.designer.id,
      place: FIRST_PLACES,
      drawnFrom: fitting.map(({ designer: { id } }) => id).toSorted(),
    },
  };
}

/** The designers on whose first pages it depends who is given the place. */
export function contendersOf(matches: readonly Match[]): string[] {
  const last = matches[FIRST_PLACES - 1];
  if (last === undefined) return [];
  return [...matches.slice(0, FIRST_PLACES), ...fittingBehind(matches, last)].map(
    ({ designer: { id } }) => id,
  );
}

/** Those behind the first page whose work fits about as well as that of whoever stands last on it. */
function fittingBehind(matches: readonly Match[], last: Match): Match[] {
  return matches
    .slice(FIRST_PLACES)
    .filter(({ score, unmet }) => score >= last.score - EXPOSURE_POINTS_MAX && unmet.length === 0);
}

/** A newcomer's lot for one order and day: 0..1. The lowest lot wins. */
function draw(orderId: string, day: string, designerId: string): number {
  // Murmur3's finaliser. Without it, the lots of nearly equal texts would lie close together.
  let mixed = Number.parseInt(fingerprint(`${orderId} ${day} ${designerId}`), 16);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
