import { FIRST_PLACES } from './diversify.ts';
import { fingerprint } from './fingerprint.ts';
import type { Match } from './rank.ts';

/** A designer who stood on fewer first pages than this in the last {@link EXPOSURE_DAYS} days is a newcomer; three gave most (docs/matching.md). */
export const NEWCOMER_TIMES_SHOWN_MAX = 3;

/** How long a first page counts. */
export const EXPOSURE_DAYS = 30;

/** A newcomer fits when the score is at most so many points below that of the last of the first places. */
export const EXPOSURE_POINTS_MAX = 10;

/** For whom a list is made, and who has been seen. */
export interface Exposure {
  /** What the list is for: the order's id. */
  orderId: string;
  /** The day it is read, as 2026-11-21: the same list all day, another draw tomorrow. */
  day: string;
  /** On how many first pages each designer stood in the last days, by id; 0 for those left out. */
  timesShown: ReadonlyMap<string, number>;
}

/** A place that was given by the floor, with all there is to check the draw. */
export interface GivenPlace {
  designerId: string;
  /** From 1. */
  place: number;
  /** The newcomers who took part in the draw, the winner among them, by id. */
  drawnFrom: readonly string[];
}

/**
 * The exposure floor: the last of the first places goes to a newcomer whose work fits about as well, unless one stands
 * on the first places already. Who of them is drawn by order and day, each with the same chance, so that anybody can
 * repeat it. Having been shown never helps anybody. `matches` come as they would be shown; all others keep their
 * sequence, and scores and contributions stay as they are.
 */
export function withExposureFloor(
  matches: readonly Match[],
  { orderId, day, timesShown }: Exposure,
): { matches: Match[]; given: GivenPlace | null } {
  const isNewcomer = ({ designer: { id } }: Match) => (timesShown.get(id) ?? 0) < NEWCOMER_TIMES_SHOWN_MAX;
  const first = matches.slice(0, FIRST_PLACES);
  const last = first.at(FIRST_PLACES - 1);
  if (last === undefined || first.some(isNewcomer)) return { matches: [...matches], given: null };
  const fitting = matches
    .slice(FIRST_PLACES)
    .filter((match) => match.score >= last.score - EXPOSURE_POINTS_MAX && isNewcomer(match));
  const [drawn] = fitting.toSorted(
    (a, b) =>
      draw(orderId, day, a.designer.id) - draw(orderId, day, b.designer.id) ||
      (a.designer.id < b.designer.id ? -1 : 1),
  );
  if (drawn === undefined) return { matches: [...matches], given: null };
  const others = matches.filter((match) => match !== drawn);
  return {
    matches: others.toSpliced(FIRST_PLACES - 1, 0, drawn),
    given: {
      designerId: drawn.designer.id,
      place: FIRST_PLACES,
      drawnFrom: fitting.map(({ designer: { id } }) => id).toSorted(),
    },
  };
}

/** A newcomer's lot for one order and day, 0..1; the lowest wins. */
function draw(orderId: string, day: string, designerId: string): number {
  // Murmur3's finaliser: a fingerprint alone differs too little between texts that are nearly the same.
  let mixed = Number.parseInt(fingerprint(`${orderId} ${day} ${designerId}`), 16);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
