import {
  matchedDesigner,
  matchingApi,
  type MatchedDesigner,
  type MatchingState,
  type Verdict,
} from '@tessera/contract/matching';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorText } from '../../lib/api/api.ts';
import { callList, readableItems } from '../../lib/api/lists.ts';
import { readSession } from '../../lib/browser/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { showUndoToast } from '../../ui/notices/undo-toast.tsx';
import type { Emphasis } from './emphasis/emphasis.ts';
import type { CustomerMatches } from './list/list-parts.ts';

/** A designer of whom nothing else is said fits, and misses nothing. */
const listedDesigner = matchedDesigner.extend({
  isWeak: matchedDesigner.shape.isWeak.catch(false),
  unmet: matchedDesigner.shape.unmet.catch([]),
  startsAtUsd: matchedDesigner.shape.startsAtUsd.catch(null),
  reservation: matchedDesigner.shape.reservation.catch(null),
});

/** The most matches that are shown at once. */
const MATCHES_MAX = 30;

/** The orders that fit the designer, best first; asked for again while they are being prepared or there are none. */
export const designerMatchesQuery = queryOptions({
  queryKey: ['matching', 'designer'],
  queryFn: ({ signal }) => callList(matchingApi.designerMatches, { query: { limit: MATCHES_MAX }, signal }),
  // A saved portfolio shows in the matches at the next visit.
  staleTime: 0,
  refetchInterval: ({ state }) => untilThere(state.data),
});

/**
 * The designers who fit one order of the customer's, or all of them (null), best first. While a list of the same order
 * with another emphasis is on its way, the one before is shown.
 */
export const customerMatchesQuery = (orderId: string | null, emphasis: Emphasis = {}) =>
  queryOptions({
    queryKey: [...customerKey, orderId, emphasis] as const,
    queryFn: async ({ signal }) => {
      const page = await callList(
        matchingApi.customerMatches,
        {
          query: { limit: MATCHES_MAX, ...(orderId !== null && { order: orderId }), ...emphasis },
          signal,
        },
        listedDesigner,
      );
      const { hidden, shownByNobody, aboveCap } = matchingApi.customerMatches.reply.shape;
      return {
        ...page,
        hidden: readableItems(page.hidden, hidden.element),
        nearMisses: readableItems(page.nearMisses ?? [], listedDesigner),
        shownByNobody: readableItems(page.shownByNobody ?? [], shownByNobody.element),
        aboveCap: aboveCap.catch(null).parse(page.aboveCap),
      };
    },
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2] === orderId ? before : undefined),
    refetchInterval: ({ state }) => untilThere(state.data),
  });

const customerKey = ['matching', 'customer'] as const;

/** A designer for one order, and what the customer says of them; null takes it back. */
export interface VerdictGiven {
  designer: Pick<MatchedDesigner, 'id' | 'name' | 'orderId' | 'orderName'>;
  verdict: Verdict | null;
  /** What was said before. */
  before: Verdict | null;
}

/**
 * Tells the server what the customer says of a designer, and the customer that it did. Lists show it at once, and are in
 * their new order when it is known.
 */
export function useVerdict() {
  const client = useQueryClient();
  const giving = useMutation({
    mutationFn: async ({ designer, verdict }: VerdictGiven) => {
      const params = { id: designer.orderId, designer: designer.id };
      if (verdict === null) await call(matchingApi.withdrawVerdict, { params });
      else await call(matchingApi.giveVerdict, { params, body: { verdict } });
    },
    onMutate: async (given) => {
      await client.cancelQueries({ queryKey: customerKey });
      client.setQueriesData<CustomerMatches>(
        { queryKey: customerKey },
        (page) => page && withVerdict(page, given),
      );
    },
    // Here rather than where it is said: the card may be gone by then.
    onSuccess: (_, given) => {
      const { verdict, before } = given;
      const takeBack = () => giving.mutate({ ...given, verdict: before, before: verdict });
      if (verdict === 'not_for_me') showUndoToast(doneText(given), takeBack);
      else showToast(doneText(given));
    },
    onError: (error) => {
      if (readSession() !== null)
        showToast(errorText(error, 'This could not be saved. Please try again.'), 'error');
    },
    onSettled: () => client.invalidateQueries({ queryKey: customerKey }),
  });
  return giving;
}

function doneText({ designer: { name, orderName }, verdict, before }: VerdictGiven): string {
  if (verdict === 'not_for_me') return `${name} is hidden from the list for ‘${orderName}’.`;
  if (before === 'not_for_me') return `${name} is back on the list for ‘${orderName}’.`;
  return `Designers like ${name} ${verdict === null ? 'no longer move up' : 'move up'}.`;
}

function withVerdict(page: CustomerMatches, { designer, verdict }: VerdictGiven): CustomerMatches {
  const { id, name, orderId, orderName } = designer;
  const isAnother = (one: { id: string; orderId: string }) => one.id !== id || one.orderId !== orderId;
  const hidden = page.hidden.filter(isAnother);
  if (verdict === 'not_for_me') {
    return {
      ...page,
      results: page.results.filter(isAnother),
      nearMisses: page.nearMisses.filter(isAnother),
      hidden: [{ id, name, orderId, orderName }, ...hidden],
    };
  }
  return {
    ...page,
    results: page.results.map((one) => (isAnother(one) ? one : { ...one, verdict })),
    nearMisses: page.nearMisses.map((one) => (isAnother(one) ? one : { ...one, verdict })),
    hidden,
  };
}

/** What is being prepared comes soon; a list without anybody says to wait, and somebody may come. */
function untilThere(page: { state: MatchingState; results: readonly unknown[] } | undefined): number | false {
  if (page?.state === 'pending') return 2_000;
  return page?.results.length === 0 ? 10_000 : false;
}
