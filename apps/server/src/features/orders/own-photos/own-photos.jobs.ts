import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** Removes photos that no order was saved with. */
export const forgetUnusedPhotos = defineJob({
  name: 'orders.forget-unused-photos',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '37 * * * *',
});
