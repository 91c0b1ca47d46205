import type { JudgedLikeness, Signal } from '../evidence.ts';
import { rise } from './curves.ts';

/**
 * Whether the portfolio is like those the customer wants more of, rather than like those that were not for them. Says
 * nothing before the customer has judged anybody, nor of the one who was judged.
 */
export const taste: Signal = ({ designer: { id, judged = [] } }) => {
  const others = judged.filter(({ designerId }) => designerId !== id);
  if (others.length === 0) return null;
  const likenessTo = (verdict: JudgedLikeness['verdict']) =>
    Math.max(0, ...others.filter((one) => one.verdict === verdict).map(portfolioLikeness));
  return rise(likenessTo('more_like_this') - likenessTo('not_for_me'), 0, LIKENESS_WIDTH);
};

/** Cosines of whole portfolios: of the photos' means and the texts' means, where both have them. */
export function portfolioLikeness({ photos, texts }: JudgedLikeness): number {
  return photos === null ? texts : (photos + texts) / 2;
}

/** Portfolios of one style differ from others by about this much (docs/matching.md). */
const LIKENESS_WIDTH = 0.15;
