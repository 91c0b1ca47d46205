import { evidenceOf, type Calibration, type OrderContext } from '@tessera/matching/score/calibration';

/** A designer seen from an order: the weighted mean of the signals, and whether the choice was good. */
export interface Observation {
  mean: number;
  context: OrderContext;
  isGood: boolean;
  weight: number;
}

const STEPS = 30;

/**
 * Draws the four numbers towards 0, as much as so many orders would, so that less is promised of what few orders teach. Of
 * .001, .01, .03, .1 and .3 the one that was nearest on sets left out (docs/matching.md).
 */
const RIDGE = 0.03;

/** Weighted logistic regression by Newton's method on what counts of the mean, the pictures' share, and their product. */
export function fitCalibration(observations: readonly Observation[]): Calibration {
  const rows = observations.map(({ mean, context: { picturesShare, substance }, isGood, weight }) => {
    const evidence = evidenceOf(mean, substance);
    return { x: [1, picturesShare, evidence, evidence * picturesShare], y: Number(isGood), weight };
  });
  let beta = [0, 0, 0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = beta.map((value) => -RIDGE * value);
    const curvature = beta.map((_, i) => beta.map((_value, j) => (i === j ? RIDGE : 0)));
    for (const { x, y, weight } of rows) {
      const chance = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * beta[i]!, 0)));
      for (const [i, value] of x.entries()) {
        gradient[i]! += weight * (y - chance) * value;
        for (const [j, other] of x.entries())
          curvature[i]![j]! += weight * chance * (1 - chance) * value * other;
      }
    }
    const change = solve(curvature, gradient);
    beta = beta.map((value, i) => value + change[i]!);
  }
  const [start, startPictures, slope, slopePictures] = beta as [number, number, number, number];
  return { start, startPictures, slope, slopePictures };
}

/** Solves a system of linear equations by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let column = 0; column < rows.length; column += 1) {
    const below = rows.slice(column);
    const pivot = below.reduce((best, row) =>
      Math.abs(row[column]!) > Math.abs(best[column]!) ? row : best,
    );
    const at = rows.indexOf(pivot);
    [rows[column], rows[at]] = [pivot, rows[column]!];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[column]! / pivot[column]!;
      for (let k = column; k <= rows.length; k += 1) row[k]! -= factor * pivot[k]!;
    }
  }
  return rows.map((row, i) => row[rows.length]! / row[i]!);
}
