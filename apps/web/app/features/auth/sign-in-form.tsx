import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { ApiError, call, errorText } from '../../lib/api/api.ts';
import { authApi } from '../../lib/api/routes/account.generated.ts';
import { startSession } from '../../lib/browser/session.ts';
import { paths } from '../../paths.ts';
import { PasswordField, TextField } from '../../ui/fields/field.tsx';
import forms from '../../ui/fields/form.module.css';
import { SubmitButton } from '../../ui/buttons/submit-button.tsx';
import { FormFailure } from '../../ui/notices/form-failure.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

/** Signs in, whatever the role; the browser itself asks for what is missing. Whoever has a second factor is asked for its code next. */
export function SignInForm() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);
  const isWrongCode = failure instanceof ApiError && failure.code === 'code_incorrect';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setFailure(null);
    setIsBusy(true);
    try {
      const typed = (name: string) => String(fields.get(name));
      const body = {
        email: typed('email'),
        password: typed('password'),
        ...(needsCode && { code: typed('code').trim() }),
      };
      startSession(await call(authApi.signIn, { body }));
    } catch (error) {
      const asksForCode = error instanceof ApiError && error.code === 'second_factor_required';
      if (asksForCode) setNeedsCode(true);
      else setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={forms.form} method="post" onSubmit={submit}>
      {isWrongCode ? null : <FormFailure error={failure} />}
      <TextField label="Email Address" isRequired name="email" type="email" autoComplete="email" required />
      <PasswordField label="Password" isRequired name="password" autoComplete="current-password" required />
      {needsCode ? (
        <TextField
          ref={code}
          label="Code"
          hint="What your one-time-code app shows, or one of your recovery codes."
          isRequired
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={isWrongCode ? errorText(failure, 'This code is not right') : undefined}
          onChange={() => setFailure(null)}
        />
      ) : null}
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
