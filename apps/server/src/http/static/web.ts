import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { answer } from '../faults.ts';
import type { SecurityHeaders } from '../security-headers/security-headers.ts';
import type { Origin } from '../pagination.ts';
import { readPages, type Page, type SendPage } from './pages.ts';

/** File the web application starts from on addresses that are not prerendered. */
const FALLBACK = '__spa-fallback.html';

/** Addresses that begin with these belong to the web application although they have no file. */
const APPLICATION_PATHS = /^\/(designer|customer|operator)(\/|$)/;

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web application: prerendered pages, the fallback for the rest, assets that never change under their
 * name, and what search engines ask for. Each page has a content security policy of its own.
 */
export async function serveWeb(
  app: FastifyInstance,
  {
    root,
    origin,
    headers,
    sendPage,
    listRendered,
  }: {
    root: string;
    origin: Origin;
    headers: SecurityHeaders;
    sendPage: SendPage;
    /** The addresses of pages that are not built, but rendered when they are asked for. */
    listRendered: () => Promise<string[]>;
  },
): Promise<void> {
  const pages = await readPages(root, headers, FALLBACK);
  const serveFiles = (cacheControl: string, options: FastifyStaticOptions) =>
    app.register(fastifyStatic, {
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response) {
        void response.header('cache-control', cacheControl);
        void response.header('content-security-policy', headers.ofFiles);
      },
      ...options,
    });
  // One route for all of them: a route for each of several hundred files takes a tenth of the start.
  await serveFiles(`public, max-age=${YEAR_SECONDS}, immutable`, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    allowedPath: (path) => !/\.(?:br|gz)$/.test(path),
  });
  await serveFiles('public, max-age=3600', {
    root,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.html', '**/*.br', '**/*.gz'],
    decorateReply: false,
  });

  for (const [path, page] of pages) {
    // A page is sent compressed already.
    if (path !== FALLBACK)
      app.get(path, { compress: false }, (request, reply) =>
        sendPage(request, reply, page, { status: 200, isListed: true }),
      );
  }
  serveSearchEngines(app, pages, listRendered, origin);

  const fallback = pages.get(FALLBACK) ?? pages.get('/');
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const isPageRequest = request.method === 'GET' || request.method === 'HEAD';
    if (
      fallback === undefined ||
      !isPageRequest ||
      path.startsWith('/api/') ||
      path.startsWith(API_BASE) ||
      path.startsWith('/media/')
    ) {
      return answer(reply, new AppError('not_found'));
    }
    return sendPage(request, reply, fallback, {
      status: APPLICATION_PATHS.test(path) ? 200 : 404,
      isListed: false,
    });
  });
}

/** Serves `robots.txt`, and a site map of the pages that search engines may list. */
function serveSearchEngines(
  app: FastifyInstance,
  pages: Map<string, Page>,
  listRendered: () => Promise<string[]>,
  origin: Origin,
): void {
  const built = [...pages]
    .filter(([path, { html }]) => path !== FALLBACK && !/<meta name="robots" content="noindex/.test(html))
    .map(([path]) => path)
    .sort();
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin(request)}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const found = [...built, ...(await listRendered())];
    const urls = found.map((path) => `  <url><loc>${origin(request)}${path}</loc></url>\n`).join('');
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
      );
  });
}
