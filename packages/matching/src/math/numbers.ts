/** The logistic function: 0..1, one half at 0. */
export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/**
 * A logistic step: 0 far below `middle`, one half at `middle`, 1 far above. One `width` to either side of `middle` gives
 * .27 and .73. `value`, `middle` and `width` share a unit.
 */
export function logisticStep(value: number, middle: number, width: number): number {
  return logistic((value - middle) / width);
}

/** The mean of at least one number. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
