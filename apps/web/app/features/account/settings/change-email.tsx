import { useMutation } from '@tanstack/react-query';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { EMAIL_PATTERN } from '@tessera/contract/account/sign-in-rules';
import { useState } from 'react';
import { call, errorText, passingTrouble } from '../../../lib/api/api.ts';
import { readSession } from '../../../lib/browser/session.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PasswordField, TextField } from '../../../ui/fields/field.tsx';
import forms from '../../../ui/fields/form.module.css';
import { Notice } from '../../../ui/notices/notice.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { TryAgain } from '../../../ui/notices/try-again.tsx';

interface Values {
  email: string;
  new_email_password: string;
}

/** The own address is replaced by one that proves to be read. The form is there once it is asked for. */
export function ChangeEmail() {
  const [isOpen, setIsOpen] = useState(false);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  if (isOpen)
    return (
      <ChangeEmailForm
        onSent={(email) => {
          setAskedFor(email);
          setIsOpen(false);
        }}
        onCancel={() => setIsOpen(false)}
      />
    );
  return (
    <div className={forms.form}>
      {askedFor === null ? null : (
        <Notice tone="success">
          A link is on its way to {askedFor}. Your address changes once you open it. Nothing there? Look in
          the spam folder.
        </Notice>
      )}
      <div>
        <Button kind="secondary" onClick={() => setIsOpen(true)}>
          Change e-mail
        </Button>
      </div>
    </div>
  );
}

function ChangeEmailForm({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) {
  const form = useCheckedForm<Values>(
    ({ email, new_email_password }) => [
      ...(email.trim() === ''
        ? [{ field: 'email', message: 'Email is required' }]
        : EMAIL_PATTERN.test(email.trim())
          ? []
          : [{ field: 'email', message: 'Please enter a valid e-mail address' }]),
      ...(new_email_password === ''
        ? [{ field: 'new_email_password', message: 'Password is required' }]
        : []),
    ],
    { email: '', new_email_password: '' },
  );
  const change = useMutation({
    mutationFn: ({ email, new_email_password }: Values) =>
      call(accountApi.changeEmail, { body: { email: email.trim(), password: new_email_password } }),
    onSuccess: (_answer, { email }) => onSent(email.trim()),
    onError: (error) => {
      if (readSession() === null || passingTrouble(error) !== null) return;
      if (form.showFaults(error, (field) => (field === 'password' ? 'new_email_password' : field))) return;
      showToast(errorText(error, 'Something went wrong'), 'error');
    },
  });
  return (
    <form
      className={forms.form}
      method="post"
      noValidate
      onSubmit={form.handleSubmit((values) => change.mutate(values))}
    >
      <TextField
        label="New e-mail address"
        isRequired
        type="email"
        autoComplete="email"
        autoFocus
        {...form.field('email')}
      />
      <PasswordField
        label="Your password"
        isRequired
        autoComplete="current-password"
        {...form.field('new_email_password')}
      />
      <TryAgain error={change.error} />
      <div className={forms.end}>
        <Button type="submit" isBusy={change.isPending}>
          Send link
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
