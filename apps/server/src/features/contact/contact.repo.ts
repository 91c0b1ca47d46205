import type { Db } from '../../db/database.ts';

/** A message with its sender, for its mail. */
export type MessageToMail = NonNullable<Awaited<ReturnType<ReturnType<typeof contactRepo>['findUnmailed']>>>;

/** Messages to the operator, in the database. */
export const contactRepo = (db: Db) => ({
  async insert(message: {
    id: string;
    accountId: string;
    subject: string;
    message: string;
    createdAt: Date;
  }): Promise<void> {
    await db.insertInto('contactMessage').values(message).execute();
  },

  /** A message with its sender; undefined when it has been mailed. */
  findUnmailed: (id: string) =>
    db
      .selectFrom('contactMessage')
      .innerJoin('account', 'account.id', 'contactMessage.accountId')
      .select(['contactMessage.subject', 'contactMessage.message', 'account.email', 'account.role'])
      .where('contactMessage.id', '=', id)
      .where('mailedAt', 'is', null)
      .executeTakeFirst(),

  /** Messages that wait, oldest first; or those that were answered, latest first. */
  list: (isAnswered: boolean, limit: number, offset: number) =>
    db
      .selectFrom('contactMessage')
      .select(['id', 'accountId', 'subject', 'message', 'createdAt', 'answeredAt'])
      .where('answeredAt', isAnswered ? 'is not' : 'is', null)
      .orderBy(isAnswered ? 'answeredAt' : 'createdAt', isAnswered ? 'desc' : 'asc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),

  async count(isAnswered: boolean): Promise<number> {
    const { count } = await db
      .selectFrom('contactMessage')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('answeredAt', isAnswered ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Who wrote a message; undefined if there is none with this id. */
  async sender(id: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('contactMessage')
      .select('accountId')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.accountId;
  },

  /** @returns false if it was marked before, or there is none with this id */
  async markAnswered(id: string, answeredAt: Date): Promise<boolean> {
    const updated = await db
      .updateTable('contactMessage')
      .set({ answeredAt })
      .where('id', '=', id)
      .where('answeredAt', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async markMailed(id: string, mailedAt: Date): Promise<void> {
    await db.updateTable('contactMessage').set({ mailedAt }).where('id', '=', id).execute();
  },
});
