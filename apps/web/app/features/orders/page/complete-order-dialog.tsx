import type { Order } from '@tessera/contract/orders/orders';
import { isOutdated } from '../../../lib/api/api.ts';
import { WordsDialog } from '../../../ui/dialogs/words-dialog.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { useMoveOrder } from '../order-moves.queries.ts';

/** Asks before an order is completed. */
export default function CompleteOrderDialog({
  order,
  onMoved,
  onClose,
}: {
  order: Order;
  onMoved: () => void;
  onClose: () => void;
}) {
  const move = useMoveOrder(order.id, onMoved);
  const complete = async () => {
    try {
      await move.mutateAsync({ action: 'complete' });
      showToast(`‘${order.object_name}’ is completed.`);
      onClose();
    } catch (error) {
      if (isOutdated(error)) onClose();
    }
  };
  return (
    <WordsDialog
      title="Mark as completed?"
      text={`The project is closed, and ${order.engagement?.designer_name} is told. This cannot be undone.`}
      submitLabel="Mark as completed"
      isBusy={move.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void complete();
      }}
      onClose={onClose}
    />
  );
}
