import type { MatchingState } from '@tessera/contract/matching';
import type { Db } from '../../db/database.ts';
import { ORDERS_MAX } from './search/candidates.repo.ts';

/** The orders and projects that lists are about, in the database. */
export const matchingRepo = (db: Db) => ({
  /** A customer's active orders, or one of them, newest first, with their names and how far they are prepared. */
  async orders(
    customerId: string,
    orderId: string | undefined,
  ): Promise<{ id: string; objectName: string; state: MatchingState }[]> {
    let orders = db
      .selectFrom('customerOrder')
      .innerJoin('orderPreparation', 'orderPreparation.orderId', 'customerOrder.id')
      .select(['id', 'objectName', 'state'])
      .where('customerId', '=', customerId)
      .where('status', '=', 'active');
    if (orderId !== undefined) orders = orders.where('id', '=', orderId);
    return orders.orderBy('id', 'desc').limit(ORDERS_MAX).execute();
  },

  /** How far each of a designer's projects is prepared. */
  async projectStates(designerId: string): Promise<MatchingState[]> {
    const rows = await db
      .selectFrom('projectPreparation')
      .select('state')
      .where('designerId', '=', designerId)
      .execute();
    return rows.map(({ state }) => state);
  },
});
