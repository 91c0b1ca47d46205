import { lazy, Suspense, type Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import fields from './field.module.css';

/** What both kinds of choice have in common. */
export interface ChoiceProps extends FieldProps {
  options: { label: string; value: string }[];
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  isDisabled?: boolean;
}

export interface ChoiceFieldProps extends ChoiceProps {
  /** Empty for none. */
  value: string;
  onPick: (value: string) => void;
}

export interface ChoicesFieldProps extends ChoiceProps {
  value: string[];
  onPick: (value: string[]) => void;
}

const MantineChoiceField = lazy(async () => ({
  default: (await import('./choice-fields.tsx')).MantineChoiceField,
}));
const MantineChoicesField = lazy(async () => ({
  default: (await import('./choice-fields.tsx')).MantineChoicesField,
}));

/** One of many, found by typing. */
export function ChoiceField(props: ChoiceFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <MantineChoiceField {...props} />
    </Suspense>
  );
}

/** Any number of many, found by typing. */
export function ChoicesField(props: ChoicesFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <MantineChoicesField {...props} />
    </Suspense>
  );
}

/** The same box while the field's program is loaded. */
function Waiting({ label, hint, isOptional = false }: FieldProps) {
  return (
    <Field label={label} hint={hint} isOptional={isOptional}>
      {(control) => <input {...control} className={fields.input} disabled />}
    </Field>
  );
}
