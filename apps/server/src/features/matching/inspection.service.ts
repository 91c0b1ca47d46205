import type { Match } from '@tessera/matching/rank';
import { score } from '@tessera/matching/rank';
import type { Db } from '../../db/database.ts';
import { isId } from '../../http/ids.ts';
import { inspectionRepo } from './inspection.repo.ts';
import { createMatchLists } from './match-lists.ts';
import { matchingRepo, type Models } from './matching.repo.ts';

/** Looks into matching for the operator. */
export type InspectionService = ReturnType<typeof createInspectionService>;

/** A match as the operator looks at it. */
export interface InspectedMatch {
  match: Match;
  orderName: string;
  designerName: string;
  /** Place in the order's list as its customer sees it, from 1; null where the designer is not on it. */
  rank: number | null;
  /** How many designers are on the list. */
  count: number;
}

/** Reads what the lists are made from, with the same code, and changes nothing. */
export function createInspectionService({ db, models }: { db: Db; models: Models }) {
  const repo = inspectionRepo(db);
  const lists = createMatchLists({ db, models });
  return {
    /**
     * A designer, by id or e-mail address, seen from an order; the message says what is missing where the two cannot
     * be matched.
     */
    async match(orderId: string, designer: string): Promise<InspectedMatch | string> {
      const order = isId(orderId) ? await repo.order(orderId) : undefined;
      if (order === undefined) return `There is no order ${orderId}.`;
      if (order.status !== 'active') return `Order ${orderId} is not active.`;
      const found = await repo.designer(designer);
      if (found === undefined) return `There is no designer ${designer}.`;
      const pair = await matchingRepo(db, models).pairOf(orderId, found.id);
      if (pair === undefined)
        return 'The two cannot be matched: the order or every project of the designer still has to be prepared, or the profile is not complete.';
      const list = await lists.forCustomer(order.customerId, orderId, 1);
      const index = list.findIndex((match) => match.designer.id === found.id);
      return {
        match: list[index] ?? score(pair),
        orderName: order.objectName,
        designerName: found.name,
        rank: index < 0 ? null : index + 1,
        count: list.length,
      };
    },
  };
}
