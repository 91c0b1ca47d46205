import { compiledOnce, type Places } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';

/** A call that carries an idempotency key. */
export interface KeyedCall {
  accountId: string;
  key: string;
  /** The same for calls with the same content only. */
  fingerprint: Buffer;
}

const find = compiledOnce(
  (db, { accountId, key, keptFrom }: Places<{ accountId: string; key: string; keptFrom: Date }>) =>
    db
      .selectFrom('givenAnswer')
      .select(['fingerprint', 'status', 'body', 'etag'])
      .where('accountId', '=', accountId)
      .where('key', '=', key)
      .where('createdAt', '>', keptFrom),
);

const claim = compiledOnce((db, call: Places<Claim>) =>
  db
    .insertInto('givenAnswer')
    .values({
      accountId: call.accountId,
      key: call.key,
      fingerprint: call.fingerprint,
      createdAt: call.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'key'])
        .doUpdateSet({
          fingerprint: (row) => row.ref('excluded.fingerprint'),
          createdAt: (row) => row.ref('excluded.createdAt'),
          status: null,
          body: null,
          etag: null,
        })
        .where('givenAnswer.createdAt', '<=', call.keptFrom),
    )
    .returning('key'),
);

const store = compiledOnce((db, answer: Places<StoredAnswer>) =>
  db
    .updateTable('givenAnswer')
    .set({ status: answer.status, body: answer.body, etag: answer.etag })
    .where('accountId', '=', answer.accountId)
    .where('key', '=', answer.key),
);

/** The answers of calls that carry an idempotency key, in the database. Answers created until `keptFrom` are ignored. */
export const givenAnswersRepo = (db: Db) => ({
  async find({ accountId, key }: KeyedCall, keptFrom: Date) {
    const [row] = await find(db, { accountId, key, keptFrom });
    return row;
  },

  /**
   * Within the transaction of the call: claims the key, in place of an answer that is ignored. Waits for another transaction
   * that has claimed it.
   * @returns whether it could be claimed; false when another transaction has committed an answer
   */
  async claim(call: KeyedCall, createdAt: Date, keptFrom: Date): Promise<boolean> {
    return (await claim(db, { ...call, createdAt, keptFrom })).length === 1;
  },

  /** Stores the answer of a call that has claimed its key. */
  async store(
    { accountId, key }: KeyedCall,
    answer: { status: number; body: string; etag: string | null },
  ): Promise<void> {
    await store(db, { ...answer, accountId, key });
  },

  async deleteOld(keptFrom: Date): Promise<void> {
    await db.deleteFrom('givenAnswer').where('createdAt', '<=', keptFrom).execute();
  },
});

type StoredAnswer = { accountId: string; key: string; status: number; body: string; etag: string | null };

type Claim = Pick<KeyedCall, keyof KeyedCall> & { createdAt: Date; keptFrom: Date };
