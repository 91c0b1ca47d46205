import { findMove } from '@tessera/contract/deal/moves';
import { editableOrderStatuses, orderMoves, type OrderAction } from '@tessera/contract/orders/order-states';
import type { Order } from '@tessera/contract/orders/orders';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { useDialogPart } from '../../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../../ui/loading/part.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { useMoveOrder } from '../order-moves.queries.ts';
import styles from './order-actions.module.css';

const cancelDialog = definePart(() => import('./cancel-order-dialog.tsx'));

/** What the customer can do about an order as a whole, as its state graph has it. `onMoved` is called when its state changed. */
export function OrderActions({ order, onMoved }: { order: Order; onMoved: () => void }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { Content: CancelDialog } = useDialogPart(cancelDialog, isCancelling, () => setIsCancelling(false));
  const move = useMoveOrder(order.id, onMoved);
  const can = (action: OrderAction) =>
    findMove(orderMoves, { action, by: 'customer', from: order.status }) !== undefined;
  return (
    <div className={styles.actions}>
      {editableOrderStatuses.includes(order.status) ? (
        <ButtonLink
          kind="quiet"
          to={paths.customer.editProject(order.id)}
          icon={<IconPencil size={20} stroke={1.5} aria-hidden="true" />}
        >
          Edit project
        </ButtonLink>
      ) : null}
      {can('pause') ? (
        <Button
          kind="quiet"
          icon={<IconPlayerPause size={20} stroke={1.5} aria-hidden="true" />}
          isBusy={move.isPending}
          onClick={() =>
            move.mutate(
              { action: 'pause' },
              { onSuccess: () => showToast(`‘${order.object_name}’ is paused.`) },
            )
          }
        >
          Pause
        </Button>
      ) : null}
      {can('resume') ? (
        <Button
          kind="quiet"
          icon={<IconPlayerPlay size={20} stroke={1.5} aria-hidden="true" />}
          isBusy={move.isPending}
          onClick={() =>
            move.mutate(
              { action: 'resume' },
              { onSuccess: () => showToast(`‘${order.object_name}’ is active again.`) },
            )
          }
        >
          Resume
        </Button>
      ) : null}
      {can('cancel') ? (
        <Button
          kind="quiet"
          icon={<IconX size={20} stroke={1.5} aria-hidden="true" />}
          aria-haspopup="dialog"
          disabled={move.isPending}
          onClick={() => setIsCancelling(true)}
        >
          Cancel project
        </Button>
      ) : null}
      {isCancelling && CancelDialog !== null ? (
        <CancelDialog order={order} onMoved={onMoved} onClose={() => setIsCancelling(false)} />
      ) : null}
    </div>
  );
}
