import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Mails a stored notification to its owner. */
export const mailNotification = defineJob({
  name: 'notifications.mail',
  payload: z.object({ notificationId: z.uuid() }),
  attempts: 8,
  timeoutMs: 60_000,
  concurrency: 1,
});
