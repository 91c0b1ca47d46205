import { useQuery } from '@tanstack/react-query';
import type { Order } from '@tessera/contract/orders';
import { useSearchParams } from 'react-router';
import { applicationsQuery } from '../features/applications/applications.queries.ts';
import { ContactDesigner } from '../features/conversations/contact-designer.tsx';
import { EmphasisSliders } from '../features/matching/emphasis-sliders.tsx';
import { readEmphasis, writeEmphasis } from '../features/matching/emphasis.ts';
import { HiddenDesigners } from '../features/matching/hidden-designers.tsx';
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
import { LoadingStatus } from '../ui/spinner.tsx';

/**
 * The designers who fit the customer's orders; `?order=` narrows them to one order, and what the customer weighs is in
 * the address as well.
 */
export default function CustomerMatches() {
  const [search, setSearch] = useSearchParams();
  const orderId = search.get('order');
  const emphasis = readEmphasis(search);
  const orders = useQuery(ordersQuery);
  const matches = useQuery(customerMatchesQuery(orderId, emphasis));
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
              onPick={(picked) =>
                setSearch(
                  writeEmphasis(new URLSearchParams(picked === null ? {} : { order: picked }), emphasis),
                )
              }
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
      ) : matches.isError && matches.data === undefined ? (
        <ErrorState
          message="Failed to load matches. Please try again later."
          onRetry={() => void matches.refetch()}
        />
      ) : orders.isPending ? (
        // Whether there is a choice of orders above the list would move it.
        <LoadingStatus />
      ) : matches.data === undefined ? (
        <MatchedDesignerSkeletons />
      ) : (
        <>
          <MatchingStateNotice state={matches.data.state} subject="your projects" />
          {matches.data.results.length > 1 || Object.keys(emphasis).length > 0 ? (
            <EmphasisSliders
              emphasis={emphasis}
              firstName={matches.data.results[0]?.name}
              onChange={(changed, change) =>
                setSearch(writeEmphasis(search, changed), {
                  replace: change === 'replace',
                  preventScrollReset: true,
                })
              }
            />
          ) : null}
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
          <HiddenDesigners
            designers={matches.data.hidden}
            isOrderNamed={hasSeveralOrders && orderId === null}
          />
        </>
      )}
    </>
  );
}

function toChoice({ id, object_name: name }: Order): { id: string; name: string } {
  return { id, name };
}
