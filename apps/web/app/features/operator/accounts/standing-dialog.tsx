import type { OperatorAccount } from '@tessera/contract/operator/accounts';
import { operatorAccountsApi } from '../../../lib/api/routes/operator.generated.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { WordsDialog } from '../../../ui/dialogs/words-dialog.tsx';
import { NoteField } from '../note-field.tsx';
import { useAct } from '../use-act.ts';
import { nameOf } from '../words.ts';

/** Asks before an account is suspended or reinstated, with a note for the audit. */
export function StandingDialog({ account, onClose }: { account: OperatorAccount; onClose: () => void }) {
  const [note, setNote] = useState('');
  const isSuspended = account.standing === 'suspended';
  const name = nameOf(account);
  const change = useAct(
    () =>
      call(isSuspended ? operatorAccountsApi.reinstate : operatorAccountsApi.suspend, {
        params: { id: account.id },
        body: { note },
      }),
    { done: () => (isSuspended ? `${name} is reinstated.` : `${name} is suspended.`), onDone: onClose },
  );
  return (
    <WordsDialog
      title={isSuspended ? `Reinstate ${name}?` : `Suspend ${name}?`}
      text={
        isSuspended
          ? 'They can sign in again, and everything is in the lists as before.'
          : 'They are signed out everywhere, cannot sign in, and are in no list until you reinstate them.'
      }
      submitLabel={isSuspended ? 'Reinstate' : 'Suspend account'}
      isDanger={!isSuspended}
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(undefined);
      }}
    >
      <NoteField value={note} onChange={setNote} />
    </WordsDialog>
  );
}
