import type { Shares } from '../text-reader.ts';

/** A soft step: 0 far below `middle`, 1 far above, a quarter to three quarters within about one `width` around it. */
export function rise(value: number, middle: number, width: number): number {
  return 1 / (1 + Math.exp((middle - value) / width));
}

/** How much two distributions agree (Bhattacharyya coefficient): 0 for nothing in common, 1 for the same. */
export function agreement(a: Shares, b: Shares): number {
  let sum = 0;
  for (const id in a) sum += Math.sqrt(a[id]! * (b[id] ?? 0));
  return Math.min(1, sum);
}

/**
 * How much a distribution agrees with the mean of others, given by `shareOf`. The mean is not made: a list asks for that of
 * hundreds of portfolios.
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

/** The chance that a draw from each gives the same: high only when both are sure of the same thing. */
export function coincidence(a: Shares, b: Shares): number {
  let sum = 0;
  for (const id in a) sum += a[id]! * (b[id] ?? 0);
  return Math.min(1, sum);
}

/** Agreement of 1 is never reached, and half of it is good: brings 0..1 onto the scale on which the score is read. */
export function stretch(value: number): number {
  return value ** 0.7;
}

/** The mean of numbers; at least one. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean of distributions: what a portfolio as a whole is about. */
export function meanShares(all: readonly Shares[]): Shares {
  const whole: Shares = {};
  for (const shares of all) {
    for (const id in shares) whole[id] = (whole[id] ?? 0) + shares[id]! / all.length;
  }
  return whole;
}
