import type { Pair } from '../evidence/evidence.ts';
import { signals, type SignalName } from '../signals/signals.ts';
import { calibratedScore, contextOf } from './calibration.ts';
import { unmetBy, type Unmet } from './unmet.ts';
import { evenEmphasis, weightFor, type Emphasis } from './weights.ts';

/** What one signal adds to a score. */
export interface Contribution {
  signal: SignalName;
  /** How well the pair fits in this respect: 0..1. */
  value: number;
  /** The signal's part of the score. */
  points: number;
}

/** A pair with how well it fits. */
export interface Match extends Pair {
  /** 0..100, the sum of the contributions' points. A score means the same in every order (calibration.ts). */
  score: number;
  /** The weighted mean of the signals' values, 0..1. The score is made from it. */
  mean: number;
  /** The signals that had something to compare, in fixed order. */
  contributions: readonly Contribution[];
  /** The conditions of the order that the designer does not meet. Whoever meets all comes first. */
  unmet: readonly Unmet[];
  /** Whether the score, verdicts and reviews left aside, is below what counts as a fit (`FIT_SCORE_MIN`): shown on demand only. */
  isWeak: boolean;
}

/** From this score (0..100) on a designer fits: the chance of a good choice is one in nine. Below, a list ends. */
export const FIT_SCORE_MIN = 33;

/**
 * What is left of a score where a condition is not met: of the chance of a good choice, a sixteenth. Chosen by hand: whoever
 * breaks a condition stands below everybody who keeps them all.
 */
const UNMET_FACTOR = 0.25;

/** How a customer wants an order's list to be made. */
export interface RankOptions {
  /** How much each group of signals counts; as usual when left out. */
  emphasis?: Emphasis;
}

/** Scores pairs, those that meet every condition first, then the best first. The ids settle ties. The order of the input does not matter. */
export function rank(pairs: readonly Pair[], options: RankOptions = {}): Match[] {
  return pairs.map((pair) => score(pair, options)).sort(byScore);
}

/**
 * The calibrated weighted mean of the signals' values. A signal that has nothing to compare does not count. Each signal
 * has the same part of the score as of the mean.
 */
export function score(pair: Pair, { emphasis = evenEmphasis }: RankOptions = {}): Match {
  const values = signals.flatMap(({ name, value: valueOf }) => {
    const value = valueOf(pair);
    const weight = weightFor(name, pair.order, emphasis);
    return value === null || weight === 0 ? [] : [{ signal: name, value, weight }];
  });
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  const mean = meanOf(values);
  // Verdicts and reviews move designers, and make nobody's work fit the order more or less.
  const meanOfFit = meanOf(values.filter(({ signal }) => signal !== 'taste' && signal !== 'reviews'));
  const unmet = unmetBy(pair);
  const kept = unmet.length === 0 ? 1 : UNMET_FACTOR;
  const context = contextOf(pair);
  const pointsPerMean = mean === 0 ? 0 : (kept * calibratedScore(mean, context)) / mean;
  const contributions = values.map(({ signal, value, weight }) => ({
    signal,
    value,
    points: (pointsPerMean * weight * value) / total,
  }));
  const points = pointsPerMean * mean;
  const isWeak = kept * calibratedScore(meanOfFit, context) < FIT_SCORE_MIN;
  return { ...pair, score: points, mean, contributions, unmet, isWeak };
}

/** The mean of values by their weights; 0 for none. */
function meanOf(values: readonly { value: number; weight: number }[]): number {
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  return values.reduce((sum, { value, weight }) => sum + (weight * value) / total, 0);
}

function byScore(a: Match, b: Match): number {
  const walls = Number(a.unmet.length > 0) - Number(b.unmet.length > 0);
  return (
    walls || b.score - a.score || compare(a.designer.id, b.designer.id) || compare(a.order.id, b.order.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
