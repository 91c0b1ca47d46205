import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { Button } from '../buttons/button.tsx';
import { ChoiceField } from '../choice/choice-field.tsx';
import { ChoicesField } from '../choice/choices-field.tsx';
import type { FieldProps } from './field.tsx';
import { Notice } from '../notices/notice.tsx';
import { useChoice, type CheckedForm } from '../../lib/forms/form.ts';
import { countriesQuery, languagesQuery } from '../../lib/api/geo.queries.ts';

/** The country that a form requires, picked by its English name; the form holds its code in the field `name`. */
export function ControlledCountryField<Values extends FieldValues>({
  form,
  name,
  label = 'Country',
}: {
  form: CheckedForm<Values>;
  name: Path<Values>;
  label?: string;
}) {
  const { value, ...field } = useChoice(form, name);
  const countries = useQuery(countriesQuery);
  return (
    <>
      <ChoiceField
        {...field}
        value={value as string}
        onPick={(code) => field.onPick(code as PathValue<Values, Path<Values>>)}
        label={label}
        isRequired
        noneText={textForNone(countries)}
        options={(countries.data ?? []).map(({ name_en, code }) => ({ label: name_en, value: code }))}
      />
      <LoadFailure query={countries} message="The countries could not be loaded." />
    </>
  );
}

interface LanguagesFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  name?: string;
  value: string[];
  onPick: (codes: string[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Languages, picked by their own names; `value` holds their codes. */
export function LanguagesField({ label = 'Spoken languages', ...field }: LanguagesFieldProps) {
  const languages = useQuery(languagesQuery);
  return (
    <>
      <ChoicesField
        {...field}
        label={label}
        noneText={textForNone(languages)}
        options={(languages.data ?? []).map(({ name_native, code }) => ({ label: name_native, value: code }))}
      />
      <LoadFailure query={languages} message="The languages could not be loaded." />
    </>
  );
}

function textForNone({ isPending, isError }: UseQueryResult): string {
  if (isPending) return 'Loading…';
  return isError ? 'Could not be loaded' : 'Nothing found';
}

function LoadFailure({ query, message }: { query: UseQueryResult; message: string }) {
  if (!query.isError) return null;
  return (
    <Notice>
      {message}{' '}
      <Button kind="quiet" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </Notice>
  );
}
