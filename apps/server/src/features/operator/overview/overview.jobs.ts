import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** Measures what is too much to count for each look at the overview. */
export const measureMarketplace = defineJob({
  name: 'operator.measure-marketplace',
  payload: z.object({}),
  attempts: 1,
  timeoutMs: 120_000,
  concurrency: 1,
  schedule: '*/5 * * * *',
});
