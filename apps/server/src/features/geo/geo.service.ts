import type { Country, Language } from '@tessera/contract/geo';
import type { FieldError } from '@tessera/contract/errors';
import { countries, languages } from 'countries-list';
import { fieldError } from '../../http/app-error.ts';

const byName = new Intl.Collator('en').compare;

/** Every country, by English name. */
export const allCountries: readonly Country[] = Object.entries(countries)
  .map(([code, { name }]) => ({ code, name_en: name }))
  .sort((a, b) => byName(a.name_en, b.name_en));

/** Every language, by its own name. */
export const allLanguages: readonly Language[] = Object.entries(languages)
  .map(([code, { name, native }]) => ({ code, name_en: name, name_native: native }))
  .sort((a, b) => byName(a.name_native, b.name_native));

const countryByCode = new Map(allCountries.map((country) => [country.code, country]));
const languageByCode = new Map(allLanguages.map((language) => [language.code, language]));

/** The country of a stored code; a code that no longer exists stands for itself. */
export function toCountry(code: string): Country {
  return countryByCode.get(code) ?? { code, name_en: code };
}

/** The language of a stored code; a code that no longer exists stands for itself. */
export function toLanguage(code: string): Language {
  return languageByCode.get(code) ?? { code, name_en: code, name_native: code };
}

/** Faults of codes that no country or language has, for the fields that were sent. */
export function unknownCodes(sent: {
  country_code: string;
  spoken_languages_codes?: readonly string[];
}): FieldError[] {
  const faults: FieldError[] = [];
  if (!countryByCode.has(sent.country_code)) faults.push(fieldError('country_code', 'invalid_choice'));
  if (sent.spoken_languages_codes?.some((code) => !languageByCode.has(code))) {
    faults.push(fieldError('spoken_languages_codes', 'invalid_choice'));
  }
  return faults;
}
