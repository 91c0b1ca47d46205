import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Finds out what a link shows. */
export const readLink = defineJob({
  name: 'previews.read-link',
  payload: z.object({ previewId: z.uuid() }),
  attempts: 3,
  timeoutMs: 180_000,
  concurrency: 8,
});

/** Deletes previews that no order was saved with. */
export const forgetUnused = defineJob({
  name: 'previews.forget-unused',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '17 * * * *',
});

export const previewsJobs = [readLink, forgetUnused];
