import type { Side } from '@tessera/contract/deal/moves';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/photo.columns.ts';
import { shownBody } from './hidden/hidden-messages.repo.ts';
import { photosOfMessage } from './photos/message-photos.repo.ts';

/** A row of a conversation as one of the two sees it, with its newest messages, newest first. */
export type ConversationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof conversationsRepo>['find']>>>;

/** A row of a message with who wrote it. */
export type MessageRow = Awaited<ReturnType<ReturnType<typeof conversationsRepo>['messages']>>[number];

/** How many messages of one conversation a list has. */
const MESSAGES_MAX = 50;

/** A column that says of each message that a query selects from `message` whether the account has reported it. */
const reportedBy = (accountId: string) =>
  sql<boolean>`exists (
    select from report
    where report.reporter_id = ${accountId} and report.kind = 'message' and report.subject_id = message.id
  )`.as('isReported');

/** Conversations and their messages in the database. */
export const conversationsRepo = (db: Db) => {
  const ofAccount = (accountId: string) =>
    db
      .selectFrom('conversationSide as own')
      .innerJoin('conversation', 'conversation.id', 'own.conversationId')
      .innerJoin('conversationSide as other', (join) =>
        join
          .onRef('other.conversationId', '=', 'own.conversationId')
          .onRef('other.accountId', '<>', 'own.accountId'),
      )
      .where('own.accountId', '=', accountId);

  const whole = (accountId: string) =>
    ofAccount(accountId)
      .innerJoin('customerOrder', 'customerOrder.id', 'conversation.orderId')
      .innerJoin('account as otherAccount', 'otherAccount.id', 'other.accountId')
      .leftJoin('customerProfile', 'customerProfile.accountId', 'customerOrder.customerId')
      .leftJoin('designerProfile', 'designerProfile.accountId', 'conversation.designerId')
      .leftJoin('photo', 'photo.id', 'designerProfile.photoId')
      .select(['conversation.id', 'conversation.orderId', 'conversation.designerId'])
      .select(['conversation.createdAt', 'customerOrder.objectName as orderName'])
      .select(['customerOrder.status as orderStatus', 'own.side', 'own.accountId'])
      .select(['own.sharesEmail', 'own.sharesPhone'])
      .select(['other.sharesEmail as otherSharesEmail', 'other.sharesPhone as otherSharesPhone'])
      .select(['other.accountId as otherId', 'otherAccount.email as otherEmail'])
      .select(['designerProfile.firstName as designerFirstName'])
      .select(['designerProfile.lastName as designerLastName', 'designerProfile.phone as designerPhone'])
      .select(['customerProfile.firstName as customerFirstName', 'customerProfile.phone as customerPhone'])
      .select(['photo.id as photoId', ...PHOTO_COLUMNS])
      .select((row) => [
        row
          .selectFrom('message')
          .select((message) => message.fn.countAll<number>().as('count'))
          .whereRef('message.conversationId', '=', 'conversation.id')
          .whereRef('message.number', '>', 'own.readNumber')
          .whereRef('message.authorId', '<>', 'own.accountId')
          .as('unreadCount'),
        row
          .exists(
            row
              .selectFrom('accountBlock')
              .select('blockerId')
              .whereRef('blockerId', '=', 'own.accountId')
              .whereRef('blockedId', '=', 'other.accountId'),
          )
          .$castTo<boolean>()
          .as('hasBlocked'),
        row
          .exists(
            row
              .selectFrom('accountBlock')
              .select('blockerId')
              .whereRef('blockerId', '=', 'other.accountId')
              .whereRef('blockedId', '=', 'own.accountId'),
          )
          .$castTo<boolean>()
          .as('isBlocked'),
        jsonArrayFrom(
          row
            .selectFrom('message')
            .select(['message.id', 'message.authorId', shownBody, 'message.createdAt'])
            .select([photosOfMessage, reportedBy(accountId)])
            .whereRef('message.conversationId', '=', 'conversation.id')
            .orderBy('message.number', 'desc')
            .limit(MESSAGES_MAX),
        ).as('newestMessages'),
        jsonArrayFrom(
          row
            .selectFrom('orderEvent')
            .select(['orderEvent.kind', 'orderEvent.by', 'orderEvent.createdAt'])
            .whereRef('orderEvent.orderId', '=', 'conversation.orderId')
            .whereRef('orderEvent.designerId', '=', 'conversation.designerId')
            .orderBy('orderEvent.id'),
        ).as('events'),
      ]);

  return {
    /** A conversation of an account; undefined for one of others. */
    find: (accountId: string, id: string) =>
      whole(accountId).where('conversation.id', '=', id).executeTakeFirst(),

    /** Latest message first. */
    list: (accountId: string, limit: number, offset: number) =>
      whole(accountId)
        .orderBy('conversation.lastMessageAt', 'desc')
        .orderBy('conversation.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** How many conversations an account has. */
    async count(accountId: string): Promise<number> {
      const counted = ofAccount(accountId).select((row) => row.fn.countAll<number>().as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    /** How many messages of others an account has not read, in all its conversations. */
    async countUnread(accountId: string): Promise<number> {
      const { count } = await db
        .selectFrom('conversationSide as own')
        .innerJoin('message', 'message.conversationId', 'own.conversationId')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('own.accountId', '=', accountId)
        .where('message.authorId', '<>', accountId)
        .whereRef('message.number', '>', 'own.readNumber')
        .executeTakeFirstOrThrow();
      return count;
    },

    /** The customer of an order, which then stays until the transaction ends; undefined if there is no such order. */
    async holdOrder(orderId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('customerOrder')
        .select('customerId')
        .where('id', '=', orderId)
        .forKeyShare()
        .executeTakeFirst();
      return row?.customerId;
    },

    /** Whether the designer has ever applied to the order. */
    async hasApplied(orderId: string, designerId: string): Promise<boolean> {
      const row = await db
        .selectFrom('application')
        .select('orderId')
        .where('orderId', '=', orderId)
        .where('designerId', '=', designerId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The conversation of the two about the order; undefined while there is none. */
    async between(orderId: string, designerId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('conversation')
        .select('id')
        .where('orderId', '=', orderId)
        .where('designerId', '=', designerId)
        .executeTakeFirst();
      return row?.id;
    },

    /** Opens the conversation of the two about the order. @returns false if there is one */
    async open(conversation: {
      id: string;
      orderId: string;
      designerId: string;
      customerId: string;
      now: Date;
    }): Promise<boolean> {
      const { id, orderId, designerId, customerId, now } = conversation;
      const inserted = await db
        .insertInto('conversation')
        .values({ id, orderId, designerId, createdAt: now, lastMessageAt: now })
        .onConflict((conflict) => conflict.columns(['orderId', 'designerId']).doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
      const sides: [Side, string][] = [
        ['customer', customerId],
        ['designer', designerId],
      ];
      await db
        .insertInto('conversationSide')
        .values(sides.map(([side, accountId]) => ({ conversationId: id, side, accountId })))
        .execute();
      return true;
    },

    /** Locks a conversation until the transaction ends. @returns the number of its latest message */
    async hold(id: string): Promise<number> {
      const row = await db
        .selectFrom('conversation')
        .select('lastNumber')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return row.lastNumber;
    },

    /** Deletes the conversations about orders. */
    async deleteOf(orderIds: readonly string[]): Promise<void> {
      await db.deleteFrom('conversation').where('orderId', 'in', orderIds).execute();
    },

    /** Stores the next message of a conversation that is locked. False if a message with this id exists. */
    async insertMessage(message: {
      id: string;
      conversationId: string;
      number: number;
      authorId: string;
      body: string;
      createdAt: Date;
    }): Promise<boolean> {
      const inserted = await db
        .insertInto('message')
        .values(message)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
      await db
        .updateTable('conversation')
        .set({ lastNumber: message.number, lastMessageAt: message.createdAt })
        .where('id', '=', message.conversationId)
        .execute();
      return true;
    },

    /** Newest first; only those older than the one numbered `before`, if it is given. */
    messages: (
      { conversationId, readerId }: { conversationId: string; readerId: string },
      before: number | undefined,
      limit: number,
    ) => {
      const all = db
        .selectFrom('message')
        .select(['id', 'authorId', shownBody, 'createdAt', 'number'])
        .select([photosOfMessage, reportedBy(readerId)])
        .where('conversationId', '=', conversationId);
      const found = before === undefined ? all : all.where('number', '<', before);
      return found.orderBy('number', 'desc').limit(limit).execute();
    },

    /** A message of a conversation as `readerId` sees it; undefined if the conversation has none with this id. */
    message: ({ conversationId, readerId }: { conversationId: string; readerId: string }, id: string) =>
      db
        .selectFrom('message')
        .select(['id', 'authorId', shownBody, 'createdAt', 'number'])
        .select([photosOfMessage, reportedBy(readerId)])
        .where('conversationId', '=', conversationId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Messages by id as `readerId` sees them, with the side that wrote them. */
    messagesWithIds: (readerId: string, ids: readonly string[]) =>
      db
        .selectFrom('message')
        .innerJoin('conversationSide', (join) =>
          join
            .onRef('conversationSide.conversationId', '=', 'message.conversationId')
            .onRef('conversationSide.accountId', '=', 'message.authorId'),
        )
        .select(['message.id', shownBody, 'message.createdAt', 'side'])
        .select([photosOfMessage, reportedBy(readerId)])
        .where('message.id', 'in', ids)
        .execute(),

    /** Notes how far a side has read. False if it had read as far before. */
    async markRead(conversationId: string, accountId: string, number: number): Promise<boolean> {
      const updated = await db
        .updateTable('conversationSide')
        .set({ readNumber: number })
        .where('conversationId', '=', conversationId)
        .where('accountId', '=', accountId)
        .where('readNumber', '<', number)
        .executeTakeFirst();
      return updated.numUpdatedRows === 1n;
    },

    async share(
      conversationId: string,
      accountId: string,
      sharing: { sharesEmail?: boolean; sharesPhone?: boolean },
    ): Promise<void> {
      await db
        .updateTable('conversationSide')
        .set(sharing)
        .where('conversationId', '=', conversationId)
        .where('accountId', '=', accountId)
        .execute();
    },
  };
};
