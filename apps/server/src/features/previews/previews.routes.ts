import { previewsApi } from '@tessera/contract/orders/previews';
import type { Edge } from '../../http/edge.ts';
import type { Throttle } from '../../http/guards/throttles.ts';
import type { Serve } from '../../http/serve.ts';
import type { PreviewsService } from './previews.service.ts';

/** What links show, while an order is written and afterwards. */
export function previewsRoutes(serve: Serve, previews: PreviewsService, { origin, perMinute }: Edge): void {
  const throttle: Throttle = { perMinute: perMinute.linkPreviews, by: 'account' };
  serve(
    previewsApi.request,
    ({ actor, body, request }) => previews.requestOne(actor.accountId, body.link, origin(request)),
    throttle,
  );
  serve(previewsApi.get, ({ actor, params, request }) =>
    previews.get(actor.accountId, params.id, origin(request)),
  );
  serve(
    previewsApi.retry,
    ({ actor, params, request }) => previews.retry(actor.accountId, params.id, origin(request)),
    throttle,
  );
}
