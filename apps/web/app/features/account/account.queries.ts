import { queryOptions } from '@tanstack/react-query';
import { accountApi } from '../../lib/api/routes/account.generated.ts';
import { passkeysApi } from '../../lib/api/routes/account.generated.ts';
import { call } from '../../lib/api/api.ts';

/** The signed-in account itself. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(accountApi.me, { signal }),
  staleTime: 60_000,
});

/** The devices that are signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(accountApi.listSessions, { signal }),
});

/** What opens the account instead of its password. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(passkeysApi.list, { signal }),
});

/** The archive of the own data. While it is being made, it is looked at again every few seconds. */
export const exportQuery = queryOptions({
  queryKey: ['export'],
  queryFn: ({ signal }) => call(accountApi.readExport, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 3_000 : false),
});
