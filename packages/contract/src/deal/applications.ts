import { z } from 'zod';
import {
  applicationStatuses,
  closingReasons,
  declineReasons,
  type ApplicationStatus,
} from './application-states.ts';
import { budgetUsd, idParams, limitOffset, page, timestamp } from '../fields/fields.ts';
import { limit } from '../fields/limits.ts';
import { matchedDesigner } from '../matching.ts';
import { photo } from '../media.ts';
import { orderStatuses } from '../orders/order-states.ts';
import { optionalDealText } from './progress.ts';
import { route } from '../route.ts';

const priceUsd = budgetUsd.nullish().transform((value) => value ?? null);

/** What a designer offers. Everything may be left out. */
export const applicationBody = z
  .object({
    note: optionalDealText,
    price_from_usd: priceUsd,
    price_to_usd: priceUsd,
  })
  .refine(({ price_from_usd: from, price_to_usd: to }) => from === null || to === null || from <= to, {
    path: ['price_to_usd'],
    params: { code: 'min_value' },
  })
  .meta({ id: 'ApplicationBody' });
export type ApplicationBody = z.infer<typeof applicationBody>;

/** Why a customer declines. Everything may be left out. */
export const declineBody = z
  .object({
    reason: z
      .enum(declineReasons)
      .nullish()
      .transform((value) => value ?? null),
    text: optionalDealText,
  })
  .meta({ id: 'DeclineBody' });
export type DeclineBody = z.infer<typeof declineBody>;

/** What both sides see of an application. */
const shared = {
  order_id: z.string(),
  designer_id: z.string().describe('As in the list of matched designers'),
  order_name: z.string(),
  order_status: z.enum(orderStatuses),
  status: z.enum(applicationStatuses),
  note: z.string(),
  price_from_usd: z.number().nullable(),
  price_to_usd: z.number().nullable(),
  applied_at: timestamp.describe('When it was last sent'),
  status_at: timestamp.describe('Since when it has this status'),
  reason: z
    .enum([...declineReasons, ...closingReasons])
    .nullable()
    .describe('Why it was declined, where that was said'),
  reason_text: z.string().describe('The customer’s own words on that'),
  conversation_id: z.string().nullable().describe('The conversation of the two about the order'),
};

/** A designer's offer to work on an order, as the designer sees it. */
export const ownApplication = z
  .object({
    ...shared,
    customer_first_name: z.string().describe('Empty while the customer has not said it'),
    order_photo: photo.nullable().describe('The first picture of the order; null where it has none'),
  })
  .meta({ id: 'OwnApplication' });
export type OwnApplication = z.infer<typeof ownApplication>;

/** A designer who has applied to one of the customer's orders. */
export const application = z
  .object({
    ...shared,
    name: z.string(),
    location: z.string().describe('The designer’s country, as on a match card; empty where it is not known'),
    avatar: z.string().nullable(),
    avatar_photo: photo.nullable().describe('The same portrait in all its sizes'),
    match: matchedDesigner
      .nullable()
      .describe(
        'The designer as a match for the order, whatever its status; null where the designer cannot be matched at present',
      ),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof application>;

const status = z
  .enum(applicationStatuses)
  .optional()
  .catch(undefined as ApplicationStatus | undefined)
  .describe('Only those with this status');

const designerParams = z.object({ id: z.string(), designer: z.string() });

/** A call by which a customer answers an application. */
const answer = <const Action extends string>(action: Action, summary: string) => ({
  method: 'POST' as const,
  path: `customer/order/:id/application/:designer/${action}/` as const,
  access: 'customer' as const,
  summary,
  status: 200 as const,
  params: designerParams,
  reply: application,
});

export const applicationsApi = {
  apply: route({
    method: 'POST',
    path: 'designer/match/:id/apply/',
    access: 'designer',
    summary: 'Offer to work on an order; the customer is told. Once is enough: repeated, it changes nothing',
    status: 201,
    repeatStatus: 200,
    isCreation: true,
    params: idParams,
    body: applicationBody,
    reply: ownApplication,
    errors: [
      'not_found',
      'profile_incomplete',
      'min_value',
      'wrong_state',
      'application_limit_reached',
      'order_full',
    ],
  }),
  withdraw: route({
    method: 'POST',
    path: 'designer/application/:id/withdraw/',
    access: 'designer',
    summary: 'Take back the offer to work on an order; the customer is told',
    status: 200,
    params: idParams,
    reply: ownApplication,
    errors: ['not_found', 'wrong_state'],
  }),
  designerList: route({
    method: 'GET',
    path: 'designer/application/',
    access: 'designer',
    summary: 'The designer’s own applications, latest first',
    status: 200,
    query: limitOffset.extend({ status }),
    reply: page(ownApplication).extend({
      open: limit.describe('How many applications are open, and how many may be at a time'),
    }),
  }),
  customerList: route({
    method: 'GET',
    path: 'customer/application/',
    access: 'customer',
    summary: 'The designers who have applied to the customer’s orders, latest first',
    status: 200,
    query: limitOffset.extend({ status, order: z.string().optional().describe('Only those to this order') }),
    reply: page(application).extend({
      open_max: z.int().describe('How many applications to one order may be open at a time'),
    }),
  }),
  shortlist: route({
    ...answer('shortlist', 'Keep an application in mind; the designer is told'),
    errors: ['not_found', 'wrong_state', 'application_limit_reached', 'order_full'],
  }),
  decline: route({
    ...answer('decline', 'Decline an application; the designer is told, with the reason if there is one'),
    body: declineBody,
    errors: ['not_found', 'wrong_state'],
  }),
  accept: route({
    ...answer('accept', 'Engage the designer; all others whose applications are open are declined and told'),
    errors: ['not_found', 'wrong_state'],
  }),
};
