import type { JudgedLikeness } from '../evidence/evidence.ts';
import { logisticStep } from '../math/numbers.ts';
import { cosineText } from '../reasons/print.ts';
import { always, defineSignal } from './signal.ts';

/**
 * The width of the step around equal likeness to both sides, in cosines: portfolios of one style differ from others by
 * about this much. Measured on the portfolios of `style` (docs/matching.md).
 */
const LIKENESS_WIDTH = 0.15;

/**
 * Whether the portfolio is like those the customer wants more of, rather than like those that were not for them. Says
 * nothing before the customer has given a verdict on somebody else. The server words the reason, because the engine knows
 * no names.
 */
export const taste = defineSignal({
  name: 'taste',
  about:
    'likeness of the portfolio to those the customer wants more of, less that to those that are not for them; if any',
  group: null,
  weight: 20,
  calibratedAs: null,
  fact: null,
  certainty: always,

  value({ designer: { id, judged = [] } }) {
    const others = judged.filter(({ designerId }) => designerId !== id);
    if (others.length === 0) return null;
    const likenessTo = (verdict: JudgedLikeness['verdict']) =>
      Math.max(0, ...others.filter((one) => one.verdict === verdict).map(portfolioLikeness));
    return logisticStep(likenessTo('more_like_this') - likenessTo('not_for_me'), 0, LIKENESS_WIDTH);
  },

  print: ({ designer: { judged = [] } }) =>
    judged.map(
      ({ verdict, designerId, photos, texts }) =>
        `${verdict.replaceAll('_', ' ')}: designer ${designerId}; photos ${cosineText(photos)}, texts ${cosineText(texts)}`,
    ),
});

/** How alike two whole portfolios are, as a cosine: of the photos' means and the texts' means, where both have photos. */
export function portfolioLikeness({ photos, texts }: JudgedLikeness): number {
  return photos === null ? texts : (photos + texts) / 2;
}
