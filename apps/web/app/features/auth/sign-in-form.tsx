import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { call, errorText } from '../../lib/api.ts';
import { startSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import forms from '../../ui/form.module.css';
import { Notice } from '../../ui/notice.tsx';
import { loadContract } from './load-contract.ts';

/** Signs in, whatever the role; the browser itself asks for what is missing. */
export function SignInForm() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

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
      setFailure(errorText(error, 'Something went wrong'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={forms.form} onSubmit={submit}>
      {failure === null ? null : <Notice>{failure}</Notice>}
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        required
        onFocus={() => void loadContract()}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
        Sign In
      </Button>
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
