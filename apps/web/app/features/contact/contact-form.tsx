import { useMutation } from '@tanstack/react-query';
import type { ContactBody } from '@tessera/contract/talk/contact';
import { contactApi } from '../../lib/api/routes/talk.generated.ts';
import { useSearchParams } from 'react-router';
import { call, errorText, passingTrouble } from '../../lib/api/api.ts';
import { useAttempt } from '../../lib/api/attempt.ts';
import { contractFaults } from '../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../lib/forms/form.ts';
import { readSession } from '../../lib/browser/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea, TextField } from '../../ui/fields/field.tsx';
import forms from '../../ui/fields/form.module.css';
import { showToast } from '../../ui/notices/toast.tsx';
import { TryAgain } from '../../ui/notices/try-again.tsx';
import { useUnsavedChanges } from '../../ui/dialogs/unsaved-changes.tsx';

const labels = { subject: 'Subject', message: 'Message' };

/** How long the thanks stay, in milliseconds. */
const THANKS_MS = 3000;

/** Writes to the people who run the marketplace; `?subject=` fills in the subject. */
export function ContactForm() {
  const [search] = useSearchParams();
  const empty = { subject: '', message: '' };
  const form = useCheckedForm<ContactBody>(
    (values) =>
      contractFaults(
        async () => (await import('@tessera/contract/talk/contact')).contactBody,
        values,
        labels,
      ),
    {
      ...empty,
      subject: search.get('subject') ?? '',
    },
  );
  const changes = useUnsavedChanges(form, { isDirty: form.formState.isDirty });
  const attempt = useAttempt();
  const send = useMutation({
    mutationFn: (body: ContactBody) => call(contactApi.send, { body, idempotencyKey: attempt.keyFor(body) }),
    onSuccess: () => {
      attempt.end();
      form.reset(empty);
      changes.release();
      showToast('Thank you! Your message has been sent successfully.', 'success', {
        autoCloseMs: THANKS_MS,
      });
    },
    onError: (error) => {
      if (readSession() === null) return;
      form.showFaults(error);
      if (passingTrouble(error) !== null) return;
      showToast(errorText(error, 'Oops! We couldn’t send your message. Please try again later.'), 'error');
    },
  });
  return (
    <form
      className={forms.form}
      method="post"
      noValidate
      onSubmit={form.handleSubmit((body) => send.mutate(body))}
    >
      <TextField label="Subject" isRequired autoComplete="off" {...form.field('subject')} />
      <TextArea label="Message" isRequired rows={4} {...form.field('message')} />
      <TryAgain error={send.error} />
      <div className={forms.end}>
        <Button type="submit" size="large" isBusy={send.isPending}>
          Send
        </Button>
      </div>
      {changes.dialog}
    </form>
  );
}
