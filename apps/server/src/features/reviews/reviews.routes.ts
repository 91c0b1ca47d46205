import { reviewsApi } from '@tessera/contract/deal/reviews';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { ReviewsService } from './reviews.service.ts';

/** What customers say of the work on completed orders, and what designers answer. */
export function reviewsRoutes(serve: Serve, reviews: ReviewsService, { links, orderWrites }: Edge): void {
  serve(
    reviewsApi.write,
    ({ actor, params, body, write }) => reviews.write(actor.accountId, params.id, body, write),
    orderWrites,
  );
  serve(
    reviewsApi.change,
    ({ actor, params, body }) => reviews.change(actor.accountId, params.id, body),
    orderWrites,
  );
  serve(
    reviewsApi.answer,
    ({ actor, params, body }) => reviews.answer(actor.accountId, params.id, body.text),
    orderWrites,
  );
  serve(reviewsApi.list, async ({ actor, query, request }) => {
    const { reviews: results, ...rating } = await reviews.ofDesigner(actor.accountId, query);
    return { ...links.window(request, query, rating.reviewCount, results), ...rating };
  });
}
