import type { Outcome } from '@tessera/server/features/applications/outcomes.service';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOutcomes, printOutcomes } from './outcomes.ts';

const outcome = (orderId: string, score: number, status: Outcome['status']): Outcome => ({
  orderId,
  score,
  status,
});

test('applications are counted by the range of their scores, and hired ones beside the others of their order', () => {
  const { bands, pairs, concordant } = countOutcomes([
    outcome('a', 85, 'accepted'),
    outcome('a', 40, 'declined'),
    outcome('a', 90, 'declined'),
    outcome('b', 100, 'accepted'),
    outcome('b', 100, 'declined'),
    outcome('c', 59.9, 'shortlisted'),
    outcome('c', 0, 'withdrawn'),
  ]);
  expect(bands.map(({ applications, shortlisted, hired }) => [applications, shortlisted, hired])).toEqual([
    [1, 0, 0],
    [0, 0, 0],
    [2, 1, 0],
    [0, 0, 0],
    [4, 2, 2],
  ]);
  expect([pairs, concordant]).toEqual([3, 1.5]);
});

test('every application is counted once, whatever its score', () => {
  const any = fc.record({
    orderId: fc.constantFrom('a', 'b', 'c'),
    score: fc.double({ min: 0, max: 100, noNaN: true }),
    status: fc.constantFrom<Outcome['status']>('sent', 'shortlisted', 'accepted', 'declined', 'withdrawn'),
  });
  fc.assert(
    fc.property(fc.array(any), (all) => {
      const { bands, pairs, concordant } = countOutcomes(all);
      expect(bands.reduce((sum, { applications }) => sum + applications, 0)).toBe(all.length);
      expect(concordant).toBeLessThanOrEqual(pairs);
      for (const { applications, shortlisted, hired } of bands) {
        expect(hired).toBeLessThanOrEqual(shortlisted);
        expect(shortlisted).toBeLessThanOrEqual(applications);
      }
    }),
  );
});

test('a database without applications, and one where nobody was hired, are said to be so', () => {
  expect(printOutcomes([], 0)).toEqual([
    'This database has no applications with a score, so nothing can be said of outcomes.',
  ]);
  expect(printOutcomes([], 3)[1]).toContain('3 more have no score');
  const lines = printOutcomes([outcome('a', 50, 'sent')], 0).join('\n');
  expect(lines).toContain('Nobody was hired beside another applicant');
  const hired = printOutcomes([outcome('a', 70, 'accepted'), outcome('a', 50, 'declined')], 0).join('\n');
  expect(hired).toContain('the hired one had the higher score in 100 %');
});
