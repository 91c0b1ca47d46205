import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Field, type FieldProps } from '../fields/field.tsx';
import fields from '../fields/field.module.css';
import styles from './choice.module.css';
import { ListButton } from './list-button.tsx';
import { findOptions, type Option } from './options.ts';
import { SearchInput } from './search-input.tsx';

/** What a field with a searched list needs besides its value. */
export interface ChoiceProps extends FieldProps {
  options: readonly Option[];
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  /** Shown in place of the list where nothing fits the search, or there are no options yet. */
  noneText: string;
}

/** One of many options, found by typing; `value` is empty for none. Text that is typed and not picked is taken back. */
export function ChoiceField({
  options,
  value,
  onPick,
  onBlur,
  ref,
  name,
  noneText,
  ...field
}: ChoiceProps & { value: string; onPick: (value: string) => void }) {
  /** The words searched for; null while the field shows the picked option. */
  const [search, setSearch] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const picked = options.find((option) => option.value === value) ?? null;
  const found = search === null ? options : findOptions(options, search);
  const text = search ?? picked?.label ?? '';
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // Typing replaces the picked option, also where the options came after the focus.
  useLayoutEffect(() => {
    if (search === null && document.activeElement === input.current) input.current?.select();
  }, [search, text]);
  const handleOpenChange = (willBeOpen: boolean) => {
    setIsOpen(willBeOpen);
    if (!willBeOpen) setSearch(null);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div ref={box} className={styles.box}>
          <SearchInput
            box={box}
            options={found}
            chosen={value}
            onChoose={(chosen) => onPick(chosen as string)}
            text={text}
            onType={setSearch}
            isOpen={isOpen}
            onOpenChange={handleOpenChange}
            noneText={noneText}
            input={{
              ...control,
              ref: input,
              name,
              autoComplete: 'off',
              className: `${fields.input} ${styles.input}`,
              onFocus: ({ currentTarget }) => {
                if (search === null) currentTarget.select();
              },
              onBlur: () => {
                handleOpenChange(false);
                onBlur?.();
              },
            }}
          />
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
