import type { Match } from '../score/rank.ts';

/** With how many of an order's best scores a designer's score is compared. Chosen by hand. */
export const CROWD_MAX = 20;

/**
 * How many points an order loses on a designer's list, at most, for others who fit it better. Chosen by hand
 * on the demo (ADR 15).
 */
export const CROWD_POINTS_MAX = 10;

/** An order with what puts it into its place on a designer's list. */
export interface PlacedOrder {
  match: Match;
  /** How many others fit the order better: at most {@link CROWD_MAX}. */
  betterCount: number;
  /** The score less the points for the others. Those that fit are in this order, and so are the weak ones after them. */
  worth: number;
}

/**
 * A designer's list: orders that fit before weak ones, each by score, less up to {@link CROWD_POINTS_MAX} points for others
 * who fit the order better. So among alike orders the one comes first where the designer stands out. `bestScores` are the best scores of orders by id,
 * in any order. An order without them loses nothing. Scores stay as they are. The ids settle ties.
 */
export function rankForDesigner(
  matches: readonly Match[],
  bestScores: ReadonlyMap<string, readonly number[]>,
): PlacedOrder[] {
  return matches
    .map((match) => {
      const others = bestScores.get(match.order.id) ?? [];
      const betterCount = Math.min(
        CROWD_MAX,
        others.filter((score) => score > match.score + SAME_SCORE).length,
      );
      return { match, betterCount, worth: match.score - (CROWD_POINTS_MAX * betterCount) / CROWD_MAX };
    })
    .toSorted(
      (a, b) =>
        Number(a.match.isWeak) - Number(b.match.isWeak) ||
        b.worth - a.worth ||
        (a.match.order.id < b.match.order.id ? -1 : 1),
    );
}

/** Scores that differ by less, in points, are the same: stored scores have single precision, and the designer's own is one. */
const SAME_SCORE = 0.01;
