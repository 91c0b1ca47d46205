import type { Move } from '../deal/moves.ts';

/** Statuses of an order, in the order in which a finished one passes through them. Only an active one is matched. */
export const orderStatuses = [
  'active',
  'paused',
  'in_progress',
  'delivered',
  'completed',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What people read for a status. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  in_progress: 'In progress',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Statuses in which an order is matched, and takes, shortlists and accepts applications. */
export const matchedOrderStatuses: readonly OrderStatus[] = ['active'];

/** Statuses in which an order may be edited. */
export const editableOrderStatuses: readonly OrderStatus[] = ['active', 'paused'];

/** Statuses in which an order may be deleted. */
export const deletableOrderStatuses: readonly OrderStatus[] = ['active', 'paused', 'cancelled'];

/** Statuses of an order that is over. Such an order does not count against the plan's limit. */
export const endedOrderStatuses: readonly OrderStatus[] = ['completed', 'cancelled'];

/** Statuses of an order whose work may be reviewed. */
export const reviewedOrderStatuses: readonly OrderStatus[] = ['completed'];

/** What moves an order on. `accept` is the acceptance of an application to it. */
export type OrderAction =
  'pause' | 'resume' | 'cancel' | 'accept' | 'deliver' | 'request_changes' | 'complete';

/** Every edge of an order's state graph. */
export const orderMoves: readonly Move<OrderStatus, OrderAction>[] = [
  { action: 'pause', by: 'customer', from: ['active'], to: 'paused', tells: [] },
  { action: 'resume', by: 'customer', from: ['paused'], to: 'active', tells: [] },
  {
    action: 'cancel',
    by: 'customer',
    from: ['active', 'paused'],
    to: 'cancelled',
    tells: [{ who: 'open applicants', kind: 'application_status' }],
  },
  {
    action: 'accept',
    by: 'customer',
    from: ['active'],
    to: 'in_progress',
    tells: [{ who: 'open applicants', kind: 'application_status' }],
  },
  {
    action: 'deliver',
    by: 'designer',
    from: ['in_progress', 'delivered'],
    to: 'delivered',
    tells: [{ who: 'customer', kind: 'delivery' }],
  },
  {
    action: 'request_changes',
    by: 'customer',
    from: ['delivered'],
    to: 'in_progress',
    tells: [{ who: 'designer', kind: 'changes_requested' }],
  },
  {
    action: 'complete',
    by: 'customer',
    from: ['in_progress', 'delivered'],
    to: 'completed',
    tells: [{ who: 'designer', kind: 'order_status' }],
  },
  {
    action: 'cancel',
    by: 'customer',
    from: ['in_progress', 'delivered'],
    to: 'cancelled',
    tells: [{ who: 'designer', kind: 'order_status' }],
  },
  {
    action: 'cancel',
    by: 'designer',
    from: ['in_progress', 'delivered'],
    to: 'cancelled',
    tells: [{ who: 'customer', kind: 'order_status' }],
  },
];
