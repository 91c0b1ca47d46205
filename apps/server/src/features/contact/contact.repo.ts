import type { Db } from '../../db/database.ts';

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

  async markMailed(id: string, mailedAt: Date): Promise<void> {
    await db.updateTable('contactMessage').set({ mailedAt }).where('id', '=', id).execute();
  },
});
