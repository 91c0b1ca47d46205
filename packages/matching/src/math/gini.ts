/** Gini coefficient of numbers of 0 and up: 0 where all are the same or none is more than 0, near 1 where one has all. */
export function gini(numbers: readonly number[]): number {
  const sum = sumOf(numbers);
  if (sum === 0) return 0;
  const weighted = numbers
    .toSorted((a, b) => a - b)
    .reduce((total, one, index) => total + (2 * (index + 1) - numbers.length - 1) * one, 0);
  return weighted / (numbers.length * sum);
}

/**
 * The Lorenz curve of numbers of 0 and up: the share of the sum that the smallest 0, 1/steps, … 1 of the numbers have. It is
 * the even line where none is more than 0.
 */
export function lorenzCurve(numbers: readonly number[], steps: number): number[] {
  const sum = sumOf(numbers);
  const sorted = numbers.toSorted((a, b) => a - b);
  return Array.from({ length: steps + 1 }, (_, step) => {
    if (sum === 0) return step / steps;
    const count = (sorted.length * step) / steps;
    const whole = Math.floor(count);
    return (sumOf(sorted.slice(0, whole)) + (count - whole) * (sorted[whole] ?? 0)) / sum;
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
