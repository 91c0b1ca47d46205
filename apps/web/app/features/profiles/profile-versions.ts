import type { Country, Language } from '@tessera/contract/geo';
import type { ComparedField } from '../../ui/dialogs/versions/compared-field.ts';
import { profileLabels, type ProfileValues } from './profile-values.ts';

/** What codes are called. */
export interface Names {
  countries: readonly Country[];
  languages: readonly Language[];
}

/** Two versions of what both roles have in their profile, field by field, in words. */
export function comparePersons(mine: ProfileValues, theirs: ProfileValues, names: Names): ComparedField[] {
  const field = (name: keyof ProfileValues, toText: (values: ProfileValues) => string) => ({
    label: profileLabels[name],
    mine: toText(mine),
    theirs: toText(theirs),
  });
  return [
    field('first_name', ({ first_name }) => first_name.trim()),
    field('last_name', ({ last_name }) => last_name.trim()),
    field(
      'country_code',
      ({ country_code }) =>
        names.countries.find(({ code }) => code === country_code)?.name_en ?? country_code,
    ),
    field('phone', ({ phone }) => phone.trim()),
    field('spoken_languages_codes', ({ spoken_languages_codes }) =>
      spoken_languages_codes
        .map((spoken) => names.languages.find(({ code }) => code === spoken)?.name_en ?? spoken)
        .toSorted()
        .join(', '),
    ),
  ];
}
