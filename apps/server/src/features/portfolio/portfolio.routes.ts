import { portfolioApi } from '@tessera/contract/designers/portfolio';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import type { PortfolioService } from './portfolio.service.ts';

/** A designer's own portfolio. */
export function portfolioRoutes(
  serve: Serve,
  portfolio: PortfolioService,
  { links, origin, projectWrites }: Edge,
): void {
  serve(portfolioApi.limit, ({ actor }) => portfolio.limit(actor.accountId));
  serve(portfolioApi.list, async ({ actor, query, request }) => {
    const { count, projects: results } = await portfolio.list(actor.accountId, query, origin(request));
    return links.window(request, query, count, results);
  });
  serve(portfolioApi.get, ({ actor, params, request }) =>
    portfolio.get(actor.accountId, params.id, origin(request)),
  );
  serve(
    portfolioApi.create,
    ({ actor, body, files, request, signal, write }) =>
      portfolio.create(actor.accountId, body, files['images_files'] ?? [], {
        origin: origin(request),
        signal,
        write,
      }),
    projectWrites,
  );
  serve(
    portfolioApi.update,
    ({ actor, params, body, files, request, signal, ifMatch }) =>
      portfolio.update(actor.accountId, params.id, body, files['images_files'] ?? [], {
        origin: origin(request),
        signal,
        ifMatch,
      }),
    projectWrites,
  );
  serve(
    portfolioApi.remove,
    ({ actor, params, ifMatch }) => portfolio.remove(actor.accountId, params.id, ifMatch),
    projectWrites,
  );
}
