import type { OrderAction } from '@tessera/contract/orders/order-states';
import type { Order } from '@tessera/contract/orders/orders';
import type { Db, Tx } from '../../../db/database.ts';
import { fieldError, invalidFields } from '../../../http/app-error.ts';
import type { Precondition, Versioned } from '../../../http/repeats/entity-tag.ts';
import type { ApplicationsService } from '../../applications/applications.service.ts';
import type { EngagedDesigner, EngagementsService } from '../../engagements/engagements.service.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import type { HeldOrder, OrderStatesService } from './order-states.service.ts';
import type { OrdersService } from '../orders.service.ts';

/** What customers do with their orders besides editing them. */
export type OrderActionsService = ReturnType<typeof createOrderActionsService>;

/** Who asks, and from where the order was read. */
interface Asking {
  customerId: string;
  orderId: string;
  ifMatch: Precondition;
  origin: string;
}

/**
 * Moves of an order by its customer: each is one transaction with its consequences, and may be sent twice. Only its own
 * customer moves an order; for others it is «not_found».
 */
export function createOrderActionsService(deps: {
  db: Db;
  states: OrderStatesService;
  orders: Pick<OrdersService, 'find'>;
  applications: Pick<ApplicationsService, 'closeOpen'>;
  engagements: Pick<EngagementsService, 'designerOf' | 'markCancelled' | 'markCompleted'>;
  notifications: Pick<NotificationsService, 'tell'>;
}) {
  const { db, states, orders, applications, engagements, notifications } = deps;

  /** Moves the order, unless that was done by the same call before; `then` does what follows from it. */
  const act = (
    { customerId, orderId, ifMatch, origin }: Asking,
    action: OrderAction,
    then: (tx: Tx, order: HeldOrder) => Promise<void>,
    check: (order: HeldOrder) => void = () => {},
  ): Promise<Versioned<Order>> =>
    db.transaction().execute(async (tx) => {
      const order = await states.holdOwn(tx, customerId, orderId);
      ifMatch.require(order.editVersion);
      check(order);
      if ((await states.move(tx, order, action, 'customer')) !== undefined) await then(tx, order);
      return orders.find(tx, customerId, orderId, origin);
    });

  const engagedDesigner = async (tx: Tx, order: HeldOrder): Promise<EngagedDesigner> => {
    const designer = await engagements.designerOf(tx, order.id);
    if (designer === undefined) throw new Error(`Order ${order.id} is under way without a designer.`);
    return designer;
  };

  return {
    /** @throws AppError not_found, wrong_state or changed_meanwhile */
    pause: (asking: Asking) => act(asking, 'pause', async () => {}),

    /** @throws AppError not_found, wrong_state or changed_meanwhile */
    resume: (asking: Asking) => act(asking, 'resume', async () => {}),

    /**
     * Gives up an order: open applications are declined, or the designer at work is told why.
     * @throws AppError not_found, wrong_state, changed_meanwhile, or required without a reason for the designer at work
     */
    cancel: (asking: Asking, reason: string) =>
      act(
        asking,
        'cancel',
        async (tx, order) => {
          const designer = await engagements.designerOf(tx, order.id);
          if (designer === undefined) {
            await states.record(tx, order.id, {
              kind: 'cancelled',
              by: 'customer',
              text: reason,
              designerId: null,
            });
            return applications.closeOpen(tx, order, 'order_cancelled');
          }
          await engagements.markCancelled(tx, order, { by: 'customer', reason, designerId: designer.id });
          return notifications.tell(tx, {
            to: designer.id,
            kind: 'order_status',
            text: `‘${order.name}’ was cancelled: ${reason}`,
            link: `/designer/engagements/${order.id}`,
          });
        },
        ({ status }) => {
          const isUnderWay = status === 'in_progress' || status === 'delivered';
          if (isUnderWay && reason.trim() === '') throw invalidFields([fieldError('reason', 'required')]);
        },
      ),

    /** @throws AppError not_found, wrong_state or changed_meanwhile */
    requestChanges: (asking: Asking, message: string) =>
      act(asking, 'request_changes', async (tx, order) => {
        const designer = await engagedDesigner(tx, order);
        await states.record(tx, order.id, {
          kind: 'changes_requested',
          by: 'customer',
          text: message,
          designerId: designer.id,
        });
        await notifications.tell(tx, {
          to: designer.id,
          kind: 'changes_requested',
          text: `Changes to ‘${order.name}’ were asked for`,
          link: `/designer/engagements/${order.id}`,
        });
      }),

    /** @throws AppError not_found, wrong_state or changed_meanwhile */
    complete: (asking: Asking) =>
      act(asking, 'complete', async (tx, order) => {
        const designer = await engagedDesigner(tx, order);
        await engagements.markCompleted(tx, order, designer.id);
        await notifications.tell(tx, {
          to: designer.id,
          kind: 'order_status',
          text: `‘${order.name}’ is completed`,
          link: `/designer/engagements/${order.id}`,
        });
      }),
  };
}
