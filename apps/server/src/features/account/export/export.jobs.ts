import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** Makes an archive of everything of an account. */
export const makeExport = defineJob({
  name: 'account.make-export',
  payload: z.object({ exportId: z.uuid() }),
  attempts: 5,
  timeoutMs: 1_800_000,
  concurrency: 1,
});

/** Once an hour, and when an account is deleted: removes archives that are too old or belong to nobody, with their files. */
export const forgetOldExports = defineJob({
  name: 'account.forget-old-exports',
  payload: z.object({}),
  attempts: 10,
  timeoutMs: 600_000,
  concurrency: 1,
  schedule: '23 * * * *',
});
