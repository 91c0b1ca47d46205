import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';

/** A row of a conversation with both people and its newest messages, newest first. */
export type ConversationRow = Awaited<ReturnType<ReturnType<typeof conversationsRepo>['ofCustomer']>>[number];

/** A list carries no more of one conversation. */
const MESSAGES_MAX = 50;

/** Conversations and their messages in the database. */
export const conversationsRepo = (db: Db) => {
  const conversations = () =>
    db
      .selectFrom('conversation')
      .innerJoin('customerOrder', 'customerOrder.id', 'conversation.orderId')
      .innerJoin('account as customer', 'customer.id', 'customerOrder.customerId')
      .leftJoin('customerProfile', 'customerProfile.accountId', 'customerOrder.customerId')
      .leftJoin('designerProfile', 'designerProfile.accountId', 'conversation.designerId');

  const whole = () =>
    conversations()
      .select([
        'conversation.id',
        'conversation.orderId',
        'customerOrder.objectName as orderName',
        'conversation.designerId',
        'designerProfile.firstName as designerFirstName',
        'designerProfile.lastName as designerLastName',
        'customerOrder.customerId',
        'customerProfile.firstName as customerFirstName',
        'customer.email as customerEmail',
        'conversation.sharesEmail',
        'conversation.createdAt',
      ])
      .select((conversation) =>
        jsonArrayFrom(
          conversation
            .selectFrom('message')
            .select(['message.id', 'message.authorId', 'message.body', 'message.createdAt'])
            .whereRef('message.conversationId', '=', 'conversation.id')
            .orderBy('message.createdAt', 'desc')
            .orderBy('message.id', 'desc')
            .limit(MESSAGES_MAX),
        ).as('newestMessages'),
      )
      .orderBy('conversation.lastMessageAt', 'desc')
      .orderBy('conversation.id');

  return {
    /** Whether the customer has this order; within a transaction it stays until the end. */
    async holdOrder(customerId: string, orderId: string): Promise<boolean> {
      const row = await db
        .selectFrom('customerOrder')
        .select('id')
        .where('id', '=', orderId)
        .where('customerId', '=', customerId)
        .forKeyShare()
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The id of the conversation of the two about the order, opened with this id unless there is one. */
    async open(conversation: {
      id: string;
      orderId: string;
      designerId: string;
      sharesEmail: boolean;
      now: Date;
    }): Promise<string> {
      const { now, ...values } = conversation;
      const { id } = await db
        .insertInto('conversation')
        .values({ ...values, createdAt: now, lastMessageAt: now })
        .onConflict((conflict) =>
          conflict
            .columns(['orderId', 'designerId'])
            .doUpdateSet({ sharesEmail: values.sharesEmail, lastMessageAt: now }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** False when there is a message with this id already. */
    async insertMessage(message: {
      id: string;
      conversationId: string;
      authorId: string;
      body: string;
      createdAt: Date;
    }): Promise<boolean> {
      const inserted = await db
        .insertInto('message')
        .values(message)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n;
    },

    /** Whether a message is one of this author's in this conversation. */
    async hasMessage(id: string, conversationId: string, authorId: string): Promise<boolean> {
      const row = await db
        .selectFrom('message')
        .select('id')
        .where('id', '=', id)
        .where('conversationId', '=', conversationId)
        .where('authorId', '=', authorId)
        .executeTakeFirst();
      return row !== undefined;
    },

    get: (id: string) => whole().where('conversation.id', '=', id).executeTakeFirstOrThrow(),

    ofCustomer: (customerId: string, limit: number, offset: number) =>
      whole().where('customerOrder.customerId', '=', customerId).limit(limit).offset(offset).execute(),

    ofDesigner: (designerId: string, limit: number, offset: number) =>
      whole().where('conversation.designerId', '=', designerId).limit(limit).offset(offset).execute(),

    /** How many conversations a customer or a designer has. */
    async count(of: { customerId: string } | { designerId: string }): Promise<number> {
      const all = conversations().select((conversation) => conversation.fn.countAll<number>().as('count'));
      const own =
        'customerId' in of
          ? all.where('customerOrder.customerId', '=', of.customerId)
          : all.where('conversation.designerId', '=', of.designerId);
      return (await own.executeTakeFirstOrThrow()).count;
    },

    /** A message with what its mail needs, unless it is mailed or gone. */
    unmailed: (messageId: string) =>
      conversations()
        .innerJoin('message', 'message.conversationId', 'conversation.id')
        .innerJoin('account as designer', 'designer.id', 'conversation.designerId')
        .select([
          'message.body',
          'customerOrder.objectName as orderName',
          'customerProfile.firstName as customerFirstName',
          'customer.email as customerEmail',
          'conversation.sharesEmail',
          'designer.email as designerEmail',
        ])
        .where('message.id', '=', messageId)
        .where('message.mailedAt', 'is', null)
        .executeTakeFirst(),

    async setMailed(messageId: string, now: Date): Promise<void> {
      await db.updateTable('message').set({ mailedAt: now }).where('id', '=', messageId).execute();
    },
  };
};
