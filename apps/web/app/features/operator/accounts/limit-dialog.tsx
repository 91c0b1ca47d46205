import { LIMIT_MAX, type OperatorAccount } from '@tessera/contract/operator/accounts';
import { operatorAccountsApi } from '../../../lib/api/routes/operator.generated.ts';
import { useState, type FormEvent } from 'react';
import { call } from '../../../lib/api/api.ts';
import { WordsDialog } from '../../../ui/dialogs/words-dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { NoteField } from '../note-field.tsx';
import { useAct } from '../use-act.ts';
import { nameOf } from '../words.ts';

/** Sets how much an account may have, or gives it back to the plan by an empty field. */
export function LimitDialog({ account, onClose }: { account: OperatorAccount; onClose: () => void }) {
  const [typed, setTyped] = useState(account.has_own_limit ? String(account.limit) : '');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const name = nameOf(account);
  const things = account.role === 'designer' ? 'projects' : 'orders';
  const save = useAct(
    (limit: number | null) =>
      call(operatorAccountsApi.setLimit, { params: { id: account.id }, body: { limit, note } }),
    {
      done: (limit) =>
        limit === null ? `${name} has the limit of the plan.` : `${name} may have ${limit} ${things}.`,
      onDone: onClose,
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const limit = typed.trim() === '' ? null : Number(typed);
    if (limit !== null && !(Number.isInteger(limit) && limit >= 0 && limit <= LIMIT_MAX))
      setFault(`Enter a whole number from 0 to ${LIMIT_MAX.toLocaleString('en-US')}`);
    else save.mutate(limit);
  };
  return (
    <WordsDialog
      title={`How many ${things} ${name} may have`}
      text={`${account.things_count} there now. A lower limit takes nothing away; it stops new ones.`}
      submitLabel="Save limit"
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label="Limit"
        hint="Empty: as the plan says."
        inputMode="numeric"
        autoComplete="off"
        error={fault}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
      />
      <NoteField value={note} onChange={setNote} />
    </WordsDialog>
  );
}
