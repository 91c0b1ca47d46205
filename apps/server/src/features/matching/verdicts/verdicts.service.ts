import type { Verdict } from '@tessera/contract/matching';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import { toGivenVerdict, type GivenVerdict } from './verdicts.present.ts';
import { verdictsRepo } from './verdicts.repo.ts';

/** What customers say of matched designers. */
export type VerdictsService = ReturnType<typeof createVerdictsService>;

/** A verdict counts from the next list on. Only the customer whose order it is for sees it. */
export function createVerdictsService({ db, clock }: { db: Db; clock: () => Date }) {
  const repo = verdictsRepo(db);

  const requireOwnOrder = async (orderId: string, customerId: string): Promise<void> => {
    if (!isId(orderId) || !(await repo.isOwnOrder(orderId, customerId))) throw new AppError('not_found');
  };

  return {
    /**
     * Records what a customer says of a designer for an order. It replaces what was said before.
     * @throws AppError not_found for an order that is not the customer's, and for a designer who is not there
     */
    async give(
      customerId: string,
      { orderId, designerId, verdict }: { orderId: string; designerId: string; verdict: Verdict },
    ): Promise<GivenVerdict> {
      await requireOwnOrder(orderId, customerId);
      const isSaved =
        isId(designerId) && (await repo.save({ orderId, designerId, verdict, createdAt: clock() }));
      if (!isSaved) throw new AppError('not_found');
      return toGivenVerdict({ orderId, designerId, verdict });
    },

    /**
     * Takes back what a customer has said of a designer for an order. It is fine if nothing was said.
     * @throws AppError not_found for an order that is not the customer's
     */
    async withdraw(customerId: string, orderId: string, designerId: string): Promise<void> {
      await requireOwnOrder(orderId, customerId);
      if (isId(designerId)) await repo.remove(orderId, designerId);
    },
  };
}
