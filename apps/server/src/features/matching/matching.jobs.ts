import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Prepares an order for matching: its text and pictures become vectors. */
export const embedOrder = defineJob({
  name: 'matching.embed-order',
  payload: z.object({ orderId: z.uuid() }),
  attempts: 5,
  timeoutMs: 120_000,
  concurrency: 1,
});

/** Prepares a portfolio project for matching: its text and photos become vectors. */
export const embedProject = defineJob({
  name: 'matching.embed-project',
  payload: z.object({ projectId: z.uuid() }),
  attempts: 5,
  timeoutMs: 300_000,
  concurrency: 1,
});

/** Prepares photos before an order or project with them is, so that they are judged at once. */
export const embedPhotos = defineJob({
  name: 'matching.embed-photos',
  payload: z.object({ photoIds: z.array(z.uuid()) }),
  attempts: 5,
  timeoutMs: 120_000,
  concurrency: 1,
});

/** Prepares everything again after a change of models or vocabulary, part by part. */
export const catchUp = defineJob({
  name: 'matching.catch-up',
  payload: z.object({}),
  attempts: 1,
  timeoutMs: 300_000,
  concurrency: 1,
  schedule: '* * * * *',
});

/** Deletes impressions of first pages that no longer count, and records of changes that are older than every kept list. */
export const forgetImpressions = defineJob({
  name: 'matching.forget-impressions',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '20 3 * * *',
});

/** Makes the best scores of orders, part by part. */
export const refreshBestScores = defineJob({
  name: 'matching.refresh-best-scores',
  payload: z.object({}),
  attempts: 1,
  timeoutMs: 120_000,
  concurrency: 1,
  schedule: '*/5 * * * *',
});

/** Every day, in the morning of most of those who use the product: tells people of new matches. */
export const tellNewMatches = defineJob({
  name: 'matching.tell-new-matches',
  payload: z.object({}),
  attempts: 1,
  timeoutMs: 1_800_000,
  concurrency: 1,
  schedule: '17 7 * * *',
});

export const matchingJobs = [
  embedOrder,
  embedProject,
  embedPhotos,
  catchUp,
  forgetImpressions,
  refreshBestScores,
  tellNewMatches,
];
