import type { Country, Language } from '@tessera/contract/geo';
import type { FieldError } from '@tessera/contract/errors/errors';
import { countries, languages } from 'countries-list';
import { fieldError } from '../../http/app-error.ts';

const byName = new Intl.Collator('en').compare;

/** The engine takes the names in its reasons from the same source (CLDR), so a card and its reasons agree. */
const englishNames = {
  country: new Intl.DisplayNames('en', { type: 'region' }),
  language: new Intl.DisplayNames('en', { type: 'language' }),
};

/** Every country, by English name. */
export const allCountries: readonly Country[] = Object.keys(countries)
  .map((code) => ({ code, name_en: englishNames.country.of(code) ?? code }))
  .sort((a, b) => byName(a.name_en, b.name_en));

/** Every language, by its own name. */
export const allLanguages: readonly Language[] = Object.entries(languages)
  .map(([code, { native }]) => ({
    code,
    name_en: englishNames.language.of(code) ?? code,
    name_native: native,
  }))
  .sort((a, b) => byName(a.name_native, b.name_native));

/** The lists to choose from. */
export const geoService = { allCountries, allLanguages };
export type GeoService = typeof geoService;

/** The codes of all countries. */
export const countryCodes = new Set(allCountries.map(({ code }) => code));
/** The codes of all languages. */
export const languageCodes = new Set(allLanguages.map(({ code }) => code));

/** Faults of codes that no country or language has, for the fields that were sent. */
export function unknownCodes(sent: {
  country_code: string;
  spoken_languages_codes?: readonly string[];
}): FieldError[] {
  const faults: FieldError[] = [];
  if (!countryCodes.has(sent.country_code)) faults.push(fieldError('country_code', 'invalid_choice'));
  if (sent.spoken_languages_codes?.some((code) => !languageCodes.has(code))) {
    faults.push(fieldError('spoken_languages_codes', 'invalid_choice'));
  }
  return faults;
}
