import type { DesignerEngagement } from '@tessera/contract/deal/engagements';
import type { Order } from '@tessera/contract/orders/orders';
import type { Progress } from './progress.present.ts';

/** An engagement as its designer sees it: of the timeline, what is about nobody else. `order` has no review that is hidden. */
export function toDesignerEngagement({
  designerId,
  customerFirstName,
  order,
}: {
  designerId: string;
  customerFirstName: string | null;
  order: Order;
}): DesignerEngagement {
  if (order.engagement === null) throw new Error(`Order ${order.id} has no engagement.`);
  const timeline = order.timeline as Progress['timeline'];
  return {
    order_id: order.id,
    designer_id: designerId,
    order,
    customer_first_name: customerFirstName ?? '',
    engagement: order.engagement,
    timeline: timeline.filter((entry) => entry.designerId === null || entry.designerId === designerId),
    deliveries: order.deliveries,
    review: order.review,
  };
}
