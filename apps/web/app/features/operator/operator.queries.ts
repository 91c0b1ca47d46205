import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AuditQuery } from '@tessera/contract/operator/audit';
import { operatorAuditApi } from '../../lib/api/routes/operator.generated.ts';
import type { OperatorAccountQuery } from '@tessera/contract/operator/accounts';
import { operatorAccountsApi } from '../../lib/api/routes/operator.generated.ts';
import type { OperatorContactMessageQuery } from '@tessera/contract/operator/contact-messages';
import { operatorContactMessagesApi } from '../../lib/api/routes/operator.generated.ts';
import { operatorJobsApi } from '../../lib/api/routes/operator.generated.ts';
import { operatorMatchesApi } from '../../lib/api/routes/operator.generated.ts';
import type { Overview } from '@tessera/contract/operator/overview';
import { operatorOverviewApi } from '../../lib/api/routes/operator.generated.ts';
import { OPERATOR_PHOTO_FILE_PATH } from '@tessera/contract/operator/operator-values';
import { operatorPhotosApi } from '../../lib/api/routes/operator.generated.ts';
import type { OperatorReportQuery } from '@tessera/contract/operator/reports';
import { operatorReportsApi } from '../../lib/api/routes/operator.generated.ts';
import type { VettingQuery } from '@tessera/contract/operator/vetting';
import { operatorVettingApi } from '../../lib/api/routes/operator.generated.ts';
import { API_BASE } from '@tessera/contract/route';
import { call } from '../../lib/api/api.ts';
import { fetchFile, toDataUrl } from '../../lib/api/files.ts';

/** Begins the key of everything that operators read. */
const all = ['operator'] as const;

/** So many entries of a list are shown at a time. */
export const PAGE_SIZE = 50;

/** Asks again for all that is on the screen: an act on one thing changes lists, counts and the audit. */
export function refreshOperator(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}

/** The numbers of the marketplace over a number of days. */
export const overviewQuery = (days: Overview['days']) =>
  queryOptions({
    queryKey: [...all, 'overview', days],
    queryFn: ({ signal }) => call(operatorOverviewApi.read, { query: { days }, signal }),
    staleTime: 30_000,
  });

/** The jobs that have failed, the latest first. */
export const failedJobsQuery = queryOptions({
  queryKey: [...all, 'jobs'],
  queryFn: ({ signal }) => call(operatorJobsApi.list, { query: { limit: 20 }, signal }),
});

/** A list that is gone through from its beginning. It is loaded a part at a time, as far as one has gone. */
function queueQuery<Part extends { count: number; results: readonly { id: string }[] }>(
  key: readonly string[],
  load: (part: { limit: number; offset: number }, signal: AbortSignal) => Promise<Part>,
) {
  return infiniteQueryOptions({
    queryKey: [...all, ...key],
    queryFn: ({ pageParam: offset, signal }) => load({ limit: PAGE_SIZE, offset }, signal),
    initialPageParam: 0,
    getNextPageParam: (latest, parts) => {
      const loaded = parts.reduce((sum, { results }) => sum + results.length, 0);
      return latest.results.length > 0 && loaded < latest.count ? loaded : null;
    },
    // What has moved from one part to the next between two calls is there once.
    select: ({ pages }): Omit<Part, 'results'> & { results: Part['results'][number][] } => ({
      ...pages.at(-1)!,
      results: [...new Map(pages.flatMap(({ results }) => results).map((one) => [one.id, one])).values()],
    }),
  });
}

/** Designers who wait for approval, or were declined. */
export const vettingQuery = (state: VettingQuery['state']) =>
  queueQuery(['vetting', state], (part, signal) =>
    call(operatorVettingApi.list, { query: { state, ...part }, signal }),
  );

/** Photos that are held for review. */
export const heldPhotosQuery = queueQuery(['photos'], (part, signal) =>
  call(operatorPhotosApi.list, { query: part, signal }),
);

/** Reports with their context. */
export const reportsQuery = (state: OperatorReportQuery['state']) =>
  queueQuery(['reports', state], (part, signal) =>
    call(operatorReportsApi.list, { query: { state, ...part }, signal }),
  );

/** Contact messages. */
export const contactMessagesQuery = (state: OperatorContactMessageQuery['state']) =>
  queueQuery(['messages', state], (part, signal) =>
    call(operatorContactMessagesApi.list, { query: { state, ...part }, signal }),
  );

/** What somebody looks for among the accounts; pages count from 1. */
export type AccountSearch = Pick<OperatorAccountQuery, 'q' | 'role' | 'standing'> & { page: number };

/** A page of the accounts that were found. The page before stays until the next one is there. */
export const accountsQuery = ({ page, ...search }: AccountSearch) =>
  queryOptions({
    queryKey: [...all, 'accounts', search, page],
    queryFn: ({ signal }) =>
      call(operatorAccountsApi.list, {
        query: { ...search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
        signal,
      }),
    placeholderData: (before) => before,
  });

/** Why an order and a designer match. */
export const matchQuery = (order: string, designer: string) =>
  queryOptions({
    queryKey: [...all, 'match', order, designer],
    queryFn: ({ signal }) => call(operatorMatchesApi.explain, { query: { order, designer }, signal }),
    enabled: order !== '' && designer !== '',
  });

/** What somebody looks for in the audit; pages count from 1. */
export type AuditSearch = Pick<AuditQuery, 'q' | 'action'> & { page: number };

/** A page of the audit, latest first. The page before stays until the next one is there. */
export const auditQuery = ({ page, ...search }: AuditSearch) =>
  queryOptions({
    queryKey: [...all, 'audit', search, page],
    queryFn: ({ signal }) =>
      call(operatorAuditApi.list, {
        query: { ...search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
        signal,
      }),
    placeholderData: (before) => before,
  });

/** A photo that perhaps nobody else is shown, as a data address. An image cannot carry the access token that it needs. */
export const photoFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator-photo', id],
    queryFn: async ({ signal }) =>
      toDataUrl(
        await fetchFile(API_BASE + OPERATOR_PHOTO_FILE_PATH.replace(':id', encodeURIComponent(id)), signal),
      ),
    // What a photo shows never changes.
    staleTime: Infinity,
  });
