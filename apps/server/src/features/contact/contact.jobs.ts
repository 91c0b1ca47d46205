import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Mails a stored contact message to the operator. */
export const mailContactMessage = defineJob({
  name: 'contact.mail-message',
  payload: z.object({ messageId: z.uuid() }),
  attempts: 8,
  timeoutMs: 60_000,
  concurrency: 1,
});
