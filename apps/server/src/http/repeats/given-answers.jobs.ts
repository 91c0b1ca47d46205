import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Every hour: deletes the answers that can no longer be repeated. */
export const forgetOldAnswers = defineJob({
  name: 'http.forget-old-answers',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '29 * * * *',
});
