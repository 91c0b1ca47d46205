import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@tessera/contract/route';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';
import { answer } from './faults.ts';

/** File the web application starts from on addresses that are not prerendered. */
const FALLBACK = '__spa-fallback.html';

/** Addresses below these belong to the application although no file stands for them. */
const APPLICATION_PATHS = /^\/(designer|customer)(\/|$)/;

const YEAR_SECONDS = 31_536_000;

/** Serves the built web application: prerendered pages, the fallback for the rest, and assets that never change under their name. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const pages = await readPages(root);
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const isImmutable = path.startsWith(join(root, 'assets') + sep);
      void response.header(
        'cache-control',
        isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
    },
  });

  for (const [path, page] of pages) {
    if (path !== FALLBACK) app.get(path, (_request, reply) => sendPage(reply, page, 200));
  }
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
    return sendPage(reply, fallback, APPLICATION_PATHS.test(path) ? 200 : 404);
  });
}

interface Page {
  html: string;
  contentSecurityPolicy: string;
}

/** Every built page by its address, with a policy that allows exactly the inline scripts it came with. */
async function readPages(root: string): Promise<Map<string, Page>> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = new Map<string, Page>();
  for (const file of files) {
    const html = await readFile(join(root, file), 'utf8');
    const name = file.split(sep).join('/');
    const path = name === FALLBACK ? FALLBACK : `/${name.replace(/(^|\/)index\.html$/, '')}`;
    pages.set(path, { html, contentSecurityPolicy: contentSecurityPolicy(html) });
  }
  if (!pages.has(FALLBACK)) {
    const landing = pages.get('/');
    if (landing !== undefined) pages.set(FALLBACK, landing);
  }
  return pages;
}

function contentSecurityPolicy(html: string): string {
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
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function sendPage(reply: FastifyReply, page: Page, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.html);
}
