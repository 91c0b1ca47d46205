import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { AccountRole, Role } from '@tessera/contract/account/auth';
import type { Db, Tx } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import { authRepo } from './auth.repo.ts';
import { passkeysRepo } from './passkeys/passkeys.repo.ts';
import { hashPassword, isPassword, passwordFault } from './passwords/passwords.ts';
import type { Caller, PlacesService } from './places/places.service.ts';

/** What opens an account: its address and its password. */
export type CredentialsService = ReturnType<typeof createCredentialsService>;

/** An account as its owner knows it. */
export interface OwnAccount {
  id: string;
  email: string;
  role: AccountRole;
  /** How far a designer has come where designers need approval; null for everybody else. */
  vetting: 'waiting' | 'approved' | 'declined' | null;
  /** Whether the address is proved to be its owner's. */
  isConfirmed: boolean;
  createdAt: Date;
}

/** Reads and replaces what opens an account. */
export function createCredentialsService(deps: {
  db: Db;
  places: PlacesService;
  productName: string;
  clock: () => Date;
}) {
  const { db, places, productName, clock } = deps;

  return {
    /** How many passkeys open an account. */
    countPasskeys: (accountId: string) => passkeysRepo(db).count(accountId),

    /** Undefined if there is no such account any more. */
    async find(accountId: string): Promise<OwnAccount | undefined> {
      const row = await authRepo(db).findAccount(accountId);
      return row && toOwnAccount(row);
    },

    /** The account, once no other transaction is changing it; undefined if there is none any more. */
    async lock(tx: Tx, accountId: string): Promise<OwnAccount | undefined> {
      const row = await authRepo(tx).lockAccount(accountId);
      return row && toOwnAccount(row);
    },

    /** The account of an address; undefined if there is none. */
    async findAccount(email: string): Promise<string | undefined> {
      return (await authRepo(db).findAccountByEmail(email))?.id;
    },

    /** Whether an address can become that of an account. */
    async isFree(email: string, accountId: string): Promise<boolean> {
      const holder = await authRepo(db).findAccountByEmail(email);
      if (holder !== undefined && holder.id !== accountId) return false;
      return !(await authRepo(db).isReserved(email, accountId, clock()));
    },

    /**
     * Gives an account another address, which its owner reads. @returns false if the address is taken; the transaction has to be
     * given up then
     */
    async setEmail(tx: Tx, accountId: string, email: string): Promise<boolean> {
      const repo = authRepo(tx);
      return (
        (await repo.setEmail(accountId, email, clock())) &&
        !(await repo.isReserved(email, accountId, clock()))
      );
    },

    /** Marks the address of an account as its owner's. */
    confirmEmail: (tx: Tx, accountId: string) => authRepo(tx).setEmailVerified(accountId, clock()),

    /** Hashes a new password for an account. @throws AppError password_too_short or password_too_common */
    async hashNew(email: string, password: string): Promise<string> {
      const weakness = passwordFault(password, email, [productName]);
      if (weakness !== undefined) throw invalidFields([fieldError('password', weakness)]);
      return hashPassword(password);
    },

    /**
     * Checks the present password as a sign-in does, so that it cannot be guessed here either. `field` is the one it was sent in.
     * @throws AppError password_incorrect, throttled if somebody has been guessing, or token_not_valid if the account is gone
     */
    async checkPassword(
      accountId: string,
      password: string,
      field: string,
      caller: Caller,
    ): Promise<OwnAccount> {
      const account = await authRepo(db).findAccount(accountId);
      if (account === undefined) throw new AppError('token_not_valid');
      const turn = await places.takeTurn(account.email, caller);
      if (!(await isPassword(password, account.passwordHash))) {
        await places.fail(turn);
        throw invalidFields([fieldError(field, 'password_incorrect')]);
      }
      await db.transaction().execute((tx) => places.succeed(tx, turn));
      return toOwnAccount(account);
    },

    /** Replaces a password, and ends all sessions but one. */
    async setPassword(
      tx: Tx,
      accountId: string,
      passwordHash: string,
      keptSessionId?: string,
    ): Promise<void> {
      const repo = authRepo(tx);
      await repo.setPasswordHash(accountId, passwordHash);
      await repo.endSessionsOf(accountId, clock(), keptSessionId);
    },

    /** Opens an account that no password fits yet. @returns its id; undefined if the address is taken */
    async openWithoutPassword(tx: Tx, email: string, role: AccountRole): Promise<string | undefined> {
      const id = randomUUIDv7();
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
      const repo = authRepo(tx);
      if (await repo.isReserved(email, id, clock())) return undefined;
      return (await repo.insertAccount({ id, email, role, passwordHash })) ? id : undefined;
    },

    /** Makes sure that there is an account that stands for deleted ones of a role. */
    ensureFormer: (tx: Tx, role: Role) => authRepo(tx).insertFormer(role),

    /** Deletes an account with everything that belongs to it alone, and what is known of sign-ins with its addresses. */
    async remove(tx: Tx, accountId: string, addresses: readonly string[]): Promise<void> {
      await authRepo(tx).deleteAccount(accountId);
      await places.forget(tx, addresses);
    },

    endSessions: (tx: Tx, accountId: string) => authRepo(tx).endSessionsOf(accountId, clock()),
  };
}

function toOwnAccount(row: {
  id: string;
  email: string;
  role: string;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  vetting: string | null;
}): OwnAccount {
  const { id, email, role, emailVerifiedAt, createdAt } = row;
  const vetting = role === 'designer' ? ((row.vetting ?? 'approved') as OwnAccount['vetting']) : null;
  return { id, email, role: role as AccountRole, vetting, isConfirmed: emailVerifiedAt !== null, createdAt };
}
