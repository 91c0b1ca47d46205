import { useQuery } from '@tanstack/react-query';
import type { Order } from '@tessera/contract/orders';
import { useSearchParams } from 'react-router';
import { applicationsQuery } from '../features/applications/applications.queries.ts';
import { ContactDesigner } from '../features/conversations/contact-designer.tsx';
import { MatchedDesigners, MatchedDesignerSkeletons } from '../features/matching/matched-designers.tsx';
import { MatchingStateNotice } from '../features/matching/matching-state-notice.tsx';
import { customerMatchesQuery } from '../features/matching/matching.queries.ts';
import { OrderPicker } from '../features/orders/order-picker.tsx';
import { ordersQuery } from '../features/orders/orders.queries.ts';
import { ApiError } from '../lib/api.ts';
import { pageTitle } from '../lib/product.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** The designers who fit the customer's orders; `?order=` narrows them to one order. */
export default function CustomerMatches() {
  const [search, setSearch] = useSearchParams();
  const orderId = search.get('order');
  const orders = useQuery(ordersQuery);
  const matches = useQuery(customerMatchesQuery(orderId));
  const { data: applications = [] } = useQuery(applicationsQuery);
  const hasSeveralOrders = orders.data !== undefined && orders.data.length > 1;
  const isOrderGone = matches.error instanceof ApiError && matches.error.code === 'not_found';
  return (
    <>
      <title>{pageTitle('Best Designers for Your Project')}</title>
      <PageHeader
        title="Best Designers for Your Project"
        subtitle="Discover designers that match your project requirements and style preferences"
        action={
          hasSeveralOrders ? (
            <OrderPicker
              orders={orders.data}
              orderId={orderId}
              onPick={(picked) => setSearch(picked === null ? {} : { order: picked })}
            />
          ) : undefined
        }
      />
      {isOrderGone ? (
        <EmptyState
          title="Project not found"
          text="The project you're looking for doesn't exist or has been removed."
          actions={<ButtonLink to={paths.customer.home}>All projects</ButtonLink>}
        />
      ) : matches.data === undefined ? (
        matches.isError ? (
          <ErrorState
            message="Failed to load matches. Please try again later."
            onRetry={() => void matches.refetch()}
          />
        ) : (
          <MatchedDesignerSkeletons />
        )
      ) : (
        <>
          <MatchingStateNotice state={matches.data.state} subject="your projects" />
          {matches.data.results.length > 0 ? (
            <MatchedDesigners
              designers={matches.data.results}
              isOrderNamed={hasSeveralOrders && orderId === null}
              hasApplied={(designer) =>
                applications.some(
                  (one) => one.designer_id === designer.id && one.order_id === designer.orderId,
                )
              }
              contactOf={({ id, name, orderId: bestId, orderName }) => (
                <ContactDesigner
                  designer={{ id, name }}
                  orders={orders.data?.map(toChoice) ?? [{ id: bestId, name: orderName }]}
                  orderId={bestId}
                />
              )}
            />
          ) : (
            <EmptyState
              text="Our AI is working hard to find the best designers for you. Please wait, or tell us more about what you need."
              actions={
                <>
                  <ButtonLink to={paths.customer.addProject}>Add New Project</ButtonLink>
                  <ButtonLink kind="secondary" to={paths.customer.projects}>
                    Update Existing Projects
                  </ButtonLink>
                </>
              }
            />
          )}
        </>
      )}
    </>
  );
}

function toChoice({ id, object_name: name }: Order): { id: string; name: string } {
  return { id, name };
}
