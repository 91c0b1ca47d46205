import { MultiSelect, Select, type ComboboxData } from '@mantine/core';
import { IconAlertCircle, IconSelector } from '@tabler/icons-react';
import type { Ref } from 'react';
import styles from './choice.module.css';
import type { FieldProps } from './field.tsx';

interface ChoiceProps extends FieldProps {
  options: ComboboxData;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  isDisabled?: boolean;
}

/** One of many, found by typing. */
export function ChoiceField({
  value,
  onPick,
  options,
  isDisabled,
  ...field
}: ChoiceProps & { value: string; onPick: (value: string) => void }) {
  return (
    <Select
      {...toMantine(field)}
      data={options}
      value={value === '' ? null : value}
      onChange={(picked) => onPick(picked ?? '')}
      disabled={isDisabled ?? false}
      searchable
      allowDeselect={false}
      nothingFoundMessage="Nothing found"
      rightSection={<IconSelector size={20} stroke={1.5} aria-hidden="true" />}
      rightSectionPointerEvents="none"
    />
  );
}

/** Any number of many, found by typing. */
export function ChoicesField({
  value,
  onPick,
  options,
  isDisabled,
  ...field
}: ChoiceProps & { value: string[]; onPick: (value: string[]) => void }) {
  return (
    <MultiSelect
      {...toMantine(field)}
      data={options}
      value={value}
      onChange={onPick}
      disabled={isDisabled ?? false}
      searchable
      hidePickedOptions
      nothingFoundMessage="Nothing found"
    />
  );
}

function toMantine({ label, error, hint, isOptional, ...rest }: Omit<ChoiceProps, 'options' | 'isDisabled'>) {
  return {
    ...rest,
    label: (
      <>
        {label}
        {isOptional === true ? <span className={styles.optional}> (optional)</span> : null}
      </>
    ),
    description: error === undefined ? hint : undefined,
    error:
      error === undefined ? undefined : (
        <>
          <IconAlertCircle size={17} stroke={1.5} aria-hidden="true" />
          {error}
        </>
      ),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      'label' | 'input' | 'description' | 'error'
    )[],
    maxDropdownHeight: 320,
    comboboxProps: { shadow: 'md', transitionProps: { duration: 0 } },
    classNames: {
      root: styles.root!,
      label: styles.label!,
      input: styles.input!,
      description: styles.hint!,
      error: styles.error!,
      option: styles.option!,
      dropdown: styles.dropdown!,
      pill: styles.pill!,
      section: styles.section!,
    },
  };
}
