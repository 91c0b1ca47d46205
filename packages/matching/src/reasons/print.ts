import type { Pair } from '../evidence/evidence.ts';
import type { Shares } from '../math/shares.ts';

/** How many terms of a text, or projects, `match explain` prints. */
export const PRINTED_MAX = 3;

/** A cosine with three digits; a dash where nothing was compared. */
export function cosineText(cosine: number | null): string {
  return cosine === null ? '–' : cosine.toFixed(3);
}

/** An amount in US dollars, or that none was named. */
export function usdText(amountUsd: number | null): string {
  return amountUsd === null ? 'not said' : `$${amountUsd.toLocaleString('en')}`;
}

/** What the order asks for, and what each of the first projects shows, with the largest shares. */
export function sharesLines(
  { order, designer }: Pair,
  sharesOf: (one: { styles: Shares; rooms: Shares; works: Shares }) => Shares,
): string[] {
  return [
    `order: ${largestShares(sharesOf(order))}`,
    ...designer.projects
      .slice(0, PRINTED_MAX)
      .map((project) => `‘${project.name}’: ${largestShares(sharesOf(project))}`),
  ];
}

function largestShares(shares: Shares): string {
  return Object.entries(shares)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, PRINTED_MAX)
    .map(([id, share]) => `${id} ${(100 * share).toFixed(1)} %`)
    .join(', ');
}
