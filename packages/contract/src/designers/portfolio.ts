import { z } from 'zod';
import { countryCode, filledText, idParams, limitOffset, page, timestamp } from '../fields/fields.ts';
import { country } from '../geo.ts';
import { limit } from '../fields/limits.ts';
import { photo } from '../media.ts';
import { PROJECT_PHOTOS_MAX, projectPhotos } from '../fields/file-fields.ts';
import { matchingState } from '../matching.ts';
import { route } from '../route.ts';

const repeated = (item: z.ZodType<string>) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(PROJECT_PHOTOS_MAX * 10),
  );

/**
 * The text fields of a portfolio project's form; the files of `images_files` travel beside them.
 * `images_ordering` is the order of the images: `new` takes the next file, `exists` the next id of `images_ids`.
 */
export const portfolioProjectBody = z
  .object({
    name: filledText(200),
    description: filledText(10_000),
    country_code: countryCode,
    images_ordering: repeated(z.enum(['new', 'exists'])),
    images_ids: repeated(z.string().max(64)),
  })
  .meta({ id: 'PortfolioProjectBody' });
export type PortfolioProjectBody = z.infer<typeof portfolioProjectBody>;

export const portfolioProject = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    country,
    images: z.array(photo),
    matching_state: matchingState,
    created_at: timestamp,
  })
  .meta({ id: 'PortfolioProject' });
export type PortfolioProject = z.infer<typeof portfolioProject>;

const fileErrors = [
  'invalid_choice',
  'images_mismatch',
  'too_many_files',
  'file_too_large',
  'invalid_file_type',
  'invalid_image',
  'upload_quota_reached',
  'storage_quota_reached',
] as const;

export const portfolioApi = {
  limit: route({
    method: 'GET',
    path: 'designer/project/limit/',
    access: 'designer',
    summary: 'How many portfolio projects there are, and how many the plan allows',
    status: 200,
    reply: limit,
  }),
  list: route({
    method: 'GET',
    path: 'designer/project/',
    access: 'designer',
    summary: 'The designer’s own portfolio, newest first',
    status: 200,
    query: limitOffset,
    reply: page(portfolioProject),
  }),
  get: route({
    method: 'GET',
    path: 'designer/project/:id/',
    access: 'designer',
    summary: 'One of the designer’s own portfolio projects',
    status: 200,
    isVersioned: true,
    params: idParams,
    reply: portfolioProject,
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: 'designer/project/',
    access: 'designer',
    summary: 'Add a portfolio project',
    status: 201,
    isCreation: true,
    isVersioned: true,
    body: portfolioProjectBody,
    files: { images_files: projectPhotos },
    reply: portfolioProject,
    errors: [...fileErrors, 'project_limit_reached'],
  }),
  update: route({
    method: 'PUT',
    path: 'designer/project/:id/',
    access: 'designer',
    summary: 'Replace a portfolio project; an existing image that is not listed is removed',
    status: 200,
    isVersioned: true,
    params: idParams,
    body: portfolioProjectBody,
    files: { images_files: projectPhotos },
    reply: portfolioProject,
    errors: [...fileErrors, 'not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: 'designer/project/:id/',
    access: 'designer',
    summary: 'Delete a portfolio project and its photos',
    status: 204,
    isVersioned: true,
    params: idParams,
    errors: ['not_found'],
  }),
};
