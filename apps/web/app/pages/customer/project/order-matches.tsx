import { useInfiniteQuery } from '@tanstack/react-query';
import { matchedOrderStatuses, orderStatusLabels } from '@tessera/contract/orders/order-states';
import { useSearchParams } from 'react-router';
import { readEmphasis, writeEmphasis } from '../../../features/matching/emphasis/emphasis.ts';
import { MatchedDesignerSkeletons } from '../../../features/matching/list/matched-designers.tsx';
import { customerMatchesQuery, moreOf } from '../../../features/matching/matching.queries.ts';
import type { LoadedOrder } from '../../../features/orders/orders.queries.ts';
import { ErrorState } from '../../../ui/notices/error-state.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { MatchesOfCustomer } from '../matches-of-customer.tsx';

/** The tab with the designers who fit an order. Only an active order has some. */
export default function OrderMatches({ order }: { order: LoadedOrder }) {
  const [search, setSearch] = useSearchParams();
  const emphasis = readEmphasis(search);
  const isMatched = matchedOrderStatuses.includes(order.status);
  const matches = useInfiniteQuery({ ...customerMatchesQuery(order.id, emphasis), enabled: isMatched });
  if (!isMatched) {
    // An answer of a newer server may have a status that this page does not know.
    const label: string | undefined = orderStatusLabels[order.status];
    const state = label === undefined ? '' : `This project is ${label.toLowerCase()}. `;
    return <Notice tone="info">{`${state}Only active projects are matched.`}</Notice>;
  }
  if (matches.data === undefined) {
    return matches.isError ? (
      <ErrorState
        message="Failed to load matches. Please try again later."
        onRetry={() => void matches.refetch()}
      />
    ) : (
      <MatchedDesignerSkeletons />
    );
  }
  return (
    <MatchesOfCustomer
      matches={matches.data}
      more={moreOf(matches)}
      onReadingSaved={() => void matches.refetch()}
      order={order}
      orders={[order]}
      isOrderNamed={false}
      emphasis={emphasis}
      onEmphasis={(changed, change) =>
        setSearch(writeEmphasis(search, changed), {
          replace: change === 'replace',
          preventScrollReset: true,
        })
      }
      listKey={order.id}
    />
  );
}
