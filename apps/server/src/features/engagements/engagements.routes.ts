import { engagementsApi } from '@tessera/contract/deal/engagements';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { EngagementsService } from './engagements.service.ts';

/** What designers do for the orders they were accepted for. */
export function engagementsRoutes(
  serve: Serve,
  engagements: EngagementsService,
  { links, origin, orderWrites }: Edge,
): void {
  serve(engagementsApi.list, async ({ actor, query, request }) => {
    const { count, engagements: results } = await engagements.list(actor.accountId, query, origin(request));
    return links.window(request, query, count, results);
  });
  serve(engagementsApi.get, ({ actor, params, request }) =>
    engagements.get(actor.accountId, params.id, origin(request)),
  );
  serve(
    engagementsApi.deliver,
    ({ actor, params, body, files, request, write, signal }) =>
      engagements.deliver(actor.accountId, params.id, body, files['files'] ?? [], {
        origin: origin(request),
        write,
        signal,
      }),
    orderWrites,
  );
  serve(
    engagementsApi.cancel,
    ({ actor, params, body, request }) =>
      engagements.cancel(actor.accountId, params.id, body.reason, origin(request)),
    orderWrites,
  );
}
