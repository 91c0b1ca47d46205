import type { Profile } from './profiles.queries.ts';

/** The values of the fields that both roles have. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  country_code: string;
  phone: string;
  spoken_languages_codes: string[];
}

/** What the fields are called, also in the faults of the form. */
export const profileLabels = {
  first_name: 'First name',
  last_name: 'Last name',
  country_code: 'Country',
  phone: 'Phone',
  spoken_languages_codes: 'Spoken languages',
} satisfies Record<keyof ProfileValues, string>;

/** A profile as values of the form; empty where there is none yet. */
export function toProfileValues(profile: Profile | undefined): ProfileValues {
  return {
    first_name: profile?.first_name ?? '',
    last_name: profile?.last_name ?? '',
    country_code: profile?.country.code ?? '',
    phone: profile?.phone ?? '',
    spoken_languages_codes: profile?.spoken_languages.map(({ code }) => code) ?? [],
  };
}
