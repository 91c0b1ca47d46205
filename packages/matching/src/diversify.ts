import type { DesignerEvidence } from './evidence.ts';
import type { Match } from './rank.ts';
import { dot } from './vectors.ts';
import { rooms } from './vocabulary/rooms.ts';
import { styles } from './vocabulary/styles.ts';
import { works } from './vocabulary/works.ts';

/** Places that people look at before they ask for more: the first page. */
export const FIRST_PLACES = 10;

/** Nobody on the first places scores more than so many points below somebody who could stand there instead. */
export const LOSS_POINTS_MAX = 3;

/** What it costs, in points, to show the same as somebody further up (docs/matching.md). */
const SAMENESS_POINTS = 15;

/**
 * Puts different designers on the first places where they fit about equally well, by maximal marginal relevance
 * (Carbonell and Goldstein 1998) with a bounded loss: at each place stands somebody who scores at most
 * {@link LOSS_POINTS_MAX} points less than the best who is left. `matches` come best first; the best stays first, and
 * what comes after the first places stays in that order. Scores and contributions stay as they are.
 */
export function diversify(matches: readonly Match[]): Match[] {
  const sameness = createSameness();
  /** Each with how far it shows the same as those chosen so far that it was compared with. */
  const left = matches.map((match) => ({ match, same: 0, compared: 0 }));
  const chosen: Match[] = [];
  while (chosen.length < FIRST_PLACES && left.length > 0) {
    const scoreMin = chosen.length > 0 ? left[0]!.match.score - LOSS_POINTS_MAX : Infinity;
    let best = { place: 0, worth: -Infinity };
    for (const [place, one] of left.entries()) {
      if (place > 0 && one.match.score < scoreMin) break;
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

/**
 * Makes a function that says how far two portfolios show the same, 0..1: 1 for the same photo beside the customer's
 * pictures; else by how much the styles, rooms and kinds of work they show agree.
 */
export function createSameness(): (a: DesignerEvidence, b: DesignerEvidence) => number {
  const portfolios = new Map<DesignerEvidence, ReturnType<typeof portfolioOf>>();
  const known = (designer: DesignerEvidence) => {
    const portfolio = portfolios.get(designer) ?? portfolioOf(designer);
    portfolios.set(designer, portfolio);
    return portfolio;
  };
  return (one, other) => {
    const [a, b] = [known(one), known(other)];
    if (!a.photoIds.isDisjointFrom(b.photoIds)) return 1;
    return Math.min(1, dot(a.shareRoots, b.shareRoots) / KINDS);
  };
}

/** All terms that a portfolio can be about. */
const TERMS = [
  ...styles.map(({ id }) => ({ kind: 'styles' as const, id })),
  ...rooms.map(({ id }) => ({ kind: 'rooms' as const, id })),
  ...works.map(({ id }) => ({ kind: 'works' as const, id })),
];

/** Styles, rooms and works. */
const KINDS = 3;

/** The inner product of square roots of shares is how much two distributions agree (Bhattacharyya coefficient). */
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
