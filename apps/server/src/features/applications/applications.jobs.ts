import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Mails a customer that a designer has applied. */
export const mailApplication = defineJob({
  name: 'applications.mail-customer',
  payload: z.object({ orderId: z.uuid(), designerId: z.uuid() }),
  attempts: 8,
  timeoutMs: 60_000,
  concurrency: 1,
  load:
    async () =>
    ({ orderId, designerId }, { deps }) =>
      deps.applications.mail(orderId, designerId),
});
