import { z } from 'zod';
import { message } from './conversations.ts';
import { notification } from './notifications.ts';

/**
 * Where an account’s live events are read, relative to the API: a stream of server-sent events, for anybody signed in. The
 * access token travels in the header, so a page reads it with `fetch`.
 */
export const EVENTS_PATH = 'user/events/';

/** Names the last event that was read, so that a stream goes on where another one broke off. */
export const LAST_EVENT_ID_HEADER = 'last-event-id';

/** How many streams an account may have open at one server at the same time: more are refused with `throttled`. */
export const EVENT_STREAMS_MAX = 10;

/** How often a silent stream shows that it is alive, in milliseconds. */
export const EVENT_HEARTBEAT_MS = 15_000;

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
