import { MESSAGE_LENGTH_MAX } from '../fields/bounds.ts';
import { messagePhotos } from '../fields/file-fields.ts';
import { z } from 'zod';
import { filledText, id, idParams, limitOffset, page, text, timestamp } from '../fields/fields.ts';
import { timelineEntry } from '../deal/progress.ts';
import { photo } from '../media.ts';
import { orderStatuses } from '../orders/order-states.ts';
import { route } from '../route.ts';

const messageId = id.describe(
  'Made by the client (UUID): a message that is sent again under the same id is stored once',
);

/** What a customer sends to begin a conversation, or to find the one there is; with a message, it is sent too. */
export const conversationBody = z
  .object({
    designer_id: z.string(),
    order_id: z.string(),
    message: filledText(MESSAGE_LENGTH_MAX).optional(),
    message_id: messageId.optional(),
    shares_email: z
      .boolean()
      .optional()
      .describe('Whether the other side is told one’s address; what was chosen before stays when left out'),
  })
  .meta({ id: 'ConversationBody' });
export type ConversationBody = z.infer<typeof conversationBody>;

/** The same for a designer, who writes in their own name only. */
export const designerConversationBody = conversationBody
  .omit({ designer_id: true })
  .meta({ id: 'DesignerConversationBody' });
export type DesignerConversationBody = z.infer<typeof designerConversationBody>;

/** The text fields of a message's form; the files of `photos` travel beside them. */
export const messageBody = z
  .object({
    message_id: messageId,
    message: text(MESSAGE_LENGTH_MAX).optional().describe('Has to say something where there are no photos'),
  })
  .meta({ id: 'MessageBody' });
export type MessageBody = z.infer<typeof messageBody>;

/** What one shows the other side in this conversation. */
export const sharingBody = z
  .object({ shares_email: z.boolean(), shares_phone: z.boolean() })
  .meta({ id: 'SharingBody' });
export type SharingBody = z.infer<typeof sharingBody>;

/** One message of a conversation. */
export const message = z
  .object({
    message_id: z.string(),
    from: z.enum(['customer', 'designer']),
    message: z.string(),
    photos: z.array(photo),
    reported: z.boolean().describe('Whether one has reported it oneself. The other side is not told.'),
    created_at: timestamp,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

/** One thing that happened to the project between the two. Its words stand where it belongs: with the delivery, the application, the review. */
export const conversationEvent = timelineEntry.omit({ text: true }).meta({ id: 'ConversationEvent' });
export type ConversationEvent = z.infer<typeof conversationEvent>;

/** What both sides see of a conversation. `name` and the picture are the other side’s. */
const shared = {
  id: z.string(),
  order_id: z.string(),
  order_name: z.string(),
  order_status: z.enum(orderStatuses),
  designer_id: z.string(),
  name: z.string().describe('Of the other side: a designer’s whole name, a customer’s first name'),
  avatar: z.string().nullable().describe('The other side’s picture; customers have none'),
  avatar_photo: photo.nullable().describe('The same picture in all its sizes'),
  email: z.string().nullable().describe('The other side’s address; null unless it is shared'),
  phone: z.string().nullable().describe('The other side’s number; null unless it is shared'),
  shares_email: z.boolean().describe('Whether one shows the other side one’s own address'),
  shares_phone: z.boolean().describe('Whether one shows the other side one’s own number'),
  blocked: z.boolean().describe('Whether one of the two has blocked the other: then neither can write'),
  blocked_by_you: z.boolean().describe('Whether one can unblock'),
  unread_count: z.int().describe('Messages of the other side that one has not read'),
  last_message: message.nullable(),
  created_at: timestamp,
  messages: z.array(message).describe('The newest ones, oldest of them first'),
  timeline: z
    .array(conversationEvent)
    .describe(
      'What happened to the project between the two, oldest first; nothing that is about other designers',
    ),
};

/** A conversation as its customer sees it. */
export const customerConversation = z
  .object({ ...shared, designer_name: z.string() })
  .meta({ id: 'CustomerConversation' });
export type CustomerConversation = z.infer<typeof customerConversation>;

/** A conversation as its designer sees it: of the customer no more than the first name, and what is shared. */
export const designerConversation = z
  .object({
    ...shared,
    customer_first_name: z.string().describe('Empty while the customer has not said it'),
    customer_email: z.string().nullable().describe('Null unless the customer shares it'),
  })
  .meta({ id: 'DesignerConversation' });
export type DesignerConversation = z.infer<typeof designerConversation>;

const messageQuery = z.object({
  before: z.string().optional().describe('Only those older than the message with this id'),
  limit: z.coerce.number().int().min(1).max(100).catch(30),
});

/** The calls that both roles make in the same way, each under its own address. */
const callsOf = <const By extends 'customer' | 'designer', View extends z.ZodType>(by: By, view: View) => {
  const one = `${by}/conversation/:id` as const;
  const shared = { access: by, params: idParams } as const;
  return {
    list: route({
      method: 'GET',
      path: `${by}/conversation/` as const,
      access: by,
      summary: 'The conversations one has, latest message first, and how many messages are unread in all',
      status: 200,
      query: limitOffset,
      reply: page(view).extend({ unread_count: z.int() }),
    }),
    messages: route({
      ...shared,
      method: 'GET',
      path: `${one}/message/` as const,
      summary: 'The messages of a conversation, newest first',
      status: 200,
      query: messageQuery,
      reply: page(message),
      errors: ['not_found'],
    }),
    write: route({
      ...shared,
      method: 'POST',
      path: `${one}/message/` as const,
      summary: 'Write in a conversation; the other side sees it at once',
      status: 201,
      repeatStatus: 200,
      isCreation: true,
      body: messageBody,
      files: { photos: messagePhotos },
      takesJson: true,
      reply: message,
      errors: [
        'not_found',
        'invalid',
        'conversation_blocked',
        'not_reachable',
        'too_many_files',
        'file_too_large',
        'invalid_file_type',
        'invalid_image',
        'upload_quota_reached',
        'storage_quota_reached',
      ],
    }),
    read: route({
      ...shared,
      method: 'POST',
      path: `${one}/read/` as const,
      summary: 'Say that one has read as far as this message; an earlier one changes nothing',
      status: 200,
      body: z.object({ message_id: z.string() }),
      reply: view,
      errors: ['not_found'],
    }),
    share: route({
      ...shared,
      method: 'PUT',
      path: `${one}/sharing/` as const,
      summary: 'Choose whether the other side is shown one’s e-mail address and phone number',
      status: 200,
      body: sharingBody,
      reply: view,
      errors: ['not_found'],
    }),
    block: route({
      ...shared,
      method: 'POST',
      path: `${one}/block/` as const,
      summary: 'Neither writes to the other any more, and the two no longer see each other in matches',
      status: 200,
      reply: view,
      errors: ['not_found'],
    }),
    unblock: route({
      ...shared,
      method: 'POST',
      path: `${one}/unblock/` as const,
      summary: 'Take one’s own block back; one by the other side stays',
      status: 200,
      reply: view,
      errors: ['not_found'],
    }),
  };
};

const customer = callsOf('customer', customerConversation);
const designer = callsOf('designer', designerConversation);

export const conversationsApi = {
  send: route({
    method: 'POST',
    path: 'customer/conversation/',
    access: 'customer',
    summary: 'Begin a conversation with a matched designer or an applicant about an order, or find it',
    status: 201,
    repeatStatus: 200,
    isCreation: true,
    body: conversationBody,
    reply: customerConversation,
    errors: ['not_found', 'invalid', 'conversation_blocked', 'not_reachable'],
  }),
  begin: route({
    method: 'POST',
    path: 'designer/conversation/',
    access: 'designer',
    summary: 'Begin a conversation with the customer of an order one has applied to, or find it',
    status: 201,
    repeatStatus: 200,
    isCreation: true,
    body: designerConversationBody,
    reply: designerConversation,
    errors: ['not_found', 'invalid', 'conversation_blocked', 'not_reachable'],
  }),
  customerList: customer.list,
  designerList: designer.list,
  customerMessages: customer.messages,
  designerMessages: designer.messages,
  customerWrite: customer.write,
  designerWrite: designer.write,
  customerRead: customer.read,
  designerRead: designer.read,
  customerShare: customer.share,
  designerShare: designer.share,
  customerBlock: customer.block,
  designerBlock: designer.block,
  customerUnblock: customer.unblock,
  designerUnblock: designer.unblock,
};
