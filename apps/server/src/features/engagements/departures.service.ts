import type { Tx } from '../../db/database.ts';
import { FORMER_ACCOUNTS } from '../auth/former-accounts.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { OrderDeparturesService } from '../orders/states/departures.service.ts';
import type { OrderStatesService } from '../orders/states/order-states.service.ts';
import { departuresRepo } from './departures.repo.ts';

/** What becomes of engagements when their designer goes. */
export type EngagementDeparturesService = ReturnType<typeof createEngagementDeparturesService>;

/** Each function is called within the transaction that deletes a designer's account. */
export function createEngagementDeparturesService(deps: {
  states: OrderStatesService;
  orders: Pick<OrderDeparturesService, 'forgetDesigner'>;
  notifications: Pick<NotificationsService, 'tell'>;
}) {
  const { states, orders, notifications } = deps;
  return {
    /**
     * Cancels the engagements that are running, and tells their customers. Holds the orders of completed ones as well: what is done with
     * their reviews waits, for it locks the order first.
     */
    async cancelRunning(tx: Tx, designerId: string): Promise<void> {
      for (const orderId of await departuresRepo(tx).engaged(designerId)) {
        const order = await states.holdIfThere(tx, orderId);
        if (order === undefined) continue;
        if (order.status !== 'in_progress' && order.status !== 'delivered') continue;
        await states.move(tx, order, 'cancel', 'designer');
        // About no designer, so that it stays.
        await states.record(tx, orderId, {
          kind: 'cancelled',
          by: 'designer',
          text: 'The designer’s account was closed.',
          designerId: null,
        });
        await notifications.tell(tx, {
          to: order.customerId,
          kind: 'order_status',
          text: `‘${order.name}’ was cancelled: the designer’s account was closed`,
          link: `/customer/projects/${orderId}`,
        });
      }
    },

    /** Whether the designer is at work on an order. */
    isAtWork: async (tx: Tx, designerId: string): Promise<boolean> =>
      (await departuresRepo(tx).running(designerId)).length > 0,

    /** Keeps completed engagements without the designer and without what was handed over. */
    async forgetDesigner(tx: Tx, designerId: string): Promise<void> {
      const orderIds = await departuresRepo(tx).completed(designerId);
      if (orderIds.length === 0) return;
      await departuresRepo(tx).deleteDeliveries(orderIds);
      await departuresRepo(tx).reassign(orderIds, FORMER_ACCOUNTS.designer);
      await orders.forgetDesigner(tx, orderIds, designerId);
    },
  };
}
