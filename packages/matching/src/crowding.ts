import type { Match } from './rank.ts';

/** So many of the best scores of an order are compared with. */
export const CROWD_MAX = 20;

/** An order goes down a designer's list by so many points, at most, for those who fit it better. */
export const CROWD_POINTS_MAX = 10;

/** How an order stands for one designer. */
export interface Standing {
  match: Match;
  /** How many others fit the order better, counted up to {@link CROWD_MAX}. */
  betterCount: number;
  /** What puts the order into its place: the score less what the others take off. */
  worth: number;
}

/**
 * A designer's list: orders by score, less up to {@link CROWD_POINTS_MAX} points for those who fit the order better, so
 * that among alike orders the one comes first where the designer stands out. `bestScores` holds the best scores of
 * orders by id, in any sequence; nothing is taken off where they are not known. Scores stay as they are; ties go by the ids.
 */
export function rankForDesigner(
  matches: readonly Match[],
  bestScores: ReadonlyMap<string, readonly number[]>,
): Standing[] {
  return matches
    .map((match) => {
      const others = bestScores.get(match.order.id) ?? [];
      const betterCount = Math.min(
        CROWD_MAX,
        others.filter((score) => score > match.score + SAME_SCORE).length,
      );
      return { match, betterCount, worth: match.score - (CROWD_POINTS_MAX * betterCount) / CROWD_MAX };
    })
    .toSorted((a, b) => b.worth - a.worth || (a.match.order.id < b.match.order.id ? -1 : 1));
}

/** Best scores are stored in single precision, and the designer's own is among them. */
const SAME_SCORE = 0.01;
