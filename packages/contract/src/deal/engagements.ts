import { z } from 'zod';
import { id, idParams, limitOffset, page } from '../fields/fields.ts';
import { order } from '../orders/orders.ts';
import { dealText, delivery, engagement, timelineEntry } from './progress.ts';
import { deliveryFiles } from '../fields/file-fields.ts';
import { review } from './reviews.ts';
import { route } from '../route.ts';

/** An engagement as its designer sees it: of the customer no more than the first name. */
export const designerEngagement = z
  .object({
    order_id: z.string(),
    designer_id: z.string(),
    order: order.pick({
      id: true,
      status: true,
      created_at: true,
      object_name: true,
      object_desc: true,
      country: true,
      links: true,
      budget: true,
      photos: true,
    }),
    customer_first_name: z.string().describe('Empty while the customer has not said it'),
    engagement,
    timeline: z.array(timelineEntry).describe('Oldest first, without what other designers did'),
    deliveries: z.array(delivery).describe('Oldest first'),
    review: review
      .nullable()
      .describe(
        'What the customer says of the completed work; null while that is nothing or hidden by an operator',
      ),
  })
  .meta({ id: 'DesignerEngagement' });
export type DesignerEngagement = z.infer<typeof designerEngagement>;

/** The text fields of a delivery's form; the files travel beside them. */
export const deliveryBody = z
  .object({
    message: dealText,
    delivery_id: id
      .optional()
      .describe('Made by the client (UUID): a delivery that is sent again under the same id is stored once'),
  })
  .meta({ id: 'DeliveryBody' });
export type DeliveryBody = z.infer<typeof deliveryBody>;

/** Why a designer ends an engagement. */
export const engagementCancelBody = z.object({ reason: dealText });

export const engagementsApi = {
  list: route({
    method: 'GET',
    path: 'designer/engagement/',
    access: 'designer',
    summary: 'The designer’s engagements, latest first',
    status: 200,
    query: limitOffset,
    reply: page(designerEngagement),
  }),
  get: route({
    method: 'GET',
    path: 'designer/engagement/:id/',
    access: 'designer',
    summary: 'The engagement for one order',
    status: 200,
    params: idParams,
    reply: designerEngagement,
    errors: ['not_found'],
  }),
  deliver: route({
    method: 'POST',
    path: 'designer/engagement/:id/deliver/',
    access: 'designer',
    summary: 'Hand over work; the customer is told',
    status: 200,
    isCreation: true,
    params: idParams,
    body: deliveryBody,
    files: { files: deliveryFiles },
    takesJson: true,
    reply: designerEngagement,
    errors: [
      'not_found',
      'wrong_state',
      'invalid',
      'too_many_files',
      'file_too_large',
      'invalid_file_type',
      'invalid_image',
      'upload_quota_reached',
      'storage_quota_reached',
    ],
  }),
  cancel: route({
    method: 'POST',
    path: 'designer/engagement/:id/cancel/',
    access: 'designer',
    summary: 'End the engagement without completing it; the customer is told why',
    status: 200,
    params: idParams,
    body: engagementCancelBody,
    reply: designerEngagement,
    errors: ['not_found', 'wrong_state'],
  }),
};
