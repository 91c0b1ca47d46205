import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { planRepo } from './plan.repo.ts';

/** What an account's plan allows. */
export type PlanService = ReturnType<typeof createPlanService>;

/** Limits of the free plan, which an operator may replace for one account. */
export function createPlanService(free: { projects: number; orders: number; storageBytes: number }) {
  const limitOf = (account: { role: string; projectLimit: number | null }) =>
    account.projectLimit ?? (account.role === 'designer' ? free.projects : free.orders);

  return {
    /** The limit of an account, from its role and what an operator has set for it. */
    limitOf,

    /** Within a transaction: sets the limit of one account; null follows the plan. @returns whether that changed anything */
    setLimit: (tx: Tx, accountId: string, limit: number | null): Promise<boolean> =>
      planRepo(tx).setLimit(accountId, limit),

    /** How many portfolio projects (designer) or orders (customer) the account may have. */
    limit: async (db: Db, accountId: string): Promise<number> =>
      limitOf(await planRepo(db).limits(accountId)),

    /**
     * Checks within a transaction that there is room for one more. Other transactions of the same account wait until this
     * one is over, so that two at once never pass the limit together. `countExisting` counts after the wait.
     * @throws AppError project_limit_reached
     */
    async claimRoom<Counted extends { count: number }>(
      tx: Tx,
      accountId: string,
      countExisting: () => Promise<Counted>,
    ): Promise<Counted> {
      const account = await planRepo(tx).lockedLimits(accountId);
      const counted = await countExisting();
      if (counted.count >= limitOf(account)) throw new AppError('project_limit_reached');
      return counted;
    },

    /** Within a transaction that is going to show more photos: others of the same account wait until it is over. */
    lock: (tx: Tx, accountId: string): Promise<void> => planRepo(tx).lock(accountId),

    /**
     * Checks within a transaction, which has locked the account and written what it shows, that the photos fit.
     * @throws AppError storage_quota_reached
     */
    async checkStorage(tx: Tx, accountId: string, storedBytes: number): Promise<void> {
      const { storageLimitBytes } = await planRepo(tx).limits(accountId);
      if (storedBytes > Number(storageLimitBytes ?? free.storageBytes))
        throw new AppError('storage_quota_reached');
    },
  };
}
