import type { Db } from '../db/database.ts';

/** Mails that are kept for the operator because no mail server is set. */
export const outboxRepo = (db: Db) => ({
  /** Keeps a mail once, however often it is kept. */
  async insert(mail: {
    id: string;
    receiver: string;
    subject: string;
    body: string;
    createdAt: Date;
  }): Promise<void> {
    await db
      .insertInto('keptMail')
      .values(mail)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },

  /** Latest first. */
  latest(limit: number) {
    return db
      .selectFrom('keptMail')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
  },

  deleteTo(receivers: readonly string[]) {
    return db.deleteFrom('keptMail').where('receiver', 'in', receivers).execute();
  },

  deleteBefore(time: Date) {
    return db.deleteFrom('keptMail').where('createdAt', '<', time).execute();
  },
});
