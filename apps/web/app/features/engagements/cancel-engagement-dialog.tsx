import type { DesignerEngagement } from '@tessera/contract/deal/engagements';
import { isOutdated } from '../../lib/api/api.ts';
import { contractFaults } from '../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../lib/forms/form.ts';
import { WordsDialog } from '../../ui/dialogs/words-dialog.tsx';
import { lengthHint } from '../../ui/fields/length-hint.ts';
import { TextArea } from '../../ui/fields/field.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { useCancelEngagement } from './engagements.queries.ts';

/** Asks before an engagement is ended without completing it, for the reason that the customer is told. */
export default function CancelEngagementDialog({
  engagement,
  customer,
  onClose,
}: {
  engagement: DesignerEngagement;
  /** How the customer is called. */
  customer: string;
  onClose: () => void;
}) {
  const cancel = useCancelEngagement(engagement.order_id);
  const form = useCheckedForm<{ reason: string }>(
    (values) =>
      contractFaults(
        async () => (await import('@tessera/contract/deal/engagements')).engagementCancelBody,
        values,
        { reason: 'Reason' },
      ),
    { reason: '' },
  );
  const handleSubmit = form.handleSubmit(async ({ reason }) => {
    try {
      await cancel.mutateAsync(reason);
      showToast(`Your work on ‘${engagement.order.object_name}’ is cancelled.`);
      onClose();
    } catch (error) {
      form.showFaults(error);
      if (isOutdated(error)) onClose();
    }
  });
  return (
    <WordsDialog
      title="Cancel engagement"
      text={`The work ends, and ${customer} is told why. This cannot be undone.`}
      cancelLabel="Keep engagement"
      submitLabel="Cancel engagement"
      isDanger
      isBusy={cancel.isPending}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        isRequired
        rows={3}
        hint={lengthHint(form.watch('reason').length)}
        {...form.field('reason')}
      />
    </WordsDialog>
  );
}
