import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { MessageButton } from '../../features/conversations/contact/message-button.tsx';
import { EngagementView } from '../../features/engagements/engagement-view.tsx';
import { engagementQuery } from '../../features/engagements/engagements.queries.ts';
import { WorkReview } from '../../features/reviews/work-review.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { FormSkeleton } from '../../ui/loading/form-skeleton.tsx';
import { MissingProject } from '../../ui/notices/missing/missing-project.tsx';
import { SubpageHeader } from '../../ui/headings/subpage-header.tsx';
import { useFocusKept } from '../../ui/page/use-focus-kept.ts';

export default function DesignerEngagementPage() {
  const { orderId = '' } = useParams();
  const engagement = useQuery(engagementQuery(orderId));
  const customer = engagement.data?.customer_first_name || 'The customer';
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(page, engagement.data?.order.status);
  return (
    <div ref={page} tabIndex={-1}>
      <title>{pageTitle(engagement.data?.order.object_name ?? 'Project')}</title>
      {engagement.data !== undefined ? (
        <EngagementView
          key={engagement.data.order_id}
          engagement={engagement.data}
          customer={customer}
          review={
            engagement.data.review === null ? null : (
              <WorkReview
                review={engagement.data.review}
                customer={customer}
                onChanged={() => engagement.refetch()}
              />
            )
          }
          contact={
            <MessageButton
              role="designer"
              orderId={engagement.data.order_id}
              designerId={engagement.data.designer_id}
              name={engagement.data.customer_first_name || 'the customer'}
            />
          }
        />
      ) : engagement.isError ? (
        <MissingProject
          heading="Project"
          title="Project not found"
          text="The project you're looking for doesn't exist, or you do not work on it."
          backTo={paths.designer.applications}
          backLabel="Applications"
          error={engagement.error}
          onRetry={() => void engagement.refetch()}
        />
      ) : (
        <FormSkeleton
          heading={
            <SubpageHeader title="Project" backTo={paths.designer.applications} backLabel="Applications" />
          }
          fields={3}
        />
      )}
    </div>
  );
}
