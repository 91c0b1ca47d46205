import { randomUUIDv7 } from 'node:crypto';
import type {
  ConversationBody,
  CustomerConversation,
  DesignerConversation,
} from '@tessera/contract/conversations';
import type { Db } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { MatchingService } from '../matching/matching.service.ts';
import { mailConversationMessage } from './conversations.jobs.ts';
import { toCustomerConversation, toDesignerConversation } from './conversations.present.ts';
import { conversationsRepo } from './conversations.repo.ts';

/** What customers write to designers. */
export type ConversationsService = ReturnType<typeof createConversationsService>;

interface Window {
  limit: number;
  offset: number;
}

/**
 * One conversation for each order and designer. A message is stored first and mailed afterwards where mail is set up,
 * so a designer reads it in the product all the same.
 */
export function createConversationsService(deps: {
  db: Db;
  queue: Queue;
  matching: Pick<MatchingService, 'isInPool'>;
  mailer: Mailer | undefined;
  publicUrl: string | undefined;
  productName: string;
  clock: () => Date;
}) {
  const { db, queue, matching, mailer, publicUrl, productName, clock } = deps;

  return {
    /**
     * Stores a message and has it mailed; the same message sent twice is stored once.
     * @throws AppError not_found for an order that is not the customer's or a designer who is not matched, and
     * invalid for a message id that belongs to another message
     */
    async send(customerId: string, body: ConversationBody): Promise<CustomerConversation> {
      const { designer_id: designerId, order_id: orderId } = body;
      if (!isId(designerId) || !isId(orderId)) throw new AppError('not_found');
      if (!(await matching.isInPool(designerId))) throw new AppError('not_found');
      const now = clock();
      return db.transaction().execute(async (tx) => {
        const repo = conversationsRepo(tx);
        if (!(await repo.holdOrder(customerId, orderId))) throw new AppError('not_found');
        const conversationId = await repo.open({
          id: randomUUIDv7(),
          orderId,
          designerId,
          sharesEmail: body.shares_email ?? false,
          now,
        });
        const messageId = body.message_id ?? randomUUIDv7();
        const isNew = await repo.insertMessage({
          id: messageId,
          conversationId,
          authorId: customerId,
          body: body.message,
          createdAt: now,
        });
        if (!isNew && !(await repo.hasMessage(messageId, conversationId, customerId)))
          throw invalidFields([fieldError('message_id', 'invalid')]);
        if (isNew && mailer !== undefined) await queue.add(tx, mailConversationMessage, { messageId });
        return toCustomerConversation(await repo.get(conversationId));
      });
    },

    /** Latest message first. */
    async ofCustomer(
      customerId: string,
      { limit, offset }: Window,
    ): Promise<{ count: number; conversations: CustomerConversation[] }> {
      const repo = conversationsRepo(db);
      return {
        count: await repo.count({ customerId }),
        conversations: (await repo.ofCustomer(customerId, limit, offset)).map(toCustomerConversation),
      };
    },

    /** Latest message first. */
    async ofDesigner(
      designerId: string,
      { limit, offset }: Window,
    ): Promise<{ count: number; conversations: DesignerConversation[] }> {
      const repo = conversationsRepo(db);
      return {
        count: await repo.count({ designerId }),
        conversations: (await repo.ofDesigner(designerId, limit, offset)).map(toDesignerConversation),
      };
    },

    /** Mails a stored message to its designer unless that was done; answers go to the customer who shares the address. */
    async mail(messageId: string): Promise<void> {
      if (mailer === undefined) return;
      const repo = conversationsRepo(db);
      const row = await repo.unmailed(messageId);
      if (row === undefined) return;
      const sender = row.customerFirstName ?? 'A customer';
      const answer = row.sharesEmail
        ? `Answer to this mail, and ${sender} reads it.`
        : `${sender} has not shared an e-mail address.`;
      const place = publicUrl === undefined ? productName : `${publicUrl}/designer/`;
      await mailer.send({
        to: row.designerEmail,
        ...(row.sharesEmail && { replyTo: row.customerEmail }),
        subject: `${sender} wrote to you about ‘${row.orderName}’`,
        text: `${row.body}\n\n--\n${answer}\nAll messages: ${place}`,
      });
      await repo.setMailed(messageId, clock());
    },
  };
}
