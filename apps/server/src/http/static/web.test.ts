import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installFaultHandling } from '../faults.ts';
import { createSecurityHeaders } from '../security-headers/security-headers.ts';
import { createOrigin } from '../pagination.ts';
import { createSendPage } from './pages.ts';
import { serveWeb } from './web.ts';

/** Guarantees how built pages are served: to people, to search engines, and only under the address they were asked at. */

let app: FastifyInstance;
let root: string;
const script = 'console.log("from the file")';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tessera-web-'));
  const files = {
    'index.html':
      '<link rel="canonical" href="https://origin.invalid/"><script>start()</script><script type="application/ld+json">{}</script>',
    'about/index.html': '<link rel="canonical" href="https://origin.invalid/about">',
    'hidden/index.html': '<meta name="robots" content="noindex">',
    '__spa-fallback.html': '<p>Loading</p>',
    'assets/entry.js': script,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), content);
  }
  await writeFile(join(root, 'assets/entry.js.br'), brotliCompressSync(script));
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } }) as unknown as FastifyInstance;
  installFaultHandling(app);
  const origin = createOrigin(undefined);
  const headers = createSecurityHeaders({
    publicUrl: undefined,
    analyticsUrl: 'https://stats.example.org/collect',
  });
  await serveWeb(app, {
    root,
    origin,
    sendPage: createSendPage(origin, headers.everywhere),
    listRendered: async () => ['/designers/asa-oberg'],
    headers,
  });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'tessera.example.org', ...headers } });

test('pages contain the address at which they were requested', async () => {
  const { payload } = await get('/about/');
  expect(payload).toBe('<link rel="canonical" href="http://tessera.example.org/about">');
});

test('a host name that could inject markup into a page is refused', async () => {
  const answer = await get('/about', { host: '"><script>alert(1)</script>' });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_body']);
});

test('robots.txt leads to a site map of the public pages', async () => {
  expect((await get('/robots.txt')).payload).toContain('Sitemap: http://tessera.example.org/sitemap.xml');
  const { payload, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...payload.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    'http://tessera.example.org/',
    'http://tessera.example.org/about',
    'http://tessera.example.org/designers/asa-oberg',
  ]);
});

test('private addresses get the single-page application, and are kept out of search results', async () => {
  for (const [path, status] of [
    ['/designer/projects/', 200],
    ['/operator/accounts/', 200],
    ['/nowhere', 404],
  ] as const) {
    const { statusCode, headers, payload } = await get(path);
    expect([statusCode, headers['x-robots-tag'], payload]).toEqual([status, 'noindex', '<p>Loading</p>']);
  }
  expect((await get('/')).headers['x-robots-tag']).toBeUndefined();
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a page is sent in %s to browsers that accept it, and is the same',
  async (encoding, decompress) => {
    const packed = await get('/about', { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decompress(packed.rawPayload).toString()).toBe((await get('/about')).payload);
  },
);

test('a page is not sent again to a browser that has it, but to one that has it for another host or in another encoding', async () => {
  const { etag } = (await get('/about')).headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  const known = { 'if-none-match': String(etag) };
  const again = await get('/about', known);
  expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);
  expect(again.headers['content-security-policy']).toBe(
    (await get('/about')).headers['content-security-policy'],
  );
  expect((await get('/about', { ...known, host: 'other.example.org' })).statusCode).toBe(200);
  expect((await get('/about', { ...known, 'accept-encoding': 'br' })).statusCode).toBe(200);
  expect((await get('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404);
});

test('scripts are sent compressed to browsers that accept it, and may be cached for ever', async () => {
  const packed = await get('/assets/entry.js', { 'accept-encoding': 'br' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(packed.rawPayload).toEqual(brotliCompressSync(script));
  expect((await get('/assets/entry.js')).payload).toBe(script);
});

test('pages may run their own scripts, and send data only to the server and to the address that counts page views', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://stats.example.org;");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});
