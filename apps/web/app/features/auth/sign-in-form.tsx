import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { startSession } from '../../lib/browser/session.ts';
import { paths } from '../../paths.ts';
import { PasswordField, TextField } from '../../ui/fields/field.tsx';
import forms from '../../ui/fields/form.module.css';
import { SubmitButton } from '../../ui/buttons/submit-button.tsx';
import { FormFailure } from '../../ui/notices/form-failure.tsx';
import { loadContract } from './load-contract.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

/** Signs in, whatever the role; the browser itself asks for what is missing. */
export function SignInForm() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setFailure(null);
    setIsBusy(true);
    try {
      const { authApi } = await loadContract();
      const body = { email: String(fields.get('email')), password: String(fields.get('password')) };
      startSession(await call(authApi.signIn, { body }));
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={forms.form} method="post" onSubmit={submit}>
      <FormFailure error={failure} />
      <TextField
        label="Email Address"
        isRequired
        name="email"
        type="email"
        autoComplete="email"
        required
        onFocus={() => void loadContract()}
      />
      <PasswordField label="Password" isRequired name="password" autoComplete="current-password" required />
      <p>
        <Link className="link" to={paths.forgotPassword}>
          Forgot your password?
        </Link>
      </p>
      <SubmitButton size="large" isFullWidth isBusy={isBusy}>
        Sign In
      </SubmitButton>
      <PasskeySignIn />
      <p>
        <Link className="link" to={paths.signUpDesigner}>
          Sign Up as Designer
        </Link>
        {' · '}
        <Link className="link" to={paths.signUpCustomer}>
          Sign Up as Customer
        </Link>
      </p>
    </form>
  );
}
