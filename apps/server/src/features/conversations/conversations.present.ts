import type { CustomerConversation, DesignerConversation, Message } from '@tessera/contract/conversations';
import type { ConversationRow } from './conversations.repo.ts';

/** A conversation as its customer sees it. */
export function toCustomerConversation(row: ConversationRow): CustomerConversation {
  return {
    id: row.id,
    order_id: row.orderId,
    order_name: row.orderName,
    designer_id: row.designerId,
    designer_name: `${row.designerFirstName ?? ''} ${row.designerLastName ?? ''}`.trim(),
    shares_email: row.sharesEmail,
    created_at: row.createdAt.toISOString(),
    messages: toMessages(row),
  };
}

/** A conversation as its designer sees it. */
export function toDesignerConversation(row: ConversationRow): DesignerConversation {
  return {
    id: row.id,
    order_id: row.orderId,
    order_name: row.orderName,
    customer_first_name: row.customerFirstName ?? '',
    customer_email: row.sharesEmail ? row.customerEmail : null,
    created_at: row.createdAt.toISOString(),
    messages: toMessages(row),
  };
}

function toMessages({ newestMessages, customerId }: ConversationRow): Message[] {
  return newestMessages.toReversed().map(({ id, authorId, body, createdAt }) => ({
    id,
    from: authorId === customerId ? 'customer' : 'designer',
    body,
    created_at: new Date(createdAt).toISOString(),
  }));
}
