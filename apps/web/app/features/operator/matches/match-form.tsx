import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';

/** Asks which order and which designer; both then stand in the address. */
export function MatchForm() {
  const [search, setSearch] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name)).trim();
    setSearch({ order: typed('order'), designer: typed('designer') }, { preventScrollReset: true });
  };
  return (
    <form className="op-match-form" onSubmit={submit}>
      <TextField
        label="Order"
        hint="Its id"
        name="order"
        required
        autoComplete="off"
        spellCheck={false}
        defaultValue={search.get('order') ?? ''}
      />
      <TextField
        label="Designer"
        hint="Id or e-mail address"
        name="designer"
        required
        autoComplete="off"
        spellCheck={false}
        defaultValue={search.get('designer') ?? ''}
      />
      <Button type="submit">Explain</Button>
    </form>
  );
}
