import {
  set,
  useController,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../api/api.ts';
import { onFirstUse } from '../browser/first-use.ts';

/** One fault of one form field. */
export interface FormFault {
  field: string;
  message: string;
}

/** Finds the faults of a form's values, which may be missing while nothing was typed. */
export type Check<Values> = (values: Values) => readonly FormFault[] | Promise<readonly FormFault[]>;

/** A form whose faults are found by `check`, shown on submit, and cleared as soon as their field is edited. */
export type CheckedForm<Values extends FieldValues> = UseFormReturn<Values> & {
  /** What a text field needs: registration, and the fault to show. */
  field: (
    name: Path<Values>,
  ) => ReturnType<UseFormReturn<Values>['register']> & { error: string | undefined };
  /**
   * Shows the server's faults at their fields; false when the error names no field of this form.
   * `toFormField` says where a field of the body stands in the form, if elsewhere.
   */
  showFaults: (error: unknown, toFormField?: (bodyField: string) => string) => boolean;
};

/**
 * Sets up a form that shows faults on submit, clears each one when its field changes, and is sent once at a time. What the check
 * loads is loaded when somebody first uses the page.
 */
export function useCheckedForm<Values extends FieldValues>(
  check: Check<Values>,
  defaultValues: DefaultValues<Values>,
): CheckedForm<Values> {
  const form = useForm<Values>({
    defaultValues,
    resolver: toResolver(check),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const checkOnce = useEffectEvent(() => void check(form.getValues()));
  useEffect(() => onFirstUse(() => checkOnce()), []);
  const isSubmitting = useRef(false);
  const focusFirstFault = useFocusOnFirstFault(Object.keys(form.formState.errors).length > 0);
  return {
    ...form,
    handleSubmit: (onValid, onInvalid) => {
      const submit = form.handleSubmit(onValid, (faults, event) => {
        focusFirstFault(event?.target);
        return onInvalid?.(faults, event);
      });
      return async (event) => {
        event?.preventDefault();
        if (isSubmitting.current) return;
        isSubmitting.current = true;
        try {
          await submit(event);
        } finally {
          isSubmitting.current = false;
        }
      };
    },
    field: (name) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    showFaults: (error, toFormField = (bodyField) => bodyField) => {
      if (!(error instanceof ApiError)) return false;
      const values = form.getValues();
      const known = error.errors.filter(({ field }) => (field.split('.')[0] ?? '') in values);
      for (const { field, message } of known) {
        form.setError(toFormField(field) as Path<Values>, { message });
      }
      return known.length > 0;
    },
  };
}

/** What a field that is picked rather than typed needs: its value, how to change it, and the fault to show. */
export function useChoice<Values extends FieldValues, Name extends Path<Values>>(
  form: CheckedForm<Values>,
  name: Name,
) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    name,
    value: field.value,
    onPick: (value: PathValue<Values, Name>) => {
      field.onChange(value);
      form.clearErrors(name);
    },
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  };
}

/** Moves the focus to the first fault on the screen. The library's own order would be the order of registration. */
function useFocusOnFirstFault(isShown: boolean): (form: unknown) => void {
  const refused = useRef<HTMLFormElement>(null);
  // Runs after every render, because faults are rendered some time after they were found.
  useEffect(() => {
    if (!isShown) return;
    const fault = refused.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!fault) return;
    refused.current = null;
    fault.focus();
  });
  return (form) => {
    if (form instanceof HTMLFormElement) refused.current = form;
  };
}

function toResolver<Values extends FieldValues>(check: Check<Values>): Resolver<Values> {
  return async (values) => {
    const errors: FieldErrors<Values> = {};
    for (const { field, message } of await check(values)) set(errors, field, { type: 'check', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
