import { IconPaperclip } from '@tabler/icons-react';
import type { DesignerEngagement } from '@tessera/contract/deal/engagements';
import { deliveryFiles } from '@tessera/contract/fields/file-fields';
import { useId, useState } from 'react';
import { useAttempt } from '../../lib/api/attempt.ts';
import { isAbort, NOTHING_SENT, type UploadProgress } from '../../lib/api/upload.ts';
import { contractFaults } from '../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useUnsavedChanges } from '../../ui/dialogs/unsaved-changes.tsx';
import { lengthHint } from '../../ui/fields/length-hint.ts';
import { FieldError, TextArea } from '../../ui/fields/field.tsx';
import field from '../../ui/fields/field.module.css';
import forms from '../../ui/fields/form.module.css';
import { UploadStatus } from '../../ui/fields/upload-status.tsx';
import { FileButton } from '../../ui/files/file-button.tsx';
import { FileTray } from '../../ui/files/file-tray.tsx';
import { useFileChoice } from '../../ui/files/use-file-choice.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import styles from './deliver-form.module.css';
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
  const id = useId();
  const choice = useFileChoice(deliveryFiles);
  const [sending, setSending] = useState<{ progress: UploadProgress; controller: AbortController } | null>(
    null,
  );
  const form = useCheckedForm<typeof empty>(
    (values) =>
      contractFaults(async () => (await import('@tessera/contract/deal/engagements')).deliveryBody, values, {
        message: 'Message',
      }),
    empty,
  );
  const changes = useUnsavedChanges(form, {
    isDirty: form.formState.isDirty || choice.files.length > 0,
  });
  const handleSubmit = form.handleSubmit(async ({ message }) => {
    const controller = new AbortController();
    if (choice.files.length > 0) setSending({ progress: NOTHING_SENT, controller });
    try {
      await deliver.mutateAsync({
        message,
        deliveryId: attempt.keyFor([message, choice.files.map(({ key }) => key)]),
        files: choice.files.map(({ file }) => file),
        signal: controller.signal,
        onProgress: (progress) => setSending({ progress, controller }),
      });
      attempt.end();
      form.reset(empty);
      choice.clear();
      changes.release();
      showToast(`Delivered to ${customer}.`);
    } catch (error) {
      if (!isAbort(error)) form.showFaults(error);
    } finally {
      setSending(null);
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
      <div className={styles.files} role="group" aria-labelledby={`${id}-files`}>
        <p className={field.label} id={`${id}-files`}>
          Files <span className="muted">(optional)</span>
        </p>
        <FileTray
          files={choice.files}
          label="Files to deliver"
          isDisabled={deliver.isPending}
          onRemove={choice.remove}
        />
        <FileButton
          rule={deliveryFiles}
          label="Add files"
          icon={<IconPaperclip size={20} stroke={1.5} aria-hidden="true" />}
          isDisabled={deliver.isPending}
          describedBy={`${id}-hint`}
          onFiles={choice.add}
        />
        <p className="caption muted" id={`${id}-hint`}>
          Up to {deliveryFiles.maxFiles}: photos of 10 MB and PDF files of 25 MB each. Only {customer} and you
          can open them.
        </p>
        {choice.fault === null ? null : <FieldError id={`${id}-fault`}>{choice.fault}</FieldError>}
      </div>
      <div className={forms.end}>
        <Button type="submit" size="large" isBusy={deliver.isPending}>
          Deliver
        </Button>
        {sending === null ? null : (
          <UploadStatus progress={sending.progress} of="files" onCancel={() => sending.controller.abort()} />
        )}
        <p className="small muted">
          {customer} is told at once and can complete the project or ask for changes.
        </p>
      </div>
      {changes.dialog}
    </form>
  );
}
