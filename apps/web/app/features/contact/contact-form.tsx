import { useMutation } from '@tanstack/react-query';
import { contactApi, contactBody, type ContactBody } from '@tessera/contract/contact';
import { useSearchParams } from 'react-router';
import { call, errorText } from '../../lib/api.ts';
import { contractFaults } from '../../lib/contract-faults.ts';
import { useCheckedForm } from '../../lib/form.ts';
import { readSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import forms from '../../ui/form.module.css';
import { showToast } from '../../ui/toast.tsx';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';

const labels = { subject: 'Subject', message: 'Message' };

/** How long the thanks stay, in milliseconds. */
const THANKS_MS = 3000;

/** Writes to the people who run the marketplace; `?subject=` fills in the subject. */
export function ContactForm() {
  const [search] = useSearchParams();
  const empty = { subject: '', message: '' };
  const form = useCheckedForm<ContactBody>((values) => contractFaults(contactBody, values, labels), {
    ...empty,
    subject: search.get('subject') ?? '',
  });
  const changes = useUnsavedChanges(form, { isDirty: form.formState.isDirty });
  const send = useMutation({
    mutationFn: (body: ContactBody) => call(contactApi.send, { body }),
    onSuccess: () => {
      form.reset(empty);
      changes.release();
      showToast('Thank you! Your message has been sent successfully.', 'success', {
        autoCloseMs: THANKS_MS,
      });
    },
    onError: (error) => {
      if (readSession() === null) return;
      form.showFaults(error);
      showToast(errorText(error, 'Oops! We couldn’t send your message. Please try again later.'), 'error');
    },
  });
  return (
    <form className={forms.form} noValidate onSubmit={form.handleSubmit((body) => send.mutate(body))}>
      <TextField label="Subject" autoComplete="off" {...form.field('subject')} />
      <TextArea label="Message" rows={4} {...form.field('message')} />
      <div className={forms.end}>
        <Button type="submit" size="large" isBusy={send.isPending}>
          Send
        </Button>
      </div>
      {changes.dialog}
    </form>
  );
}
