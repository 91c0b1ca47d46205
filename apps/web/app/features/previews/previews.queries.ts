import type { LinkPreview } from '@tessera/contract/orders/previews';
import { previewsApi } from '../../lib/api/routes/orders.generated.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api.ts';

/** How often a link that is being read is asked after. */
const POLL_MS = 1_000;

/** What a link shows: asked for once, then after until it is known. `known` is what a saved order says of it. */
export const linkPreviewQuery = (link: string, known?: LinkPreview) =>
  queryOptions({
    queryKey: ['previews', link],
    queryFn: async ({ client, queryKey, signal }): Promise<LinkPreview> => {
      const before = client.getQueryData<LinkPreview>(queryKey);
      const request = () => call(previewsApi.request, { body: { link }, signal });
      if (before === undefined) return request();
      try {
        return await call(previewsApi.get, { params: { id: before.id }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return request();
        throw error;
      }
    },
    staleTime: Infinity,
    ...(known && { initialData: known }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' && state.status !== 'error' ? POLL_MS : false,
  });

/** Has a link read again that showed nothing or could not be asked for. */
export function useRetryPreview(link: string) {
  const client = useQueryClient();
  const { queryKey } = linkPreviewQuery(link);
  return useMutation({
    mutationFn: async () => {
      const before = client.getQueryData(queryKey);
      if (before === undefined || before.state === 'pending') return client.refetchQueries({ queryKey });
      return client.setQueryData(queryKey, await call(previewsApi.retry, { params: { id: before.id } }));
    },
  });
}
