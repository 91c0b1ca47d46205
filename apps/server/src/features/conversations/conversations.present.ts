import type {
  ConversationEvent,
  CustomerConversation,
  DesignerConversation,
  Message,
} from '@tessera/contract/talk/conversations';
import type { Side } from '@tessera/contract/deal/moves';
import { toPhoto, toShownPhoto } from '../media/media.present.ts';
import type { PhotoRow } from '../media/photo.columns.ts';
import type { ConversationRow } from './conversations.repo.ts';

/** A conversation as its customer sees it; `origin` is where people reach the product. */
export function toCustomerConversation(row: ConversationRow, origin: string): CustomerConversation {
  const portrait = toShownPhoto(row, origin);
  const name = `${row.designerFirstName ?? ''} ${row.designerLastName ?? ''}`.trim();
  return {
    ...toShared(row, origin),
    name,
    designer_name: name,
    avatar: portrait?.url ?? null,
    avatar_photo: portrait,
    phone: row.otherSharesPhone ? row.designerPhone || null : null,
  };
}

/** The same as its designer sees it. */
export function toDesignerConversation(row: ConversationRow, origin: string): DesignerConversation {
  const shared = toShared(row, origin);
  const name = row.customerFirstName ?? '';
  return {
    ...shared,
    name,
    customer_first_name: name,
    customer_email: shared.email,
    avatar: null,
    avatar_photo: null,
    phone: row.otherSharesPhone ? row.customerPhone || null : null,
  };
}

/** A message; `from` is the side that wrote it. A time within JSON of the database is a text. */
export function toMessage(
  {
    id,
    body,
    createdAt,
    photos,
    isReported,
  }: {
    id: string;
    body: string;
    createdAt: Date | string;
    photos: readonly (PhotoRow & { id: string })[];
    isReported: boolean;
  },
  from: Side,
  origin: string,
): Message {
  return {
    message_id: id,
    from,
    message: body,
    photos: photos.map((photo) => toPhoto(photo.id, photo, origin)),
    reported: isReported,
    created_at: new Date(createdAt).toISOString(),
  };
}

/** The side that wrote a message of a conversation that `row` is seen by one of the two. */
export function sideOf(authorId: string, row: { accountId: string; side: string }): Side {
  const isCustomer = (authorId === row.accountId) === (row.side === 'customer');
  return isCustomer ? 'customer' : 'designer';
}

function toShared(row: ConversationRow, origin: string) {
  const newest = row.newestMessages.map((message) =>
    toMessage(message, sideOf(message.authorId, row), origin),
  );
  return {
    id: row.id,
    order_id: row.orderId,
    order_name: row.orderName,
    order_status: row.orderStatus as CustomerConversation['order_status'],
    designer_id: row.designerId,
    email: row.otherSharesEmail ? row.otherEmail : null,
    shares_email: row.sharesEmail,
    shares_phone: row.sharesPhone,
    blocked: row.hasBlocked || row.isBlocked,
    blocked_by_you: row.hasBlocked,
    unread_count: row.unreadCount ?? 0,
    last_message: newest[0] ?? null,
    created_at: row.createdAt.toISOString(),
    messages: newest.toReversed(),
    timeline: row.events.map(({ kind, by, createdAt }) => ({
      at: new Date(createdAt).toISOString(),
      kind: kind as ConversationEvent['kind'],
      by: by as ConversationEvent['by'],
    })),
  };
}
