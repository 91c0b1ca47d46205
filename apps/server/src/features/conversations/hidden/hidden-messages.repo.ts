import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What both sides read in place of the words of a hidden message. */
const HIDDEN_WORDS = 'This message was hidden by the people who run this marketplace.';

/** A column with the words of each message that a query selects from `message`, as both sides read them. */
export const shownBody =
  sql<string>`case when message.hidden_at is null then message.body else ${HIDDEN_WORDS} end`.as('body');

/** Hidden messages in the database. */
export const hiddenMessagesRepo = (db: Db) => ({
  /** @returns the conversation of the message; undefined if it was hidden before, or is not there */
  async hide(id: string, hiddenAt: Date): Promise<string | undefined> {
    const row = await db
      .updateTable('message')
      .set({ hiddenAt })
      .where('id', '=', id)
      .where('hiddenAt', 'is', null)
      .returning('conversationId')
      .executeTakeFirst();
    return row?.conversationId;
  },

  /** The two accounts of a conversation. */
  async parties(conversationId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('conversationSide')
      .select('accountId')
      .where('conversationId', '=', conversationId)
      .orderBy('accountId')
      .execute();
    return rows.map(({ accountId }) => accountId);
  },
});
