/**
 * Where an account’s live events are read, relative to the API: a stream of server-sent events, for designers and customers. The
 * access token travels in the header, so a page reads it with `fetch`.
 */
export const EVENTS_PATH = 'user/events/';

/** Names the last event that was read, so that a stream goes on where another one broke off. */
export const LAST_EVENT_ID_HEADER = 'last-event-id';

/** How many streams an account may have open at one server at the same time: more are refused with `throttled`. */
export const EVENT_STREAMS_MAX = 10;

/** How often a silent stream shows that it is alive, in milliseconds. */
export const EVENT_HEARTBEAT_MS = 15_000;
