import { useQuery } from '@tanstack/react-query';
import type { Order } from '@tessera/contract/orders/orders';
import {
  ApplicationLetters,
  ApplicationLetterSkeletons,
} from '../../../features/applications/answers/application-letters.tsx';
import { applicationsToQuery } from '../../../features/applications/applications.queries.ts';
import { MessageButton } from '../../../features/conversations/contact/message-button.tsx';
import { ReportDesigner } from '../../../features/reports/report-designer.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../../ui/notices/error-state.tsx';

/** The tab with the designers who have applied to an order. */
export default function OrderApplications({
  order,
  onOrderMoved,
}: {
  order: Order;
  onOrderMoved: () => void;
}) {
  const applications = useQuery(applicationsToQuery(order.id));
  if (applications.data === undefined) {
    return applications.isError ? (
      <ErrorState
        message="Failed to load applications. Please try again later."
        onRetry={() => void applications.refetch()}
      />
    ) : (
      <ApplicationLetterSkeletons />
    );
  }
  if (applications.data.applications.length === 0) {
    return (
      <EmptyState
        title="No applications yet"
        text="Designers who fit see this project among their matches. You can also write to one of them first."
        actions={<ButtonLink to={{ search: '?tab=matches' }}>See your matches</ButtonLink>}
      />
    );
  }
  return (
    <ApplicationLetters
      order={order}
      {...applications.data}
      contactOf={({ order_id, designer_id, conversation_id, name }) => (
        <MessageButton
          role="customer"
          orderId={order_id}
          designerId={designer_id}
          conversationId={conversation_id}
          name={name}
        />
      )}
      reportOf={({ designer_id: id, name }, photoId) => (
        <ReportDesigner designer={{ id, name }} photoId={photoId} />
      )}
      onOrderMoved={onOrderMoved}
    />
  );
}
