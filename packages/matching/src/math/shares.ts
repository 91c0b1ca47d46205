/** A probability (0..1) for each term by its id. Small ones are left out, so the sum may be below 1. */
export type Shares = Record<string, number>;

/** The Bhattacharyya coefficient of two distributions: 0 when they share no term, 1 when they are equal. */
export function agreement(a: Shares, b: Shares): number {
  let sum = 0;
  for (const id in a) sum += Math.sqrt(a[id]! * (b[id] ?? 0));
  return Math.min(1, sum);
}

/**
 * The {@link agreement} of a distribution with the mean of others, given by `shareOf`. It does not build the mean: a list
 * needs this for hundreds of portfolios.
 */
export function agreementWithMean<One>(
  asked: Shares,
  others: readonly One[],
  shareOf: (one: One, id: string) => number | undefined,
): number {
  let sum = 0;
  for (const id in asked) {
    let shares = 0;
    for (const one of others) shares += shareOf(one, id) ?? 0;
    sum += Math.sqrt((asked[id]! * shares) / others.length);
  }
  return Math.min(1, sum);
}

/** The chance that a draw from each distribution gives the same term. It is high only when both are sure of one term. */
export function coincidence(a: Shares, b: Shares): number {
  let sum = 0;
  for (const id in a) sum += a[id]! * (b[id] ?? 0);
  return Math.min(1, sum);
}

/**
 * Exponent, no unit: an agreement of one half, which is a good one, becomes .62. Chosen by hand on `style` and `briefs`
 * (docs/matching.md).
 */
const STRETCH_EXPONENT = 0.7;

/** Spreads agreements, which seldom come near 1, over more of 0..1. */
export function stretched(agreed: number): number {
  return agreed ** STRETCH_EXPONENT;
}

/** The largest share, which says how sure the reading of a text is: 0..1. */
export function largestShare(shares: Shares): number {
  return Math.max(0, ...Object.values(shares));
}

/** The mean of distributions: what a portfolio as a whole is about. */
export function meanShares(all: readonly Shares[]): Shares {
  const whole: Shares = {};
  for (const shares of all) {
    for (const id in shares) whole[id] = (whole[id] ?? 0) + shares[id]! / all.length;
  }
  return whole;
}
