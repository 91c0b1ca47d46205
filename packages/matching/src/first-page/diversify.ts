import type { DesignerEvidence } from '../evidence/evidence.ts';
import type { Match } from '../score/rank.ts';
import { dot } from '../math/vectors.ts';
import { rooms } from '../vocabulary/rooms.ts';
import { styles } from '../vocabulary/styles.ts';
import { works } from '../vocabulary/works.ts';

/** How many places the first page has: those that people see before they ask for more. */
export const FIRST_PLACES = 10;

/**
 * Nobody on the first page scores more than this many points below somebody who could stand there instead. Chosen by hand;
 * `npm run eval -- --simulate` shows what it does (ADR 15).
 */
export const LOSS_POINTS_MAX = 3;

/**
 * What it costs, in points of the score, to show the same as somebody further up. `npm run eval -- --simulate` shows the
 * effect (docs/matching.md).
 */
const SAMENESS_POINTS = 15;

/**
 * Puts different designers on the first page where they fit about equally well, by maximal marginal relevance (Carbonell
 * and Goldstein 1998). The loss is bounded: whoever stands at a place scores at most {@link LOSS_POINTS_MAX} points less
 * than the best who is left. `matches` come best first. The best stays first, the places after the first page keep their
 * order, nobody who misses a condition moves before somebody who meets all, and scores and contributions stay as they are.
 */
export function diversify(matches: readonly Match[]): Match[] {
  const sameness = createSameness();
  /** `same` is how far a match shows the same as the first `compared` of those chosen. */
  const left = matches.map((match) => ({ match, same: 0, compared: 0 }));
  const chosen: Match[] = [];
  while (chosen.length < FIRST_PLACES && left.length > 0) {
    const scoreMin = chosen.length > 0 ? left[0]!.match.score - LOSS_POINTS_MAX : Infinity;
    let best = { place: 0, worth: -Infinity };
    for (const [place, one] of left.entries()) {
      if (place > 0 && (one.match.score < scoreMin || meetsAll(one.match) !== meetsAll(left[0]!.match)))
        break;
      for (; one.compared < chosen.length; one.compared += 1)
        one.same = Math.max(one.same, sameness(one.match.designer, chosen[one.compared]!.designer));
      const worth = one.match.score - SAMENESS_POINTS * one.same;
      if (worth > best.worth) best = { place, worth };
    }
    chosen.push(left[best.place]!.match);
    left.splice(best.place, 1);
  }
  return [...chosen, ...left.map(({ match }) => match)];
}

function meetsAll({ unmet }: Match): boolean {
  return unmet.length === 0;
}

/**
 * Makes a function that says how far two portfolios show the same: 0..1. It is 1 when the same photo of both is nearest to
 * the customer's pictures. Otherwise it is the agreement of the styles, rooms and kinds of work they show.
 */
export function createSameness(): (a: DesignerEvidence, b: DesignerEvidence) => number {
  const portfolios = new Map<DesignerEvidence, ReturnType<typeof portfolioOf>>();
  const cached = (designer: DesignerEvidence) => {
    const portfolio = portfolios.get(designer) ?? portfolioOf(designer);
    portfolios.set(designer, portfolio);
    return portfolio;
  };
  return (one, other) => {
    const [a, b] = [cached(one), cached(other)];
    if (!a.photoIds.isDisjointFrom(b.photoIds)) return 1;
    return Math.min(1, dot(a.shareRoots, b.shareRoots) / KINDS);
  };
}

/** All terms a portfolio can show. */
const TERMS = [
  ...styles.map(({ id }) => ({ kind: 'styles' as const, id })),
  ...rooms.map(({ id }) => ({ kind: 'rooms' as const, id })),
  ...works.map(({ id }) => ({ kind: 'works' as const, id })),
];

/** Styles, rooms and works: the agreement of each is at most 1. */
const KINDS = 3;

/** The inner product of square roots of shares is their Bhattacharyya coefficient. */
function portfolioOf({ projects, pictures }: DesignerEvidence): {
  photoIds: Set<string>;
  shareRoots: Float32Array;
} {
  const shareRoots = new Float32Array(TERMS.length);
  for (let place = 0; place < TERMS.length; place += 1) {
    const { kind, id } = TERMS[place]!;
    let shares = 0;
    for (const project of projects) shares += project[kind][id] ?? 0;
    shareRoots[place] = Math.sqrt(shares / projects.length);
  }
  return {
    photoIds: new Set(pictures.flatMap(({ photos }) => photos.map(({ photoId }) => photoId))),
    shareRoots,
  };
}
