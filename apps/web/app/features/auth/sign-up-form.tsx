import type { Role } from '@tessera/contract/auth';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, errorText } from '../../lib/api.ts';
import { useCheckedForm, type FormFault } from '../../lib/form.ts';
import { startSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import forms from '../../ui/form.module.css';
import { Notice } from '../../ui/notice.tsx';
import { loadContract } from './load-contract.ts';

interface SignUpValues {
  email: string;
  password: string;
  confirmation: string;
}

/** Opens an account of one role; once the session has started, the public pages lead to its home. */
export function SignUpForm({ role }: { role: Role }) {
  const form = useCheckedForm<SignUpValues>(check, { email: '', password: '', confirmation: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null);
    try {
      const { authApi } = await loadContract();
      const route = role === 'designer' ? authApi.signUpDesigner : authApi.signUpCustomer;
      startSession(await call(route, { body: { email, password } }));
    } catch (error) {
      setFailure(errorText(error, 'Something went wrong'));
    }
  });

  return (
    <form
      className={forms.form}
      noValidate
      onSubmit={(event) => {
        submit(event).catch(() => setFailure('Something went wrong'));
      }}
    >
      {failure === null ? null : <Notice>{failure}</Notice>}
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        onFocus={() => void loadContract()}
        {...form.field('email')}
      />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmation')} />
      <Button type="submit" size="large" isFullWidth isBusy={isSubmitting}>
        Create Account
      </Button>
      <p>
        Already have an account?{' '}
        <Link className="link" to={paths.signIn}>
          Sign In
        </Link>
      </p>
    </form>
  );
}

async function check({ email, password, confirmation }: SignUpValues): Promise<FormFault[]> {
  const { EMAIL_PATTERN, PASSWORD_LENGTH_MIN } = await loadContract();
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
