import { z } from 'zod';
import { idParams, limitOffset, page, timestamp } from '../fields/fields.ts';
import { route } from '../route.ts';
import { noteBody, person } from './people.ts';

/** What somebody has written to the people who run the marketplace. */
export const operatorContactMessage = z
  .object({
    id: z.string(),
    sender: person,
    subject: z.string(),
    message: z.string(),
    created_at: timestamp,
    answered_at: timestamp.nullable(),
  })
  .meta({ id: 'OperatorContactMessage' });
export type OperatorContactMessage = z.infer<typeof operatorContactMessage>;

export const operatorContactMessageQuery = limitOffset.extend({
  state: z.enum(['open', 'answered']).catch('open'),
});
export type OperatorContactMessageQuery = z.infer<typeof operatorContactMessageQuery>;

export const operatorContactMessagesApi = {
  list: route({
    method: 'GET',
    path: 'operator/contact-message/',
    access: 'operator',
    summary: 'Contact messages: open ones oldest first, answered ones latest first',
    status: 200,
    query: operatorContactMessageQuery,
    reply: page(operatorContactMessage),
  }),
  answered: route({
    method: 'POST',
    path: 'operator/contact-message/:id/answered/',
    access: 'operator',
    summary: 'Mark a contact message as answered. Again: changes nothing',
    status: 204,
    params: idParams,
    body: noteBody,
    errors: ['not_found'],
  }),
};
