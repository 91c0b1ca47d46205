import { useId, type ComponentProps } from 'react';
import styles from './switch.module.css';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>;

/** Something that is on or off, with a line on what it does. */
export function Switch({ label, hint, ...input }: { label: string; hint: string } & InputProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <SwitchInput {...input} id={id} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}

/** The switch without words beside it; whoever uses it names it. */
export function SwitchInput(input: InputProps) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser says whether a checkbox is checked
  return <input {...input} type="checkbox" role="switch" className={styles.switch} />;
}
