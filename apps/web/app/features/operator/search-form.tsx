import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import type { Option } from '../../ui/choice/options.ts';
import { TextField } from '../../ui/fields/field.tsx';

/** A choice that narrows a list down; an empty value stands for all. */
export interface SearchChoice {
  name: string;
  label: string;
  options: readonly Option[];
}

/** Searches a list by words and choices. What is searched for stands in the address, so that it can be kept and sent on. */
export function SearchForm({
  label,
  choices,
}: {
  /** What the words are looked for in. */
  label: string;
  choices: readonly SearchChoice[];
}) {
  const [search, setSearch] = useSearchParams();
  const [words, setWords] = useState(search.get('q') ?? '');
  const find = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <search className={`op-search op-search-${choices.length}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find({ q: words.trim() });
        }}
      >
        <TextField
          label={label}
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" kind="secondary">
          Search
        </Button>
      </form>
      {choices.map(({ name, label: what, options }) => (
        <SelectField
          key={name}
          label={what}
          options={options}
          value={search.get(name) ?? ''}
          onPick={(value) => find({ [name]: value })}
        />
      ))}
    </search>
  );
}
