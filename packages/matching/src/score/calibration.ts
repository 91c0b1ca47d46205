import type { Pair } from '../evidence/evidence.ts';
import { logistic } from '../math/numbers.ts';
import type { Signal } from '../signals/signal.ts';
import { signals } from '../signals/signals.ts';
import { weightFor } from './weights.ts';

/**
 * Logistic regression of «a good choice» (grade 2 or 3) on the square of the weighted mean of the signals. It was fitted on
 * the sets `style`, `briefs` and `wishes`, which count the same, and in them each order the same; no unit.
 * `npm run eval -- --data FOLDER --leave-one-set-out` fits it anew and prints how reliable it is on sets that it was not
 * fitted to (docs/matching.md). The same mean promises less where only pictures speak.
 */
export const fittedCalibration: Calibration = {
  start: -4.15,
  startPictures: 0.67,
  slope: 12.26,
  slopePictures: -6.34,
};

/**
 * The chance of a good choice is logistic(start + slope × mean²), less the same for a mean of 0. Both numbers vary with
 * the share of the order's pictures: start + startPictures × share, and slope + slopePictures × share. With the mean in place
 * of its square, chances in the middle promise too much on sets that were not looked at.
 */
export interface Calibration {
  start: number;
  startPictures: number;
  slope: number;
  slopePictures: number;
}

/** What the calibration needs to know of an order. It is the same for every designer. */
export interface OrderContext {
  /** How much of the weight of pictures and text is that of the pictures: 0..1. */
  picturesShare: number;
  /** Near 1 for an order that says what it wants; near 0 for one of which only place and language are known. */
  substance: number;
}

/**
 * The score (0..100) for a weighted mean of signals (0..1). A score means the same in every order: its square, divided by
 * 10,000, is the chance that a designer with that score is a good choice (50: one in four, 80: nearly two in three).
 * Within an order the score rises with the mean. A mean of 0 scores 0.
 */
export function calibratedScore(mean: number, context: OrderContext): number {
  return 100 * Math.sqrt(chanceOfGood(mean, context, fittedCalibration));
}

/** The chance (0..1) that a designer with this weighted mean of signals is a good choice. */
export function chanceOfGood(
  mean: number,
  { picturesShare, substance }: OrderContext,
  { start, startPictures, slope, slopePictures }: Calibration,
): number {
  const from = start + startPictures * picturesShare;
  const added = (slope + slopePictures * picturesShare) * evidenceOf(mean, substance);
  // This is logistic(from + added) - logistic(from), written so that two nearly equal numbers are not subtracted.
  return -logistic(from) * logistic(from + added) * Math.exp(-from) * Math.expm1(-added);
}

/** What the calibration counts of a weighted mean of signals: 0..1. */
export function evidenceOf(mean: number, substance: number): number {
  return mean ** 2 * substance;
}

/** The context of a pair's order. */
export function contextOf({ order, designer }: Pair): OrderContext {
  const sumOf = (input: Signal['calibratedAs'], weightOf: (signal: (typeof signals)[number]) => number) =>
    signals
      .filter(({ calibratedAs }) => calibratedAs === input)
      .reduce((sum, signal) => sum + weightOf(signal), 0);
  const forOrder = ({ name }: (typeof signals)[number]) => weightFor(name, order);
  const pictures = designer.pictures.length === 0 ? 0 : sumOf('pictures', forOrder);
  const said = pictures + sumOf('text', forOrder);
  return {
    picturesShare: said === 0 ? 0 : pictures / said,
    substance: said / (said + sumOf('place', ({ weight }) => weight)),
  };
}
