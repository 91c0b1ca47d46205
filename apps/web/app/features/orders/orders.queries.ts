import type { Order, OrderBody } from '@tessera/contract/orders';
import { ordersApi } from '@tessera/contract/orders';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';

/** The customer's own orders, newest first; asked for again while one is being prepared for matching or its links are read. */
export const ordersQuery = queryOptions({
  queryKey: ['orders', 'list'],
  queryFn: ({ signal }) => call(ordersApi.list, { query: { limit: 500 }, signal }),
  select: (page) => page.results,
  refetchInterval: ({ state }) => (state.data?.results.some(isPending) === true ? 2_000 : false),
});

/** One of the customer's own orders. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'order', orderId],
    queryFn: ({ signal }) => call(ordersApi.get, { params: { id: orderId }, signal }),
  });

/** How many orders the customer has and may have. */
export const orderLimitQuery = queryOptions({
  queryKey: ['orders', 'limit'],
  queryFn: ({ signal }) => call(ordersApi.limit, { signal }),
});

/** Adds an order, or replaces the one with `orderId`. */
export function useSaveOrder(orderId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderBody) =>
      orderId === null
        ? call(ordersApi.create, { body })
        : call(ordersApi.update, { params: { id: orderId }, body }),
    onSuccess: (saved) => {
      client.setQueryData(orderQuery(saved.id).queryKey, saved);
      return Promise.all([
        client.invalidateQueries({ queryKey: ordersQuery.queryKey, refetchType: 'none' }),
        client.invalidateQueries({ queryKey: orderLimitQuery.queryKey, refetchType: 'none' }),
      ]);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'project_limit_reached') {
        return client.invalidateQueries({ queryKey: orderLimitQuery.queryKey });
      }
      return undefined;
    },
  });
}

/** Deletes an order; the list loses it without being loaded again. */
export function useDeleteOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Order) => call(ordersApi.remove, { params: { id } }),
    onSuccess: (_, { id }) => {
      client.setQueryData(ordersQuery.queryKey, (page) =>
        page === undefined
          ? page
          : { ...page, count: page.count - 1, results: page.results.filter((one) => one.id !== id) },
      );
      client.removeQueries({ queryKey: orderQuery(id).queryKey });
      return client.invalidateQueries({ queryKey: orderLimitQuery.queryKey });
    },
  });
}

function isPending({ matching_state, links }: Order): boolean {
  return matching_state === 'pending' || links.some(({ preview }) => preview.state === 'pending');
}
