import { randomUUIDv7 } from 'node:crypto';
import { findMove, type Move, type Side } from '@tessera/contract/deal/moves';
import {
  orderMoves,
  orderStatusLabels,
  type OrderAction,
  type OrderStatus,
} from '@tessera/contract/orders/order-states';
import type { TimelineKind } from '@tessera/contract/deal/progress';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import type { EventsService } from '../../events/events.service.ts';
import { orderStatesRepo, type OrderStateRow } from './order-states.repo.ts';

/** Moves orders from state to state. */
export type OrderStatesService = ReturnType<typeof createOrderStatesService>;

/** An order that a transaction has locked, as far as its state goes. */
export type HeldOrder = OrderStateRow;

/**
 * The only writer of an order's status. Every change of an order, of its applications or of its engagement locks the order
 * first, so changes that meet happen one after the other. The open pages of those whom a change concerns are told of it.
 */
export function createOrderStatesService({
  events,
  clock,
}: {
  events: Pick<EventsService, 'recordOrder'>;
  clock: () => Date;
}) {
  return {
    /** Tells the open pages of the order's customer, and of these designers. */
    async tell(tx: Tx, { id, customerId }: HeldOrder, designerIds: readonly string[]): Promise<void> {
      await events.recordOrder(tx, [customerId, ...designerIds], id);
    },

    /** Locks an order until the transaction ends. @throws AppError not_found */
    async hold(tx: Tx, orderId: string): Promise<HeldOrder> {
      const order = await this.holdIfThere(tx, orderId);
      if (order === undefined) throw new AppError('not_found');
      return order;
    },

    /** The same for an order that may have been deleted meanwhile: then undefined. */
    holdIfThere: async (tx: Tx, orderId: string): Promise<HeldOrder | undefined> =>
      isId(orderId) ? orderStatesRepo(tx).hold(orderId) : undefined,

    /** The same, for its own customer only. @throws AppError not_found */
    async holdOwn(tx: Tx, customerId: string, orderId: string): Promise<HeldOrder> {
      const order = await this.hold(tx, orderId);
      if (order.customerId !== customerId) throw new AppError('not_found');
      return order;
    },

    /**
     * Moves a locked order on, as the graph has it. @returns the edge that was taken; undefined if the same side made the last
     * change by the same act, so that there is nothing to do
     * @throws AppError wrong_state where the graph has no such edge
     */
    async move(
      tx: Tx,
      order: HeldOrder,
      action: OrderAction,
      by: Side,
    ): Promise<Move<OrderStatus, OrderAction> | undefined> {
      const move = findMove(orderMoves, { action, by, from: order.status });
      if (move === undefined) {
        if (order.lastAction === action && order.lastActor === by) return undefined;
        throw wrongOrderState(order.status);
      }
      await orderStatesRepo(tx).setStatus(order.id, {
        status: move.to,
        lastAction: action,
        lastActor: by,
      });
      const { designerIds } = await orderStatesRepo(tx).parties(order.id);
      await this.tell(tx, order, designerIds);
      return move;
    },

    /** Adds to the timeline of a locked order. `designerId` is the designer it is about, if it is about one. */
    async record(
      tx: Tx,
      orderId: string,
      event: {
        kind: Exclude<TimelineKind, 'created'>;
        by: Side;
        text?: string;
        designerId: string | null;
      },
    ): Promise<void> {
      const { kind, by, text = '', designerId } = event;
      const row = { id: randomUUIDv7(), orderId, designerId, kind, by, body: text, createdAt: clock() };
      const repo = orderStatesRepo(tx);
      await repo.insertEvent(row);
      const { customerId } = await repo.parties(orderId);
      await events.recordOrder(tx, designerId === null ? [customerId] : [customerId, designerId], orderId);
    },
  };
}

/** Says that something cannot be done with an order, and how the order is. */
export function wrongOrderState(status: OrderStatus): AppError {
  return new AppError('wrong_state', {
    message: `This project is ${inSentence(orderStatusLabels[status])}.`,
  });
}

/** A label within a sentence: «In progress» is «in progress». */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
