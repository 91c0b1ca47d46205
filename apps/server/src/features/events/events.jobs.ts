import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Once a day: removes live events that no stream resumes from any more. */
export const forgetOldEvents = defineJob({
  name: 'events.forget-old',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '53 3 * * *',
});
