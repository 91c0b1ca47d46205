import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Button } from './button.tsx';
import { ChoiceField, ChoicesField } from './choice.tsx';
import type { FieldProps } from './field.tsx';
import { Notice } from './notice.tsx';
import { countriesQuery, languagesQuery } from '../lib/geo.queries.ts';

interface GeoFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A country, picked by its English name; `value` is its code or empty. */
export function CountryField({
  label = 'Country',
  ...field
}: GeoFieldProps & { value: string; onPick: (code: string) => void }) {
  const countries = useQuery(countriesQuery);
  return (
    <>
      <ChoiceField
        {...field}
        label={label}
        isDisabled={countries.data === undefined}
        options={(countries.data ?? []).map(({ name_en, code }) => ({ label: name_en, value: code }))}
      />
      <LoadFailure query={countries} message="The countries could not be loaded." />
    </>
  );
}

/** Languages, picked by their own names; `value` holds their codes. */
export function LanguagesField({
  label = 'Spoken languages',
  ...field
}: GeoFieldProps & { value: string[]; onPick: (codes: string[]) => void }) {
  const languages = useQuery(languagesQuery);
  return (
    <>
      <ChoicesField
        {...field}
        label={label}
        isDisabled={languages.data === undefined}
        options={(languages.data ?? []).map(({ name_native, code }) => ({ label: name_native, value: code }))}
      />
      <LoadFailure query={languages} message="The languages could not be loaded." />
    </>
  );
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
