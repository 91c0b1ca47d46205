import { z } from 'zod';
import { idParams, linkUrl } from '../fields/fields.ts';
import { photo } from '../media.ts';
import { route } from '../route.ts';

/** What a link shows, as far as it is known. */
export const linkPreview = z
  .object({
    id: z.string(),
    state: z
      .enum(['pending', 'ready', 'none', 'failed'])
      .describe(
        '`pending`: being read, ask again; `ready`: has a title or picture; `none`: the page shows nothing of itself; `failed`: could not be read, may be retried',
      ),
    title: z.string().nullable(),
    site: z.string().describe('What the site calls itself, or its host’s name'),
    photo: photo.nullable(),
  })
  .meta({ id: 'LinkPreview' });
export type LinkPreview = z.infer<typeof linkPreview>;

export const previewsApi = {
  request: route({
    method: 'POST',
    path: 'customer/link-preview/',
    access: 'customer',
    summary: 'Have a link read before an order is saved with it',
    status: 200,
    body: z.object({ link: linkUrl }),
    reply: linkPreview,
  }),
  get: route({
    method: 'GET',
    path: 'customer/link-preview/:id/',
    access: 'customer',
    summary: 'What a link shows, as far as it is known',
    status: 200,
    params: idParams,
    reply: linkPreview,
    errors: ['not_found'],
  }),
  retry: route({
    method: 'POST',
    path: 'customer/link-preview/:id/retry/',
    access: 'customer',
    summary: 'Have a link read again that failed or showed nothing; any other stays as it is',
    status: 200,
    params: idParams,
    reply: linkPreview,
    errors: ['not_found'],
  }),
};
