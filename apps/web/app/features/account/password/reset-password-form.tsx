import { PASSWORD_LENGTH_MIN } from '@tessera/contract/account/sign-in-rules';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, call } from '../../../lib/api/api.ts';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { clearSession } from '../../../lib/browser/session.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SubmitButton } from '../../../ui/buttons/submit-button.tsx';
import forms from '../../../ui/fields/form.module.css';
import { Notice } from '../../../ui/notices/notice.tsx';
import { FormFailure } from '../../../ui/notices/form-failure.tsx';
import { useMailedToken } from '../mailed-links/mailed-token.ts';
import { checkNewPassword, type NewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The form for a new password. It works with the token of a mailed link. */
export function ResetPasswordForm() {
  const token = useMailedToken();
  const [failure, setFailure] = useState<unknown>(null);
  const [email, setEmail] = useState<string | null>(null);
  const form = useCheckedForm<NewPassword>((values) => checkNewPassword(values, PASSWORD_LENGTH_MIN), {
    password: '',
    confirmation: '',
  });

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      const changed = await call(accountApi.resetPassword, { body: { token: token ?? '', password } });
      // The session of this browser has ended with all others.
      clearSession(true);
      setEmail(changed.email);
    } catch (error) {
      if (!form.showFaults(error)) setFailure(error);
    }
  });

  if (email !== null)
    return (
      <div className={forms.form}>
        <Notice tone="success">The password of {email} was changed. You can sign in with it now.</Notice>
        <ButtonLink size="large" isFullWidth to={paths.signIn}>
          Sign In
        </ButtonLink>
      </div>
    );
  const isOld = token === '' || (failure instanceof ApiError && failure.code === 'token_not_valid');
  return (
    <form className={forms.form} method="post" noValidate onSubmit={submit}>
      {isOld ? <Notice>This link has expired or was used before.</Notice> : <FormFailure error={failure} />}
      <NewPasswordFields form={form} />
      <SubmitButton size="large" isFullWidth isBusy={form.formState.isSubmitting}>
        Save password
      </SubmitButton>
      <p>
        Link too old?{' '}
        <Link className="link" to={paths.forgotPassword}>
          Ask for a new one
        </Link>
      </p>
    </form>
  );
}
