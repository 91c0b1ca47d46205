import type { LiveEvent } from '@tessera/contract/talk/events';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What an event is about. */
export interface EventParts {
  kind: LiveEvent['kind'];
  conversationId?: string;
  messageId?: string;
  notificationId?: string;
  orderId?: string;
}

/** Live events in the database. They get their numbers when they are committed. */
export const eventsRepo = (db: Db) => ({
  async insert(events: readonly (EventParts & { id: string; accountId: string; createdAt: Date })[]) {
    await db.insertInto('userEvent').values(events).execute();
  },

  /** Those of the accounts that this transaction has not told of the order yet. */
  async untold(accountIds: readonly string[], orderId: string): Promise<string[]> {
    const told = await db
      .selectFrom('userEvent')
      .select('accountId')
      .where('orderId', '=', orderId)
      .where('kind', '=', 'order')
      .where('accountId', 'in', accountIds)
      // Events get their numbers at the commit, so these are its own.
      .where('commitNumber', 'is', null)
      .execute();
    return accountIds.filter((id) => told.every(({ accountId }) => accountId !== id));
  },

  /** Events of an account after a number, in the order in which they were committed. */
  after: (accountId: string, number: number, limit: number) =>
    db
      .selectFrom('userEvent')
      .leftJoin('conversation', 'conversation.id', 'userEvent.conversationId')
      .select(({ fn }) => [
        'commitNumber',
        'kind',
        'conversationId',
        'messageId',
        'notificationId',
        fn.coalesce('userEvent.orderId', 'conversation.orderId').as('orderId'),
      ])
      .where('userEvent.accountId', '=', accountId)
      .where(sql<boolean>`commit_number > ${number}`)
      .orderBy('commitNumber')
      .limit(limit)
      .execute(),

  /** The number of an account's latest event; 0 where there is none. */
  async lastNumber(accountId: string): Promise<number> {
    const { last } = await db
      .selectFrom('userEvent')
      .select(({ fn }) => fn.max('commitNumber').as('last'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow();
    return Number(last ?? 0);
  },

  async removeBefore(createdBefore: Date): Promise<void> {
    await db.deleteFrom('userEvent').where('createdAt', '<', createdBefore).execute();
  },
});
