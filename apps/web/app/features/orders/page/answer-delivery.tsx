import { findMove } from '@tessera/contract/deal/moves';
import { orderMoves, type OrderAction } from '@tessera/contract/orders/order-states';
import type { Order } from '@tessera/contract/orders/orders';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useDialogPart } from '../../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../../ui/loading/part.ts';
import styles from './answer-delivery.module.css';

const dialogs = {
  request_changes: definePart(() => import('./request-changes-dialog.tsx')),
  complete: definePart(() => import('./complete-order-dialog.tsx')),
};

/** What a customer can say to the work as it is now; nothing once it is over. */
export function AnswerDelivery({ order, onMoved }: { order: Order; onMoved: () => void }) {
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);
  const { Content: AskedDialog } = useDialogPart(dialogs[asked ?? 'complete'], asked !== null, () =>
    setAsked(null),
  );
  const can = (action: OrderAction) =>
    findMove(orderMoves, { action, by: 'customer', from: order.status }) !== undefined;
  if (!can('complete')) return null;
  const canAnswer = can('request_changes');
  return (
    <section className={styles.card} aria-label="Your answer">
      <div>
        <h2>{canAnswer ? 'Is it what you asked for?' : 'Is everything done?'}</h2>
        <p>
          Completing closes the project and lets you write a review.
          {canAnswer ? ` Changes go back to ${order.engagement?.designer_name} with your words.` : null}
        </p>
      </div>
      <div className={styles.actions}>
        {canAnswer ? (
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setAsked('request_changes')}>
            Request changes
          </Button>
        ) : null}
        <Button
          kind={canAnswer ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          onClick={() => setAsked('complete')}
        >
          Mark as completed
        </Button>
      </div>
      {asked === null || AskedDialog === null ? null : (
        <AskedDialog order={order} onMoved={onMoved} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}
