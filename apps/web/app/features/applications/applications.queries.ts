import { applicationsApi, type Application } from '@tessera/contract/applications';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The designers who have applied to the customer's orders, latest first. */
export const applicationsQuery = queryOptions({
  queryKey: ['applications'],
  queryFn: ({ signal }) => call(applicationsApi.customerList, { query: { limit: 500 }, signal }),
  select: (page): readonly Application[] => page.results,
});

/** Applies to an order as the signed-in designer; asking again changes nothing. */
export function useApply() {
  return useMutation({
    mutationFn: (orderId: string) => call(applicationsApi.apply, { params: { id: orderId } }),
  });
}
