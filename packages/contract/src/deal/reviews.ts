import { z } from 'zod';
import { idParams, limitOffset, page, timestamp } from '../fields/fields.ts';
import { dealText, optionalDealText } from './progress.ts';
import { route } from '../route.ts';

export const reviewBody = z
  .object({ stars: z.int().min(1).max(5), text: optionalDealText })
  .meta({ id: 'ReviewBody' });
export type ReviewBody = z.infer<typeof reviewBody>;

/** What a designer says to a review. */
export const reviewAnswerBody = z.object({ text: dealText });

/** Stars and words on a completed order. */
export const review = z
  .object({
    id: z.string(),
    order_id: z.string(),
    designer_id: z.string(),
    order_name: z.string(),
    customer_first_name: z.string().describe('Empty while the customer has not said it'),
    stars: z.int(),
    text: z.string(),
    created_at: timestamp,
    answer: z.string().describe('What the designer says to it; empty while that is nothing'),
    answered_at: timestamp.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

/** The plain mean of all visible reviews of completed orders, and how many they are. */
export const rating = {
  rating: z.number().nullable().describe('Mean of the stars to one decimal; null while there is no review'),
  reviewCount: z.int(),
};

export const reviewsApi = {
  write: route({
    method: 'POST',
    path: 'customer/order/:id/review/',
    access: 'customer',
    summary: 'Review the work on a completed order, once; the designer is told',
    status: 201,
    isCreation: true,
    params: idParams,
    body: reviewBody,
    reply: review,
    errors: ['not_found', 'wrong_state', 'already_reviewed'],
  }),
  change: route({
    method: 'PUT',
    path: 'customer/order/:id/review/',
    access: 'customer',
    summary: 'Change a review within 14 days',
    status: 200,
    params: idParams,
    body: reviewBody,
    reply: review,
    errors: ['not_found', 'review_closed'],
  }),
  answer: route({
    method: 'POST',
    path: 'designer/review/:id/answer/',
    access: 'designer',
    summary: 'Answer a review, once; the customer is told',
    status: 200,
    params: idParams,
    body: reviewAnswerBody,
    reply: review,
    errors: ['not_found', 'already_answered'],
  }),
  list: route({
    method: 'GET',
    path: 'designer/review/',
    access: 'designer',
    summary: 'The visible reviews of the designer’s work, latest first',
    status: 200,
    query: limitOffset,
    reply: page(review).extend(rating),
  }),
};
