import { z } from 'zod';
import { message } from './conversations.ts';
import { notification } from './notifications.ts';

/**
 * What an event can be: a message in a conversation, by either side; a conversation that has changed otherwise (read, sharing,
 * block); a notification; an order that has changed, or an application to it.
 */
export const liveEventKinds = ['message', 'conversation', 'notification', 'order'] as const;

/** The `data` of one event. Its `id` is the one to resume from. */
export const liveEvent = z
  .object({
    kind: z.enum(liveEventKinds),
    conversation_id: z.string().optional(),
    message: message.optional(),
    notification: notification.optional(),
    order_id: z.string().optional(),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof liveEvent>;
