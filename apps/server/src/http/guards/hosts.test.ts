import { createGiven, type Account } from '@tessera/testkit/given';
import { sendRaw } from '@tessera/testkit/raw-connection';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** What a request with this Host header is answered with. */
async function ask(
  server: TestServer,
  host: string,
  { path = '/api/internal/v1/site/', headers = [] as readonly string[] } = {},
) {
  const answer = await sendRaw(server.url, [
    `GET ${path} HTTP/1.1`,
    `host: ${host}`,
    'connection: close',
    ...headers,
  ]);
  const [head, body = ''] = answer.split('\r\n\r\n');
  const json = /\{[\s\S]*\}/.exec(body)?.[0];
  return {
    status: Number(head!.split(' ')[1]),
    head: head!,
    body: json === undefined ? null : JSON.parse(json),
  };
}

describe('without a public address', () => {
  let server: TestServer;
  let customer: Account;
  beforeAll(async () => {
    server = await startTestServer();
    const given = createGiven(server);
    customer = await given.customer();
    for (let n = 0; n < 2; n++) await customer.post('customer/order/', given.orderBody({ links: [] }));
  });
  afterAll(() => server.stop());

  const list = (host: string, path = '/api/internal/v1/customer/order/?limit=1', headers: string[] = []) =>
    ask(server, host, { path, headers: [`authorization: Bearer ${customer.tokens.access}`, ...headers] });

  test.each(['[', 'x:99999999', 'a/b', 'a@b', '"><script>', ''])(
    'a list with a next page answers 400 to the host %j',
    async (host) => {
      const { status, body } = await list(host);
      expect([status, body.code]).toEqual([400, 'malformed_body']);
    },
  );

  test('a request to any valid host is answered, and links to the next page name that host', async () => {
    const { status, body } = await list('tessera.example.org:8080');
    expect([status, body.next]).toEqual([
      200,
      'http://tessera.example.org:8080/api/internal/v1/customer/order/?limit=1&offset=1',
    ]);
  });

  test('the address in a request line does not get into the links of a list', async () => {
    const { body } = await list(
      'tessera.example.org',
      'http://elsewhere.example/api/internal/v1/customer/order/?limit=1',
    );
    expect(body.next).toBe('http://tessera.example.org/api/internal/v1/customer/order/?limit=1&offset=1');
  });

  test('a forwarded host is ignored unless it comes from a trusted proxy', async () => {
    const { body } = await list('tessera.example.org', undefined, ['x-forwarded-host: elsewhere.example']);
    expect(new URL(body.next).host).toBe('tessera.example.org');
  });
});

describe('with a public address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      settings: { PUBLIC_URL: 'https://tessera.example.org', TRUST_PROXY: '127.0.0.1' },
    });
  });
  afterAll(() => server.stop());

  test.each([
    'elsewhere.example',
    'tessera.example.org.elsewhere.example',
    'tessera.example.org:8443',
    '10.0.0.7',
  ])('the host %s is refused', async (host) => {
    const { status, head, body } = await ask(server, host);
    expect([status, body.code]).toEqual([421, 'misdirected_request']);
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect((await ask(server, host, { path: '/nowhere' })).status).toBe(421);
  });

  test.each([
    'tessera.example.org',
    'TESSERA.example.org',
    'tessera.example.org:443',
    '127.0.0.1',
    'localhost:3000',
  ])('the host %s is accepted from a caller on the same machine', async (host) =>
    expect((await ask(server, host)).status).toBe(200),
  );

  test('health checks may name any host', async () => {
    for (const host of ['10.0.0.7:3000', 'elsewhere.example', '[']) {
      expect((await ask(server, host, { path: '/healthz' })).status).toBe(200);
      expect((await ask(server, host, { path: '/readyz' })).status).toBe(200);
    }
  });

  test('behind a trusted proxy the forwarded host counts', async () => {
    const forwarded = (host: string) =>
      ask(server, '127.0.0.1:3000', { headers: [`x-forwarded-host: ${host}`] });
    expect((await forwarded('tessera.example.org')).status).toBe(200);
    expect((await forwarded('elsewhere.example')).status).toBe(421);
    expect((await forwarded('[')).status).toBe(400);
  });
});
