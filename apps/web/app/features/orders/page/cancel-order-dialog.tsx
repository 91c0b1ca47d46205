import type { Order } from '@tessera/contract/orders/orders';
import { isOutdated } from '../../../lib/api/api.ts';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { TextArea } from '../../../ui/fields/field.tsx';
import { WordsDialog } from '../../../ui/dialogs/words-dialog.tsx';
import { lengthHint } from '../../../ui/fields/length-hint.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { useMoveOrder } from '../order-moves.queries.ts';

/** Asks before an order is cancelled. The designer at work, if there is one, is told the reason, so it is needed then. */
export default function CancelOrderDialog({
  order,
  onMoved,
  onClose,
}: {
  order: Order;
  onMoved: () => void;
  onClose: () => void;
}) {
  const designer = order.engagement?.designer_name;
  const isReasonNeeded = designer !== undefined;
  const move = useMoveOrder(order.id, onMoved);
  const form = useCheckedForm<{ reason: string }>(
    (values) =>
      contractFaults(
        async () => {
          const { cancelBody, reasonedCancelBody } = await import('@tessera/contract/orders/orders');
          return isReasonNeeded ? reasonedCancelBody : cancelBody;
        },
        values,
        { reason: 'Reason' },
      ),
    { reason: '' },
  );
  const handleSubmit = form.handleSubmit(async ({ reason }) => {
    try {
      await move.mutateAsync({ action: 'cancel', reason });
      showToast(`‘${order.object_name}’ is cancelled.`);
      onClose();
    } catch (error) {
      form.showFaults(error);
      if (isOutdated(error)) onClose();
    }
  });
  return (
    <WordsDialog
      title="Cancel project"
      text={
        isReasonNeeded
          ? `The work ends, and ${designer} is told why. This cannot be undone.`
          : 'The project is matched no longer, and open applications are declined. This cannot be undone.'
      }
      cancelLabel="Keep project"
      submitLabel="Cancel project"
      isDanger
      isBusy={move.isPending}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        rows={3}
        isOptional={!isReasonNeeded}
        isRequired={isReasonNeeded}
        hint={lengthHint(form.watch('reason').length)}
        {...form.field('reason')}
      />
    </WordsDialog>
  );
}
