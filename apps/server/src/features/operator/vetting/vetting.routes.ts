import { operatorVettingApi } from '@tessera/contract/operator/vetting';
import type { Edge } from '../../../http/edge.ts';
import type { Serve } from '../../../http/serve.ts';
import type { VettingService } from './vetting.service.ts';

/** Designers who wait for approval. */
export function vettingRoutes(serve: Serve, vetting: VettingService, { links, origin }: Edge): void {
  serve(operatorVettingApi.list, async ({ query, request }) => {
    const { count, designers } = await vetting.list(query, origin(request));
    return { ...links.window(request, query, count, designers), is_on: vetting.isOn };
  });
  serve(operatorVettingApi.approve, ({ actor, params, body }) =>
    vetting.approve({ operatorId: actor.accountId }, params.id, body.note),
  );
  serve(operatorVettingApi.decline, ({ actor, params, body }) =>
    vetting.decline({ operatorId: actor.accountId }, params.id, body.reason, body.note),
  );
}
