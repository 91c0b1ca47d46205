import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { Applicants } from '../../features/applications/applicants.tsx';
import { applicationsQuery } from '../../features/applications/applications.queries.ts';
import { OrderCard } from '../../features/orders/list/order-card.tsx';
import { ordersQuery, useDeleteOrder } from '../../features/orders/orders.queries.ts';
import { LinkLine } from '../../features/previews/link-previews.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import card from '../../ui/cards/card.module.css';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import { useProjectDeletion } from '../../ui/dialogs/project-deletion.tsx';
import { SkeletonCards } from '../../ui/loading/skeleton.tsx';

export default function CustomerProjects() {
  const orders = useQuery(ordersQuery);
  // Cards show who has applied. They wait for it, so that nothing moves when it arrives.
  const { data: applications = [], isFetched: areApplicantsKnown } = useQuery(applicationsQuery);
  const remove = useDeleteOrder();
  const page = useRef<HTMLDivElement>(null);
  const deletion = useProjectDeletion(remove.mutateAsync, () => page.current?.focus());
  const isEmpty = orders.data?.length === 0;
  return (
    <div ref={page} tabIndex={-1}>
      <title>{pageTitle('My Projects')}</title>
      <PageHeader
        title="My Projects"
        subtitle="Manage and track all your projects in one place"
        action={isEmpty ? undefined : <AddProject />}
      />
      {orders.data === undefined || !areApplicantsKnown ? (
        orders.isError ? (
          <ErrorState
            message="Failed to load projects. Please try again later."
            onRetry={() => void orders.refetch()}
          />
        ) : (
          <SkeletonCards className={card.gridOf3} count={3} photoHeight="8rem" isInset />
        )
      ) : isEmpty ? (
        <EmptyState
          title="No projects found"
          text="Start by creating your first project to find the perfect designer"
          actions={<AddProject />}
        />
      ) : (
        <div className={card.gridOf3}>
          {orders.data.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              applicants={
                <Applicants
                  order={{ id: order.id, name: order.object_name }}
                  applications={applications.filter(({ order_id }) => order_id === order.id)}
                />
              }
              previewOf={(link) => <LinkLine {...link} />}
              onDelete={() => deletion.ask(order)}
            />
          ))}
        </div>
      )}
      {deletion.dialog}
    </div>
  );
}

function AddProject() {
  return (
    <ButtonLink to={paths.customer.addProject} icon={<IconPlus size={20} stroke={1.5} aria-hidden="true" />}>
      Add Project
    </ButtonLink>
  );
}
