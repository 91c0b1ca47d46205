import type { Country, Language } from '@tessera/contract/geo';
import { allCountries, allLanguages } from './geo.service.ts';

const countryByCode = new Map(allCountries.map((country) => [country.code, country]));
const languageByCode = new Map(allLanguages.map((language) => [language.code, language]));

/** The country of a stored code. A code that no longer exists is its own name. */
export function toCountry(code: string): Country {
  return countryByCode.get(code) ?? { code, name_en: code };
}

/** The language of a stored code. A code that no longer exists is its own name. */
export function toLanguage(code: string): Language {
  return languageByCode.get(code) ?? { code, name_en: code, name_native: code };
}
