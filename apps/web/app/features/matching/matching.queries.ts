import type { MatchedDesigner, MatchingState, Verdict } from '@tessera/contract/matching';
import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { matchingApi } from '../../lib/api/routes/common.generated.ts';
import { call, errorText } from '../../lib/api/api.ts';
import { callList, loadReaders, readableItems } from '../../lib/api/lists.ts';
import { readSession } from '../../lib/browser/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { showUndoToast } from '../../ui/notices/undo-toast.tsx';
import type { Emphasis } from './emphasis/emphasis.ts';
import type { MoreMatches } from './list/show-more.tsx';
import { joinPages, type CustomerMatches, type DesignerMatches } from './list/list-parts.ts';

/** How many matches a page of a list has. More are asked for on demand. */
const PAGE_LENGTH = 12;

/** The orders that fit the designer, best first; asked for again while they are being prepared or there are none. */
export const designerMatchesQuery = infiniteQueryOptions({
  queryKey: ['matching', 'designer'],
  queryFn: ({ pageParam: offset, signal }) =>
    callList(
      matchingApi.designerMatches,
      { query: { limit: PAGE_LENGTH, offset }, signal },
      (readers) => readers.readMatchProject,
    ),
  initialPageParam: 0,
  getNextPageParam: nextOffset,
  select: ({ pages }) => joinPages(pages),
  // A saved portfolio shows in the matches at the next visit.
  staleTime: 0,
  refetchInterval: ({ state }) => untilThere(state.data?.pages),
});

/** Shows at once that the designer has applied for an order. */
export function showApplied(client: QueryClient, orderId: string): void {
  client.setQueryData<InfiniteData<DesignerMatches, number>>(
    designerMatchesQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          results: page.results.map((one) => (one.id === orderId ? { ...one, applied: true } : one)),
        })),
      },
  );
}

/**
 * The designers who fit one order of the customer's, or all of them (null), best first. While a list of the same order
 * with another emphasis is on its way, the one before is shown.
 */
export const customerMatchesQuery = (orderId: string | null, emphasis: Emphasis = {}) =>
  infiniteQueryOptions({
    queryKey: [...customerKey, orderId, emphasis] as const,
    queryFn: async ({ pageParam: offset, signal }) => {
      const query = {
        limit: PAGE_LENGTH,
        offset,
        ...(orderId !== null && { order: orderId }),
        ...emphasis,
      };
      const [page, readers] = await Promise.all([
        call(matchingApi.customerMatches, { query, signal }),
        loadReaders(),
      ]);
      return {
        ...page,
        results: readableItems(page.results, readers.readMatchedDesigner),
        hidden: readableItems(page.hidden, readers.readHiddenDesigner),
        nearMisses: readableItems(page.nearMisses ?? [], readers.readMatchedDesigner),
        shownByNobody: readableItems(page.shownByNobody ?? [], readers.readNamedWish),
        aboveCap: readers.readAboveCap(page.aboveCap),
      };
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    select: ({ pages }) => joinPages(pages),
    staleTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2] === orderId ? before : undefined),
    refetchInterval: ({ state }) => untilThere(state.data?.pages),
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
      client.setQueriesData<InfiniteData<CustomerMatches, number>>(
        { queryKey: customerKey },
        (data) => data && { ...data, pages: data.pages.map((page) => withVerdict(page, given)) },
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

/** The rest of a list, for the button below it. */
export function moreOf(list: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
}): MoreMatches {
  return { isThere: list.hasNextPage, isLoading: list.isFetchingNextPage, load: () => list.fetchNextPage() };
}

/** What is being prepared comes soon; a list without anybody says to wait, and somebody may come. */
function untilThere(
  pages: readonly { state: MatchingState; results: readonly unknown[] }[] | undefined,
): number | false {
  const [page] = pages ?? [];
  if (page?.state === 'pending') return 2_000;
  return page?.results.length === 0 ? 10_000 : false;
}

/** Where the next page begins; undefined where there is none. */
function nextOffset(page: { next: string | null }, _pages: unknown, offset: number): number | undefined {
  return page.next === null ? undefined : offset + PAGE_LENGTH;
}
