import { TextField } from '../../ui/fields/field.tsx';

/** What an operator writes into the audit beside an act. */
export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  return (
    <TextField
      label="Note for the audit"
      isOptional
      hint="Nobody else is told."
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
