import type {
  Application,
  ApplicationBody,
  DeclineBody,
  OwnApplication,
} from '@tessera/contract/deal/applications';
import { applicationsApi } from '../../lib/api/routes/deal.generated.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorText, isOutdated } from '../../lib/api/api.ts';
import { callList } from '../../lib/api/lists.ts';
import { readSession } from '../../lib/browser/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { applicationsKey } from './applications-key.ts';

/** The designers who have applied to the customer's orders, latest first. */
export const applicationsQuery = queryOptions({
  queryKey: [...applicationsKey, 'all'],
  queryFn: ({ signal }) =>
    callList(
      applicationsApi.customerList,
      { query: { limit: 500 }, signal },
      (readers) => readers.readApplication,
    ),
  select: (page): readonly Application[] => page.results,
});

/** The designers who have applied to one order of the customer's, latest first, and how many such applications may be open. */
export const applicationsToQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'to', orderId],
    queryFn: ({ signal }) =>
      callList(
        applicationsApi.customerList,
        { query: { limit: 500, order: orderId }, signal },
        (readers) => readers.readApplication,
      ),
    select: ({ results, open_max: openMax }) => ({
      applications: results as readonly Application[],
      openMax,
    }),
  });

/** The designer's own applications, latest first, and how many of them are open and may be. */
export const ownApplicationsQuery = queryOptions({
  queryKey: [...applicationsKey, 'own'],
  queryFn: ({ signal }) =>
    callList(
      applicationsApi.designerList,
      { query: { limit: 500 }, signal },
      (readers) => readers.readOwnApplication,
    ),
  select: ({ results, open }) => ({ applications: results as readonly OwnApplication[], open }),
});

/** How many of the designer's applications are open, and how many may be. */
export const openApplicationsQuery = queryOptions({
  queryKey: [...applicationsKey, 'open'],
  queryFn: ({ signal }) => call(applicationsApi.designerList, { query: { limit: 1 }, signal }),
  select: ({ open }) => open,
});

/** Applies to an order as the signed-in designer; asking again changes nothing. */
export function useApply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, body, key }: { orderId: string; body: ApplicationBody; key: string }) =>
      call(applicationsApi.apply, { params: { id: orderId }, body, idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: applicationsKey }),
  });
}

/** Takes back the designer's offer to work on an order. Where that fails it says why, and the list is loaded again if need be. */
export function useWithdraw(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(applicationsApi.withdraw, { params: { id: orderId } }),
    onSuccess: (withdrawn) => {
      client.setQueryData(ownApplicationsQuery.queryKey, (page) =>
        page === undefined
          ? page
          : {
              ...page,
              open: { ...page.open, count: page.open.count - 1 },
              results: page.results.map((one) => (one.order_id === orderId ? withdrawn : one)),
            },
      );
      void client.invalidateQueries({ queryKey: openApplicationsQuery.queryKey });
      showToast(`Your application to ‘${withdrawn.order_name}’ is withdrawn.`);
    },
    onError: (error) => {
      if (readSession() === null) return undefined;
      showToast(errorText(error, 'This could not be saved. Please try again.'), 'error');
      return isOutdated(error) ? client.invalidateQueries({ queryKey: applicationsKey }) : undefined;
    },
  });
}

/** What a customer answers, with the reason for declining. */
export type Answer =
  { action: 'shortlist' | 'accept' } | { action: 'decline'; reason: DeclineBody['reason']; text: string };

/**
 * Answers a designer's application. Where that fails it says why, and the lists are loaded again if things have moved on
 * meanwhile. `onOrderMoved` is called when the order is, or may be, another one than before.
 */
export function useAnswer({ order_id, designer_id }: Application, onOrderMoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => {
      const params = { id: order_id, designer: designer_id };
      switch (answer.action) {
        case 'shortlist':
          return call(applicationsApi.shortlist, { params });
        case 'accept':
          return call(applicationsApi.accept, { params });
        case 'decline':
          return call(applicationsApi.decline, {
            params,
            body: { reason: answer.reason, text: answer.text },
          });
      }
    },
    onSuccess: (answered, { action }) => {
      client.setQueryData(applicationsToQuery(order_id).queryKey, (page) =>
        page === undefined
          ? page
          : {
              ...page,
              results: page.results.map((one) => (one.designer_id === designer_id ? answered : one)),
            },
      );
      if (action === 'accept') onOrderMoved();
      return client.invalidateQueries({ queryKey: applicationsKey });
    },
    onError: (error) => {
      if (readSession() === null) return undefined;
      showToast(errorText(error, 'This could not be saved. Please try again.'), 'error');
      if (!isOutdated(error)) return undefined;
      onOrderMoved();
      return client.invalidateQueries({ queryKey: applicationsKey });
    },
  });
}
