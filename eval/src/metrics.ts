/** How good the ranking for one order is; null where the grades do not tell. */
export interface OrderMetrics {
  'ndcg@10': number | null;
  mrr: number | null;
  'recall@10': number | null;
}

export const metricNames = ['ndcg@10', 'mrr', 'recall@10'] as const;
export type MetricName = (typeof metricNames)[number];

/** A mean over orders with its bootstrap 95 % interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

const DEPTH = 10;

/** From this grade on a designer counts as right for MRR and recall. */
export const GOOD_GRADE = 2;

/**
 * Compares a ranking (ids, best first) with the grades of its order. nDCG with gain 2^grade − 1 and discount
 * log2(rank + 1) (Järvelin and Kekäläinen 2002).
 */
export function measure(ranking: readonly string[], grades: ReadonlyMap<string, number>): OrderMetrics {
  const gradeAt = ranking.map((id) => grades.get(id) ?? 0);
  const ideal = discounted([...grades.values()].toSorted((a, b) => b - a));
  const good = [...grades.values()].filter((grade) => grade >= GOOD_GRADE).length;
  const first = gradeAt.findIndex((grade) => grade >= GOOD_GRADE);
  const found = gradeAt.slice(0, DEPTH).filter((grade) => grade >= GOOD_GRADE).length;
  return {
    'ndcg@10': ideal === 0 ? null : discounted(gradeAt) / ideal,
    mrr: good === 0 ? null : first < 0 ? 0 : 1 / (first + 1),
    'recall@10': good === 0 ? null : found / good,
  };
}

function discounted(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}

const RESAMPLES = 2000;

/** The mean of values that are not null, with the interval that 95 % of resampled means lie in; the same every time. */
export function estimate(values: readonly (number | null)[]): Estimate | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const random = createRandom(1);
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(known.map(() => known[Math.floor(random() * known.length)]!)),
  ).toSorted((a, b) => a - b);
  return {
    mean: mean(known),
    low: means[Math.floor(RESAMPLES * 0.025)]!,
    high: means[Math.ceil(RESAMPLES * 0.975) - 1]!,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Numbers in 0..1 that depend on the seed only (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
