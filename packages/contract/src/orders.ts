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
} from './fields.ts';
import { country } from './geo.ts';
import { limit } from './limits.ts';
import { photo } from './media.ts';
import { matchingState } from './matching.ts';
import { linkPreview } from './previews.ts';
import { route } from './route.ts';

/** The most inspiration links of one order. */
export const ORDER_LINKS_MAX = 20;

/** Stored with type `pinterest` whatever is sent, as first-version clients expect. */
const orderLinkBody = z.object({ link: linkUrl, type: z.unknown().optional() });

export const orderLink = z.object({ link: z.string(), type: z.literal('pinterest'), preview: linkPreview });

/** Statuses of an order; only an active one is matched. */
export const orderStatuses = ['active'] as const;

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
    photos: z.array(photo).describe('Pictures found behind the links, each once'),
    matching_state: matchingState,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

export const ordersApi = {
  limit: route({
    method: 'GET',
    path: 'customer/order/limit/',
    access: 'customer',
    summary: 'How many orders there are, and how many the plan allows',
    status: 200,
    reply: limit,
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
    body: orderBody,
    reply: order,
    errors: ['invalid_choice', 'project_limit_reached'],
  }),
  update: route({
    method: 'PUT',
    path: 'customer/order/:id/',
    access: 'customer',
    summary: 'Replace an order',
    status: 200,
    params: idParams,
    body: orderBody,
    reply: order,
    errors: ['invalid_choice', 'not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: 'customer/order/:id/',
    access: 'customer',
    summary: 'Delete an order',
    status: 204,
    params: idParams,
    errors: ['not_found'],
  }),
};
