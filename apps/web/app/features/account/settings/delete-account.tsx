import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountApi } from '../../../lib/api/routes/account.generated.ts';
import { useId, useState } from 'react';
import { call, errorText, passingTrouble } from '../../../lib/api/api.ts';
import { clearSession, readSession } from '../../../lib/browser/session.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { PasswordField, TextField } from '../../../ui/fields/field.tsx';
import forms from '../../../ui/fields/form.module.css';
import { showToast } from '../../../ui/notices/toast.tsx';
import { TryAgain } from '../../../ui/notices/try-again.tsx';
import styles from './delete-account.module.css';

interface Values {
  password: string;
  word: string;
}

const WORD = 'DELETE';

/** Deletes the own account, after a dialog that asks for the password and for a word. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button kind="secondary" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-message`}
        className={styles.dialog!}
      >
        <h2 id={`${id}-title`}>Delete your account?</h2>
        <p id={`${id}-message`}>
          Everything of yours is deleted at once and cannot be brought back. What you are working on with
          somebody is cancelled, and they are told.
        </p>
        <DeleteAccountForm onCancel={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const queries = useQueryClient();
  const form = useCheckedForm<Values>(
    ({ password, word }) => [
      ...(password === '' ? [{ field: 'password', message: 'Password is required' }] : []),
      ...(word.trim() === WORD ? [] : [{ field: 'word', message: `Please type the word ${WORD}` }]),
    ],
    { password: '', word: '' },
  );
  const remove = useMutation({
    mutationFn: ({ password }: Values) => call(accountApi.deleteMe, { body: { password } }),
    onSuccess: () => {
      queries.clear();
      clearSession(true);
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
      onSubmit={form.handleSubmit((values) => remove.mutate(values))}
    >
      <PasswordField
        label="Your password"
        isRequired
        autoComplete="current-password"
        {...form.field('password')}
      />
      <TextField
        label={`Type ${WORD} to confirm`}
        isRequired
        autoComplete="off"
        autoCapitalize="characters"
        {...form.field('word')}
      />
      <TryAgain error={remove.error} />
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onCancel} data-dialog-dismiss="">
          Cancel
        </Button>
        <Button kind="danger" type="submit" isBusy={remove.isPending}>
          Delete account
        </Button>
      </div>
    </form>
  );
}
