import type { Conversation } from './conversations.queries.ts';

/** What the other side is called: customers who have not said their name have none. */
export function nameOf({ name }: Pick<Conversation, 'name'>): string {
  return name === '' ? 'A customer' : name;
}

/** The same within a sentence. */
export function nameWithin({ name }: Pick<Conversation, 'name'>): string {
  return name === '' ? 'this customer' : (name.split(' ')[0] ?? name);
}
