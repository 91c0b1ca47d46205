import { compiledOnce, type Places } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';

const lockedLimits = compiledOnce((db, { accountId }: Places<{ accountId: string }>) =>
  db.selectFrom('account').select(['role', 'projectLimit']).where('id', '=', accountId).forNoKeyUpdate(),
);

/** The limits of accounts. */
export const planRepo = (db: Db) => ({
  limits: (accountId: string) =>
    db
      .selectFrom('account')
      .select(['role', 'projectLimit', 'storageLimitBytes'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),

  /**
   * Within a transaction: what the limit of an account follows from, once no other transaction holds the account; others wait
   * until this one is over.
   */
  async lockedLimits(accountId: string) {
    const [row] = await lockedLimits(db, { accountId });
    if (row === undefined) throw new Error('The account is gone.');
    return row;
  },

  /** @returns false if the account has this limit already, or is gone */
  async setLimit(accountId: string, projectLimit: number | null): Promise<boolean> {
    const updated = await db
      .updateTable('account')
      .set({ projectLimit })
      .where('id', '=', accountId)
      .where('projectLimit', 'is distinct from', projectLimit)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** Within a transaction: others that lock the account wait until it is over. */
  async lock(accountId: string): Promise<void> {
    await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  },
});
