import type { DesignerEngagement } from '@tessera/contract/deal/engagements';
import { findMove } from '@tessera/contract/deal/moves';
import { orderMoves, type OrderAction } from '@tessera/contract/orders/order-states';
import { useState, type ReactNode } from 'react';
import { priceText } from '../../lib/text/deal-text.ts';
import { formatDay, formatUsd } from '../../lib/text/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip } from '../../ui/badges/chip.tsx';
import { ClampedText } from '../../ui/cards/clamped-text.tsx';
import { OrderStatusChip } from '../../ui/badges/order-status.tsx';
import { useDialogPart } from '../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../ui/loading/part.ts';
import { SubpageHeader } from '../../ui/headings/subpage-header.tsx';
import { DeliverForm } from './deliver-form.tsx';
import styles from './engagement-view.module.css';
import { CancelledNotice } from './progress/cancelled-notice.tsx';
import { Deliveries } from './progress/deliveries.tsx';
import { ProgressFigure } from './progress/progress-figure.tsx';
import { ProgressLayout } from './progress/progress-layout.tsx';
import { Timeline } from './progress/timeline.tsx';

const cancelDialog = definePart(() => import('./cancel-engagement-dialog.tsx'));

/** An engagement as its designer sees it: what the customer asks for, what is to be delivered, and how far it is. */
export function EngagementView({
  engagement,
  customer,
  review,
  contact,
}: {
  engagement: DesignerEngagement;
  /** How the customer is called, at the beginning of a sentence. */
  customer: string;
  /** What the customer says of the work; null while that is nothing. */
  review: ReactNode;
  /** How one writes to the customer. */
  contact: ReactNode;
}) {
  const { order, timeline, deliveries } = engagement;
  const [isCancelling, setIsCancelling] = useState(false);
  const { Content: CancelDialog } = useDialogPart(cancelDialog, isCancelling, () => setIsCancelling(false));
  const price = priceText(engagement.engagement);
  const can = (action: OrderAction) =>
    findMove(orderMoves, { action, by: 'designer', from: order.status }) !== undefined;
  const latest = timeline.at(-1);
  return (
    <>
      <SubpageHeader
        title={order.object_name}
        backTo={paths.designer.applications}
        backLabel="Applications"
      />
      <p className={styles.facts}>
        <OrderStatusChip status={order.status} />
        {order.budget === null ? null : <Chip tone="gold">{formatUsd(order.budget)}</Chip>}
        <span>
          for {customer}, {order.country.name_en}
        </span>
        {price === null ? null : <span>{price}</span>}
      </p>
      <ProgressLayout
        main={
          <>
            <CancelledNotice engagement={engagement.engagement} reader="designer" other={customer} />
            {review}
            {latest?.kind === 'changes_requested' ? (
              <section className={styles.ask}>
                <h2>
                  {customer} asked for changes on {formatDay(latest.at)}
                </h2>
                <p>{latest.text}</p>
              </section>
            ) : null}
            {can('deliver') ? <DeliverForm engagement={engagement} customer={customer} /> : null}
            <div>
              <Deliveries deliveries={deliveries} title="You delivered" />
            </div>
          </>
        }
        aside={
          <>
            <ProgressFigure status={order.status} photo={order.photos[0]} deliveries={deliveries} />
            {contact}
            <Timeline timeline={timeline} status={order.status} reader="designer" other={customer} />
            <section className={styles.brief}>
              <h2>The brief</h2>
              <ClampedText className={styles.words} text={order.object_desc} />
            </section>
            {can('cancel') ? (
              <Button
                kind="quiet"
                className={styles.cancel}
                aria-haspopup="dialog"
                onClick={() => setIsCancelling(true)}
              >
                Cancel engagement
              </Button>
            ) : null}
          </>
        }
      />
      {isCancelling && CancelDialog !== null ? (
        <CancelDialog engagement={engagement} customer={customer} onClose={() => setIsCancelling(false)} />
      ) : null}
    </>
  );
}
