import { publicPagesApi } from '@tessera/contract/designers/public-pages';
import type { Edge } from '../../http/edge.ts';
import type { Serve } from '../../http/serve.ts';
import { pagesFor, type PublicPages } from './public-pages.service.ts';

/** Designers who want to be seen, for everybody. */
export function publicPagesRoutes(serve: Serve, pages: PublicPages, { links, origin }: Edge): void {
  serve(publicPagesApi.directory, async ({ query, request }) => {
    const { count, results, ...rest } = await pagesFor(pages, request).directory(query, origin(request));
    return { ...links.window(request, query, count, results), ...rest };
  });
  serve(publicPagesApi.designer, ({ params, request }) =>
    pagesFor(pages, request).designer(params.slug, origin(request)),
  );
}
