import type { Pair } from './evidence.ts';
import { weightFor, weights, type SignalName } from './weights.ts';

/**
 * Logistic regression of «a good choice» (grade 2 or 3) on the weighted mean of the signals, fitted on both development
 * sets, each order counting the same; `npm run eval -- --cross-validate` fits it anew and shows how reliable it is
 * (docs/matching.md). Where only pictures speak, the same mean promises less.
 */
export const fittedCalibration: Calibration = {
  start: -6.33,
  startPictures: 2.55,
  slope: 11.18,
  slopePictures: -6.83,
};

/** Chance of a good choice: logistic(start + slope × mean), less that of a mean of 0; both vary with the pictures' share. */
export interface Calibration {
  start: number;
  startPictures: number;
  slope: number;
  slopePictures: number;
}

/** What an order says, whoever is looked at. */
export interface OrderContext {
  /** How much of the weight is that of its pictures: 0..1. */
  picturesShare: number;
  /** Near 1 for an order that says what it wants; towards 0 for one of which only place and language are known. */
  substance: number;
}

/**
 * The score for a weighted mean of signals (0..1), so that it means the same in every order: its square, as a share of
 * 10,000, is the share of designers with that score who are a good choice (50: a quarter, 80: nearly two thirds).
 * Rises with the mean within an order; 0 for a mean of 0.
 */
export function calibratedScore(mean: number, context: OrderContext): number {
  return 100 * Math.sqrt(chanceOfGood(mean, context, fittedCalibration));
}

/** How likely a weighted mean of signals is that of a good choice: 0..1. */
export function chanceOfGood(
  mean: number,
  { picturesShare, substance }: OrderContext,
  { start, startPictures, slope, slopePictures }: Calibration,
): number {
  const from = start + startPictures * picturesShare;
  const rise = (slope + slopePictures * picturesShare) * mean * substance;
  // logistic(from + rise) - logistic(from), without the difference of two numbers that are nearly the same.
  return -logistic(from) * logistic(from + rise) * Math.exp(-from) * Math.expm1(-rise);
}

/** The context of a pair's order: the same for every designer. */
export function contextOf({ order, designer }: Pair): OrderContext {
  const weightOf = (signals: readonly SignalName[]) =>
    signals.reduce((sum, signal) => sum + weightFor(signal, order), 0);
  const pictures = designer.pictures.length === 0 ? 0 : weightOf(['photos']);
  const said = pictures + weightOf(['style', 'brief', 'room', 'work', 'words']);
  return {
    picturesShare: said === 0 ? 0 : pictures / said,
    substance: said / (said + weights.country + weights.language),
  };
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
