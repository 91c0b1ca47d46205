import type { FieldValues, Path } from 'react-hook-form';
import type { CheckedForm } from '../../../lib/forms/form.ts';
import { PasswordField } from '../../../ui/fields/field.tsx';
import type { NewPassword } from './new-password.ts';

/** Two fields for a new password, which is typed twice. The rules stand below the first one. */
export function NewPasswordFields<Values extends NewPassword & FieldValues>({
  form,
}: {
  form: CheckedForm<Values>;
}) {
  return (
    <>
      <PasswordField
        label="New password"
        isRequired
        autoComplete="new-password"
        hint="At least 8 characters, with one uppercase letter, one lowercase letter and one number."
        {...form.field('password' as Path<Values>)}
      />
      <PasswordField
        label="Confirm password"
        isRequired
        autoComplete="new-password"
        {...form.field('confirmation' as Path<Values>)}
      />
    </>
  );
}
