import type { Role } from '@tessera/contract/auth';
import type { Db } from '../../db/database.ts';

/** Accounts and sessions in the database. */
export const authRepo = (db: Db) => ({
  /** False when the address has an account already. */
  async insertAccount(account: {
    id: string;
    email: string;
    role: Role;
    passwordHash: string;
  }): Promise<boolean> {
    const inserted = await db
      .insertInto('account')
      .values({ ...account, emailKey: emailKey(account.email) })
      .onConflict((conflict) => conflict.column('emailKey').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  },

  async hasAccounts(): Promise<boolean> {
    const { exists } = await db
      .selectNoFrom(({ exists, selectFrom }) => exists(selectFrom('account').select('id')).as('exists'))
      .executeTakeFirstOrThrow();
    return Boolean(exists);
  },

  findAccountByEmail(email: string) {
    return db
      .selectFrom('account')
      .select(['id', 'role', 'passwordHash'])
      .where('emailKey', '=', emailKey(email))
      .executeTakeFirst();
  },

  insertSession(session: { id: string; accountId: string; expiresAt: Date }) {
    return db.insertInto('session').values(session).execute();
  },

  /** A session that is neither ended nor expired, with its account; locked against a second refresh. */
  lockSession(id: string, now: Date) {
    return liveSessions(db, now)
      .select([
        'session.id',
        'session.generation',
        'session.expiresAt',
        'account.id as accountId',
        'account.role',
      ])
      .where('session.id', '=', id)
      .forUpdate('session')
      .executeTakeFirst();
  },

  findActor(sessionId: string, accountId: string, now: Date) {
    return liveSessions(db, now)
      .select(['account.id as accountId', 'account.role'])
      .where('session.id', '=', sessionId)
      .where('account.id', '=', accountId)
      .executeTakeFirst();
  },

  advanceSession(id: string, generation: number, now: Date) {
    return db.updateTable('session').set({ generation, rotatedAt: now }).where('id', '=', id).execute();
  },

  endSession(id: string, now: Date) {
    return db
      .updateTable('session')
      .set({ endedAt: now })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .execute();
  },

  deleteSessionsBefore(time: Date) {
    return db
      .deleteFrom('session')
      .where((where) => where.or([where('expiresAt', '<', time), where('endedAt', '<', time)]))
      .execute();
  },
});

const liveSessions = (db: Db, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now);

const emailKey = (email: string) => email.toLowerCase();
