import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import field from './field.module.css';
import styles from './select-field.module.css';

/** One of few, in the browser's own list; `children` are its options. For many to search in there is `choice.tsx`. */
export function SelectField({ label, error, hint, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className={`${field.affix} ${styles.box}`}>
          <select {...select} {...control} className={`${field.input} ${styles.select}`} />
          <IconSelector className={styles.icon} size={20} stroke={1.5} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
