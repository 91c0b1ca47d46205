import { z } from 'zod';
import { idParams, limitOffset, page, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';
import { noteBody, person } from './people.ts';
import { OPERATOR_PHOTO_FILE_PATH } from './operator-values.ts';

/** A photo that waits for the operator's decision. */
export const heldPhoto = z
  .object({
    id: z.string(),
    width: z.int(),
    height: z.int(),
    created_at: timestamp,
    unsafe: z.number().nullable().describe('How unsafe the classifier takes it for, 0 to 1'),
    uses: z
      .array(
        z.object({
          kind: z.enum(['profile', 'project', 'link', 'order', 'message', 'delivery']),
          name: z.string().describe('Of the project or the order; empty for a profile'),
          person,
        }),
      )
      .describe('Where it would be shown, and whose that is'),
  })
  .meta({ id: 'HeldPhoto' });
export type HeldPhoto = z.infer<typeof heldPhoto>;

export const operatorPhotosApi = {
  list: route({
    method: 'GET',
    path: 'operator/photo/',
    access: 'operator',
    summary: `Photos that are held for review, oldest first. Their files are at ${OPERATOR_PHOTO_FILE_PATH}`,
    status: 200,
    query: limitOffset,
    reply: page(heldPhoto),
  }),
  show: route({
    method: 'POST',
    path: 'operator/photo/:id/show/',
    access: 'operator',
    summary: 'Show a held photo. Again: changes nothing',
    status: 204,
    params: idParams,
    body: noteBody,
    errors: ['not_found', 'wrong_state'],
  }),
  hide: route({
    method: 'POST',
    path: 'operator/photo/:id/hide/',
    access: 'operator',
    summary: 'Take a photo away for good, with its files. Again: changes nothing',
    status: 204,
    params: idParams,
    body: noteBody,
    errors: ['not_found'],
  }),
};
