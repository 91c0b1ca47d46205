import { useId, type ComponentProps } from 'react';
import styles from './switch.module.css';

/** Something that is on or off, with a line on what it does. */
export function Switch({
  label,
  hint,
  ...input
}: { label: string; hint: string } & Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser says whether a checkbox is checked */}
      <input {...input} id={id} type="checkbox" role="switch" aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
