import type { SetReading } from '@tessera/contract/orders/order-reading';
import type { Order, OrderBody } from '@tessera/contract/orders/orders';
import { ordersApi } from '../../lib/api/routes/orders.generated.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createOrChange } from '../../lib/api/attempt.ts';
import { newId } from '../../lib/api/new-id.ts';
import { ApiError, call, callVersioned, errorText, type Versioned } from '../../lib/api/api.ts';
import { callList } from '../../lib/api/lists.ts';
import { readSession } from '../../lib/browser/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { toOrderBody, toOrderValues } from './form/order-values.ts';

/** The customer's own orders, newest first; asked for again while one is being prepared for matching or its links are read. */
export const ordersQuery = queryOptions({
  queryKey: ['orders', 'list'],
  queryFn: async ({ signal }) => {
    const page = await callList(
      ordersApi.list,
      { query: { limit: 500 }, signal },
      (readers) => readers.readOrder,
    );
    return {
      ...page,
      results: page.results.map((order) => ({ ...order, status: order.status ?? 'active' })),
    };
  },
  select: (page) => page.results,
  refetchInterval: ({ state }) => (state.data?.results.some(isPending) === true ? 2_000 : false),
});

/** One of the customer's own orders. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'order', orderId],
    queryFn: async ({ signal }) => {
      const order = await callVersioned(ordersApi.get, { params: { id: orderId }, signal });
      return { ...order, status: order.status ?? 'active' };
    },
    // What the order asks for is read while it is being prepared.
    refetchInterval: ({ state }) => (state.data?.matching_state === 'pending' ? 1_000 : false),
  });

/** Everything that an order can ask for. It changes with releases only. */
export const wishOptionsQuery = queryOptions({
  queryKey: ['orders', 'wish-options'],
  queryFn: ({ signal }) => call(ordersApi.wishOptions, { signal }),
  select: ({ results }) => results,
  staleTime: Infinity,
});

/** How many orders the customer has and may have. */
export const orderLimitQuery = queryOptions({
  queryKey: ['orders', 'limit'],
  queryFn: ({ signal }) => call(ordersApi.limit, { signal }),
});

/** An order as it was loaded. */
export type LoadedOrder = Versioned<Order>;

/** What is sent to save an order: the key of a new one, or the version that is replaced. */
export interface OrderSave {
  body: OrderBody;
  idempotencyKey?: string;
  ifMatch?: string | null;
}

/** Adds an order, or replaces the one with `orderId`. */
export function useSaveOrder(orderId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...save }: OrderSave) => {
      const change = (id: string) => callVersioned(ordersApi.update, { ...save, params: { id } });
      if (orderId !== null) return change(orderId);
      return createOrChange(
        idempotencyKey ?? newId(),
        (key) => callVersioned(ordersApi.create, { ...save, idempotencyKey: key }),
        change,
      );
    },
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

/** An order whose reading was set, and the version that it replaced. */
export interface ReadingSaved {
  saved: LoadedOrder;
  replacedEtag: string | null;
}

/** Sets what a person wants in the reading of an order. The rest of the order stays as it was loaded last. */
export function useSetReading(orderId: string) {
  const client = useQueryClient();
  const { queryKey } = orderQuery(orderId);
  return useMutation({
    // One after the other, because each replaces the version before.
    scope: { id: `reading ${orderId}` },
    mutationFn: async ({ added, removed }: SetReading): Promise<ReadingSaved> => {
      const order = client.getQueryData(queryKey)!;
      const body = { ...toOrderBody(toOrderValues(order)), reading: { added, removed } };
      const ifMatch = order.etag;
      const saved = await callVersioned(ordersApi.update, { params: { id: orderId }, body, ifMatch });
      return { saved, replacedEtag: ifMatch };
    },
    onSuccess: ({ saved }) => {
      client.setQueryData(queryKey, saved);
      return client.invalidateQueries({ queryKey: ordersQuery.queryKey, refetchType: 'none' });
    },
    onError: (error) => {
      if (readSession() === null) return undefined;
      showToast(errorText(error, 'This could not be saved. Please try again.'), 'error');
      return client.invalidateQueries({ queryKey });
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
