import type { Role } from '@tessera/contract/auth';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';

/** What an account's plan allows. */
export type PlanService = ReturnType<typeof createPlanService>;

/** Limits of the free plan, which an operator may replace for one account. */
export function createPlanService(free: { projects: number; orders: number }) {
  const limitOf = (account: { role: string; projectLimit: number | null }) =>
    account.projectLimit ?? ((account.role as Role) === 'designer' ? free.projects : free.orders);

  return {
    /** How many portfolio projects (designer) or orders (customer) the account may have. */
    async limit(db: Db, accountId: string): Promise<number> {
      const account = await db
        .selectFrom('account')
        .select(['role', 'projectLimit'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      return limitOf(account);
    },

    /**
     * Makes room for one more within a transaction: others of the same account wait until it is over,
     * so two at once never pass the limit together.
     * @throws AppError project_limit_reached
     */
    async claimRoom(tx: Tx, accountId: string, countExisting: () => Promise<number>): Promise<void> {
      const account = await tx
        .selectFrom('account')
        .select(['role', 'projectLimit'])
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      if ((await countExisting()) >= limitOf(account)) throw new AppError('project_limit_reached');
    },
  };
}
