import { declineReasons } from '@tessera/contract/deal/application-states';
import type { Application, DeclineBody } from '@tessera/contract/deal/applications';
import { isOutdated } from '../../../lib/api/api.ts';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import { useCheckedForm, useChoice } from '../../../lib/forms/form.ts';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { WordsDialog } from '../../../ui/dialogs/words-dialog.tsx';
import { lengthHint } from '../../../ui/fields/length-hint.ts';
import { TextArea } from '../../../ui/fields/field.tsx';
import { reasonLabels } from '../application-text.ts';
import { useAnswer } from '../applications.queries.ts';

/** Stands in the list of reasons for none. */
const NO_REASON = 'none';

const reasons = [
  { label: 'No reason', value: NO_REASON },
  ...declineReasons.map((value) => ({ label: reasonLabels[value], value })),
];

interface Values {
  reason: string;
  text: string;
}

/** Asks before an application is declined, and for what the designer is told about it. */
export default function DeclineDialog({
  application,
  onOrderMoved,
  onClose,
}: {
  application: Application;
  onOrderMoved: () => void;
  onClose: () => void;
}) {
  const answer = useAnswer(application, onOrderMoved);
  const form = useCheckedForm<Values>(
    (values) =>
      contractFaults(
        async () => (await import('@tessera/contract/deal/applications')).declineBody,
        toBody(values),
        {},
      ),
    {
      reason: NO_REASON,
      text: '',
    },
  );
  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      await answer.mutateAsync({ action: 'decline', ...toBody(values) });
      onClose();
    } catch (error) {
      form.showFaults(error);
      if (isOutdated(error)) onClose();
    }
  });
  return (
    <WordsDialog
      title={`Decline ${application.name}?`}
      text="The designer is told, with the reason if you give one. You can change your mind while the project is active."
      submitLabel="Decline"
      isBusy={answer.isPending}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <SelectField label="Reason" isOptional options={reasons} {...useChoice(form, 'reason')} />
      <TextArea
        label="In your words"
        rows={3}
        isOptional
        hint={lengthHint(form.watch('text').length)}
        {...form.field('text')}
      />
    </WordsDialog>
  );
}

function toBody({ reason, text }: Values): DeclineBody {
  return { reason: declineReasons.find((one) => one === reason) ?? null, text };
}
