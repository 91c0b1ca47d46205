import type { Verdict } from '@tessera/contract/matching';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import { verdictsRepo } from './verdicts.repo.ts';

/** What customers say of matched designers. */
export type VerdictService = ReturnType<typeof createVerdictService>;

/** A verdict counts from the next list on; only the customer whose order it is for sees it. */
export function createVerdictService({ db, clock }: { db: Db; clock: () => Date }) {
  const repo = verdictsRepo(db);

  const requireOwnOrder = async (orderId: string, customerId: string): Promise<void> => {
    if (!isId(orderId) || !(await repo.isOwnOrder(orderId, customerId))) throw new AppError('not_found');
  };

  return {
    /**
     * Records what a customer says of a designer for an order, in place of what was said before.
     * @throws AppError not_found for an order that is not the customer's, and for a designer who is not there
     */
    async giveVerdict(
      customerId: string,
      { orderId, designerId, verdict }: { orderId: string; designerId: string; verdict: Verdict },
    ): Promise<void> {
      await requireOwnOrder(orderId, customerId);
      const isSaved =
        isId(designerId) && (await repo.save({ orderId, designerId, verdict, createdAt: clock() }));
      if (!isSaved) throw new AppError('not_found');
    },

    /**
     * Takes back what a customer has said of a designer for an order; nothing said is fine.
     * @throws AppError not_found for an order that is not the customer's
     */
    async withdrawVerdict(customerId: string, orderId: string, designerId: string): Promise<void> {
      await requireOwnOrder(orderId, customerId);
      if (isId(designerId)) await repo.remove(orderId, designerId);
    },
  };
}
