import { randomUUIDv7 } from 'node:crypto';
import type {
  AccountRole,
  Credentials,
  Role,
  SignInBody,
  Tokens as TokenPair,
} from '@tessera/contract/account/auth';
import { EMAIL_PATTERN } from '@tessera/contract/account/sign-in-rules';
import type { FieldError } from '@tessera/contract/errors/errors';
import type { Db, Tx } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import type { SecurityLog } from '../../http/monitoring/security-log.ts';
import { networkOf } from '../../http/network-address.ts';
import type { Actor, AuthenticateSince } from '../../http/session.ts';
import { authRepo, type ActorRow } from './auth.repo.ts';
import { deviceName } from './sessions/device-name.ts';
import { hashPassword, isPassword, passwordFault } from './passwords/passwords.ts';
import type { Caller, PlacesService } from './places/places.service.ts';
import type { SecondFactorService } from './second-factor/second-factor.service.ts';
import { SESSION_DAYS, SESSION_IDLE_DAYS, type Tokens } from './tokens/tokens.ts';

/** Accounts and their sessions. */
export type AuthService = ReturnType<typeof createAuthService>;

const DAY_MS = 86_400_000;

/**
 * Sign-up, sign-in and sessions. A session is a row. Its refresh tokens are derived from it, one for each generation. The current
 * token begins the next generation. The token before it gets the current one again, so that a lost answer or a client that keeps
 * its first token does no harm. An older token means that one was stolen, and the session ends.
 */
export function createAuthService(deps: {
  db: Db;
  tokens: Tokens;
  places: PlacesService;
  secondFactor: Pick<SecondFactorService, 'prove' | 'isSetUp'>;
  /** Whether new designers wait for approval. */
  vetsDesigners: boolean;
  security: SecurityLog;
  /** What else happens within the transaction of a sign-up. */
  onSignUp: (tx: Tx, accountId: string) => Promise<void>;
  /** Told, within its transaction, what the owner of an account should know of a session. */
  notices: Record<
    'signedInOnNewDevice' | 'sessionStolen',
    (tx: Tx, accountId: string, sessionId: string) => Promise<unknown>
  >;
  productName: string;
  clock: () => Date;
}) {
  const { db, tokens, places, secondFactor, security, onSignUp, notices, productName, clock } = deps;
  const repo = authRepo(db);

  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  const openSession = async (
    tx: Tx,
    account: { id: string; role: AccountRole },
    caller: Caller,
    { isNewDevice, isProvedTwice }: { isNewDevice: boolean; isProvedTwice: boolean },
  ): Promise<TokenPair> => {
    const now = clock();
    const session = {
      id: randomUUIDv7(),
      accountId: account.id,
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    };
    await authRepo(tx).insertSession({
      ...session,
      device: deviceName(caller.userAgent),
      network: networkOf(caller.address),
      secondFactorAt: isProvedTwice ? now : null,
    });
    if (isNewDevice) await notices.signedInOnNewDevice(tx, account.id, session.id);
    return {
      access: await tokens.access({ ...session, role: account.role }),
      refresh: await tokens.refresh({ ...session, generation: 0 }),
    };
  };

  const toActor = async (
    sessionId: string,
    { accountId, role, secondFactorAt }: ActorRow,
  ): Promise<Actor | undefined> => {
    const lacksSecondFactor = role === 'operator' && secondFactorAt === null;
    // A session from before the factor was set up would let whoever has only the password set up another one.
    if (lacksSecondFactor && (await secondFactor.isSetUp(accountId))) return undefined;
    return { accountId, sessionId, role: role as AccountRole, lacksSecondFactor };
  };

  return {
    /** Whether there is any account. */
    hasAccounts: () => repo.hasAccounts(),

    /** @throws AppError email_incorrect, password_too_short or password_too_common, all that apply */
    async signUp(role: Role, { email, password }: Credentials, caller: Caller): Promise<TokenPair> {
      const faults: FieldError[] = [];
      if (!EMAIL_PATTERN.test(email)) faults.push(fieldError('email', 'email_incorrect'));
      const weakness = passwordFault(password, email, [productName]);
      if (weakness !== undefined) faults.push(fieldError('password', weakness));
      if (faults.length > 0) throw invalidFields(faults);
      const vetting = deps.vetsDesigners && role === 'designer' ? ('waiting' as const) : null;
      const account = {
        id: randomUUIDv7(),
        email,
        role,
        passwordHash: await hashPassword(password),
        vetting,
      };
      const opened = await db.transaction().execute(async (tx) => {
        const isOpened =
          (await authRepo(tx).insertAccount(account)) &&
          !(await authRepo(tx).isReserved(email, account.id, clock()));
        if (!isOpened) throw invalidFields([fieldError('email', 'email_incorrect')]);
        await places.open(tx, email, caller);
        await onSignUp(tx, account.id);
        return openSession(tx, account, caller, { isNewDevice: false, isProvedTwice: false });
      });
      security.record('signed-up', { accountId: account.id, by: 'password', address: caller.address });
      return opened;
    },

    /**
     * Does the same work for every address, whether or not it has an account.
     * @throws AppError no_active_account if the address or the password is wrong; throttled if somebody has been guessing; once
     * the password is right, account_suspended, and of operators second_factor_required or code_incorrect
     */
    async signIn({ email, password, code }: SignInBody, caller: Caller): Promise<TokenPair> {
      const account = await repo.findAccountByEmail(email);
      const facts = {
        ...(account === undefined ? { emailHash: places.nameInLogs(email) } : { accountId: account.id }),
        by: 'password' as const,
        address: caller.address,
      };
      const turn = await places.takeTurn(email, caller).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'throttled') security.record('sign-in-slowed', facts);
        throw error;
      });
      if (!(await isPassword(password, account?.passwordHash)) || account === undefined) {
        await places.fail(turn);
        security.record('sign-in-failed', facts);
        throw new AppError('no_active_account');
      }
      if (account.suspendedAt !== null) {
        security.record('suspended', facts);
        throw new AppError('account_suspended');
      }
      const proof = await secondFactor.prove(account, code);
      // The attempt goes on counting as failed, or the right password alone would have more codes tried.
      if (proof === 'required') throw new AppError('second_factor_required');
      if (proof === 'incorrect') {
        await places.fail(turn);
        security.record('sign-in-failed', { ...facts, by: 'code' });
        throw invalidFields([fieldError('code', 'code_incorrect')]);
      }
      const opened = await db.transaction().execute(async (tx) => {
        await places.succeed(tx, turn);
        const { id, role } = account;
        return openSession(tx, { id, role: role as AccountRole }, caller, {
          isNewDevice: !turn.isKnownDevice,
          isProvedTwice: proof === 'proved',
        });
      });
      security.record('signed-in', facts);
      return opened;
    },

    /**
     * Opens a session for somebody who has proved to be the owner of an account by a passkey.
     * @throws AppError account_suspended
     */
    async openProved(
      tx: Tx,
      account: { id: string; email: string; role: AccountRole; suspendedAt: Date | null },
      caller: Caller,
    ): Promise<TokenPair> {
      if (account.suspendedAt !== null) throw new AppError('account_suspended');
      const isNewDevice = !(await places.isKnownDevice(tx, account.email, caller));
      await places.open(tx, account.email, caller);
      return openSession(tx, account, caller, { isNewDevice, isProvedTwice: true });
    },

    /** @throws AppError token_not_valid */
    async refresh(refreshToken: string, address: string): Promise<TokenPair> {
      const claims = await tokens.readRefresh(refreshToken);
      if (claims === undefined) throw new AppError('token_not_valid');
      const now = clock();
      const session = await db.transaction().execute(async (tx) => {
        const sessions = authRepo(tx);
        const current = await sessions.lockSession(claims.sessionId, now, daysAgo(SESSION_IDLE_DAYS));
        // No token was issued with a time later than the beginning of the present generation.
        if (current === undefined || claims.issuedAt > current.rotatedAt) return undefined;
        const { id, accountId, generation, rotatedAt } = current;
        const behind = generation - claims.generation;
        if (behind !== 0 && behind !== 1) {
          await sessions.endSession(id, now);
          await notices.sessionStolen(tx, accountId, id);
          security.record('refresh-reused', { accountId, sessionId: id, address });
          return undefined;
        }
        await sessions.setRefreshed(id, now);
        if (behind === 1) return current;
        // Never earlier than the previous generation, even if the clock has been set back.
        const next = { generation: generation + 1, rotatedAt: now > rotatedAt ? now : rotatedAt };
        await sessions.advanceSession(id, next);
        return { ...current, ...next };
      });
      if (session === undefined) throw new AppError('token_not_valid');
      return {
        access: await tokens.access({ ...session, role: session.role as AccountRole }),
        refresh: await tokens.refresh(session),
      };
    },

    /** The account of a refresh token, whether or not its session still lasts; undefined for anything else. */
    async findAccountOfRefresh(refreshToken: unknown): Promise<string | undefined> {
      const claims = typeof refreshToken === 'string' ? await tokens.readRefresh(refreshToken) : undefined;
      return claims && repo.findAccountOfSession(claims.sessionId);
    },

    /** Ends the session of a refresh token. Does nothing for an invalid token. */
    async signOut(refreshToken: string): Promise<void> {
      const claims = await tokens.readRefresh(refreshToken);
      if (claims !== undefined) await repo.endSession(claims.sessionId, clock());
    },

    /** The account of an access token, read from the database; undefined once the session has ended. */
    async authenticate(accessToken: string): Promise<Actor | undefined> {
      const claims = await tokens.readAccess(accessToken);
      if (claims === undefined) return undefined;
      const { sessionId, accountId } = claims;
      const row = await repo.findActor(sessionId, accountId, clock());
      return row && toActor(sessionId, row);
    },

    /** The same, and whether what the account's answers are made from has changed since a moment, in the same statement. */
    authenticateSince: (async (accessToken, momentOf) => {
      const claims = await tokens.readAccess(accessToken);
      if (claims === undefined) return undefined;
      const { sessionId, accountId } = claims;
      const found = await repo.findActorSince(sessionId, accountId, clock(), momentOf(accountId));
      const actor = found && (await toActor(sessionId, found.actor));
      return actor && { actor, state: found.state };
    }) as AuthenticateSince,

    /** Deletes sessions that ended or expired more than a day ago, or were not refreshed for too long. */
    async forgetOldSessions(): Promise<void> {
      await repo.deleteSessionsBefore(daysAgo(1), daysAgo(SESSION_IDLE_DAYS + 1));
    },

    /** Deletes the places of sign-ins that are no longer needed. */
    forgetOldPlaces: () => places.forgetOld(),
  };
}
