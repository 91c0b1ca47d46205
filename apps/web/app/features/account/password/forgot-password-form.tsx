import { useState, type FormEvent } from 'react';
import { call } from '../../../lib/api/api.ts';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { TextField } from '../../../ui/fields/field.tsx';
import forms from '../../../ui/fields/form.module.css';
import { SubmitButton } from '../../../ui/buttons/submit-button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { FormFailure } from '../../../ui/notices/form-failure.tsx';

/** Asks for a link to a new password. What it says afterwards is the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [askedFor, setAskedFor] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setFailure(null);
    setIsBusy(true);
    try {
      await call(accountApi.forgotPassword, { body: { email } });
      setAskedFor(email);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={forms.form} method="post" onSubmit={submit}>
      <FormFailure error={failure} />
      <TextField label="Email Address" isRequired name="email" type="email" autoComplete="email" required />
      <SubmitButton size="large" isFullWidth isBusy={isBusy}>
        Send link
      </SubmitButton>
      {askedFor === null ? null : (
        <Notice tone="success">
          If {askedFor} has an account, a link is on its way. Nothing there? Look in the spam folder, or ask
          again in a minute.
        </Notice>
      )}
    </form>
  );
}
