import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readEmphasis, writeEmphasis } from '../../features/matching/emphasis/emphasis.ts';
import { MatchedDesignerSkeletons } from '../../features/matching/list/matched-designers.tsx';
import { customerMatchesQuery, moreOf } from '../../features/matching/matching.queries.ts';
import { OrderPicker } from '../../features/orders/list/order-picker.tsx';
import { orderQuery, ordersQuery } from '../../features/orders/orders.queries.ts';
import { ApiError } from '../../lib/api/api.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../lib/site/product.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { MatchesOfCustomer } from './matches-of-customer.tsx';

/**
 * The designers who fit the customer's orders. `?order=` narrows the list to one order. The emphasis is in the address too.
 */
export default function CustomerMatches() {
  const [search, setSearch] = useSearchParams();
  const orderId = search.get('order');
  const emphasis = readEmphasis(search);
  const orders = useQuery(ordersQuery);
  const onlyOrder = orders.data?.length === 1 ? orders.data[0]!.id : null;
  const shownOrderId = orderId ?? onlyOrder;
  const order = useQuery({ ...orderQuery(shownOrderId ?? ''), enabled: shownOrderId !== null });
  const matches = useInfiniteQuery(customerMatchesQuery(orderId, emphasis));
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
        // Waits for the orders: their select stands above the list and would move it.
        <LoadingStatus />
      ) : matches.data === undefined ? (
        <MatchedDesignerSkeletons />
      ) : (
        <MatchesOfCustomer
          matches={matches.data}
          more={moreOf(matches)}
          listKey={orderId}
          order={order.data}
          orders={orders.data}
          isOrderNamed={hasSeveralOrders && orderId === null}
          emphasis={emphasis}
          onEmphasis={(changed, change) =>
            setSearch(writeEmphasis(search, changed), {
              replace: change === 'replace',
              preventScrollReset: true,
            })
          }
          onReadingSaved={() => void matches.refetch()}
        />
      )}
    </>
  );
}
