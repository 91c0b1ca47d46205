import { MultiSelect, Select } from '@mantine/core';
import { IconAlertCircle, IconSelector } from '@tabler/icons-react';
import styles from './choice-fields.module.css';
import type { ChoiceFieldProps, ChoiceProps, ChoicesFieldProps } from './choice.tsx';
import { Mantine } from './mantine.tsx';

/** One of many, found by typing. */
export function MantineChoiceField({ value, onPick, options, isDisabled, ...field }: ChoiceFieldProps) {
  return (
    <Mantine>
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
    </Mantine>
  );
}

/** Any number of many, found by typing. */
export function MantineChoicesField({ value, onPick, options, isDisabled, ...field }: ChoicesFieldProps) {
  return (
    <Mantine>
      <MultiSelect
        {...toMantine(field)}
        data={options}
        value={value}
        onChange={onPick}
        disabled={isDisabled ?? false}
        searchable
        hidePickedOptions
        nothingFoundMessage="Nothing found"
        rightSection={<IconSelector size={20} stroke={1.5} aria-hidden="true" />}
        rightSectionPointerEvents="none"
      />
    </Mantine>
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
    // The list itself scrolls, and stands inside of the page's landmarks.
    withScrollArea: false,
    comboboxProps: { withinPortal: false, shadow: 'md', transitionProps: { duration: 0 } },
    classNames: {
      root: styles.root!,
      label: styles.label!,
      input: styles.input!,
      description: styles.hint!,
      error: styles.error!,
      option: styles.option!,
      dropdown: styles.dropdown!,
      options: styles.options!,
      pill: styles.pill!,
      section: styles.section!,
    },
  };
}
