import type { TimelineKind } from '@tessera/contract/deal/progress';
import type { ConversationEvent, Message } from '@tessera/contract/talk/conversations';

/** What stands in a thread: a message, or something that happened to the project. */
export type ThreadEntry =
  { at: string; message: Message; event?: never } | { at: string; event: ConversationEvent; message?: never };

/** How many of the four tiles are laid after something has happened: described, accepted, delivered, completed. */
export const tilesAfter: Record<TimelineKind, number> = {
  created: 1,
  applied: 1,
  accepted: 2,
  delivered: 3,
  changes_requested: 2,
  completed: 4,
  cancelled: 0,
  reviewed: 4,
};

/**
 * Messages and what happened between them, oldest first. While older messages are not loaded, what happened before the oldest
 * loaded one is left out, for it would stand at the wrong place.
 */
export function toEntries(
  messages: readonly Message[],
  timeline: readonly ConversationEvent[],
  hasOlder: boolean,
): ThreadEntry[] {
  const oldestAt = messages[0]?.created_at;
  const events = timeline.filter(({ at }) => !hasOlder || oldestAt === undefined || at >= oldestAt);
  return [
    ...messages.map((message) => ({ at: message.created_at, message })),
    ...events.map((event) => ({ at: event.at, event })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}
