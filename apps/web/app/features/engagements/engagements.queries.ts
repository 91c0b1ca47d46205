import type { DesignerEngagement } from '@tessera/contract/deal/engagements';
import { engagementsApi } from '../../lib/api/routes/deal.generated.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorText, isOutdated } from '../../lib/api/api.ts';
import { isAbort, upload, type UploadProgress } from '../../lib/api/upload.ts';
import { readSession } from '../../lib/browser/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';

/** The designer's engagement for one order. */
export const engagementQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['engagements', orderId],
    queryFn: ({ signal }) => call(engagementsApi.get, { params: { id: orderId }, signal }),
  });

/** Hands over work. A delivery that is sent twice under the same `deliveryId` is stored once. */
export function useDeliver(orderId: string) {
  return useEngagementMove(orderId, ({ message, deliveryId, files, signal, onProgress }: DeliveryInput) => {
    const input = {
      params: { id: orderId },
      body: { message, delivery_id: deliveryId },
      idempotencyKey: deliveryId,
      signal,
    };
    return files.length === 0
      ? call(engagementsApi.deliver, input)
      : upload(engagementsApi.deliver, { ...input, files: { files } }, onProgress);
  });
}

/** What is handed over, and who hears how much of it has been sent. */
interface DeliveryInput {
  message: string;
  deliveryId: string;
  files: readonly File[];
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

/** Ends the engagement without completing it. */
export function useCancelEngagement(orderId: string) {
  return useEngagementMove(orderId, (reason: string) =>
    call(engagementsApi.cancel, { params: { id: orderId }, body: { reason } }),
  );
}

/** Where a move fails it says why, and the engagement is loaded again if it has moved on meanwhile. */
function useEngagementMove<Input>(orderId: string, send: (input: Input) => Promise<DesignerEngagement>) {
  const client = useQueryClient();
  const { queryKey } = engagementQuery(orderId);
  return useMutation({
    mutationFn: send,
    onSuccess: (moved) => client.setQueryData(queryKey, moved),
    onError: (error) => {
      if (readSession() === null || isAbort(error)) return undefined;
      showToast(errorText(error, 'This could not be saved. Please try again.'), 'error');
      return isOutdated(error) ? client.invalidateQueries({ queryKey }) : undefined;
    },
  });
}
