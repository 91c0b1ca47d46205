import { SPECIALTIES_MAX } from '../fields/bounds.ts';
import { z } from 'zod';
import { budgetUsd, countryCode, filledText, languageCode, linkUrl, text } from '../fields/fields.ts';
import { country, language } from '../geo.ts';
import { photo } from '../media.ts';
import { profilePhoto } from '../fields/file-fields.ts';
import { rating } from '../deal/reviews.ts';
import { route } from '../route.ts';

const shared = {
  first_name: filledText(100),
  last_name: filledText(100),
  country_code: countryCode,
  phone: text(40)
    .nullish()
    .transform((value) => value ?? ''),
};

const languageCodes = z.array(languageCode).max(50);

/** A form sends every field as text, and a lone repeated field as one text; JSON sends lists. */
const repeated = <Item extends z.ZodType>(list: z.ZodArray<Item>) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    list,
  );

/** A number that a form sends as text; empty means none. */
const formNumber = z.preprocess(
  (value) => (value === '' || value === undefined ? null : typeof value === 'string' ? Number(value) : value),
  budgetUsd.nullable(),
);

export const customerProfileBody = z
  .object({ ...shared, spoken_languages_codes: languageCodes.nullish().transform((value) => value ?? []) })
  .meta({ id: 'CustomerProfileBody' });
export type CustomerProfileBody = z.infer<typeof customerProfileBody>;

/** Something a designer does: a style, a room or a kind of work, with its name. */
export const specialty = z
  .object({ value: z.string().describe('Stable, such as `style:japandi`'), label: z.string() })
  .meta({ id: 'Specialty' });
export type Specialty = z.infer<typeof specialty>;

/** How many characters a slug has. */
export const slugLength = { min: 3, max: 40 } as const;

/** The last part of the address of a public page. */
export const designerSlug = z
  .string()
  .refine(
    (value) => /^[a-z0-9-]+$/.test(value) && value.length >= slugLength.min && value.length <= slugLength.max,
    { params: { code: 'invalid' } },
  );

/** A field of a form that may be left out; empty is left out too. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** Yes or no, which a form sends as text. */
const formFlag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);

/** The text fields of the designer's profile form; the photo travels beside them. */
export const designerProfileBody = z
  .object({
    ...shared,
    spoken_languages_codes: repeated(languageCodes),
    bio: text(2000)
      .nullish()
      .transform((value) => value ?? ''),
    budget_min: formNumber.describe('Smallest usual project, US dollars'),
    budget_max: formNumber.describe('Largest usual project, US dollars'),
    specialties: repeated(z.array(z.string().max(60)).max(SPECIALTIES_MAX))
      .optional()
      .describe(
        'What the designer wants to be known for, in their order. Left out: what was set stays. One empty text: nothing',
      ),
    public_page: unlessEmpty(formFlag).describe(
      'Whether everybody may see the designer’s page. Left out: what was set stays',
    ),
    slug: unlessEmpty(designerSlug).describe(
      'The last part of the page’s address: 3 to 40 of a-z, 0-9 and -. Left out: what was set stays, or one is made from the name',
    ),
    website: z
      .union([z.literal(''), linkUrl])
      .optional()
      .describe('The designer’s own site. Left out: what was set stays. Empty: none'),
  })
  .refine(
    (body) => body.budget_min === null || body.budget_max === null || body.budget_min <= body.budget_max,
    {
      path: ['budget_max'],
      params: { code: 'min_value' },
    },
  )
  .meta({ id: 'DesignerProfileBody' });
export type DesignerProfileBody = z.infer<typeof designerProfileBody>;

const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  country,
  phone: z.string(),
  spoken_languages: z.array(language),
});

export const customerProfile = profile.meta({ id: 'CustomerProfile' });
export type CustomerProfile = z.infer<typeof customerProfile>;

export const designerProfile = profile
  .extend({
    photo_url: z.string().nullable(),
    photo: photo.nullable().describe('The same photo in all its sizes; null while it may not be shown'),
    photo_review: photo.shape.review,
    bio: z.string(),
    budget_min: z.number().nullable(),
    budget_max: z.number().nullable(),
    ...rating,
    specialties: z
      .array(specialty)
      .nullable()
      .describe('In the designer’s order. Null while those that the portfolio shows are proposed'),
    public_page: z.boolean(),
    slug: z
      .string()
      .nullable()
      .describe(
        'The last part of the address of the public page, `/designers/{slug}`; null until it is made',
      ),
    website: z.string().describe('Empty for none'),
  })
  .meta({ id: 'DesignerProfile' });
export type DesignerProfile = z.infer<typeof designerProfile>;

export const profilesApi = {
  specialtyOptions: route({
    method: 'GET',
    path: 'designer/specialty-option/',
    access: 'designer',
    summary: 'Everything that a designer can name as a specialty',
    status: 200,
    reply: z.object({ results: z.array(specialty) }),
  }),
  getDesigner: route({
    method: 'GET',
    path: 'designer/profile/',
    access: 'designer',
    summary: 'The designer’s own profile',
    status: 200,
    isVersioned: true,
    reply: designerProfile,
    errors: ['profile_not_found'],
  }),
  saveDesigner: route({
    method: 'POST',
    path: 'designer/profile/',
    access: 'designer',
    summary: 'Save the designer’s own profile; the photo is needed once',
    status: 200,
    isVersioned: true,
    body: designerProfileBody,
    files: { photo: profilePhoto },
    reply: designerProfile,
    errors: [
      'photo_required',
      'invalid_choice',
      'slug_taken',
      'file_too_large',
      'invalid_file_type',
      'invalid_image',
      'too_many_files',
      'upload_quota_reached',
      'storage_quota_reached',
    ],
  }),
  getCustomer: route({
    method: 'GET',
    path: 'customer/profile/',
    access: 'customer',
    summary: 'The customer’s own profile',
    status: 200,
    isVersioned: true,
    reply: customerProfile,
    errors: ['profile_not_found'],
  }),
  saveCustomer: route({
    method: 'POST',
    path: 'customer/profile/',
    access: 'customer',
    summary: 'Save the customer’s own profile',
    status: 200,
    isVersioned: true,
    body: customerProfileBody,
    reply: customerProfile,
    errors: ['invalid_choice'],
  }),
};
