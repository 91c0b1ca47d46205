import type { Db } from '../../db/database.ts';

/** A call that carries an idempotency key. */
export interface KeyedCall {
  accountId: string;
  key: string;
  /** The same for calls with the same content only. */
  fingerprint: Buffer;
}

/** The answers of calls that carry an idempotency key, in the database. Answers created until `keptFrom` are ignored. */
export const givenAnswersRepo = (db: Db) => ({
  find: ({ accountId, key }: KeyedCall, keptFrom: Date) =>
    db
      .selectFrom('givenAnswer')
      .select(['fingerprint', 'status', 'body', 'etag'])
      .where('accountId', '=', accountId)
      .where('key', '=', key)
      .where('createdAt', '>', keptFrom)
      .executeTakeFirst(),

  /**
   * Within the transaction of the call: claims the key. Waits for another transaction that has claimed it.
   * @returns whether it could be claimed; false when another transaction has committed an answer
   */
  async claim({ accountId, key, fingerprint }: KeyedCall, createdAt: Date, keptFrom: Date): Promise<boolean> {
    await db
      .deleteFrom('givenAnswer')
      .where('accountId', '=', accountId)
      .where('key', '=', key)
      .where('createdAt', '<=', keptFrom)
      .execute();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('givenAnswer')
      .values({ accountId, key, fingerprint, createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows !== 0n;
  },

  /** Stores the answer of a call that has claimed its key. */
  async store(
    { accountId, key }: KeyedCall,
    answer: { status: number; body: string; etag: string | null },
  ): Promise<void> {
    await db
      .updateTable('givenAnswer')
      .set(answer)
      .where('accountId', '=', accountId)
      .where('key', '=', key)
      .execute();
  },

  async deleteOld(keptFrom: Date): Promise<void> {
    await db.deleteFrom('givenAnswer').where('createdAt', '<=', keptFrom).execute();
  },
});
