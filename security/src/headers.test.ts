import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { API_BASE } from '@tessera/contract/route';
import { projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees what every answer tells browsers to do and to leave, whichever part of the server gives it. */

let server: TestServer;
let token: string;
let photoUrl: string;
let assetUrl: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { DEMO: 'on' } });
  const designer = await createGiven(server).designer();
  token = designer.tokens.access;
  const { body } = await designer.post(
    'designer/project/',
    projectForm([{ name: 'photo.jpg', bytes: await jpeg() }]),
  );
  photoUrl = new URL(body.images[0]!.url, server.url).pathname;
  const page = await (await fetch(`${server.url}/`)).text();
  assetUrl = /\/assets\/[\w.-]+\.js/.exec(page)![0];
});
afterAll(() => server.stop());

/** What headers a kind of answer has; a pattern, or null for a header that must not be there. */
type Expected = Record<string, RegExp | null>;

/** On every answer. */
const everywhere: Expected = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'permissions-policy': /camera=\(\).*microphone=\(\)/s,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /(?=.*frame-ancestors 'none')(?=.*(object-src|default-src) 'none')/s,
  'x-powered-by': null,
  server: null,
  'set-cookie': null,
  'access-control-allow-origin': null,
};

/** On what belongs to somebody, and on every fault: it is kept nowhere. */
const neverKept: Expected = { ...everywhere, 'cache-control': /\bno-store\b/ };

/** On what a browser shows as a page: only its own scripts and styles run, and what they break is reported. */
const pages: Expected = {
  ...everywhere,
  'content-security-policy':
    /^(?=.*script-src 'self'(?![^;]*unsafe-(inline|eval)))(?=.*(object-src|default-src) 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')(?=.*form-action 'self')(?=.*style-src(?![^;]*unsafe-inline))(?=.*require-trusted-types-for 'script')(?=.*report-uri)/s,
  'content-type': /^text\/html; charset=utf-8$/,
};

/** Every kind of answer the server gives: how it is asked for, its status, and what it must carry. */
const kinds: Record<
  string,
  [path: () => string, status: number, expected: Expected, init?: () => RequestInit]
> = {
  'an answer of the API': [
    () => `${API_BASE}designer/project/`,
    200,
    neverKept,
    () => ({ headers: { authorization: `Bearer ${token}` } }),
  ],
  'a public answer of the API': [() => `${API_BASE}geo/country/`, 200, everywhere],
  'an answer without content': [
    () => `${API_BASE}user/sign-out/`,
    204,
    neverKept,
    () => ({
      method: 'POST',
      body: '{"refresh":"x"}',
      headers: { 'content-type': 'application/json' },
    }),
  ],
  'a refusal for want of a session': [() => `${API_BASE}designer/project/`, 401, neverKept],
  'a refusal of the role': [
    () => `${API_BASE}customer/order/`,
    403,
    neverKept,
    () => ({ headers: { authorization: `Bearer ${token}` } }),
  ],
  'an unknown address of the API': [() => `${API_BASE}nothing/`, 404, neverKept],
  'a method that is not taken': [() => `${API_BASE}user/sign-in/`, 405, neverKept],
  'a body that cannot be read': [
    () => `${API_BASE}user/sign-in/`,
    400,
    neverKept,
    () => ({ method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }),
  ],
  'a body that is too large': [
    () => `${API_BASE}user/sign-in/`,
    413,
    neverKept,
    () => ({
      method: 'POST',
      body: 'x'.repeat(600_000),
      headers: { 'content-type': 'application/json' },
    }),
  ],
  'a body of another type': [
    () => `${API_BASE}user/sign-in/`,
    415,
    neverKept,
    () => ({ method: 'POST', body: '<a/>', headers: { 'content-type': 'application/xml' } }),
  ],
  'an address that is no address': [() => '/%E0%A4%A', 400, neverKept],
  'a built page': [() => '/', 200, pages],
  'the sign-in': [() => '/signin', 200, pages],
  'a private page': [() => '/designer/projects/', 200, pages],
  'a page that is not there': [() => '/nowhere', 404, pages],
  'a script': [() => assetUrl, 200, everywhere],
  'a script that is not there': [() => '/assets/nothing.js', 404, everywhere],
  'a photo': [() => photoUrl, 200, { ...everywhere, 'content-security-policy': /default-src 'none'/ }],
  'a photo that is not there': [() => '/media/nothing/640.webp', 404, neverKept],
  'robots.txt': [() => '/robots.txt', 200, everywhere],
  'the map of the pages': [() => '/sitemap.xml', 200, everywhere],
  'the document of the API': [() => '/openapi.json', 200, everywhere],
  'the page of the API': [() => '/api/docs', 200, everywhere],
  'the health of the process': [() => '/healthz', 200, everywhere],
  'its readiness': [() => '/readyz', 200, everywhere],
};

test.each(Object.entries(kinds))(
  '%s has its security headers',
  async (_kind, [path, status, expected, init]) => {
    const response = await fetch(server.url + path(), { redirect: 'manual', ...init?.() });
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    expect(faultsOf(response.headers, expected)).toEqual([]);
    const type = response.headers.get('content-type');
    expect(type ?? 'none').toMatch(status === 204 ? /^none$/ : /^\w+\/[\w.+-]+/);
    // A page or a map in an unsaid encoding can be read in another.
    const isText = type !== null && /^text\/|xml/.test(type);
    expect(!isText || type.includes('charset=utf-8')).toBe(true);
  },
);

test.each([
  ['a request that is not HTTP', 'nonsense\r\n\r\n'],
  ['a header that is too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a space before a colon', 'GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding : chunked\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
])('%s is refused, and the refusal has its security headers', async (_what, bytes) => {
  const answer = await sendBytes(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  const lines = answer.split('\r\n\r\n', 1)[0]!.split('\r\n').slice(1);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const [name, ...value] = line.split(':');
      return [name!, value.join(':').trim()];
    }),
  );
  expect(faultsOf(headers, neverKept)).toEqual([]);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

describe('an installation that is reached by https', () => {
  let secure: TestServer;
  beforeAll(async () => {
    secure = await startTestServer({ settings: { PUBLIC_URL: 'https://tessera.example' } });
  });
  afterAll(() => secure.stop());

  test.each(['/', '/healthz', `${API_BASE}geo/country/`, `${API_BASE}nothing/`, '/%E0%A4%A', '/robots.txt'])(
    'tells browsers on %s to use nothing else for a year',
    async (path) => {
      // Only the host that is set is answered to.
      const answer = await sendBytes(
        `GET ${path} HTTP/1.1\r\nhost: tessera.example\r\nconnection: close\r\n\r\n`,
        secure,
      );
      const [, seconds, rest] = /strict-transport-security: max-age=(\d+)(.*)/i.exec(answer) ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
      expect(rest).toMatch(/includesubdomains/i);
    },
  );
});

test('an installation that is reached by http does not ask for https, which would lock people out', async () => {
  for (const path of ['/', `${API_BASE}geo/country/`]) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

/** Which headers are not as expected, with what they hold. */
function faultsOf(headers: Headers, expected: Expected): string[] {
  return Object.entries(expected)
    .filter(([name, pattern]) => {
      const value = headers.get(name);
      return pattern === null ? value !== null : value === null || !pattern.test(value);
    })
    .map(([name]) => `${name}: ${headers.get(name)}`);
}

/** Sends bytes as they are and reads until the server closes. */
function sendBytes(bytes: string, to = server): Promise<string> {
  const { hostname, port } = new URL(to.url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  return readText(socket);
}
