import type { Db } from '../../../db/database.ts';

/** How accounts stand with the operators, in the database. */
export const standingRepo = (db: Db) => ({
  /**
   * The account, once no other transaction is changing or deleting it. Others may go on to store what belongs to it, so a deletion
   * that has told somebody something is never waited for by whoever it waits for.
   */
  lock: (accountId: string) =>
    db
      .selectFrom('account')
      .select(['id', 'role', 'suspendedAt', 'vetting'])
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Locks several accounts in the same way, always in one order. */
  lockAll: (accountIds: readonly string[]) =>
    db
      .selectFrom('account')
      .select('id')
      .where('id', 'in', accountIds)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),

  isSuspended: async (accountId: string): Promise<boolean> => {
    const row = await db
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where('suspendedAt', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  setSuspended: (accountId: string, suspendedAt: Date | null) =>
    db.updateTable('account').set({ suspendedAt }).where('id', '=', accountId).execute(),

  setVetting: (accountId: string, vetting: 'waiting' | 'declined' | null, vettingReason: string) =>
    db.updateTable('account').set({ vetting, vettingReason }).where('id', '=', accountId).execute(),

  /** Approves all designers who wait. */
  approveWaiting: () =>
    db.updateTable('account').set({ vetting: null }).where('vetting', '=', 'waiting').execute(),
});
