import type { Order } from '@tessera/contract/orders/orders';
import type { Db } from '../../db/database.ts';

/** Reads orders as they go over the wire, by id; the orders feature does. Who may see them is for the caller to know. */
export interface OrderViews {
  withIds(from: Db, ids: readonly string[], origin: string): Promise<Map<string, Order>>;
}
