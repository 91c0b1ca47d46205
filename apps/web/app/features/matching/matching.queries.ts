import { matchingApi, type MatchingState } from '@tessera/contract/matching';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The most matches that are shown at once. */
const MATCHES_MAX = 30;

/** The orders that fit the designer, best first; asked for again while they are being prepared. */
export const designerMatchesQuery = queryOptions({
  queryKey: ['matching', 'designer'],
  queryFn: ({ signal }) => call(matchingApi.designerMatches, { query: { limit: MATCHES_MAX }, signal }),
  // A saved portfolio shows in the matches at the next visit.
  staleTime: 0,
  refetchInterval: ({ state }) => whilePending(state.data?.state),
});

/** The designers who fit one order of the customer's, or all of them (null), best first. */
export const customerMatchesQuery = (orderId: string | null) =>
  queryOptions({
    queryKey: ['matching', 'customer', orderId],
    queryFn: ({ signal }) =>
      call(matchingApi.customerMatches, {
        query: { limit: MATCHES_MAX, ...(orderId !== null && { order: orderId }) },
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) => whilePending(state.data?.state),
  });

function whilePending(state: MatchingState | undefined): number | false {
  return state === 'pending' ? 2_000 : false;
}
