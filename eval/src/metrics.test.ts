import { expect, test } from 'vitest';
import { estimate, measure } from './metrics.ts';

const grades = new Map([
  ['a', 3],
  ['b', 2],
  ['c', 1],
]);

test('the ideal ranking has an nDCG of 1', () => {
  expect(measure(['a', 'b', 'c', 'x'], grades)).toEqual({ 'ndcg@10': 1, mrr: 1, 'recall@10': 1 });
});

test('nDCG gives a grade a gain of 2^grade − 1, discounted by the logarithm of its rank', () => {
  const dcg = 1 / Math.log2(2) + 7 / Math.log2(4);
  const ideal = 7 / Math.log2(2) + 3 / Math.log2(3) + 1 / Math.log2(4);
  expect(measure(['c', 'x', 'a'], grades)['ndcg@10']).toBeCloseTo(dcg / ideal, 12);
});

test('MRR and recall count grades 2 and 3 only', () => {
  const { mrr, 'recall@10': recall } = measure(['c', 'x', 'b'], grades);
  expect(mrr).toBeCloseTo(1 / 3, 12);
  expect(recall).toBe(0.5);
});

test('designers after the tenth place do not count for nDCG and recall', () => {
  const late = [...Array.from({ length: 10 }, (_, i) => `x${i}`), 'a'];
  expect(measure(late, grades)).toEqual({ 'ndcg@10': 0, mrr: 1 / 11, 'recall@10': 0 });
});

test('an order without a good designer has no figures', () => {
  expect(measure(['a'], new Map())).toEqual({ 'ndcg@10': null, mrr: null, 'recall@10': null });
  expect(estimate([null])).toBeNull();
});

test('an estimate lies within its confidence interval, and is the same every time', () => {
  const values = [0, 0.2, 0.4, null, 0.9, 1];
  const once = estimate(values)!;
  expect(once).toEqual(estimate(values));
  expect(once.mean).toBeCloseTo(0.5, 12);
  expect(once.low).toBeLessThan(once.mean);
  expect(once.high).toBeGreaterThan(once.mean);
});
