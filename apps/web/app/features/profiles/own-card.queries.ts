import { matchingApi } from '../../lib/api/routes/common.generated.ts';
import { profilesApi } from '../../lib/api/routes/account.generated.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The designer's own card as clients see it; fails with `profile_not_found` before the first save. */
export const ownCardQuery = queryOptions({
  queryKey: ['profile', 'card'],
  queryFn: ({ signal }) => call(matchingApi.ownCard, { signal }),
  // The portfolio may have changed on another page.
  staleTime: 0,
});

/** Everything that a designer can name as a specialty. It changes with releases only. */
export const specialtyOptionsQuery = queryOptions({
  queryKey: ['profile', 'specialty-options'],
  queryFn: ({ signal }) => call(profilesApi.specialtyOptions, { signal }),
  select: ({ results }) => results,
  staleTime: Infinity,
});
