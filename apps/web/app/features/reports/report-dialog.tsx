import { useMutation } from '@tanstack/react-query';
import type { ReportBody } from '@tessera/contract/talk/reports';
import { reportsApi } from '../../lib/api/routes/talk.generated.ts';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { call, errorText } from '../../lib/api/api.ts';
import { useAttempt } from '../../lib/api/attempt.ts';
import { contractFaults } from '../../lib/forms/contract-faults.ts';
import { useCheckedForm, useChoice } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextArea } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import frame from '../../ui/dialogs/form-dialog.module.css';
import type { ReportSubject } from './report-subject.ts';

const reasons: Record<ReportBody['reason'], string> = {
  spam: 'Spam',
  abuse: 'Abuse or threats',
  fraud: 'Fraud',
  copyright: 'Copyright',
  other: 'Something else',
};

interface Values {
  subject: string;
  /** One of {@link reasons}; a list of options knows texts only. */
  reason: string;
  text: string;
}

/** Reports something to the operator. */
export default function ReportDialog({
  isOpen,
  subjects,
  onSent,
  onClose,
}: {
  isOpen: boolean;
  subjects: readonly [ReportSubject, ...ReportSubject[]];
  /** Is called with the report once it is sent. */
  onSent?: ((report: ReportBody) => void) | undefined;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={frame.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <header className={frame.head}>
        <h2 id={`${id}-title`}>Report</h2>
        <IconButton className={frame.close} label="Close" data-dialog-dismiss="" onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <p className="muted small" id={`${id}-text`}>
          The people who run this marketplace look at it. The other side is not told.
        </p>
      </header>
      <ReportForm subjects={subjects} onSent={onSent} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({
  subjects,
  onSent,
  onClose,
}: {
  subjects: readonly [ReportSubject, ...ReportSubject[]];
  onSent: ((report: ReportBody) => void) | undefined;
  onClose: () => void;
}) {
  const attempt = useAttempt();
  const toBody = ({ subject, reason, text }: Values): ReportBody => {
    const { kind, id } = subjects.find((one) => keyOf(one) === subject) ?? subjects[0];
    return { kind, id, reason: reason as ReportBody['reason'], text };
  };
  const form = useCheckedForm<Values>(
    (values) =>
      contractFaults(
        async () => (await import('@tessera/contract/talk/reports')).reportBody,
        toBody(values),
        { text: 'This text' },
      ),
    { subject: keyOf(subjects[0]), reason: 'spam', text: '' },
  );
  const send = useMutation({
    mutationFn: (body: ReportBody) => call(reportsApi.send, { body, idempotencyKey: attempt.keyFor(body) }),
    onSuccess: (_, body) => {
      showToast('Thank you. Your report has been sent.');
      onSent?.(body);
      onClose();
    },
    onError: (error) => form.showFaults(error),
  });
  return (
    <form
      className={frame.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => send.mutate(toBody(values)))(event)}
    >
      <SelectField
        label="What it is about"
        isRequired
        options={subjects.map((one) => ({ label: one.label, value: keyOf(one) }))}
        {...useChoice(form, 'subject')}
      />
      <SelectField
        label="Reason"
        isRequired
        options={Object.entries(reasons).map(([value, label]) => ({ label, value }))}
        {...useChoice(form, 'reason')}
      />
      <TextArea label="What happened" isOptional rows={4} {...form.field('text')} />
      {send.error === null ? null : (
        <Notice>{errorText(send.error, 'Your report could not be sent. Please try again.')}</Notice>
      )}
      <div className={frame.actions}>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={send.isPending}>
          Send report
        </Button>
      </div>
    </form>
  );
}

function keyOf({ kind, id }: ReportSubject): string {
  return `${kind} ${id}`;
}
