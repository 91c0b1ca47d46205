import type { Db } from '../../db/database.ts';

/** The orders on which an account works or that it has placed, for a condition: two searches by their indexes, where «or» would read all orders. */
export const ordersOfParty = (db: Db, accountId: string) =>
  db
    .selectFrom('engagement')
    .select('engagement.orderId')
    .where('engagement.designerId', '=', accountId)
    .unionAll(
      db
        .selectFrom('customerOrder')
        .select('customerOrder.id as orderId')
        .where('customerOrder.customerId', '=', accountId),
    );
