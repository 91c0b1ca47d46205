import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Once a minute: mails people the messages that they have not read for a while. */
export const mailUnreadMessages = defineJob({
  name: 'conversations.mail-unread',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 5 * 60_000,
  concurrency: 1,
  schedule: '* * * * *',
});
