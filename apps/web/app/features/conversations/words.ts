import type { Message } from '@tessera/contract/talk/conversations';
import type { Conversation } from './conversations.queries.ts';

/** What the other side is called: customers who have not said their name have none. */
export function nameOf({ name }: Pick<Conversation, 'name'>): string {
  return name === '' ? 'A customer' : name;
}

/** The same within a sentence. */
export function nameWithin({ name }: Pick<Conversation, 'name'>): string {
  return name === '' ? 'this customer' : (name.split(' ')[0] ?? name);
}

/** A message in one line: its words, or how many photos it has where there are none. One that was reported shows neither. */
export function lineOf({
  message,
  photos,
  reported,
}: Pick<Message, 'message' | 'photos' | 'reported'>): string {
  if (reported) return 'You reported this message';
  if (message !== '') return message;
  return photos.length === 1 ? '1 photo' : `${photos.length} photos`;
}
