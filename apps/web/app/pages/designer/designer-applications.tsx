import { useQuery } from '@tanstack/react-query';
import { ownApplicationsQuery } from '../../features/applications/applications.queries.ts';
import { OpenApplications } from '../../features/applications/own/open-applications.tsx';
import {
  OwnApplications,
  OwnApplicationSkeletons,
} from '../../features/applications/own/own-applications.tsx';
import { MessageButton } from '../../features/conversations/contact/message-button.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';

export default function DesignerApplications() {
  const applications = useQuery(ownApplicationsQuery);
  return (
    <>
      <title>{pageTitle('Applications')}</title>
      <PageHeader
        title="Applications"
        subtitle="What you applied for, and where it stands"
        action={applications.data && <OpenApplications {...applications.data.open} />}
      />
      {applications.data === undefined ? (
        applications.isError ? (
          <ErrorState
            message="Failed to load applications. Please try again later."
            onRetry={() => void applications.refetch()}
          />
        ) : (
          <OwnApplicationSkeletons />
        )
      ) : applications.data.applications.length === 0 ? (
        <EmptyState
          title="No applications yet"
          text="Apply to a project that fits you, and you see here what becomes of it."
          actions={<ButtonLink to={paths.designer.home}>See your matches</ButtonLink>}
        />
      ) : (
        <OwnApplications
          applications={applications.data.applications}
          contactOf={({ order_id, designer_id, conversation_id, customer_first_name }) => (
            <MessageButton
              role="designer"
              orderId={order_id}
              designerId={designer_id}
              conversationId={conversation_id}
              name={customer_first_name === '' ? 'the customer' : customer_first_name}
              kind="quiet"
            />
          )}
        />
      )}
    </>
  );
}
