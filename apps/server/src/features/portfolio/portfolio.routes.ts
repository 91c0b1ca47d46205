import { portfolioApi } from '@tessera/contract/portfolio';
import type { Origin, PageLinks } from '../../http/pagination.ts';
import type { Serve } from '../../http/serve.ts';
import { toPortfolioProject } from './portfolio.present.ts';
import type { PortfolioService } from './portfolio.service.ts';

/** A designer's own portfolio. */
export function portfolioRoutes(
  serve: Serve,
  portfolio: PortfolioService,
  { links, origin }: { links: PageLinks; origin: Origin },
): void {
  serve(portfolioApi.limit, ({ actor }) => portfolio.limit(actor.accountId));
  serve(portfolioApi.list, async ({ actor, query, request }) => {
    const { count, projects } = await portfolio.list(actor.accountId, query);
    const results = projects.map((project) => toPortfolioProject(project, origin(request)));
    return links.window(request, query, count, results);
  });
  serve(portfolioApi.get, async ({ actor, params, request }) =>
    toPortfolioProject(await portfolio.get(actor.accountId, params.id), origin(request)),
  );
  serve(portfolioApi.create, async ({ actor, body, files, request, signal }) =>
    toPortfolioProject(
      await portfolio.create(actor.accountId, body, files['images_files'] ?? [], signal),
      origin(request),
    ),
  );
  serve(portfolioApi.update, async ({ actor, params, body, files, request, signal }) =>
    toPortfolioProject(
      await portfolio.update(actor.accountId, params.id, body, files['images_files'] ?? [], signal),
      origin(request),
    ),
  );
  serve(portfolioApi.remove, ({ actor, params }) => portfolio.remove(actor.accountId, params.id));
}
