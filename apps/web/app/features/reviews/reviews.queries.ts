import type { ReviewBody } from '@tessera/contract/deal/reviews';
import { reviewsApi } from '../../lib/api/routes/deal.generated.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Answers a review of the designer's work. `onSaved` is called before the outcome is told. */
export function useAnswerReview(id: string, onSaved: () => Promise<unknown>) {
  return useMutation({
    mutationFn: (text: string) => call(reviewsApi.answer, { params: { id }, body: { text } }),
    onSuccess: onSaved,
  });
}

/** Writes the review of an order, or changes the one there is. `onSaved` is called before the outcome is told. */
export function useSaveReview(orderId: string, isThere: boolean, onSaved: () => Promise<unknown>) {
  return useMutation({
    mutationFn: ({ body, key }: { body: ReviewBody; key: string }) => {
      const params = { id: orderId };
      return isThere
        ? call(reviewsApi.change, { params, body })
        : call(reviewsApi.write, { params, body, idempotencyKey: key });
    },
    onSuccess: onSaved,
  });
}
