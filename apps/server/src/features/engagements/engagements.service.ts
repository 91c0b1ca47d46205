import { randomUUIDv7 } from 'node:crypto';
import type { DeliveryBody, DesignerEngagement } from '@tessera/contract/deal/engagements';
import type { Side } from '@tessera/contract/deal/moves';
import type { Db, Tx } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import type { ReceivedFile } from '../../http/uploads.ts';
import { nameOrFormer } from '../auth/former-accounts.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { HeldOrder, OrderStatesService } from '../orders/states/order-states.service.ts';
import { deliveriesRepo } from './deliveries.repo.ts';
import type { DeliveredFilesService, TakenFiles } from './files/delivered-files.service.ts';
import { toDesignerEngagement } from './engagements.present.ts';
import { engagementsRepo } from './engagements.repo.ts';
import type { OrderViews } from './order-views.ts';

/** What designers do for the orders they were accepted for. */
export type EngagementsService = ReturnType<typeof createEngagementsService>;

/** The designer of an engagement, with the name that others read. */
export interface EngagedDesigner {
  id: string;
  name: string;
}

/**
 * Engagements, from acceptance to completion. Only its own designer sees an engagement here; for others it is «not_found». Every
 * change holds the order, and is one transaction with what it tells.
 */
export function createEngagementsService(deps: {
  db: Db;
  states: OrderStatesService;
  orders: OrderViews;
  notifications: Pick<NotificationsService, 'tell'>;
  files: Pick<DeliveredFilesService, 'keep' | 'add'>;
  clock: () => Date;
}) {
  const { db, states, orders, notifications, files, clock } = deps;

  const view = async (from: Db, designerId: string, orderId: string, origin: string) => {
    const row = isId(orderId) ? await engagementsRepo(from).find(designerId, orderId) : undefined;
    const order = row && (await orders.withIds(from, [orderId], origin)).get(orderId);
    if (row === undefined || order === undefined) throw new AppError('not_found');
    return toDesignerEngagement({ designerId, customerFirstName: customerName(row), order });
  };

  /** Locks an order that the designer was accepted for. */
  const hold = async (tx: Tx, designerId: string, orderId: string) => {
    const order = await states.hold(tx, orderId);
    const designer = await designerOf(tx, orderId);
    if (designer?.id !== designerId) throw new AppError('not_found');
    return { order, designer };
  };

  return {
    /** Latest first. */
    async list(
      designerId: string,
      { limit, offset }: { limit: number; offset: number },
      origin: string,
    ): Promise<{ count: number; engagements: DesignerEngagement[] }> {
      const repo = engagementsRepo(db);
      const rows = await repo.list(designerId, limit, offset);
      const found = await orders.withIds(
        db,
        rows.map(({ orderId }) => orderId),
        origin,
      );
      return {
        count: await repo.count(designerId),
        engagements: rows.flatMap((row) => {
          const order = found.get(row.orderId);
          return order === undefined
            ? []
            : [toDesignerEngagement({ designerId, customerFirstName: customerName(row), order })];
        }),
      };
    },

    get: (designerId: string, orderId: string, origin: string) => view(db, designerId, orderId, origin),

    /**
     * Hands over work. The same delivery sent again stores nothing; without an id of its own, a call while delivered counts as
     * the same one.
     * @throws AppError not_found, wrong_state, invalid for an id that belongs to another order's delivery,
     * storage_quota_reached, or a fault of a file
     */
    async deliver(
      designerId: string,
      orderId: string,
      body: DeliveryBody,
      received: readonly ReceivedFile[],
      { origin, write, signal }: { origin: string; write: Write; signal: AbortSignal },
    ): Promise<DesignerEngagement> {
      // Asked again in the transaction. Here it saves reading files that nobody may send.
      if (received.length > 0) await view(db, designerId, orderId, origin);
      const deliver = (taken: TakenFiles) => async (tx: Tx) => {
        const { order, designer } = await hold(tx, designerId, orderId);
        const known = body.delivery_id === undefined ? undefined : await orderOf(tx, body.delivery_id);
        if (known !== undefined && known !== orderId)
          throw invalidFields([fieldError('delivery_id', 'invalid')]);
        const isRunning = order.status === 'in_progress' || order.status === 'delivered';
        const isRepeat =
          known === orderId || (body.delivery_id === undefined && order.status === 'delivered');
        if (!isRunning || !isRepeat) {
          await states.move(tx, order, 'deliver', 'designer');
          const at = clock();
          const id = body.delivery_id ?? randomUUIDv7();
          await deliveriesRepo(tx).insert({ id, orderId, message: body.message, createdAt: at });
          await files.add(tx, { deliveryId: id, designerId }, taken);
          await engagementsRepo(tx).change(orderId, { deliveredAt: at });
          await states.record(tx, orderId, {
            kind: 'delivered',
            by: 'designer',
            text: body.message,
            designerId,
          });
          await notifications.tell(tx, {
            to: order.customerId,
            kind: 'delivery',
            text: `${designer.name} delivered work for ‘${order.name}’`,
            link: `/customer/projects/${orderId}`,
          });
        }
        if (received.length > 0) signal.throwIfAborted();
        return view(tx, designerId, orderId, origin);
      };
      return files.keep(received, (taken) => write(deliver(taken)));
    },

    /** Ends an engagement as its designer. @throws AppError not_found or wrong_state */
    async cancel(
      designerId: string,
      orderId: string,
      reason: string,
      origin: string,
    ): Promise<DesignerEngagement> {
      return db.transaction().execute(async (tx) => {
        const { order, designer } = await hold(tx, designerId, orderId);
        if ((await states.move(tx, order, 'cancel', 'designer')) !== undefined) {
          await this.markCancelled(tx, order, { by: 'designer', reason, designerId });
          await notifications.tell(tx, {
            to: order.customerId,
            kind: 'order_status',
            text: `${designer.name} cancelled ‘${order.name}’: ${reason}`,
            link: `/customer/projects/${orderId}`,
          });
        }
        return view(tx, designerId, orderId, origin);
      });
    },

    /** Within the transaction that accepts an application. */
    async begin(
      tx: Tx,
      engagement: {
        orderId: string;
        designerId: string;
        priceFromUsd: number | null;
        priceToUsd: number | null;
      },
    ): Promise<void> {
      await engagementsRepo(tx).insert({ ...engagement, acceptedAt: clock() });
    },

    /** Within a transaction that holds the order: who was accepted; undefined while nobody is. */
    designerOf,

    /** Within the transaction that cancels an order with an engagement. */
    async markCancelled(
      tx: Tx,
      order: HeldOrder,
      { by, reason, designerId }: { by: Side; reason: string; designerId: string },
    ): Promise<void> {
      await engagementsRepo(tx).change(order.id, { cancelledAt: clock(), cancelledBy: by, reason });
      await states.record(tx, order.id, { kind: 'cancelled', by, text: reason, designerId });
    },

    /** Within the transaction that completes an order. */
    async markCompleted(tx: Tx, order: HeldOrder, designerId: string): Promise<void> {
      await engagementsRepo(tx).change(order.id, { completedAt: clock() });
      await states.record(tx, order.id, { kind: 'completed', by: 'customer', designerId });
    },
  };
}

async function designerOf(tx: Tx, orderId: string): Promise<EngagedDesigner | undefined> {
  const row = await engagementsRepo(tx).designer(orderId);
  return row && { id: row.id, name: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() };
}

const customerName = ({ customerId, firstName }: { customerId: string; firstName: string | null }) =>
  nameOrFormer('customer', customerId, firstName ?? '');

/** The order that a delivery is for; undefined if there is no such delivery. */
async function orderOf(tx: Tx, deliveryId: string): Promise<string | undefined> {
  return (await deliveriesRepo(tx).find(deliveryId))?.orderId;
}
