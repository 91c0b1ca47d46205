import type { Pair, Signal } from './evidence.ts';
import { budget } from './signals/budget.ts';
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
  /** Points of the score, of 100. */
  points: number;
}

/** A pair with how well it fits. */
export interface Match extends Pair {
  /** 0..100: the sum of the contributions' points. */
  score: number;
  /** Signals that had something to say, in fixed order. */
  contributions: readonly Contribution[];
}

const signals: Readonly<Record<SignalName, Signal>> = {
  photos,
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

/** The weighted mean of what the signals say, in points of 100; a signal that says nothing does not count. */
export function score(pair: Pair, { emphasis = evenEmphasis }: RankOptions = {}): Match {
  const said = (Object.keys(weights) as SignalName[]).flatMap((signal) => {
    const value = signals[signal](pair);
    const weight = weightFor(signal, pair.order, emphasis);
    return value === null || weight === 0 ? [] : [{ signal, value, weight }];
  });
  const total = said.reduce((sum, { weight }) => sum + weight, 0);
  const contributions = said.map(({ signal, value, weight }) => ({
    signal,
    value,
    points: (100 * weight * value) / total,
  }));
  const points = contributions.reduce((sum, contribution) => sum + contribution.points, 0);
  return { ...pair, score: Math.min(100, points), contributions };
}

function byScore(a: Match, b: Match): number {
  return b.score - a.score || compare(a.designer.id, b.designer.id) || compare(a.order.id, b.order.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
