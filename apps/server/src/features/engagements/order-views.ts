import type { Order } from '@tessera/contract/orders/orders';
import type { Db } from '../../db/database.ts';

/**
 * Reads orders as they go over the wire to others than their customers, by id; the orders feature does. Reviews that are hidden are left
 * out. Who may see the orders is for the caller to know.
 */
export interface OrderViews {
  withIds(from: Db, ids: readonly string[], origin: string): Promise<Map<string, Order>>;
}
