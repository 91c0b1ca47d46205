import { createHash } from 'node:crypto';
import type { Pair } from '@tessera/matching/evidence/evidence';
import { score } from '@tessera/matching/score/rank';

/** A designer with what a method gives it. */
export interface Scored {
  designerId: string;
  score: number;
}

const SCORE_MAX = 100;

/** What each method makes of one pair; higher is better. The engine is the product's own scoring. */
export const methods = {
  engine: (pair: Pair) => {
    const { score: points, unmet } = score(pair);
    // Whoever misses a condition comes after all who meet it, as in the product's lists.
    return unmet.length === 0 ? points : points - SCORE_MAX;
  },
  random: ({ order, designer }: Pair) => chance(`${order.id} ${designer.id}`),
  'shared words': ({ designer: { projects } }: Pair) => Math.max(...projects.map(({ words }) => words)),
  'text vectors only': ({ designer: { projects } }: Pair) =>
    Math.max(...projects.map(({ likeness }) => likeness)),
  'photo vectors only': ({ designer: { pictures } }: Pair) =>
    pictures.reduce((sum, { photos }) => sum + Math.max(...photos.map(({ likeness }) => likeness)), 0),
} as const;

export type Method = keyof typeof methods;

/** Pairs of one order as a method ranks them, best first; ties are broken by chance, but the same way every time. */
export function rankBy(method: Method, pairs: readonly Pair[]): Scored[] {
  return pairs
    .map((pair) => ({
      designerId: pair.designer.id,
      score: methods[method](pair),
      tie: chance(`tie ${pair.order.id} ${pair.designer.id}`),
    }))
    .toSorted((a, b) => b.score - a.score || a.tie - b.tie)
    .map(({ designerId, score: points }) => ({ designerId, score: points }));
}

/** A number in 0..1 that depends on the text only. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
