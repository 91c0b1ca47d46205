import { randomUUIDv7 } from 'node:crypto';
import type {
  ConversationBody,
  CustomerConversation,
  DesignerConversation,
  Message,
  MessageBody,
  SharingBody,
} from '@tessera/contract/talk/conversations';
import type { Db, Tx } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import type { ReceivedFile } from '../../http/uploads.ts';
import { isSuspended } from '../auth/standing/standing.service.ts';
import type { EventsService } from '../events/events.service.ts';
import type { PoolService } from '../matching/search/pool.service.ts';
import type { TakenPhoto } from '../media/intake/intake.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { blocksRepo } from './blocks/blocks.repo.ts';
import {
  sideOf,
  toCustomerConversation,
  toDesignerConversation,
  toMessage,
} from './conversations.present.ts';
import { conversationsRepo, type ConversationRow } from './conversations.repo.ts';
import type { MessagePhotosService } from './photos/message-photos.service.ts';

/** What customers and designers write to each other. */
export type ConversationsService = ReturnType<typeof createConversationsService>;

/** A conversation as the role of whoever asks sees it. */
export type ConversationView = CustomerConversation & DesignerConversation;

/** Who asks for a conversation, and where they reach the product. */
export interface Asking {
  accountId: string;
  id: string;
  origin: string;
}

/** What a message is written with. */
interface Writing {
  write: Write;
  /** Called if what was sent had been stored before. */
  markRepeat(): void;
}

/**
 * There is one conversation for each order and designer. Only the two have it; for others it is «not found». Whoever writes
 * holds the conversation, so its messages are numbered without gaps in the order in which they are seen.
 */
export function createConversationsService(deps: {
  db: Db;
  pool: PoolService;
  events: EventsService;
  notifications: Pick<NotificationsService, 'tell' | 'readAbout'>;
  photos: MessagePhotosService;
  clock: () => Date;
}) {
  const { db, pool, events, notifications, photos, clock } = deps;

  const find = async (from: Db, accountId: string, id: string): Promise<ConversationRow> => {
    const row = isId(id) ? await conversationsRepo(from).find(accountId, id) : undefined;
    if (row === undefined) throw new AppError('not_found');
    return row;
  };

  /** Tells the open pages of both that the conversation has changed. */
  const tellBoth = (tx: Tx, { id, accountId, otherId }: ConversationRow) =>
    events.record(tx, [accountId, otherId], { kind: 'conversation', conversationId: id });

  /** Changes a conversation as one of its two, and answers it. */
  const change = ({ accountId, id, origin }: Asking, then: (tx: Tx, row: ConversationRow) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      const row = await find(tx, accountId, id);
      await conversationsRepo(tx).hold(id);
      await then(tx, row);
      return toView(await find(tx, accountId, id), origin);
    });

  /** Stores a message and tells the other side. @returns false if it had been stored before */
  const store = async (
    tx: Tx,
    { accountId, id }: { accountId: string; id: string },
    { message_id: messageId, message = '' }: MessageBody,
    taken: readonly TakenPhoto[] = [],
  ): Promise<boolean> => {
    const repo = conversationsRepo(tx);
    const number = (await repo.hold(id)) + 1;
    const known = await repo.message({ conversationId: id, readerId: accountId }, messageId);
    if (known?.authorId === accountId) return false;
    const row = await find(tx, accountId, id);
    if (row.hasBlocked || row.isBlocked) throw new AppError('conversation_blocked');
    if (await isSuspended(tx, row.otherId)) throw new AppError('not_reachable');
    const stored = { id: messageId, conversationId: id, number, authorId: accountId, body: message };
    if (!(await repo.insertMessage({ ...stored, createdAt: clock() })))
      throw invalidFields([fieldError('message_id', 'invalid')]);
    await photos.add(tx, { messageId, authorId: accountId }, taken);
    await events.record(tx, [accountId, row.otherId], { kind: 'message', conversationId: id, messageId });
    const writer = (row.side === 'customer' ? row.customerFirstName : row.designerFirstName) ?? '';
    await notifications.tell(tx, {
      to: row.otherId,
      kind: 'message',
      text: `${writer || 'A customer'} wrote to you about ‘${row.orderName}’`,
      link: linkFor(row),
    });
    return true;
  };

  /** Begins the conversation of the two, or finds it, and sends the message if there is one. */
  const begin = async (
    tx: Tx,
    { accountId, customerId, designerId }: { accountId: string; customerId: string; designerId: string },
    body: Omit<ConversationBody, 'designer_id'>,
    { markRepeat, origin }: { markRepeat(): void; origin: string },
  ): Promise<ConversationView> => {
    const repo = conversationsRepo(tx);
    const orderId = body.order_id;
    let id = await repo.between(orderId, designerId);
    if (id === undefined) {
      if (await blocksRepo(tx).isBetween(customerId, designerId)) throw new AppError('not_found');
      if (await isSuspended(tx, accountId === customerId ? designerId : customerId))
        throw new AppError('not_found');
      const newId = randomUUIDv7();
      const isNew = await repo.open({ id: newId, orderId, designerId, customerId, now: clock() });
      id = isNew ? newId : (await repo.between(orderId, designerId))!;
      if (!isNew) markRepeat();
    } else markRepeat();
    if (body.shares_email !== undefined) await repo.share(id, accountId, { sharesEmail: body.shares_email });
    if (body.message !== undefined) {
      const message = { message_id: body.message_id ?? randomUUIDv7(), message: body.message };
      await store(tx, { accountId, id }, message);
    }
    return toView(await find(tx, accountId, id), origin);
  };

  return {
    /**
     * Begins a conversation as a customer, or finds it.
     * @throws AppError not_found for an order that is not the customer's or a designer who is neither matched nor has applied;
     * invalid for a message id that belongs to another message; conversation_blocked
     */
    async beginAsCustomer(
      customerId: string,
      body: ConversationBody,
      { write, markRepeat, origin }: Writing & { origin: string },
    ): Promise<ConversationView> {
      const { designer_id: designerId, order_id: orderId } = body;
      if (!isId(designerId) || !isId(orderId)) throw new AppError('not_found');
      const isMatched = await pool.has(designerId);
      return write(async (tx) => {
        const repo = conversationsRepo(tx);
        if ((await repo.holdOrder(orderId)) !== customerId) throw new AppError('not_found');
        const isKnown = isMatched || (await repo.hasApplied(orderId, designerId));
        if (!isKnown) throw new AppError('not_found');
        return begin(tx, { accountId: customerId, customerId, designerId }, body, { markRepeat, origin });
      });
    },

    /**
     * The same as a designer. @throws AppError not_found unless the designer has applied or was written to; invalid;
     * conversation_blocked
     */
    async beginAsDesigner(
      designerId: string,
      body: Omit<ConversationBody, 'designer_id'>,
      { write, markRepeat, origin }: Writing & { origin: string },
    ): Promise<ConversationView> {
      const { order_id: orderId } = body;
      if (!isId(orderId)) throw new AppError('not_found');
      return write(async (tx) => {
        const repo = conversationsRepo(tx);
        const customerId = await repo.holdOrder(orderId);
        const isKnown =
          customerId !== undefined &&
          ((await repo.hasApplied(orderId, designerId)) ||
            (await repo.between(orderId, designerId)) !== undefined);
        if (!isKnown) throw new AppError('not_found');
        return begin(tx, { accountId: designerId, customerId, designerId }, body, { markRepeat, origin });
      });
    },

    /** Latest message first. */
    async list(
      accountId: string,
      { limit, offset }: { limit: number; offset: number },
      origin: string,
    ): Promise<{ count: number; unread: number; conversations: ConversationView[] }> {
      const repo = conversationsRepo(db);
      const rows = await repo.list(accountId, limit, offset);
      return {
        count: await repo.count(accountId),
        unread: await repo.countUnread(accountId),
        conversations: rows.map((row) => toView(row, origin)),
      };
    },

    /**
     * Newest first, those older than `before` if that is given. @returns besides, how many messages there are in all
     * @throws AppError not_found for a conversation of others and for a `before` of another one
     */
    async messages(
      accountId: string,
      id: string,
      { before, limit }: { before?: string | undefined; limit: number },
      origin: string,
    ): Promise<{ count: number; messages: Message[]; hasOlder: boolean }> {
      const row = await find(db, accountId, id);
      const repo = conversationsRepo(db);
      const seen = { conversationId: id, readerId: accountId };
      const limitMessage =
        before === undefined || !isId(before) ? undefined : await repo.message(seen, before);
      if (before !== undefined && limitMessage === undefined) throw new AppError('not_found');
      const found = await repo.messages(seen, limitMessage?.number, limit);
      const [newest] = limitMessage === undefined ? found : await repo.messages(seen, undefined, 1);
      return {
        count: newest?.number ?? 0,
        messages: found.map((message) => toMessage(message, sideOf(message.authorId, row), origin)),
        hasOlder: (found.at(-1)?.number ?? 1) > 1,
      };
    },

    /** Messages as they go over the wire to one who may see them, by id. */
    async messagesWithIds(
      readerId: string,
      ids: readonly string[],
      origin: string,
    ): Promise<Map<string, Message>> {
      if (ids.length === 0) return new Map();
      const rows = await conversationsRepo(db).messagesWithIds(readerId, ids);
      return new Map(rows.map((row) => [row.id, toMessage(row, row.side as Message['from'], origin)]));
    },

    /**
     * Sends a message of words, photos or both. The same message sent again is stored once.
     * @throws AppError not_found, conversation_blocked, required or blank for one that says nothing, invalid for an id that
     * belongs to another message, storage_quota_reached, or a fault of a file
     */
    async write(
      { accountId, id, origin }: Asking,
      body: MessageBody,
      files: readonly ReceivedFile[],
      { write, markRepeat, signal }: Writing & { signal: AbortSignal },
    ): Promise<Message> {
      if (files.length === 0) requireWords(body);
      // Asked again in the transaction. Here it saves reading photos that nobody may send.
      else await find(db, accountId, id);
      return photos.keep(files, (taken) =>
        write(async (tx) => {
          await photos.prepare(tx, accountId, taken);
          const row = await find(tx, accountId, id);
          if (!(await store(tx, { accountId, id }, body, taken))) markRepeat();
          const stored = await conversationsRepo(tx).message(
            { conversationId: id, readerId: accountId },
            body.message_id,
          );
          if (taken.length > 0) signal.throwIfAborted();
          return toMessage(stored!, sideOf(accountId, row), origin);
        }),
      );
    },

    /** Notes that one has read as far as a message. @throws AppError not_found */
    read: (asking: Asking, messageId: string) =>
      change(asking, async (tx, row) => {
        const repo = conversationsRepo(tx);
        const message = isId(messageId)
          ? await repo.message({ conversationId: row.id, readerId: asking.accountId }, messageId)
          : undefined;
        if (message === undefined) throw new AppError('not_found');
        if (!(await repo.markRead(row.id, asking.accountId, message.number))) return;
        const lastNumber = await repo.hold(row.id);
        if (message.number === lastNumber)
          await notifications.readAbout(tx, asking.accountId, linkFor({ ...row, side: otherSide(row) }));
        await tellBoth(tx, row);
      }),

    /** Chooses what one shows the other side. @throws AppError not_found */
    share: (asking: Asking, { shares_email: sharesEmail, shares_phone: sharesPhone }: SharingBody) =>
      change(asking, async (tx, row) => {
        await conversationsRepo(tx).share(row.id, asking.accountId, { sharesEmail, sharesPhone });
        await tellBoth(tx, row);
      }),

    /** Blocks the other side, in every conversation of the two. @throws AppError not_found */
    block: (asking: Asking) =>
      change(asking, async (tx, row) => {
        await blocksRepo(tx).block(asking.accountId, row.otherId, clock());
        await tellBoth(tx, row);
      }),

    /** Takes one's own block back. @throws AppError not_found */
    unblock: (asking: Asking) =>
      change(asking, async (tx, row) => {
        await blocksRepo(tx).unblock(asking.accountId, row.otherId);
        await tellBoth(tx, row);
      }),
  };
}

function requireWords({ message }: MessageBody): void {
  if (message === undefined) throw invalidFields([fieldError('message', 'required')]);
  if (message.trim() === '') throw invalidFields([fieldError('message', 'blank')]);
}

/** The contract drops what the role does not see. */
function toView(row: ConversationRow, origin: string): ConversationView {
  return (
    row.side === 'customer' ? toCustomerConversation(row, origin) : toDesignerConversation(row, origin)
  ) as ConversationView;
}

/** Where the side that `row` is not seen by finds the conversation. */
function linkFor({ id, side }: { id: string; side: string }): string {
  return `/${otherSide({ side })}/messages/${id}`;
}

function otherSide({ side }: { side: string }): string {
  return side === 'customer' ? 'designer' : 'customer';
}
