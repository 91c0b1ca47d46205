import type { AccountRole, Role } from '@tessera/contract/account/auth';
import { compiledOnce, type Places } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import { currentLife, currentSnapshot, isCommittedAfter, type Moment } from '../../db/moment.ts';
import type { AnswerState } from '../../http/session.ts';
import { FORMER_ACCOUNTS } from './former-accounts.service.ts';

/** Accounts and sessions in the database. */
export const authRepo = (db: Db) => ({
  /** False if the address already has an account. */
  async insertAccount(account: {
    id: string;
    email: string;
    role: AccountRole;
    passwordHash: string;
    /** For designers who have to be approved first. */
    vetting?: 'waiting' | null;
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
      .select(['id', 'role', 'passwordHash', 'suspendedAt'])
      .where('emailKey', '=', emailKey(email))
      .where('id', 'not in', Object.values(FORMER_ACCOUNTS))
      .executeTakeFirst();
  },

  findAccount(id: string) {
    return selectAccount(db, id).executeTakeFirst();
  },

  /** The account, once no other transaction is changing it. */
  lockAccount(id: string) {
    return selectAccount(db, id).forUpdate().executeTakeFirst();
  },

  /** Whether the address of another account was changed from this one, and can still be changed back. */
  async isReserved(email: string, accountId: string, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('mailedLink')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', emailKey(email))
      .where('purpose', '=', 'undo-email')
      .where('accountId', '!=', accountId)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Makes the account that stands for deleted ones of a role, unless it is there. Its address has the shape of none. */
  async insertFormer(role: Role): Promise<void> {
    const email = `former ${role}`;
    await db
      .insertInto('account')
      .values({ id: FORMER_ACCOUNTS[role], email, emailKey: email, role, passwordHash: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  deleteAccount: (id: string) => db.deleteFrom('account').where('id', '=', id).execute(),

  /** Replaces the address of an account by one that its owner reads. @returns false if another account has it */
  async setEmail(id: string, email: string, now: Date): Promise<boolean> {
    try {
      await db
        .updateTable('account')
        .set({ email, emailKey: emailKey(email), emailVerifiedAt: now })
        .where('id', '=', id)
        .execute();
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  },

  setPasswordHash(id: string, passwordHash: string) {
    return db.updateTable('account').set({ passwordHash }).where('id', '=', id).execute();
  },

  /** Records that the owner of an account reads mails to its address. The first time counts. */
  async setEmailVerified(id: string, now: Date): Promise<void> {
    await db
      .updateTable('account')
      .set({ emailVerifiedAt: now })
      .where('id', '=', id)
      .where('emailVerifiedAt', 'is', null)
      .execute();
  },

  /** Ends all sessions of an account, but one. */
  async endSessionsOf(accountId: string, now: Date, keptSessionId?: string): Promise<void> {
    await db
      .updateTable('session')
      .set({ endedAt: now })
      .where('accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId!))
      .execute();
  },

  /** Stores a session that begins now. */
  insertSession(session: {
    id: string;
    accountId: string;
    rotatedAt: Date;
    expiresAt: Date;
    device: string;
    network: string;
    /** When more than a password was proved; null otherwise. */
    secondFactorAt: Date | null;
  }) {
    const { rotatedAt } = session;
    return db
      .insertInto('session')
      .values({ ...session, createdAt: rotatedAt, refreshedAt: rotatedAt })
      .execute();
  },

  /**
   * A session with its account, unless it has ended, has expired or was not refreshed after `idleSince`. It is locked, so that
   * it is not refreshed twice at once.
   */
  lockSession(id: string, now: Date, idleSince: Date) {
    return liveSessions(db, now)
      .select([
        'session.id',
        'session.generation',
        'session.rotatedAt',
        'session.expiresAt',
        'account.id as accountId',
        'account.role',
      ])
      .where('session.id', '=', id)
      .where('session.refreshedAt', '>', idleSince)
      .forUpdate('session')
      .executeTakeFirst();
  },

  /** Asked by every call with a session. */
  async findActor(sessionId: string, accountId: string, now: Date) {
    const [actor] = await actorOf(db, { sessionId, accountId, now });
    return actor;
  },

  /** The same, and whether anything that the account's answers are made from has changed since a moment. As of one moment. */
  async findActorSince(
    sessionId: string,
    accountId: string,
    now: Date,
    since: Moment | undefined,
  ): Promise<{ actor: ActorRow; state: AnswerState } | undefined> {
    const snapshot = since?.snapshot ?? null;
    const [row] = await actorSince(db, { sessionId, accountId, now, snapshot });
    if (row === undefined) return undefined;
    const { life, snapshot: shown, isChanged, ...actor } = row;
    return {
      actor,
      state: {
        moment: { snapshot: shown, life },
        isUnchanged: since !== undefined && since.life === life && !isChanged,
      },
    };
  },

  /** Records that a session's owner has proved more than a password. */
  setSecondFactor: (id: string, secondFactorAt: Date) =>
    db.updateTable('session').set({ secondFactorAt }).where('id', '=', id).execute(),

  /** The sessions of an account that last, those used last first. */
  listSessions(accountId: string, now: Date, idleSince: Date) {
    return liveSessions(db, now)
      .select(['session.id', 'session.device', 'session.network', 'session.createdAt', 'session.refreshedAt'])
      .where('account.id', '=', accountId)
      .where('session.refreshedAt', '>', idleSince)
      .orderBy('session.refreshedAt', 'desc')
      .orderBy('session.id', 'desc')
      .execute();
  },

  /** Ends a session of an account. @returns false if the account has no such session that lasts */
  async endSessionOf(accountId: string, id: string, now: Date): Promise<boolean> {
    const ended = await db
      .updateTable('session')
      .set({ endedAt: now })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return ended.numUpdatedRows === 1n;
  },

  /** A session, whether or not it lasts. */
  findSession(id: string) {
    return db
      .selectFrom('session')
      .select(['id', 'accountId', 'device', 'network', 'createdAt'])
      .where('id', '=', id)
      .executeTakeFirst();
  },

  async findAccountOfSession(id: string): Promise<string | undefined> {
    const row = await db.selectFrom('session').select('accountId').where('id', '=', id).executeTakeFirst();
    return row?.accountId;
  },

  /** Begins the next generation of a session. */
  advanceSession(id: string, next: { generation: number; rotatedAt: Date }) {
    return db.updateTable('session').set(next).where('id', '=', id).execute();
  },

  /** Records that a session was used. */
  setRefreshed(id: string, refreshedAt: Date) {
    return db.updateTable('session').set({ refreshedAt }).where('id', '=', id).execute();
  },

  endSession(id: string, now: Date) {
    return db
      .updateTable('session')
      .set({ endedAt: now })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .execute();
  },

  /** Deletes sessions that ended or expired before a time, or were not refreshed since `idleSince`. */
  deleteSessionsBefore(time: Date, idleSince: Date) {
    return db
      .deleteFrom('session')
      .where((where) =>
        where.or([
          where('expiresAt', '<', time),
          where('endedAt', '<', time),
          where('refreshedAt', '<', idleSince),
        ]),
      )
      .execute();
  },
});

/** Who calls, as it is stored. */
export type ActorRow = Awaited<ReturnType<typeof actorOf>>[number];

const actorOf = compiledOnce(
  (db, { sessionId, accountId, now }: Places<{ sessionId: string; accountId: string; now: Date }>) =>
    liveSessions(db, now)
      .select(['account.id as accountId', 'account.role', 'session.secondFactorAt'])
      .where('session.id', '=', sessionId)
      .where('account.id', '=', accountId),
);

const actorSince = compiledOnce(
  (
    db,
    {
      sessionId,
      accountId,
      now,
      snapshot,
    }: Places<{ sessionId: string; accountId: string; now: Date; snapshot: string | null }>,
  ) =>
    liveSessions(db, now)
      .select(['account.id as accountId', 'account.role', 'session.secondFactorAt'])
      .select([currentSnapshot.as('snapshot'), currentLife.as('life')])
      .select(
        sql<boolean>`exists (
          select from answer_change
          where account_hash = uuid_hash_extended(account.id, 0) and ${isCommittedAfter(snapshot)}
        )`.as('isChanged'),
      )
      .where('session.id', '=', sessionId)
      .where('account.id', '=', accountId),
);

function liveSessions(db: Db, now: Date | RawBuilder<Date>) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .where('account.suspendedAt', 'is', null)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now);
}

const selectAccount = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'role', 'passwordHash', 'emailVerifiedAt', 'createdAt', 'suspendedAt', 'vetting'])
    .where('id', '=', id);

const UNIQUE_VIOLATION = '23505';

const emailKey = (email: string) => email.toLowerCase();
