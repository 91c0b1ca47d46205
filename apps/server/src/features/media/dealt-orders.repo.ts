import type { Db } from '../../db/database.ts';

/**
 * The ids of the orders that an account has described or works on, as a subquery. Two searches united: for one condition with «or»
 * over both tables, the database would read both from end to end.
 */
export const ordersDealtOn = (db: Db, accountId: string) =>
  db
    .selectFrom('engagement')
    .select('orderId')
    .where('designerId', '=', accountId)
    .unionAll(db.selectFrom('customerOrder').select('id as orderId').where('customerId', '=', accountId));
