import type { OperatorAccount, OperatorAccountQuery } from '@tessera/contract/operator/accounts';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import type { PlanService } from '../../auth/plan.service.ts';
import type { StandingService } from '../../auth/standing/standing.service.ts';
import type { AuditedBy, AuditService } from '../audit/audit.service.ts';
import { toAccount } from './accounts.present.ts';
import { accountsRepo, type AccountRow } from './accounts.repo.ts';

/** Accounts, for operators. */
export type OperatorAccountsService = ReturnType<typeof createOperatorAccountsService>;

/** Shows nothing that opens an account and nothing that was written in private. Each act has its entry in the audit. */
export function createOperatorAccountsService(deps: {
  db: Db;
  standing: Pick<StandingService, 'suspend' | 'reinstate'>;
  plan: Pick<PlanService, 'limitOf' | 'setLimit'>;
  audit: Pick<AuditService, 'write'>;
}) {
  const { db, standing, plan, audit } = deps;

  const present = (row: AccountRow) => toAccount(row, row.role === 'operator' ? null : plan.limitOf(row));

  /** @throws AppError not_found */
  const read = async (from: Db, id: string): Promise<OperatorAccount> => {
    const row = isId(id) ? await accountsRepo(from).find(id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return present(row);
  };

  /** Within the transaction of a decision: suspends an account. @returns false if it was suspended before */
  const suspendWithin = async (tx: Tx, by: AuditedBy, id: string, note: string): Promise<boolean> => {
    if (!(await standing.suspend(tx, id))) return false;
    await audit.write(tx, by, { action: 'account.suspend', subjectId: id, accountId: id, note });
    return true;
  };

  return {
    /** Latest first. */
    async list({
      limit,
      offset,
      ...filter
    }: OperatorAccountQuery): Promise<{ count: number; accounts: OperatorAccount[] }> {
      const repo = accountsRepo(db);
      const rows = await repo.list(filter, { limit, offset });
      return { count: await repo.count(filter), accounts: rows.map(present) };
    },

    suspendWithin,

    /** @throws AppError not_found */
    suspend: (by: AuditedBy, id: string, note: string): Promise<OperatorAccount> =>
      db.transaction().execute(async (tx) => {
        await suspendWithin(tx, by, id, note);
        return read(tx, id);
      }),

    /** @throws AppError not_found */
    reinstate: (by: AuditedBy, id: string, note: string): Promise<OperatorAccount> =>
      db.transaction().execute(async (tx) => {
        if (await standing.reinstate(tx, id))
          await audit.write(tx, by, { action: 'account.reinstate', subjectId: id, accountId: id, note });
        return read(tx, id);
      }),

    /** Sets how many projects or orders an account may have; null follows the plan. @throws AppError not_found */
    setLimit: (by: AuditedBy, id: string, limit: number | null, note: string): Promise<OperatorAccount> =>
      db.transaction().execute(async (tx) => {
        const account = await read(tx, id);
        if (account.role === 'operator') throw new AppError('not_found');
        if (await plan.setLimit(tx, id, limit)) {
          const words = [`Limit: ${limit ?? 'as the plan says'}.`, note].filter(Boolean).join(' ');
          await audit.write(tx, by, { action: 'account.limit', subjectId: id, accountId: id, note: words });
        }
        return read(tx, id);
      }),
  };
}
