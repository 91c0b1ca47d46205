import { ORDER_LINKS_MAX } from '../fields/bounds.ts';
import { z } from 'zod';
import {
  budgetUsd,
  countryCode,
  filledText,
  idParams,
  limitOffset,
  linkUrl,
  page,
  timestamp,
} from '../fields/fields.ts';
import { country } from '../geo.ts';
import { limit } from '../fields/limits.ts';
import { photo } from '../media.ts';
import { matchingState } from '../matching.ts';
import { orderReading, setReading, wishOption } from './order-reading.ts';
import { orderStatuses } from './order-states.ts';
import { ownPhoto, ownPhotosBody } from './own-photos.ts';
import { linkPreview } from './previews.ts';
import { dealText, delivery, engagement, optionalDealText, timelineEntry } from '../deal/progress.ts';
import { review } from '../deal/reviews.ts';
import { route } from '../route.ts';
import { stylePick, stylePicks } from './style-picks.ts';

/** Stored with type `pinterest` whatever is sent, as first-version clients expect. */
const orderLinkBody = z.object({ link: linkUrl, type: z.unknown().optional() });

export const orderLink = z.object({ link: z.string(), type: z.literal('pinterest'), preview: linkPreview });

export const orderBody = z
  .object({
    object_name: filledText(200),
    object_desc: filledText(10_000),
    country_code: countryCode,
    links: z
      .array(orderLinkBody)
      .max(ORDER_LINKS_MAX)
      .nullish()
      .transform((value) => value ?? []),
    budget: budgetUsd.nullish().transform((value) => value ?? null),
    reading: setReading
      .nullish()
      .describe(
        'What a person sets in the reading. Left out: what was set before stays. Null: nothing is set',
      ),
    own_photos: ownPhotosBody
      .nullish()
      .describe('The customer’s own photos, in their order. Left out: they stay. Null: there are none'),
    style_picks: stylePicks
      .nullish()
      .describe('What was picked in the style quiz. Left out: it stays. Null: nothing is picked'),
  })
  .meta({ id: 'OrderBody' });
export type OrderBody = z.infer<typeof orderBody>;

export const order = z
  .object({
    id: z.string(),
    status: z.enum(orderStatuses),
    created_at: timestamp,
    object_name: z.string(),
    object_desc: z.string(),
    country,
    links: z.array(orderLink),
    budget: z.number().nullable().describe('US dollars'),
    photos: z
      .array(photo)
      .describe('Pictures of what the customer likes: found behind the links, then their own; each once'),
    own_photos: z.array(ownPhoto),
    style_picks: z.array(stylePick),
    matching_state: matchingState,
    reading: orderReading,
    engagement: engagement.nullable().describe('Null until an application is accepted'),
    applications_count: z.int().describe('Without withdrawn ones'),
    unread_count: z.int().describe('Messages about it that the customer has not read'),
    timeline: z.array(timelineEntry).describe('What happened, oldest first'),
    deliveries: z.array(delivery).describe('Oldest first'),
    review: review.nullable().describe('What its customer says of the work; null while that is nothing'),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

/** Why an order is cancelled. */
export const cancelBody = z.object({
  reason: optionalDealText.describe('Required once a designer has been accepted'),
});

/** The same once a designer has been accepted, who is told the reason. */
export const reasonedCancelBody = z.object({ reason: dealText });

/** What is to change in a delivery. */
export const requestChangesBody = z.object({ message: dealText });

/** A call by which a customer moves an order on. */
const act = <const Action extends string>(action: Action, summary: string) => ({
  method: 'POST' as const,
  path: `customer/order/:id/${action}/` as const,
  access: 'customer' as const,
  summary,
  status: 200 as const,
  isVersioned: true as const,
  params: idParams,
  reply: order,
  errors: ['not_found', 'wrong_state'] as const,
});

export const ordersApi = {
  limit: route({
    method: 'GET',
    path: 'customer/order/limit/',
    access: 'customer',
    summary: 'How many orders there are, and how many the plan allows',
    status: 200,
    reply: limit,
  }),
  wishOptions: route({
    method: 'GET',
    path: 'customer/order/wish-option/',
    access: 'customer',
    summary: 'Everything that an order can ask for, besides a budget',
    status: 200,
    reply: z.object({ results: z.array(wishOption) }),
  }),
  list: route({
    method: 'GET',
    path: 'customer/order/',
    access: 'customer',
    summary: 'The customer’s own orders, newest first',
    status: 200,
    query: limitOffset,
    reply: page(order),
  }),
  get: route({
    method: 'GET',
    path: 'customer/order/:id/',
    access: 'customer',
    summary: 'One of the customer’s own orders',
    status: 200,
    isVersioned: true,
    params: idParams,
    reply: order,
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: 'customer/order/',
    access: 'customer',
    summary: 'Describe a project and have it matched',
    status: 201,
    isCreation: true,
    isVersioned: true,
    body: orderBody,
    reply: order,
    errors: ['invalid_choice', 'project_limit_reached'],
  }),
  update: route({
    method: 'PUT',
    path: 'customer/order/:id/',
    access: 'customer',
    summary: 'Replace an order that is active or paused',
    status: 200,
    isVersioned: true,
    params: idParams,
    body: orderBody,
    reply: order,
    errors: ['invalid_choice', 'not_found', 'wrong_state'],
  }),
  remove: route({
    method: 'DELETE',
    path: 'customer/order/:id/',
    access: 'customer',
    summary: 'Delete an order that is active, paused or cancelled',
    status: 204,
    isVersioned: true,
    params: idParams,
    errors: ['not_found', 'wrong_state'],
  }),
  pause: route(act('pause', 'Have an order matched no longer, for now')),
  resume: route(act('resume', 'Have a paused order matched again')),
  cancel: route({
    ...act('cancel', 'Give up an order. Open applications are declined; a designer at work is told why'),
    body: cancelBody,
    errors: ['not_found', 'wrong_state', 'required'],
  }),
  requestChanges: route({
    ...act('request-changes', 'Ask for changes to what was delivered; the designer is told'),
    body: requestChangesBody,
  }),
  complete: route(act('complete', 'Call the work done; the designer is told')),
};
