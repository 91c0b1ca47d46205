import type { Specialty } from '@tessera/contract/account/profiles';
import { SPECIALTIES_MAX } from '@tessera/contract/fields/bounds';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import field from '../../../ui/fields/field.module.css';
import styles from './specialties-field.module.css';

/**
 * What a designer wants to be known for: taken out, added and put in order. `value` is null while the proposals from the
 * portfolio are shown, and a list from the first change on.
 */
export function SpecialtiesField({
  value,
  proposed,
  options,
  error,
  onChange,
}: {
  value: readonly string[] | null;
  proposed: readonly Specialty[];
  options: readonly Specialty[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}) {
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const shown = value ?? proposed.map((specialty) => specialty.value);
  const nameOf = (one: string) =>
    [...options, ...proposed].find((specialty) => specialty.value === one)?.label ?? '';
  const left = options.filter((option) => !shown.includes(option.value));
  const missing = proposed.filter((specialty) => !shown.includes(specialty.value));
  const isFull = shown.length >= SPECIALTIES_MAX;

  const change = (changed: string[], text: string) => {
    onChange(changed);
    setTold(text);
  };
  const move = (from: number, to: number) => {
    const moved = shown.toSpliced(from, 1).toSpliced(to, 0, shown[from]!);
    change(moved, `${nameOf(shown[from]!)} is now number ${to + 1} of ${shown.length}.`);
  };
  const remove = (at: number) => {
    change(shown.toSpliced(at, 1), `${nameOf(shown[at]!)} is taken out.`);
    // The button that was pressed is gone.
    list.current?.focus();
  };

  return (
    <fieldset className={styles.field}>
      <legend className={field.label}>Specialties</legend>
      <p className="caption muted">
        {value === null
          ? 'Proposed from your portfolio. Clients see them on your card; take out what does not fit and add what is missing.'
          : 'Clients see them on your card, in this order.'}
      </p>
      <ol className={styles.list} ref={list} tabIndex={-1} aria-label="Specialties, in order">
        {shown.map((one, at) => (
          <li key={one}>
            <span>{nameOf(one)}</span>
            <IconButton
              label={`Move ${nameOf(one)} up`}
              aria-disabled={at === 0}
              onClick={() => at > 0 && move(at, at - 1)}
            >
              <IconArrowUp size={20} stroke={1.5} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Move ${nameOf(one)} down`}
              aria-disabled={at === shown.length - 1}
              onClick={() => at < shown.length - 1 && move(at, at + 1)}
            >
              <IconArrowDown size={20} stroke={1.5} aria-hidden="true" />
            </IconButton>
            <IconButton label={`Remove ${nameOf(one)}`} onClick={() => remove(at)}>
              <IconX size={20} stroke={1.5} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {shown.length === 0 ? <p className="small muted">None. Your card shows no specialties.</p> : null}
      {error === undefined ? null : <FieldError id="specialties-error">{error}</FieldError>}
      {isFull ? (
        <p className="caption muted">That is as many as a card has room for.</p>
      ) : (
        <>
          <ChoiceField
            label="Add a specialty"
            hint="A style, a kind of room or a kind of work"
            value=""
            options={left}
            noneText="Nothing like that is known."
            onPick={(picked) => change([...shown, picked], `${nameOf(picked)} is added.`)}
          />
          {value === null || missing.length === 0 ? null : (
            <p className={styles.missing}>
              <span className="small muted">Your portfolio also shows:</span>
              {missing.map((specialty) => (
                <Button
                  key={specialty.value}
                  kind="secondary"
                  onClick={() => {
                    change([...shown, specialty.value], `${specialty.label} is added.`);
                    list.current?.focus();
                  }}
                >
                  {specialty.label}
                </Button>
              ))}
            </p>
          )}
        </>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </fieldset>
  );
}
