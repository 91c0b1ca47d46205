import { deliveryBody, type DesignerEngagement } from '@tessera/contract/engagements';
import { useAttempt } from '../../lib/api/attempt.ts';
import { contractFaults } from '../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useUnsavedChanges } from '../../ui/dialogs/unsaved-changes.tsx';
import { lengthHint } from '../../ui/dialogs/words-dialog.tsx';
import { TextArea } from '../../ui/fields/field.tsx';
import forms from '../../ui/fields/form.module.css';
import { showToast } from '../../ui/notices/toast.tsx';
import { useDeliver } from './engagements.queries.ts';

const empty = { message: '' };

/** Hands over work to the customer. */
export function DeliverForm({
  engagement,
  customer,
}: {
  engagement: DesignerEngagement;
  /** How the customer is called. */
  customer: string;
}) {
  const deliver = useDeliver(engagement.order_id);
  const attempt = useAttempt();
  const form = useCheckedForm<typeof empty>(
    (values) => contractFaults(deliveryBody, values, { message: 'Message' }),
    empty,
  );
  const changes = useUnsavedChanges(form, { isDirty: form.formState.isDirty });
  const handleSubmit = form.handleSubmit(async ({ message }) => {
    try {
      await deliver.mutateAsync({ message, deliveryId: attempt.keyFor(message) });
      attempt.end();
      form.reset(empty);
      changes.release();
      showToast(`Delivered to ${customer}.`);
    } catch (error) {
      form.showFaults(error);
    }
  });
  return (
    <form className={forms.form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h2>Deliver</h2>
      <TextArea
        label="Message"
        isRequired
        rows={6}
        hint={lengthHint(form.watch('message').length, 'Say what is done, and what you would like to know.')}
        {...form.field('message')}
      />
      <div className={forms.end}>
        <Button type="submit" size="large" isBusy={deliver.isPending}>
          Deliver
        </Button>
        <p className="small muted">
          {customer} is told at once and can complete the project or ask for changes.
        </p>
      </div>
      {changes.dialog}
    </form>
  );
}
