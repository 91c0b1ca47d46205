import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Once a day: forget sessions that are long over. */
export const forgetOldSessions = defineJob({
  name: 'auth.forget-old-sessions',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '17 3 * * *',
  load:
    async () =>
    (_payload, { deps }) =>
      deps.auth.forgetOldSessions(),
});
