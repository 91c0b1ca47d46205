import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Mails a stored message to the designer it is for. */
export const mailConversationMessage = defineJob({
  name: 'conversations.mail-message',
  payload: z.object({ messageId: z.uuid() }),
  attempts: 8,
  timeoutMs: 60_000,
  concurrency: 1,
  load:
    async () =>
    ({ messageId }, { deps }) =>
      deps.conversations.mail(messageId),
});
