import { randomUUIDv7 } from 'node:crypto';
import { EMAIL_PATTERN, type Credentials, type Role, type Tokens as TokenPair } from '@tessera/contract/auth';
import type { FieldError } from '@tessera/contract/errors';
import type { Db } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import type { Actor } from '../../http/session.ts';
import { authRepo } from './auth.repo.ts';
import { hashPassword, isPassword, passwordFault } from './passwords.ts';
import { SESSION_DAYS, type Tokens } from './tokens.ts';

/** Accounts and their sessions. */
export type AuthService = ReturnType<typeof createAuthService>;

const DAY_MS = 86_400_000;

/**
 * Sign-up, sign-in and sessions. A session is a row; its refresh tokens are derived from it, one per generation.
 * The current one moves the session on. The one before is answered with the current one again, so a lost answer or a
 * client that keeps its first token does no harm. An older one means that a token was stolen: the session ends.
 */
export function createAuthService({ db, tokens, clock }: { db: Db; tokens: Tokens; clock: () => Date }) {
  const repo = authRepo(db);

  const openSession = async (account: { id: string; role: Role }): Promise<TokenPair> => {
    const session = {
      id: randomUUIDv7(),
      accountId: account.id,
      expiresAt: new Date(clock().getTime() + SESSION_DAYS * DAY_MS),
    };
    await repo.insertSession(session);
    return {
      access: await tokens.access({ ...session, role: account.role }),
      refresh: await tokens.refresh({ ...session, generation: 0 }),
    };
  };

  return {
    /** Whether anybody has an account. */
    hasAccounts: () => repo.hasAccounts(),

    /** @throws AppError email_incorrect, password_too_short or password_too_common, all that apply */
    async signUp(role: Role, { email, password }: Credentials): Promise<TokenPair> {
      const faults: FieldError[] = [];
      if (!EMAIL_PATTERN.test(email)) faults.push(fieldError('email', 'email_incorrect'));
      const weakness = passwordFault(password, email);
      if (weakness !== undefined) faults.push(fieldError('password', weakness));
      if (faults.length > 0) throw invalidFields(faults);
      const account = { id: randomUUIDv7(), email, role, passwordHash: await hashPassword(password) };
      if (!(await repo.insertAccount(account))) throw invalidFields([fieldError('email', 'email_incorrect')]);
      return openSession(account);
    },

    /** @throws AppError no_active_account, whichever of the two was wrong */
    async signIn({ email, password }: Credentials): Promise<TokenPair> {
      const account = await repo.findAccountByEmail(email);
      if (!(await isPassword(password, account?.passwordHash)) || account === undefined)
        throw new AppError('no_active_account');
      return openSession({ id: account.id, role: account.role as Role });
    },

    /** @throws AppError token_not_valid */
    async refresh(refreshToken: string): Promise<TokenPair> {
      const claims = await tokens.readRefresh(refreshToken);
      if (claims === undefined) throw new AppError('token_not_valid');
      const now = clock();
      const session = await db.transaction().execute(async (tx) => {
        const sessions = authRepo(tx);
        const current = await sessions.lockSession(claims.sessionId, now);
        if (current === undefined) return undefined;
        const behind = current.generation - claims.generation;
        if (behind === 1) return current;
        if (behind === 0) {
          await sessions.advanceSession(current.id, current.generation + 1, now);
          return { ...current, generation: current.generation + 1 };
        }
        await sessions.endSession(current.id, now);
        return undefined;
      });
      if (session === undefined) throw new AppError('token_not_valid');
      return {
        access: await tokens.access({ ...session, role: session.role as Role }),
        refresh: await tokens.refresh(session),
      };
    },

    /** Ends the session of a refresh token; a token that is not valid has nothing to end. */
    async signOut(refreshToken: string): Promise<void> {
      const claims = await tokens.readRefresh(refreshToken);
      if (claims !== undefined) await repo.endSession(claims.sessionId, clock());
    },

    /** Who an access token belongs to, as the database knows them now; undefined once the session has ended. */
    async authenticate(accessToken: string): Promise<Actor | undefined> {
      const claims = await tokens.readAccess(accessToken);
      if (claims === undefined) return undefined;
      const actor = await repo.findActor(claims.sessionId, claims.accountId, clock());
      return actor && { accountId: actor.accountId, role: actor.role as Role };
    },

    /** Forgets sessions that ended or expired more than a day ago. */
    async forgetOldSessions(): Promise<void> {
      await repo.deleteSessionsBefore(new Date(clock().getTime() - DAY_MS));
    },
  };
}
