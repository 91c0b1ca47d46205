import { z } from 'zod';
import { language } from '../geo.ts';
import { photo } from '../media.ts';
import { specialty } from '../account/profiles.ts';
import { rating, review } from '../deal/reviews.ts';
import { page } from '../fields/fields.ts';
import { route } from '../route.ts';

/** How many designers a page of the directory has. */
export const DIRECTORY_PAGE_SIZE = 24;

/** The most reviews that a public page shows, the latest ones. */
export const PUBLIC_REVIEWS_MAX = 100;

/** The filters of the directory, as its addresses name them. */
export const directoryFilters = ['style', 'room', 'country', 'language', 'words'] as const;
export type DirectoryFilter = (typeof directoryFilters)[number];

/** A filter that is left out, or is empty, as a form sends it, filters nothing. */
const filter = (typed: z.ZodString) =>
  typed
    .refine((value) => !value.includes('\0'), { params: { code: 'invalid' } })
    .optional()
    .transform((value) => value?.trim() || undefined);

const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).catch(fallback);

export const directoryQuery = z.object({
  style: z
    .preprocess(
      (value) =>
        Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : (value ?? []),
      z
        .array(z.string())
        .max(20)
        .transform((values) => [...new Set(values.filter((value) => value !== ''))]),
    )
    .describe('Ids of styles, repeated or with commas between them: designers who work in one of them'),
  room: filter(z.string()).describe('Id of a kind of room'),
  country: filter(z.string()).describe('Code of a country'),
  language: filter(z.string()).describe('Code of a language'),
  words: filter(z.string().max(200)).describe(
    'Words of the profile or the portfolio, or their beginnings; all of them',
  ),
  limit: wholeNumber(DIRECTORY_PAGE_SIZE, 1, DIRECTORY_PAGE_SIZE),
  offset: wholeNumber(0, 0, 1_000_000),
});
export type DirectoryQuery = z.infer<typeof directoryQuery>;

/** A designer in the directory. */
export const listedDesigner = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    country: z.string(),
    portrait: photo.nullable().describe('Null while it may not be shown'),
    photos: z.array(photo).describe('At most three, those nearest to the filters first'),
    ...rating,
    specialties: z.array(specialty),
  })
  .meta({ id: 'ListedDesigner' });
export type ListedDesigner = z.infer<typeof listedDesigner>;

/** Values of a filter with their names. */
const filterOption = z.object({ value: z.string(), label: z.string() }).meta({ id: 'FilterOption' });
export type FilterOption = z.infer<typeof filterOption>;

/** A page of the directory. */
export const directory = page(listedDesigner)
  .extend({
    options: z
      .object({
        style: z.array(filterOption),
        room: z.array(filterOption),
        country: z.array(filterOption).describe('Countries of which a designer is listed'),
        language: z.array(filterOption).describe('Languages that a listed designer speaks'),
      })
      .describe('What can be filtered by'),
    excludes_most: z
      .enum(directoryFilters)
      .nullable()
      .describe(
        'Where nobody is found: the filter without which most are found; null where that helps nobody',
      ),
  })
  .meta({ id: 'Directory' });
export type Directory = z.infer<typeof directory>;

/** A review as everybody may read it. */
export const publicReview = review
  .pick({
    id: true,
    order_name: true,
    customer_first_name: true,
    stars: true,
    text: true,
    created_at: true,
    answer: true,
  })
  .meta({ id: 'PublicReview' });
export type PublicReview = z.infer<typeof publicReview>;

/** A designer as everybody may see them. */
export const publicDesigner = z
  .object({
    id: z.string(),
    slug: z.string().describe('The current one, also where an earlier one was asked for'),
    name: z.string(),
    first_name: z.string(),
    country: z.string(),
    portrait: photo.nullable().describe('Null while it may not be shown'),
    bio: z.string().describe('The designer’s own words, or else a sentence of facts'),
    specialties: z.array(specialty),
    budget_min: z.number().nullable(),
    budget_max: z.number().nullable(),
    languages: z.array(language),
    website: z.string().describe('Empty for none'),
    projects: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          country: z.string(),
          photos: z.array(photo).min(1),
        }),
      )
      .describe('Those with photos that may be shown, latest first'),
    ...rating,
    stars: z.array(z.int()).length(5).describe('How many reviews have 1, 2, 3, 4 and 5 stars'),
    reviews: z.array(publicReview).describe(`The latest ones, at most ${PUBLIC_REVIEWS_MAX}`),
  })
  .meta({ id: 'PublicDesigner' });
export type PublicDesigner = z.infer<typeof publicDesigner>;

export const publicPagesApi = {
  directory: route({
    method: 'GET',
    path: 'public/designer/',
    access: 'public',
    summary: 'Designers with a public page, newest first',
    status: 200,
    query: directoryQuery,
    reply: directory,
    errors: ['invalid_choice'],
  }),
  designer: route({
    method: 'GET',
    path: 'public/designer/:slug/',
    access: 'public',
    summary: 'A designer’s public page, by its current slug or an earlier one',
    status: 200,
    params: z.object({ slug: z.string() }),
    reply: publicDesigner,
    errors: ['not_found'],
  }),
};
