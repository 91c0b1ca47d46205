import type { Order } from '@tessera/contract/orders/orders';
import { isOutdated } from '../../../lib/api/api.ts';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { WordsDialog } from '../../../ui/dialogs/words-dialog.tsx';
import { lengthHint } from '../../../ui/fields/length-hint.ts';
import { TextArea } from '../../../ui/fields/field.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { useMoveOrder } from '../order-moves.queries.ts';

/** Asks what should change in what was delivered. */
export default function RequestChangesDialog({
  order,
  onMoved,
  onClose,
}: {
  order: Order;
  onMoved: () => void;
  onClose: () => void;
}) {
  const designer = order.engagement?.designer_name;
  const move = useMoveOrder(order.id, onMoved);
  const form = useCheckedForm<{ message: string }>(
    (values) =>
      contractFaults(
        async () => (await import('@tessera/contract/orders/orders')).requestChangesBody,
        values,
        { message: 'Message' },
      ),
    { message: '' },
  );
  const handleSubmit = form.handleSubmit(async ({ message }) => {
    try {
      await move.mutateAsync({ action: 'request_changes', message });
      showToast(`${designer} has been told what should change.`);
      onClose();
    } catch (error) {
      form.showFaults(error);
      if (isOutdated(error)) onClose();
    }
  });
  return (
    <WordsDialog
      title="Request changes"
      text={`${designer} gets your words and delivers again.`}
      submitLabel="Request changes"
      isBusy={move.isPending}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <TextArea
        label="Message"
        isRequired
        data-autofocus="true"
        rows={5}
        hint={lengthHint(form.watch('message').length, 'What should be different?')}
        {...form.field('message')}
      />
    </WordsDialog>
  );
}
