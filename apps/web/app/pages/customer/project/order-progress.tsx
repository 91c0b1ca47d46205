import { reviewedOrderStatuses } from '@tessera/contract/orders/order-states';
import type { Order } from '@tessera/contract/orders/orders';
import type { Engagement } from '@tessera/contract/deal/progress';
import { MessageButton } from '../../../features/conversations/contact/message-button.tsx';
import { CancelledNotice } from '../../../features/engagements/progress/cancelled-notice.tsx';
import { Deliveries } from '../../../features/engagements/progress/deliveries.tsx';
import { ProgressFigure } from '../../../features/engagements/progress/progress-figure.tsx';
import { ProgressLayout } from '../../../features/engagements/progress/progress-layout.tsx';
import { Timeline } from '../../../features/engagements/progress/timeline.tsx';
import { AnswerDelivery } from '../../../features/orders/page/answer-delivery.tsx';
import { ReportDesigner } from '../../../features/reports/report-designer.tsx';
import { OwnReview } from '../../../features/reviews/own-review.tsx';

/** The tab with the work on an order, once a designer has been accepted. */
export default function OrderProgress({
  order,
  engagement,
  onMoved,
  onReviewed,
}: {
  order: Order;
  engagement: Engagement;
  onMoved: () => void;
  /** Loads the order again. */
  onReviewed: () => Promise<unknown>;
}) {
  const { designer_name: designerName } = engagement;
  const isCompleted = reviewedOrderStatuses.includes(order.status);
  return (
    <ProgressLayout
      main={
        <>
          <CancelledNotice engagement={engagement} reader="customer" other={designerName} />
          {isCompleted ? (
            <OwnReview
              order={{ id: order.id, name: order.object_name, designerName }}
              review={order.review}
              onChanged={onReviewed}
            />
          ) : null}
          <div>
            <Deliveries
              deliveries={order.deliveries}
              title={isCompleted ? 'What you keep' : `${designerName} delivered`}
              reportOf={(photoId) => (
                <ReportDesigner
                  designer={{ id: engagement.designer_id, name: designerName }}
                  photoId={photoId}
                />
              )}
            />
            {order.deliveries.length > 0 || engagement.cancelled_at !== null || isCompleted ? null : (
              <p className="muted">{designerName} is at work. Deliveries appear here.</p>
            )}
          </div>
          <AnswerDelivery order={order} onMoved={onMoved} />
        </>
      }
      aside={
        <>
          <ProgressFigure status={order.status} photo={order.photos[0]} deliveries={order.deliveries} />
          <MessageButton
            role="customer"
            orderId={order.id}
            designerId={engagement.designer_id}
            name={designerName}
          />
          <Timeline timeline={order.timeline} status={order.status} reader="customer" other={designerName} />
        </>
      }
    />
  );
}
