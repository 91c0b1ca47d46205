import { calibratedScore, contextOf } from './calibration.ts';
import type { Pair, Signal } from './evidence.ts';
import { budget } from './signals/budget.ts';
import { caption } from './signals/caption.ts';
import { language } from './signals/language.ts';
import { country } from './signals/place.ts';
import { room, work } from './signals/scope.ts';
import { brief, photos, style, words } from './signals/style.ts';
import { taste } from './signals/taste.ts';
import { evenEmphasis, weightFor, weights, type Emphasis, type SignalName } from './weights.ts';

/** What one signal adds to a score. */
export interface Contribution {
  signal: SignalName;
  /** How well the pair fits in this respect: 0..1. */
  value: number;
  /** Its part of the score. */
  points: number;
}

/** A pair with how well it fits. */
export interface Match extends Pair {
  /** 0..100: the sum of the contributions' points; means the same in every order (calibration.ts). */
  score: number;
  /** The weighted mean of what the signals say, 0..1, from which the score is made. */
  mean: number;
  /** Signals that had something to say, in fixed order. */
  contributions: readonly Contribution[];
}

const signals: Readonly<Record<SignalName, Signal>> = {
  photos,
  caption,
  style,
  brief,
  room,
  work,
  words,
  budget,
  country,
  language,
  taste,
};

/** How a customer wants an order's list to be made. */
export interface RankOptions {
  /** How much each group of signals counts; as usual when left out. */
  emphasis?: Emphasis;
}

/** Scores pairs, best first; ties go by the ids. The order of the input does not matter. */
export function rank(pairs: readonly Pair[], options: RankOptions = {}): Match[] {
  return pairs.map((pair) => score(pair, options)).sort(byScore);
}

/**
 * The weighted mean of what the signals say, calibrated; a signal that says nothing does not count. Each contributes as
 * much of the score as of the mean.
 */
export function score(pair: Pair, { emphasis = evenEmphasis }: RankOptions = {}): Match {
  const said = (Object.keys(weights) as SignalName[]).flatMap((signal) => {
    const value = signals[signal](pair);
    const weight = weightFor(signal, pair.order, emphasis);
    return value === null || weight === 0 ? [] : [{ signal, value, weight }];
  });
  const total = said.reduce((sum, { weight }) => sum + weight, 0);
  const mean = said.reduce((sum, { value, weight }) => sum + (weight * value) / total, 0);
  const points = mean === 0 ? 0 : calibratedScore(mean, contextOf(pair)) / mean;
  const contributions = said.map(({ signal, value, weight }) => ({
    signal,
    value,
    points: (points * weight * value) / total,
  }));
  return { ...pair, score: points * mean, mean, contributions };
}

function byScore(a: Match, b: Match): number {
  return b.score - a.score || compare(a.designer.id, b.designer.id) || compare(a.order.id, b.order.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
