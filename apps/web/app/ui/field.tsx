import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';
import { IconButton } from './icon-button.tsx';

/** What every field of a form has around it. */
export interface FieldProps {
  label: string;
  /** The fault to show; it takes the place of the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Marks the rare field that may stay empty. */
  isOptional?: boolean;
}

/** A label above a control and the hint or error below it; the control gets the ids that tie them together. */
export function Field({
  label,
  error,
  hint,
  isOptional = false,
  ids,
  children,
}: FieldProps & {
  /** Given where something else ties the control to its label. */
  ids?: { control: string; label: string };
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}) {
  const ownId = useId();
  const id = ids?.control ?? ownId;
  const noteId = `${ownId}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={ids?.label}>
        {label}
        {isOptional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {error === undefined ? null : <FieldError id={noteId}>{error}</FieldError>}
      {error === undefined && hint !== undefined ? (
        <p className={styles.hint} id={noteId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** What is wrong with a field: an icon and words. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <IconAlertCircle size={17} stroke={1.5} aria-hidden="true" />
      {children}
    </p>
  );
}

/** One line of text. */
export function TextField({
  label,
  error,
  hint,
  isOptional,
  prefix,
  ...input
}: FieldProps & { prefix?: string } & Omit<ComponentProps<'input'>, 'prefix'>) {
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional ?? false}>
      {(control) =>
        prefix === undefined ? (
          <input type="text" {...input} {...control} className={styles.input} />
        ) : (
          <span className={styles.affix}>
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
            <input type="text" {...input} {...control} className={styles.input} />
          </span>
        )
      }
    </Field>
  );
}

/** An amount of US dollars, in steps of 100. */
export function MoneyField(props: FieldProps & Omit<ComponentProps<'input'>, 'prefix' | 'type'>) {
  return <TextField {...props} type="number" inputMode="decimal" min={0} step={100} prefix="$" />;
}

/** A password, which can be shown. */
export function PasswordField({ label, error, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className={`${styles.affix} ${styles.hasButton}`}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className={styles.input} />
          <IconButton
            className={styles.show}
            label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? (
              <IconEyeOff size={20} stroke={1.5} aria-hidden="true" />
            ) : (
              <IconEye size={20} stroke={1.5} aria-hidden="true" />
            )}
          </IconButton>
        </span>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  error,
  hint,
  isOptional,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional ?? false}>
      {(control) => <textarea rows={4} {...input} {...control} className={styles.input} />}
    </Field>
  );
}
