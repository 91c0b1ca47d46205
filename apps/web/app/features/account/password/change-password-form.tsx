import { useMutation } from '@tanstack/react-query';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { PASSWORD_LENGTH_MIN } from '@tessera/contract/account/sign-in-rules';
import { call, errorText, passingTrouble } from '../../../lib/api/api.ts';
import { readSession } from '../../../lib/browser/session.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PasswordField } from '../../../ui/fields/field.tsx';
import forms from '../../../ui/fields/form.module.css';
import { showToast } from '../../../ui/notices/toast.tsx';
import { TryAgain } from '../../../ui/notices/try-again.tsx';
import { checkNewPassword, type NewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type Values = NewPassword & { current_password: string };

const EMPTY: Values = { current_password: '', password: '', confirmation: '' };

/** Changes the own password; whoever does it has to know the present one. */
export function ChangePasswordForm() {
  const form = useCheckedForm<Values>(
    (values) => [
      ...(values.current_password === ''
        ? [{ field: 'current_password', message: 'Password is required' }]
        : []),
      ...checkNewPassword(values, PASSWORD_LENGTH_MIN),
    ],
    EMPTY,
  );
  const change = useMutation({
    mutationFn: ({ current_password, password }: Values) =>
      call(accountApi.changePassword, { body: { current_password, password } }),
    onSuccess: () => {
      form.reset(EMPTY);
      showToast('Your password was changed.', 'success');
    },
    onError: (error) => {
      if (readSession() === null || form.showFaults(error) || passingTrouble(error) !== null) return;
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
      <PasswordField
        label="Current password"
        isRequired
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      <NewPasswordFields form={form} />
      <TryAgain error={change.error} />
      <div>
        <Button type="submit" isBusy={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
