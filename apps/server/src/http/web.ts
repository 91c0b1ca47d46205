import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ORIGIN_PLACEHOLDER } from '@tessera/contract/pages';
import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';
import { answer } from './faults.ts';
import type { Origin } from './pagination.ts';

/** File the web application starts from on addresses that are not prerendered. */
const FALLBACK = '__spa-fallback.html';

/** Addresses below these belong to the application although no file stands for them. */
const APPLICATION_PATHS = /^\/(designer|customer)(\/|$)/;

const YEAR_SECONDS = 31_536_000;

/** What an origin is made of; the Host header comes from outside, and may hold anything. */
const ORIGIN_PATTERN = /^https?:\/\/[\w.\-:[\]]+$/;

/**
 * Serves the built web application: prerendered pages, the fallback for the rest, assets that never change under their
 * name, and what search engines ask for. Beside the product itself, pages may send to `analyticsUrl` only.
 */
export async function serveWeb(
  app: FastifyInstance,
  { root, origin, analyticsUrl }: { root: string; origin: Origin; analyticsUrl: string | undefined },
): Promise<void> {
  const pages = await readPages(root, analyticsUrl);
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isImmutable = path.startsWith(join(root, 'assets') + sep);
      void response.header(
        'cache-control',
        isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
    },
  });

  const originOf: Origin = (request) => {
    const value = origin(request);
    if (!ORIGIN_PATTERN.test(value)) throw new AppError('malformed_body');
    return value;
  };
  for (const [path, page] of pages) {
    if (path !== FALLBACK) app.get(path, (request, reply) => sendPage(reply, page, originOf(request), 200));
  }
  serveSearchEngines(app, pages, originOf);

  const fallback = pages.get(FALLBACK);
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
    void reply.header('x-robots-tag', 'noindex');
    return sendPage(reply, fallback, originOf(request), APPLICATION_PATHS.test(path) ? 200 : 404);
  });
}

interface Page {
  html: string;
  contentSecurityPolicy: string;
}

/** Every built page by its address, with a policy that allows exactly the inline scripts it came with. */
async function readPages(root: string, analyticsUrl: string | undefined): Promise<Map<string, Page>> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = new Map<string, Page>();
  for (const file of files) {
    const html = await readFile(join(root, file), 'utf8');
    const name = file.split(sep).join('/');
    const path = name === FALLBACK ? FALLBACK : `/${name.replace(/(^|\/)index\.html$/, '')}`;
    pages.set(path, { html, contentSecurityPolicy: contentSecurityPolicy(html, analyticsUrl) });
  }
  if (!pages.has(FALLBACK)) {
    const landing = pages.get('/');
    if (landing !== undefined) pages.set(FALLBACK, landing);
  }
  return pages;
}

function contentSecurityPolicy(html: string, analyticsUrl: string | undefined): string {
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1]!,
  );
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    `default-src 'self'`,
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    // Component libraries set positions and sizes as style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'${analyticsUrl === undefined ? '' : ` ${new URL(analyticsUrl).origin}`}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function sendPage(reply: FastifyReply, page: Page, origin: string, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.html.replaceAll(ORIGIN_PLACEHOLDER, origin));
}

/** `robots.txt`, and a map of the pages that may be found: those that do not ask to be left out. */
function serveSearchEngines(app: FastifyInstance, pages: Map<string, Page>, origin: Origin): void {
  const found = [...pages]
    .filter(([path, { html }]) => path !== FALLBACK && !/<meta name="robots" content="noindex/.test(html))
    .map(([path]) => path)
    .sort();
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin(request)}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (request, reply) => {
    const urls = found.map((path) => `  <url><loc>${origin(request)}${path}</loc></url>\n`).join('');
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
      );
  });
}
