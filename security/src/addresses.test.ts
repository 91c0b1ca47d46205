import { request, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { API_BASE } from '@tessera/contract/route';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReply, routes } from '@tessera/testkit/routes/calls';
import { exampleBody } from '@tessera/testkit/routes/examples';

/** Guarantees that an address leads to what is served and nowhere else: no other file, no other site, no made-up header. */

let server: TestServer;
let accounts: Record<'designer' | 'customer' | 'operator', Account>;
beforeAll(async () => {
  server = await startTestServer({ settings: { DEMO: 'on' } });
  const given = createGiven(server);
  accounts = {
    designer: await given.designer(),
    customer: await given.customer(),
    operator: await given.operator(),
  };
});
afterAll(() => server.stop());

/** An id that nothing has. */
const NO_ID = '01890000-0000-7000-8000-000000000000';

/** Sends an address exactly as it is written; fetch would tidy it up first. */
async function sendRaw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, method, headers }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode!, headers: response.headers, text: await readText(response) };
}

describe('an address', () => {
  const climbs = ['..', '%2e%2e', '%2E%2E', '.%2e', '..;', '..%5c', '%c0%ae%c0%ae', '%252e%252e', '....'];
  const roots = ['/', '/assets/', '/media/', '/demo/pictures/', '/api/docs/static/', API_BASE];
  const targets = ['etc/passwd', 'package.json', 'keys/signing-key', '.env', '.git/config'];

  test('leads to no file that is not served', async () => {
    let count = 0;
    for (const root of roots) {
      for (const climb of climbs) {
        for (const target of targets) {
          for (const slash of ['/', '%2f']) {
            const path = root + Array(8).fill(climb).join(slash) + slash + target;
            const { status, text, headers } = await sendRaw(path);
            expect([path, text.includes('root:x:0'), text.includes('"workspaces"')]).toEqual([
              path,
              false,
              false,
            ]);
            expect([
              path,
              status >= 400 || headers['content-type']?.startsWith('text/html') === true,
            ]).toEqual([path, true]);
            count++;
          }
        }
      }
    }
    expect(count).toBe(roots.length * climbs.length * targets.length * 2);
  });

  test.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/assets/',
    '/assets/../../../package.json',
    '/server-build/index.js',
    '/__spa-fallback.html.br',
    '/demo/pictures/',
    '/demo/pictures/README.md',
    '/api/docs/static/../../../package.json',
    '/media/',
    `/media/${'a'.repeat(32)}/original`,
    '/media/../keys/signing-key',
    '/metrics',
    '/debug',
    '/api/internal/v1/',
    '/actuator/env',
    '/server-status',
  ])('%s shows no listing, no source and no secret', async (path) => {
    const { status, text } = await sendRaw(path);
    expect(text).not.toMatch(/"workspaces"|Index of|process_cpu|^[0-9a-f]{64}$/);
    // Where the pages are built, what is nothing else is the page that says so.
    expect([path, status]).toEqual([path, status === 400 ? 400 : 404]);
  });

  test.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '///evil.example/',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example/',
    '//evil.example/about/..',
    '/about?next=https://evil.example',
    '/signin?next=//evil.example&redirect=https://evil.example&returnTo=https://evil.example',
    '/api/docs?url=https://evil.example/openapi.json',
    '/about/%0d%0alocation:%20https://evil.example',
  ])('%s sends nobody to another site', async (path) => {
    for (const headers of [{}, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }]) {
      const answer = await sendRaw(path, headers as Record<string, string>);
      const location = answer.headers.location;
      const origin = new URL(server.url).origin;
      // As a browser reads it: an address that begins with two strokes is one of another site.
      expect(new URL(location ?? '/', origin).origin).toBe(origin);
      expect(answer.headers['refresh']).toBeUndefined();
    }
  });

  test('with encoded line ends adds no header', async () => {
    for (const path of ['/', '/about', API_BASE, `${API_BASE}geo/country/`, '/media/']) {
      for (const end of ['%0d%0a', '%0a', '%0d', '%e5%98%8a%e5%98%8d', '%23%0d%0a']) {
        for (const address of [`${path}${end}set-cookie:planted=1`, `${path}?a=${end}set-cookie:planted=1`]) {
          const { headers } = await sendRaw(address);
          expect([address, headers['set-cookie']]).toEqual([address, undefined]);
        }
      }
    }
  });

  test('of another host is ignored unless it comes from a trusted proxy', async () => {
    const paths = ['geo/country/?page_size=1', 'geo/language/?page_size=1'].map((path) => API_BASE + path);
    for (const path of paths) {
      const { text } = await sendRaw(path, {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
        'x-original-url': '/evil.example',
      });
      expect(text).not.toContain('evil.example');
      expect(JSON.parse(text).next).toContain(new URL(server.url).host);
    }
  });
});

test.each(['TRACE', 'PROPFIND', 'PATCH'])('the method %s is not accepted', async (method) => {
  for (const path of ['/', '/about', '/media/a/b', `${API_BASE}geo/country/`]) {
    const { status, text } = await sendRaw(path, { 'x-secret': 'echo-me' }, method);
    expect([path, status >= 400]).toEqual([path, true]);
    expect(text).not.toContain('echo-me');
  }
});

test.each(['TRACK', 'CONNECT', 'DEBUG'])(
  'the method %s is refused, or its connection closed',
  async (method) => {
    const response = await sendRaw('/', {}, method).catch(() => undefined);
    expect(response === undefined || response.status >= 400).toBe(true);
  },
);

test('calls from pages of other sites are not allowed, whatever headers they send', async () => {
  for (const { route, name } of routes) {
    const response = await fetch(server.url + API_BASE + route.path.replaceAll(/:\w+/g, NO_ID), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': route.method,
        'access-control-request-headers': 'authorization, content-type',
      },
    });
    const reply = await readReply(response);
    const allowed = [...reply.headers.keys()].filter((header) => header.startsWith('access-control-'));
    expect([name, allowed]).toEqual([name, []]);
  }
});

test('a body that a form of another site can send is not read as JSON', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', '']) {
    for (const { name, route } of routes.filter((one) => one.route.body !== undefined)) {
      const token =
        route.access === 'public'
          ? undefined
          : accounts[route.access === 'designer' || route.access === 'operator' ? route.access : 'customer']
              .tokens.access;
      const response = await fetch(server.url + API_BASE + route.path.replaceAll(/:\w+/g, NO_ID), {
        method: route.method,
        headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(exampleBody(route)),
      });
      const { status } = await readReply(response);
      expect([name, type, [400, 415].includes(status)]).toEqual([name, type, true]);
    }
  }
});
