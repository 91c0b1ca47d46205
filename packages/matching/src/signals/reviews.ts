import { always, defineSignal } from './signal.ts';

/**
 * How many reviews the marketplace's mean counts like. A designer with as many is halfway between that
 * mean and their own. The product promises it: five reviews' weight.
 */
const PRIOR_REVIEWS = 5;

/** The fewest and the most stars of a review. */
const STARS = { min: 1, max: 5 } as const;

/**
 * What customers say of the designer's completed work, as a Bayesian mean: few reviews move it little, and a newcomer has the
 * marketplace's mean. Says nothing while nobody has reviewed anything.
 */
export const reviews = defineSignal({
  name: 'reviews',
  about:
    'the mean of the designer’s reviews and of five at the marketplace’s mean; a newcomer has that mean. None while the marketplace has no review',
  group: null,
  weight: 2,
  calibratedAs: null,
  fact: null,
  certainty: always,

  value({ designer: { reviewed } }) {
    if (reviewed === undefined) return null;
    const { count, stars, marketMean } = reviewed;
    const mean = (PRIOR_REVIEWS * marketMean + stars) / (PRIOR_REVIEWS + count);
    return (mean - STARS.min) / (STARS.max - STARS.min);
  },

  print: ({ designer: { reviewed } }) =>
    reviewed === undefined
      ? []
      : [
          `${reviewed.count} reviews with ${reviewed.stars} stars in all; the marketplace’s mean is ${reviewed.marketMean.toFixed(2)}`,
        ],
});
