import type { Shares } from './text-reader.ts';
import first from './trained/style-weights.json' with { type: 'json' };
import { styles as vocabulary } from './vocabulary/styles.ts';

/** Reads styles from the look of photos: a linear map from photo vectors to shares of styles. */
export interface StyleHead {
  /** Ids of the styles, in the order of the columns. */
  styles: readonly string[];
  /** The share of each style where a photo says nothing. */
  mean: readonly number[];
  /** Row by row, one for each number of a photo vector: Float32Array[dimensions × styles]. */
  weights: Float32Array;
}

/** A photo whose project's text tells its styles. */
export interface StyleSample {
  /** Photo vector, centred. */
  vector: ArrayLike<number>;
  styles: Shares;
  /** How much the text says, 0..1: what the sample counts. */
  clarity: number;
}

/** Strength of the ridge: how much evidence it takes to leave what was known before (docs/matching.md). */
const RIDGE = 30;

/** A head over the vocabulary that knows nothing: every style as likely as the others, whatever a photo shows. */
export function emptyStyleHead(dimensions: number): StyleHead {
  const styles = vocabulary.map(({ id }) => id);
  return {
    styles,
    mean: styles.map(() => 1 / styles.length),
    weights: new Float32Array(dimensions * styles.length),
  };
}

/** What is known of photos' styles before there is a marketplace to learn from (`npm run train`): nothing, for another `model`. */
export function firstStyleHead(model: string, dimensions: number): StyleHead {
  const head = emptyStyleHead(dimensions);
  if (model !== first.model) return head;
  for (const [style, weights] of Object.entries(first.weights)) {
    const column = head.styles.indexOf(style);
    for (const [row, weight] of weights.entries()) head.weights[row * head.styles.length + column] = weight;
  }
  return head;
}

/**
 * Learns from samples by ridge regression that is drawn towards `prior` instead of zero: without samples it is the
 * prior, with many it is what the samples say. Solved over samples (kernel form), so it takes samples² numbers of
 * memory and samples³ of time; a thousand samples take about a second.
 */
export function trainStyleHead(samples: readonly StyleSample[], prior: StyleHead): StyleHead {
  const said = samples.filter(({ clarity }) => clarity > 0);
  const total = said.reduce((sum, { clarity }) => sum + clarity, 0);
  if (total === 0) return prior;
  const { styles } = prior;
  const mean = styles.map(
    (style) => said.reduce((sum, one) => sum + one.clarity * (one.styles[style] ?? 0), 0) / total,
  );
  const vectors = said.map(({ vector, clarity }) => {
    const weight = Math.sqrt(clarity);
    return Float64Array.from(vector, (value) => value * weight);
  });
  const kernel = vectors.map((a, row) =>
    Float64Array.from(vectors.slice(0, row + 1), (b, column) => dot(a, b) + (row === column ? RIDGE : 0)),
  );
  const factor = cholesky(kernel);
  const weights = Float32Array.from(prior.weights);
  for (const [column, style] of styles.entries()) {
    const residuals = said.map(({ vector, styles: shares, clarity }) => {
      const expected = mean[column]! + project(prior, vector, column);
      return Math.sqrt(clarity) * ((shares[style] ?? 0) - expected);
    });
    for (const [i, dual] of solve(factor, residuals).entries()) {
      const vector = vectors[i]!;
      for (let row = 0; row < vector.length; row++)
        weights[row * styles.length + column]! += dual * vector[row]!;
    }
  }
  return { styles, mean, weights };
}

/** Shares of styles that photos of one project show together, 0..1, adding up to 1; empty without photos. */
export function stylesOfPhotos(head: StyleHead, vectors: readonly ArrayLike<number>[]): Shares {
  if (vectors.length === 0) return {};
  const raw = head.styles.map((_style, column) => {
    const projected = vectors.reduce((sum, vector) => sum + project(head, vector, column), 0);
    return Math.max(0, head.mean[column]! + projected / vectors.length);
  });
  const total = raw.reduce((sum, value) => sum + value, 0) || 1;
  return Object.fromEntries(
    head.styles
      .map((style, column) => [style, Math.round((raw[column]! / total) * 1000) / 1000] as const)
      .filter(([, share]) => share >= SHARE_MIN),
  );
}

const SHARE_MIN = 0.01;

/** What photos say counts as much as a perfectly clear text times this (docs/matching.md). */
const PHOTOS_WEIGHT = 3;

/** Styles of a project by its text, as far as that is clear, and by its photos. */
export function mixStyles(text: Shares, clarity: number, photos: Shares): Shares {
  if (Object.keys(photos).length === 0) return text;
  const ids = new Set([...Object.keys(text), ...Object.keys(photos)]);
  const total = clarity + PHOTOS_WEIGHT;
  return Object.fromEntries(
    [...ids].map((id) => [id, (clarity * (text[id] ?? 0) + PHOTOS_WEIGHT * (photos[id] ?? 0)) / total]),
  );
}

function project({ styles, weights }: StyleHead, vector: ArrayLike<number>, column: number): number {
  let sum = 0;
  for (let row = 0; row < vector.length; row++) sum += vector[row]! * weights[row * styles.length + column]!;
  return sum;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Lower triangle L with L·Lᵀ = the symmetric, positive definite matrix whose lower triangle is given. */
function cholesky(lower: readonly Float64Array[]): Float64Array[] {
  const factor: Float64Array[] = [];
  for (const [row, values] of lower.entries()) {
    const current = new Float64Array(row + 1);
    factor.push(current);
    for (let column = 0; column <= row; column++) {
      const other = factor[column]!;
      let sum = values[column]!;
      for (let k = 0; k < column; k++) sum -= current[k]! * other[k]!;
      current[column] = row === column ? Math.sqrt(sum) : sum / other[column]!;
    }
  }
  return factor;
}

/** Solves L·Lᵀ·x = y. */
function solve(factor: readonly Float64Array[], y: readonly number[]): Float64Array {
  const x = Float64Array.from(y);
  for (let row = 0; row < x.length; row++) {
    for (let k = 0; k < row; k++) x[row]! -= factor[row]![k]! * x[k]!;
    x[row]! /= factor[row]![row]!;
  }
  for (let row = x.length - 1; row >= 0; row--) {
    for (let k = row + 1; k < x.length; k++) x[row]! -= factor[k]![row]! * x[k]!;
    x[row]! /= factor[row]![row]!;
  }
  return x;
}
