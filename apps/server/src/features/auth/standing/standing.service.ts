import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import { authRepo } from '../auth.repo.ts';
import { isFormer } from '../former-accounts.service.ts';
import { standingRepo } from './standing.repo.ts';

/** Suspends accounts and approves designers. */
export type StandingService = ReturnType<typeof createStandingService>;

/** Every change is within the transaction of whoever decides, and tells whether it changed anything. */
export function createStandingService({ db, clock }: { db: Db; clock: () => Date }) {
  const lock = async (tx: Tx, accountId: string) => {
    const account =
      isId(accountId) && !isFormer(accountId) ? await standingRepo(tx).lock(accountId) : undefined;
    if (account === undefined) throw new AppError('not_found');
    return account;
  };

  return {
    /**
     * Ends all sessions of a designer or a customer, refuses new ones, and takes the account out of every list.
     * @throws AppError not_found for operators and accounts that do not exist
     */
    async suspend(tx: Tx, accountId: string): Promise<boolean> {
      const account = await lock(tx, accountId);
      if (account.role === 'operator') throw new AppError('not_found');
      if (account.suspendedAt !== null) return false;
      await standingRepo(tx).setSuspended(accountId, clock());
      await authRepo(tx).endSessionsOf(accountId, clock());
      return true;
    },

    /** Ends a suspension. @throws AppError not_found for accounts that do not exist */
    async reinstate(tx: Tx, accountId: string): Promise<boolean> {
      if ((await lock(tx, accountId)).suspendedAt === null) return false;
      await standingRepo(tx).setSuspended(accountId, null);
      return true;
    },

    /** Approves a designer who waits or was declined. @throws AppError not_found for everybody but designers */
    async approve(tx: Tx, accountId: string): Promise<boolean> {
      const account = await lock(tx, accountId);
      if (account.role !== 'designer') throw new AppError('not_found');
      if (account.vetting === null) return false;
      await standingRepo(tx).setVetting(accountId, null, '');
      return true;
    },

    /**
     * Declines a designer who waits. One who was declined stays so, for the first reason.
     * @throws AppError not_found for everybody but designers, wrong_state for one who is approved
     */
    async decline(tx: Tx, accountId: string, reason: string): Promise<boolean> {
      const account = await lock(tx, accountId);
      if (account.role !== 'designer') throw new AppError('not_found');
      if (account.vetting === null) throw new AppError('wrong_state');
      if (account.vetting === 'declined') return false;
      await standingRepo(tx).setVetting(accountId, 'declined', reason);
      return true;
    },

    /** Approves all designers who wait: for an installation that vets nobody any more. Those who were declined stay so. */
    async approveWaiting(): Promise<void> {
      await standingRepo(db).approveWaiting();
    },
  };
}

/** Whether an account is suspended: then nobody writes to its owner. */
export function isSuspended(db: Db, accountId: string): Promise<boolean> {
  return standingRepo(db).isSuspended(accountId);
}

/** Locks accounts until the transaction ends, so that none of them is deleted or suspended meanwhile. Some may be gone. */
export async function holdAccounts(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await standingRepo(tx).lockAll(accountIds);
}
