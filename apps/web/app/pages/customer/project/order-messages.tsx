import { useQuery } from '@tanstack/react-query';
import type { Order } from '@tessera/contract/orders/orders';
import {
  ConversationList,
  ConversationListSkeleton,
} from '../../../features/conversations/list/conversation-list.tsx';
import { conversationsQuery } from '../../../features/conversations/conversations.queries.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../../ui/notices/error-state.tsx';
import styles from './order-messages.module.css';

/** The tab with the conversations about an order, each a link to its thread. */
export default function OrderMessages({ order }: { order: Order }) {
  const conversations = useQuery(conversationsQuery('customer'));
  const about = conversations.data?.filter(({ order_id: orderId }) => orderId === order.id);
  if (about === undefined) {
    return conversations.isError ? (
      <ErrorState message="Your messages could not be loaded." onRetry={() => void conversations.refetch()} />
    ) : (
      <div className={styles.list}>
        <ConversationListSkeleton />
      </div>
    );
  }
  if (about.length === 0) {
    return (
      <EmptyState
        title="No messages yet"
        text="Write to a matched designer or an applicant, and what you two say about this project is here."
        actions={<ButtonLink to={{ search: '?tab=matches' }}>See your matches</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.list}>
      <ConversationList role="customer" conversations={about} openId={undefined} />
    </div>
  );
}
