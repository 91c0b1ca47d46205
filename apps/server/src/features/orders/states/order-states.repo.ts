import type { OrderAction, OrderStatus } from '@tessera/contract/orders/order-states';
import type { Side } from '@tessera/contract/deal/moves';
import type { TimelineKind } from '@tessera/contract/deal/progress';
import type { Db } from '../../../db/database.ts';

/** The columns of an order that say how it stands. */
export interface OrderStateRow {
  id: string;
  customerId: string;
  name: string;
  status: OrderStatus;
  lastAction: string | null;
  lastActor: string | null;
  editVersion: number;
}

/** The states of orders, and what happened to them, in the database. */
export const orderStatesRepo = (db: Db) => ({
  /** Locks an order until the transaction ends. */
  async hold(orderId: string): Promise<OrderStateRow | undefined> {
    const order = await db
      .selectFrom('customerOrder')
      .select(['id', 'customerId', 'objectName as name', 'status', 'lastAction', 'lastActor', 'editVersion'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    return order && { ...order, status: order.status as OrderStatus };
  },

  /** The customer of an order, and every designer who has applied to it. */
  async parties(orderId: string): Promise<{ customerId: string; designerIds: string[] }> {
    const rows = await db
      .selectFrom('customerOrder')
      .leftJoin('application', 'application.orderId', 'customerOrder.id')
      .select(['customerId', 'designerId'])
      .where('customerOrder.id', '=', orderId)
      .execute();
    return {
      customerId: rows[0]!.customerId,
      designerIds: rows.flatMap(({ designerId }) => designerId ?? []),
    };
  },

  async setStatus(
    orderId: string,
    change: { status: OrderStatus; lastAction: OrderAction; lastActor: Side },
  ): Promise<void> {
    await db.updateTable('customerOrder').set(change).where('id', '=', orderId).execute();
  },

  async insertEvent(event: {
    id: string;
    orderId: string;
    designerId: string | null;
    kind: Exclude<TimelineKind, 'created'>;
    by: Side;
    body: string;
    createdAt: Date;
  }): Promise<void> {
    await db.insertInto('orderEvent').values(event).execute();
  },
});
