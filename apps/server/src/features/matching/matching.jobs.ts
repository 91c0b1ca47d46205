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

export const matchingJobs = [embedOrder, embedProject];
