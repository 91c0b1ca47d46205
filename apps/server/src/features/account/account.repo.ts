import type { Db } from '../../db/database.ts';

/** What a mailed link is for. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'undo-email';

/** Mailed links in the database. */
export const accountRepo = (db: Db) => ({
  /** Stores a link once, however often it is stored. */
  insertLink(link: {
    id: string;
    accountId: string;
    purpose: LinkPurpose;
    email: string | null;
    tokenHash: Buffer;
    expiresAt: Date;
  }) {
    return db
      .insertInto('mailedLink')
      .values(link)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },

  /** A link that can still be used, by its token. */
  async findLink(purposes: readonly LinkPurpose[], tokenHash: Buffer, now: Date) {
    const link = await liveLinks(db, now)
      .where('tokenHash', '=', tokenHash)
      .where('purpose', 'in', purposes)
      .executeTakeFirst();
    return link && { ...link, purpose: link.purpose as LinkPurpose };
  },

  /** A link that can still be used, by its id. */
  findLinkById: (id: string, now: Date) => liveLinks(db, now).where('id', '=', id).executeTakeFirst(),

  /** Uses a link up. @returns false if it was used meanwhile */
  async useLink(id: string, now: Date): Promise<boolean> {
    const used = await db
      .updateTable('mailedLink')
      .set({ usedAt: now })
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  },

  /** Makes links of an account useless, of all those made since one of them where that is given. */
  async useLinksOf(accountId: string, purposes: readonly LinkPurpose[], now: Date, sinceId?: string) {
    await db
      .updateTable('mailedLink')
      .set({ usedAt: now })
      .where('accountId', '=', accountId)
      .where('purpose', 'in', purposes)
      .where('usedAt', 'is', null)
      .$if(sinceId !== undefined, (query) => query.where('id', '>=', sinceId!))
      .execute();
  },

  /** The addresses that links of an account are about. */
  async addressesOf(accountId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('mailedLink')
      .select(({ ref }) => ref('email').$notNull().as('email'))
      .where('accountId', '=', accountId)
      .where('email', 'is not', null)
      .execute();
    return rows.map(({ email }) => email);
  },

  deleteLinksExpiredBefore(time: Date) {
    return db.deleteFrom('mailedLink').where('expiresAt', '<', time).execute();
  },
});

const liveLinks = (db: Db, now: Date) =>
  db
    .selectFrom('mailedLink')
    .select(['id', 'accountId', 'purpose', 'email'])
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now);
