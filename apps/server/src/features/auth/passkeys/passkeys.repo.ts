import type { Db } from '../../../db/database.ts';

/** Passkeys, and what authenticators are asked to sign, in the database. */
export const passkeysRepo = (db: Db) => ({
  /** Those of an account, latest first. */
  list: (accountId: string) =>
    db
      .selectFrom('passkey')
      .select(['id', 'credentialId', 'transports', 'name', 'createdAt', 'lastUsedAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  async count(accountId: string): Promise<number> {
    const { count } = await db
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** A passkey with its account, by the name that the authenticator gave it. */
  findByCredential: (credentialId: Buffer) =>
    db
      .selectFrom('passkey')
      .innerJoin('account', 'account.id', 'passkey.accountId')
      .select([
        'passkey.id',
        'passkey.credentialId',
        'passkey.publicKey',
        'passkey.useCount',
        'account.id as accountId',
        'account.email',
        'account.role',
        'account.suspendedAt',
      ])
      .where('credentialId', '=', credentialId)
      .executeTakeFirst(),

  /** @returns false if a passkey with this credential is kept already */
  async insert(passkey: {
    id: string;
    accountId: string;
    credentialId: Buffer;
    publicKey: Buffer;
    useCount: number;
    transports: string[];
    name: string;
    createdAt: Date;
  }): Promise<boolean> {
    const inserted = await db
      .insertInto('passkey')
      .values(passkey)
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  },

  setUsed: (id: string, useCount: number, lastUsedAt: Date) =>
    db.updateTable('passkey').set({ useCount, lastUsedAt }).where('id', '=', id).execute(),

  /** @returns false if the account has no such passkey */
  async delete(accountId: string, id: string): Promise<boolean> {
    const deleted = await db
      .deleteFrom('passkey')
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return deleted.numDeletedRows === 1n;
  },

  insertChallenge: (challenge: { challengeHash: Buffer; accountId: string | null; expiresAt: Date }) =>
    db.insertInto('passkeyChallenge').values(challenge).execute(),

  /** Uses a challenge up. @returns false if there is none such that lasts */
  async takeChallenge(challengeHash: Buffer, accountId: string | null, now: Date): Promise<boolean> {
    const deleted = await db
      .deleteFrom('passkeyChallenge')
      .where('challengeHash', '=', challengeHash)
      .where('accountId', 'is not distinct from', accountId)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return deleted.numDeletedRows === 1n;
  },

  deleteOldChallenges: (now: Date) =>
    db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now).execute(),
});
