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

  /** The names of those of these orders that are the customer's, by id, whatever their status. */
  async orderNames(customerId: string, orderIds: readonly string[]): Promise<Map<string, string>> {
    const orders = await db
      .selectFrom('customerOrder')
      .select(['id', 'objectName'])
      .where('customerId', '=', customerId)
      .where('id', 'in', orderIds)
      .execute();
    return new Map(orders.map(({ id, objectName }) => [id, objectName]));
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
