import { z } from 'zod';
import { page, pageQuery } from './fields/fields.ts';
import { route } from './route.ts';

/** A country, by its English name and ISO 3166-1 alpha-2 code. */
export const country = z.object({ name_en: z.string(), code: z.string() }).meta({ id: 'Country' });
export type Country = z.infer<typeof country>;

/** A language, by its own name and ISO 639-1 code. */
export const language = z
  .object({ name_native: z.string(), name_en: z.string(), code: z.string() })
  .meta({ id: 'Language' });
export type Language = z.infer<typeof language>;

export const geoApi = {
  countries: route({
    method: 'GET',
    path: 'geo/country/',
    access: 'public',
    summary: 'All countries, by English name',
    status: 200,
    query: pageQuery,
    reply: page(country),
  }),
  languages: route({
    method: 'GET',
    path: 'geo/language/',
    access: 'public',
    summary: 'All languages, by native name',
    status: 200,
    query: pageQuery,
    reply: page(language),
  }),
};
