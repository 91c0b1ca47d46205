import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { formatAmount } from '../../lib/text/format.ts';
import styles from './field.module.css';
import { IconButton } from '../buttons/icon-button.tsx';

/** What every field of a form has around it. */
export interface FieldProps {
  label: string;
  /** The fault to show; it takes the place of the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Marks the rare field that may stay empty. */
  isOptional?: boolean;
  /** Tells assistive technology that the field must be filled. */
  isRequired?: boolean;
}

/** A label above a control and the hint or error below it; the control gets the ids that tie them together. */
export function Field({
  label,
  error,
  hint,
  isOptional = false,
  isRequired = false,
  labelId,
  children,
}: FieldProps & {
  /** Given to the label, for a control that is named by it. */
  labelId?: string;
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={labelId}>
        {label}
        {isOptional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired ? true : undefined,
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
  isOptional = false,
  isRequired = false,
  prefix,
  reading,
  ...input
}: FieldProps & {
  prefix?: string;
  /** Shown in place of the value while the field has no focus. */
  reading?: string;
} & Omit<ComponentProps<'input'>, 'prefix'>) {
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional} isRequired={isRequired}>
      {(control) =>
        prefix === undefined ? (
          <input type="text" {...input} {...control} className={styles.input} />
        ) : (
          <span className={styles.affix}>
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
            <input type="text" {...input} {...control} className={styles.input} />
            {reading === undefined ? null : (
              <span className={styles.reading} aria-hidden="true">
                {reading}
              </span>
            )}
          </span>
        )
      }
    </Field>
  );
}

/** An amount of US dollars, in steps of 100; reads 15,000 while nobody is typing in it. */
export function MoneyField({
  amount,
  ...props
}: FieldProps & {
  /** What is in the field. */
  amount: string;
} & Omit<ComponentProps<'input'>, 'prefix' | 'type'>) {
  const reading = toReading(amount);
  return (
    <TextField
      {...props}
      type="number"
      inputMode="decimal"
      min={0}
      step={100}
      prefix="$"
      {...(reading !== null && { reading })}
    />
  );
}

/** An amount as people write it, or null where a field shows it like that anyway. */
function toReading(amount: string): string | null {
  const value = Number(amount);
  const reading = formatAmount(value);
  return amount.trim() === '' || !Number.isFinite(value) || reading === amount ? null : reading;
}

/** A password, which can be shown. */
export function PasswordField({
  label,
  error,
  hint,
  isRequired = false,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
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
  isOptional = false,
  isRequired = false,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} isOptional={isOptional} isRequired={isRequired}>
      {(control) => <textarea rows={4} {...input} {...control} className={styles.input} />}
    </Field>
  );
}
