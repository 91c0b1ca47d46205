import { IconX } from '@tabler/icons-react';
import { useImperativeHandle, useRef, useState } from 'react';
import { Field } from '../fields/field.tsx';
import type { ChoiceProps } from './choice-field.tsx';
import styles from './choice.module.css';
import { ListButton } from './list-button.tsx';
import { findOptions } from './options.ts';
import { SearchInput } from './search-input.tsx';

/** Any number of many options, found by typing. The picked ones stand before the text as pills that can be removed. */
export function ChoicesField({
  options,
  value,
  onPick,
  onBlur,
  ref,
  name,
  noneText,
  ...field
}: ChoiceProps & { value: readonly string[]; onPick: (value: string[]) => void }) {
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const found = findOptions(
    options.filter((option) => !value.includes(option.value)),
    search,
  );
  const picked = value.flatMap((code) => options.find((option) => option.value === code) ?? []);
  const remove = (code: string) => onPick(value.filter((other) => other !== code));
  const handleOpenChange = (willBeOpen: boolean) => {
    setIsOpen(willBeOpen);
    if (!willBeOpen) setSearch('');
  };
  return (
    <Field {...field}>
      {(control) => (
        <div ref={box} className={styles.box}>
          <div className={field.error === undefined ? styles.pills : `${styles.pills} ${styles.invalid}`}>
            {picked.map((option) => (
              <span key={option.value} className={styles.pill}>
                {option.label}
                <button
                  type="button"
                  aria-label={`Remove ${option.label}`}
                  onClick={() => remove(option.value)}
                >
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                </button>
              </span>
            ))}
            <SearchInput
              box={box}
              options={found}
              chosen={value}
              onChoose={(chosen) => {
                onPick(chosen as string[]);
                setSearch('');
              }}
              text={search}
              onType={setSearch}
              isOpen={isOpen}
              onOpenChange={handleOpenChange}
              noneText={noneText}
              input={{
                ...control,
                ref: input,
                name,
                autoComplete: 'off',
                onKeyDown: ({ key }) => {
                  const last = picked.at(-1);
                  if (key === 'Backspace' && search === '' && last !== undefined) remove(last.value);
                },
                onBlur: () => {
                  handleOpenChange(false);
                  onBlur?.();
                },
              }}
            />
          </div>
          <ListButton
            onPress={() => {
              input.current?.focus();
              handleOpenChange(!isOpen);
            }}
          />
        </div>
      )}
    </Field>
  );
}
