import type { DesignerEngagement } from '@tessera/contract/deal/engagements';
import type { OrderStatus } from '@tessera/contract/orders/order-states';
import type { Order } from '@tessera/contract/orders/orders';
import type { DeliveredFile, Delivery, Engagement, TimelineEntry } from '@tessera/contract/deal/progress';
import type { Review } from '@tessera/contract/deal/reviews';

/** How far the work on an order is, for screens to show. */
export type WorkStage =
  'begun' | 'delivered' | 'changes asked' | 'completed' | 'reviewed' | 'review answered' | 'cancelled';

const statuses: Record<WorkStage, OrderStatus> = {
  begun: 'in_progress',
  delivered: 'delivered',
  'changes asked': 'in_progress',
  completed: 'completed',
  reviewed: 'completed',
  'review answered': 'completed',
  cancelled: 'cancelled',
};

const at = (day: number) => `2026-10-${String(day).padStart(2, '0')}T10:00:00.000Z`;

const entry = (
  day: number,
  kind: TimelineEntry['kind'],
  by: TimelineEntry['by'],
  text = '',
): TimelineEntry => ({ at: at(day), kind, by, text });

const begun = [
  entry(3, 'created', 'customer'),
  entry(4, 'applied', 'designer', 'The wall is the project.'),
  entry(9, 'accepted', 'customer'),
];
const changed = [
  ...begun,
  entry(12, 'delivered', 'designer'),
  entry(14, 'changes_requested', 'customer', 'Layout B, with the sink under the window.'),
];
const delivered = [...changed, entry(20, 'delivered', 'designer')];
const completed = [...delivered, entry(22, 'completed', 'customer')];

const reviewed = [...completed, entry(23, 'reviewed', 'customer', 'The table is where everyone sits now.')];

const timelines: Record<WorkStage, TimelineEntry[]> = {
  begun,
  delivered,
  'changes asked': changed,
  completed,
  reviewed,
  'review answered': reviewed,
  cancelled: [...begun, entry(13, 'cancelled', 'customer', 'We move away')],
};

const file = (id: string, name: string, type: string): DeliveredFile => ({
  id,
  name,
  type,
  url: `https://tessera.example/api/internal/v1/user/delivered-file/${id}/`,
});

/** A photo of a delivery that nobody is shown yet, so that nothing has to be fetched. */
const heldPhoto: DeliveredFile = {
  ...file('photo', 'view-from-the-hall.jpg', 'image/jpeg'),
  photo: {
    id: 'photo',
    url: 'https://tessera.example/api/internal/v1/user/delivered-file/photo/640.webp',
    width: 1600,
    height: 1200,
    review: 'held',
    thumbhash: null,
    variants: [],
    moving: null,
  },
};

const deliveries: Delivery[] = [
  { id: 'first', at: at(12), message: 'Two layouts for the opening.', files: [] },
  {
    id: 'second',
    at: at(20),
    message: 'Layout B, with the window sink. The opening is 2.05 m now, and the table stands in it.',
    files: [
      heldPhoto,
      file('plan', 'Layout B with the window sink and the table, 2.05 m.pdf', 'application/pdf'),
    ],
  },
];

const review: Review = {
  id: 'review',
  order_id: 'order',
  designer_id: 'designer',
  order_name: 'Kitchen',
  customer_first_name: 'Claire',
  stars: 4,
  text: 'Linnea measured the light before she drew a line. The table is where everyone sits now.',
  created_at: new Date().toISOString(),
  answer: '',
  answered_at: null,
};

const reviews: Partial<Record<WorkStage, Review>> = {
  reviewed: review,
  'review answered': {
    ...review,
    answer: 'Thank you, Claire. I would draw it again.',
    answered_at: at(24),
  },
};

function engagementAt(stage: WorkStage, designerName: string): Engagement {
  const isCancelled = stage === 'cancelled';
  const isCompleted = statuses[stage] === 'completed';
  return {
    designer_id: 'designer',
    designer_name: designerName,
    accepted_at: at(9),
    delivered_at: stage === 'begun' || isCancelled ? null : at(20),
    completed_at: isCompleted ? at(22) : null,
    cancelled_at: isCancelled ? at(13) : null,
    cancelled_by: isCancelled ? 'customer' : null,
    reason: isCancelled ? 'We move away' : '',
    price_from_usd: 6200,
    price_to_usd: 7400,
  };
}

function workAt(stage: WorkStage) {
  const isEmpty = stage === 'begun' || stage === 'cancelled';
  return {
    engagement: engagementAt(stage, 'Linnea Ahlgren'),
    timeline: timelines[stage],
    deliveries: isEmpty ? [] : stage === 'changes asked' ? deliveries.slice(0, 1) : deliveries,
    review: reviews[stage] ?? null,
  };
}

/** An order as it is at this stage of the work. */
export const orderAt =
  (stage: WorkStage) =>
  (order: Order): Order => ({
    ...order,
    ...workAt(stage),
    status: statuses[stage],
  });

/** The engagement for an order, as it is at this stage of the work. */
export const engagementOf = (order: Order, stage: WorkStage): DesignerEngagement => ({
  ...workAt(stage),
  order_id: order.id,
  designer_id: 'designer',
  order: { ...order, status: statuses[stage] },
  customer_first_name: 'Claire',
});
