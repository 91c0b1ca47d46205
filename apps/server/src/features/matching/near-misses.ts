import type { Pair } from '@tessera/matching/evidence/evidence';
import type { WishKey } from '@tessera/matching/reading/brief-reading';
import type { Match } from '@tessera/matching/score/rank';
import { unmetBy } from '@tessera/matching/score/unmet';

/** How many designers who miss a condition are shown below a list. */
const NEAR_MISSES_MAX = 10;

/** Of how many designers above a cap the sum is told at which they come in. */
const ABOVE_CAP_MAX = 3;

/** Parts matches into those that meet every condition of their order and the best of those that do not. */
export function partNearMisses(matches: readonly Match[]): { matches: Match[]; nearMisses: Match[] } {
  return {
    matches: matches.filter(({ unmet }) => unmet.length === 0),
    nearMisses: matches
      .filter(({ unmet }) => unmet.length > 0)
      .toSorted((a, b) => a.unmet.length - b.unmet.length || b.score - a.score)
      .slice(0, NEAR_MISSES_MAX),
  };
}

/**
 * The sum, in US dollars, at which the cheapest designers come in who miss nothing but the cap, and how many they are.
 * Null where there is nobody.
 */
export function aboveCap(matches: readonly Match[]): { count: number; usd: number } | null {
  const starts = matches
    .filter(({ unmet }) => unmet.length > 0 && unmet.every(({ kind }) => kind === 'budget'))
    .flatMap(({ designer }) => designer.budgetMinUsd ?? [])
    .toSorted((a, b) => a - b)
    .slice(0, ABOVE_CAP_MAX);
  return starts.length === 0 ? null : { count: starts.length, usd: starts.at(-1)! };
}

/** The rooms and kinds of work that an order names and that no designer shows. */
export function shownByNobody(pairs: readonly Pair[]): WishKey[] {
  const [first] = pairs;
  let missing = (first?.order.wishes ?? []).filter(
    ({ kind, origin }) => (kind === 'room' || kind === 'work') && origin !== 'guessed',
  );
  for (const { order, designer } of pairs) {
    if (missing.length === 0) break;
    const wishes = missing.map((wish) => ({ ...wish, isMust: true }));
    const unmet = unmetBy({ order: { ...order, wishes }, designer });
    missing = missing.filter(({ kind, value }) =>
      unmet.some((one) => one.kind === kind && one.value === value),
    );
  }
  return missing.map(({ kind, value }) => ({ kind, value }));
}
