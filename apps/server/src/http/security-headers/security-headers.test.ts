import { sendRaw } from '@tessera/testkit/raw-connection';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { SIGN_IN_PER_MINUTE: '1' } });
});
afterAll(() => server.stop());

const request = (path: string, ...more: string[]) => [`GET ${path} HTTP/1.1`, 'host: a.example', ...more];
const close = 'connection: close';

describe('whatever is answered says how it may be used', () => {
  test.each<[string, number, readonly string[]]>([
    ['an answer of the API', 200, request('/api/internal/v1/site/', close)],
    ['a refusal of the API', 401, request('/api/internal/v1/customer/order/', close)],
    ['a method that is not taken', 405, request('/api/internal/v1/user/sign-in/', close)],
    ['an address of the API that is not there', 404, request('/api/internal/v1/nothing/', close)],
    ['a photo that is not there', 404, request(`/media/${'0'.repeat(32)}/320.webp`, close)],
    ['a malformed address', 400, request('/%E0%A4%A', close)],
    ['a parameter that is too long', 400, request(`/media/${'a'.repeat(300)}/b`, close)],
    ['a host that is none', 400, ['GET / HTTP/1.1', 'host: [', close]],
    ['health', 200, request('/healthz', close)],
    ['what is no request', 400, ['NONSENSE']],
    ['a request without a host', 400, ['GET / HTTP/1.1', close]],
    ['headers that are too large', 431, request('/', `x-a: ${'a'.repeat(40_000)}`)],
  ])('%s', async (_what, status, lines) => {
    const answer = await sendRaw(server.url, lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const head = answer.split('\r\n\r\n')[0]!.toLowerCase();
    for (const line of [
      `content-security-policy: default-src 'none';frame-ancestors 'none'`,
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'referrer-policy: same-origin',
      'cross-origin-opener-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
      'permissions-policy: accelerometer=(), ',
    ])
      expect(head).toContain(`\r\n${line}`);
    expect(head).not.toContain('\r\nstrict-transport-security');
    expect(head).not.toContain('\r\nx-powered-by');
    const isProblem = head.includes('\r\ncontent-type: application/problem+json; charset=utf-8');
    expect(isProblem).toBe(status >= 400);
  });

  test('the page that describes the API has a policy of its own', async () => {
    const { headers } = await server.client().raw('GET', '/api/docs/');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';` +
        `base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    );
  });
});

test('only an installation that is reached by https tells browsers to use nothing else', () => {
  const of = (publicUrl: string | undefined) => createSecurityHeaders({ publicUrl, analyticsUrl: undefined });
  expect(of('http://a.example').everywhere).not.toHaveProperty('strict-transport-security');
  expect(of('https://a.example').everywhere).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'reporting-endpoints': 'csp="/api/internal/v1/csp-report/"',
  });
  expect(of('https://a.example').ofPage('')).toContain('upgrade-insecure-requests;');
  expect(of('http://a.example').ofPage('')).not.toContain('upgrade-insecure-requests');
});

test('a page may use exactly the inline scripts and styles it came with', () => {
  const { ofPage } = createSecurityHeaders({
    publicUrl: undefined,
    analyticsUrl: 'https://stats.example/in',
  });
  const policy = ofPage(
    '<style>p{}</style><script>start()</script><script type="module" async="">run()</script>' +
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>',
  );
  // echo -n 'start()' | openssl sha256 -binary | base64, and so on
  expect(policy.split(';')).toEqual([
    `default-src 'none'`,
    `script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='`,
    `style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self' https://stats.example`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    `report-uri /api/internal/v1/csp-report/`,
  ]);
});
