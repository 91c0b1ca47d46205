import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Once a day: deletes sessions that ended long ago. */
export const forgetOldSessions = defineJob({
  name: 'auth.forget-old-sessions',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '17 3 * * *',
});

/** Once an hour: deletes what authenticators were asked to sign and did not. */
export const forgetOldChallenges = defineJob({
  name: 'auth.forget-old-challenges',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '43 * * * *',
});

/** Once an hour: deletes the places of sign-ins that are no longer needed. */
export const forgetOldPlaces = defineJob({
  name: 'auth.forget-old-places',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 1,
  schedule: '41 * * * *',
});
