import { ordersApi } from '../../lib/api/routes/orders.generated.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callVersioned, errorText, isOutdated } from '../../lib/api/api.ts';
import { readSession } from '../../lib/browser/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { orderLimitQuery, orderQuery, ordersQuery, type LoadedOrder } from './orders.queries.ts';

/** What a customer does to move an own order on, with the words that come with it. */
export type OrderMove =
  | { action: 'pause' | 'resume' | 'complete' }
  | { action: 'cancel'; reason: string }
  | { action: 'request_changes'; message: string };

/**
 * Moves an order on. Where that fails it says why, and the order is loaded again if it has moved on meanwhile. `onMoved` is
 * called when the order is, or may be, another one than before.
 */
export function useMoveOrder(orderId: string, onMoved: () => void) {
  const client = useQueryClient();
  const { queryKey } = orderQuery(orderId);
  return useMutation({
    mutationFn: (move: OrderMove) => send(orderId, move),
    onSuccess: (moved) => {
      client.setQueryData(queryKey, moved);
      onMoved();
      return Promise.all([
        client.invalidateQueries({ queryKey: ordersQuery.queryKey, refetchType: 'none' }),
        client.invalidateQueries({ queryKey: orderLimitQuery.queryKey, refetchType: 'none' }),
      ]);
    },
    onError: (error) => {
      if (readSession() === null) return undefined;
      showToast(errorText(error, 'This could not be saved. Please try again.'), 'error');
      if (!isOutdated(error)) return undefined;
      onMoved();
      return client.invalidateQueries({ queryKey });
    },
  });
}

function send(id: string, move: OrderMove): Promise<LoadedOrder> {
  const params = { id };
  switch (move.action) {
    case 'pause':
      return callVersioned(ordersApi.pause, { params });
    case 'resume':
      return callVersioned(ordersApi.resume, { params });
    case 'complete':
      return callVersioned(ordersApi.complete, { params });
    case 'cancel':
      return callVersioned(ordersApi.cancel, { params, body: { reason: move.reason } });
    case 'request_changes':
      return callVersioned(ordersApi.requestChanges, { params, body: { message: move.message } });
  }
}
