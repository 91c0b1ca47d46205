import { previewsApi } from '@tessera/contract/previews';
import type { Origin } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import type { PreviewsService } from './previews.service.ts';

/** What links show, while an order is written and afterwards. */
export function previewsRoutes(
  serve: Serve,
  previews: PreviewsService,
  origin: Origin,
  perMinute: number,
): void {
  const throttle = { perMinute, by: 'account' } as const;
  serve(
    previewsApi.request,
    ({ body, request }) => previews.requestOne(body.link, origin(request)),
    throttle,
  );
  serve(previewsApi.get, ({ params, request }) => previews.get(params.id, origin(request)));
  serve(previewsApi.retry, ({ params, request }) => previews.retry(params.id, origin(request)), throttle);
}
