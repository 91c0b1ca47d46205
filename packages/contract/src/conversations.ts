import { z } from 'zod';
import { filledText, id, limitOffset, page, timestamp } from './fields.ts';
import { route } from './route.ts';

/** The longest message, in characters: several pages. */
export const MESSAGE_LENGTH_MAX = 4000;

export const conversationBody = z
  .object({
    designer_id: z.string(),
    order_id: z.string(),
    message: filledText(MESSAGE_LENGTH_MAX),
    message_id: id
      .optional()
      .describe('Made by the client (UUID): a message that is sent again under the same id is stored once'),
    shares_email: z
      .boolean()
      .optional()
      .describe('Whether the designer is told the customer’s address to answer to; false when left out'),
  })
  .meta({ id: 'ConversationBody' });
export type ConversationBody = z.infer<typeof conversationBody>;

export const message = z
  .object({
    id: z.string(),
    from: z.enum(['customer', 'designer']),
    body: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

const messages = z.array(message).describe('The newest ones, oldest of them first');

/** A conversation as its customer sees it. */
export const customerConversation = z
  .object({
    id: z.string(),
    order_id: z.string(),
    order_name: z.string(),
    designer_id: z.string(),
    designer_name: z.string(),
    shares_email: z.boolean(),
    created_at: timestamp,
    messages,
  })
  .meta({ id: 'CustomerConversation' });
export type CustomerConversation = z.infer<typeof customerConversation>;

/** A conversation as its designer sees it: of the customer no more than the first name, and the address where it is shared. */
export const designerConversation = z
  .object({
    id: z.string(),
    order_id: z.string(),
    order_name: z.string(),
    customer_first_name: z.string().describe('Empty while the customer has not said it'),
    customer_email: z.string().nullable().describe('Null unless the customer shares it'),
    created_at: timestamp,
    messages,
  })
  .meta({ id: 'DesignerConversation' });
export type DesignerConversation = z.infer<typeof designerConversation>;

export const conversationsApi = {
  send: route({
    method: 'POST',
    path: 'customer/conversation/',
    access: 'customer',
    summary: 'Write to a designer about an order; the first message opens the conversation of the two',
    status: 201,
    body: conversationBody,
    reply: customerConversation,
    errors: ['not_found', 'invalid'],
  }),
  customerList: route({
    method: 'GET',
    path: 'customer/conversation/',
    access: 'customer',
    summary: 'The customer’s conversations, latest message first',
    status: 200,
    query: limitOffset,
    reply: page(customerConversation),
  }),
  designerList: route({
    method: 'GET',
    path: 'designer/conversation/',
    access: 'designer',
    summary: 'What customers have written to the designer, latest message first',
    status: 200,
    query: limitOffset,
    reply: page(designerConversation),
  }),
};
