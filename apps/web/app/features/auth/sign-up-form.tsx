import type { Role } from '@tessera/contract/account/auth';
import { EMAIL_PATTERN, PASSWORD_LENGTH_MIN } from '@tessera/contract/account/sign-in-rules';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { authApi } from '../../lib/api/routes/account.generated.ts';
import { useCheckedForm, type FormFault } from '../../lib/forms/form.ts';
import { startSession } from '../../lib/browser/session.ts';
import { paths } from '../../paths.ts';
import { PasswordField, TextField } from '../../ui/fields/field.tsx';
import forms from '../../ui/fields/form.module.css';
import { SubmitButton } from '../../ui/buttons/submit-button.tsx';
import { FormFailure } from '../../ui/notices/form-failure.tsx';

interface SignUpValues {
  email: string;
  password: string;
  confirmation: string;
}

/** Opens an account of one role; once the session has started, the public pages lead to its home. */
export function SignUpForm({ role }: { role: Role }) {
  const form = useCheckedForm<SignUpValues>(check, {});
  const [failure, setFailure] = useState<unknown>(null);
  /** Takes what the fields show: some of it was typed before the page was alive, or filled in by the browser unseen. */
  const adopt = (fields: HTMLFormElement) => {
    for (const [name, value] of new FormData(fields))
      form.setValue(name as keyof SignUpValues, String(value));
  };
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null);
    try {
      const route = role === 'designer' ? authApi.signUpDesigner : authApi.signUpCustomer;
      startSession(await call(route, { body: { email, password } }));
    } catch (error) {
      setFailure(error);
    }
  });

  return (
    <form
      className={forms.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        adopt(event.currentTarget);
        submit(event).catch(setFailure);
      }}
    >
      <FormFailure error={failure} />
      <TextField
        label="Email Address"
        isRequired
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <PasswordField
        label="Password"
        isRequired
        autoComplete="new-password"
        hint="At least 8 characters, with one uppercase letter, one lowercase letter and one number."
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm Password"
        isRequired
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
      <SubmitButton size="large" isFullWidth isBusy={isSubmitting}>
        Create Account
      </SubmitButton>
      <p>
        Already have an account?{' '}
        <Link className="link" to={paths.signIn}>
          Sign In
        </Link>
      </p>
    </form>
  );
}

function check({ email = '', password = '', confirmation = '' }: Partial<SignUpValues>): FormFault[] {
  const faults: FormFault[] = [];
  if (email === '') faults.push({ field: 'email', message: 'Email is required' });
  else if (!EMAIL_PATTERN.test(email)) faults.push({ field: 'email', message: 'Email is invalid' });
  if (password === '') faults.push({ field: 'password', message: 'Password is required' });
  else if (password.length < PASSWORD_LENGTH_MIN) {
    faults.push({
      field: 'password',
      message: `Password must be at least ${PASSWORD_LENGTH_MIN} characters`,
    });
  }
  if (confirmation === '') faults.push({ field: 'confirmation', message: 'Please confirm your password' });
  else if (confirmation !== password) {
    faults.push({ field: 'confirmation', message: 'Passwords do not match' });
  }
  return faults;
}
