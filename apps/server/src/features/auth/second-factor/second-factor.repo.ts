import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Reads and writes the one-time-code apps and recovery codes of operators. */
export const secondFactorRepo = (db: Db) => ({
  /** Whether an account has a passkey, or an app that is confirmed. */
  async isSetUp(accountId: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from passkey where account_id = ${accountId})
        or exists (select from one_time_code_app where account_id = ${accountId} and secret is not null) as found
    `.execute(db);
    return rows[0]!.found;
  },

  /** The app of an account, once no other transaction is changing it. */
  lockApp: (accountId: string) =>
    db
      .selectFrom('oneTimeCodeApp')
      .select(['secret', 'lastStep', 'askedSecret', 'askedAt'])
      .where('accountId', '=', accountId)
      .forUpdate()
      .executeTakeFirst(),

  /** Keeps a secret that has to be confirmed. It replaces one that was not. */
  ask: (accountId: string, askedSecret: Buffer, askedAt: Date) =>
    db
      .insertInto('oneTimeCodeApp')
      .values({ accountId, askedSecret, askedAt })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ askedSecret, askedAt }))
      .execute(),

  confirm: (accountId: string, app: { secret: Buffer; lastStep: number; confirmedAt: Date }) =>
    db
      .updateTable('oneTimeCodeApp')
      .set({ ...app, askedSecret: null, askedAt: null })
      .where('accountId', '=', accountId)
      .execute(),

  setLastStep: (accountId: string, lastStep: number) =>
    db.updateTable('oneTimeCodeApp').set({ lastStep }).where('accountId', '=', accountId).execute(),

  async replaceRecoveryCodes(accountId: string, hashes: readonly Buffer[]): Promise<void> {
    await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
    await db
      .insertInto('recoveryCode')
      .values(hashes.map((codeHash) => ({ accountId, codeHash })))
      .execute();
  },

  /** Uses a recovery code up. @returns false if the account has no such code that was not used */
  async useRecoveryCode(accountId: string, codeHash: Buffer, usedAt: Date): Promise<boolean> {
    const used = await db
      .updateTable('recoveryCode')
      .set({ usedAt })
      .where('accountId', '=', accountId)
      .where('codeHash', '=', codeHash)
      .where('usedAt', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  },
});
