import { z } from 'zod';
import { idParams, limitOffset, page, timestamp } from './fields.ts';
import { photo } from './media.ts';
import { route } from './route.ts';

/** That a designer has applied, as the designer sees it. */
export const ownApplication = z
  .object({ order_id: z.string(), order_name: z.string(), applied_at: timestamp })
  .meta({ id: 'OwnApplication' });
export type OwnApplication = z.infer<typeof ownApplication>;

/** A designer who has applied to one of the customer's orders. */
export const application = z
  .object({
    order_id: z.string(),
    designer_id: z.string().describe('As in the list of matched designers'),
    name: z.string(),
    avatar: z.string().nullable(),
    avatar_photo: photo.nullable().describe('The same portrait in all its sizes'),
    applied_at: timestamp,
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;

export const applicationsApi = {
  apply: route({
    method: 'POST',
    path: 'designer/match/:id/apply/',
    access: 'designer',
    summary: 'Offer to work on an order; the customer is told. Once is enough: repeated, it changes nothing',
    status: 201,
    repeatStatus: 200,
    params: idParams,
    reply: ownApplication,
    errors: ['not_found', 'profile_incomplete'],
  }),
  customerList: route({
    method: 'GET',
    path: 'customer/application/',
    access: 'customer',
    summary: 'The designers who have applied to the customer’s orders, latest first',
    status: 200,
    query: limitOffset,
    reply: page(application),
  }),
};
