import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Prepares an order for matching: its text and pictures become vectors. */
export const embedOrder = defineJob({
  name: 'matching.embed-order',
  payload: z.object({ orderId: z.uuid() }),
  attempts: 5,
  timeoutMs: 120_000,
  concurrency: 1,
  load:
    async () =>
    ({ orderId }, { deps, isLastAttempt }) =>
      deps.matching.embedOrder(orderId, isLastAttempt),
});

/** Prepares a portfolio project for matching: its text and photos become vectors. */
export const embedProject = defineJob({
  name: 'matching.embed-project',
  payload: z.object({ projectId: z.uuid() }),
  attempts: 5,
  timeoutMs: 300_000,
  concurrency: 1,
  load:
    async () =>
    ({ projectId }, { deps, isLastAttempt }) =>
      deps.matching.embedProject(projectId, isLastAttempt),
});

/** Prepares photos that are shown before anything is matched by them, so that they are judged at once. */
export const embedPhotos = defineJob({
  name: 'matching.embed-photos',
  payload: z.object({ photoIds: z.array(z.uuid()) }),
  attempts: 5,
  timeoutMs: 120_000,
  concurrency: 1,
  load:
    async () =>
    ({ photoIds }, { deps }) =>
      deps.matching.embedPhotos(photoIds),
});

/** After a change of models or vocabulary: prepares anew what is there, part by part. */
export const catchUp = defineJob({
  name: 'matching.catch-up',
  payload: z.object({}),
  attempts: 1,
  timeoutMs: 300_000,
  concurrency: 1,
  schedule: '* * * * *',
  load:
    async () =>
    (_payload, { deps, signal }) =>
      deps.matching.catchUp(signal),
});

/** Forgets who stood on first pages once it no longer counts. */
export const forgetImpressions = defineJob({
  name: 'matching.forget-impressions',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '20 3 * * *',
  load:
    async () =>
    (_payload, { deps }) =>
      deps.matching.forgetOldImpressions(),
});

/** Looks how well the best designers fit orders, part by part. */
export const refreshStanding = defineJob({
  name: 'matching.refresh-standing',
  payload: z.object({}),
  attempts: 1,
  timeoutMs: 120_000,
  concurrency: 1,
  schedule: '*/5 * * * *',
  load:
    async () =>
    (_payload, { deps, signal }) =>
      deps.matching.refreshStanding(signal),
});

export const matchingJobs = [
  embedOrder,
  embedProject,
  embedPhotos,
  catchUp,
  forgetImpressions,
  refreshStanding,
];
