import type { Db, Tx } from '../../db/database.ts';
import { contactRepo } from './contact.repo.ts';

/** A message to the people who run the marketplace, as they read it. */
export type ReceivedMessage = Awaited<ReturnType<ReturnType<typeof contactRepo>['list']>>[number];

/** A part of the messages that wait, oldest first, or of those that were answered, latest first; and how many there are in all. */
export async function receivedMessages(
  db: Db,
  { isAnswered, limit, offset }: { isAnswered: boolean; limit: number; offset: number },
): Promise<{ count: number; messages: ReceivedMessage[] }> {
  const repo = contactRepo(db);
  return { count: await repo.count(isAnswered), messages: await repo.list(isAnswered, limit, offset) };
}

/**
 * Marks a message as answered, within a transaction. @returns who wrote it, and whether it was not marked before; undefined if
 * there is none with this id
 */
export async function markAnswered(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ senderId: string; isNew: boolean } | undefined> {
  const repo = contactRepo(tx);
  const senderId = await repo.sender(id);
  return senderId === undefined ? undefined : { senderId, isNew: await repo.markAnswered(id, now) };
}
