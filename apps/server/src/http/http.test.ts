import { connect } from 'node:net';
import type { Problem } from '@tessera/contract/errors/problem';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const send = (path: string, init: RequestInit) => fetch(server.url + path, init);

describe('whatever comes in', () => {
  test.each<[string, string, RequestInit, number, string]>([
    ['an unknown address', '/api/internal/v1/nothing/', {}, 404, 'not_found'],
    [
      'a method that is not taken',
      '/api/internal/v1/user/sign-in/',
      { method: 'GET' },
      405,
      'method_not_allowed',
    ],
    [
      'broken JSON',
      '/api/internal/v1/user/sign-in/',
      { method: 'POST', body: '{"email":', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_body',
    ],
    [
      'an empty body',
      '/api/internal/v1/user/sign-in/',
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_body',
    ],
    [
      'a list for a body',
      '/api/internal/v1/user/sign-in/',
      { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_body',
    ],
    [
      'a poisoned prototype',
      '/api/internal/v1/user/sign-in/',
      { method: 'POST', body: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_body',
    ],
    [
      'XML',
      '/api/internal/v1/user/sign-in/',
      { method: 'POST', body: '<a/>', headers: { 'content-type': 'application/xml' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a form where JSON is due',
      '/api/internal/v1/user/sign-in/',
      { method: 'POST', body: new FormData() },
      415,
      'unsupported_media_type',
    ],
    [
      'a body beyond the limit',
      '/api/internal/v1/user/sign-in/',
      {
        method: 'POST',
        body: JSON.stringify({ email: 'x'.repeat(600_000) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
      'payload_too_large',
    ],
    ['an address that is no address', '/api/internal/v1/%E0%A4%A', {}, 400, 'malformed_body'],
  ])('%s gets a problem document', async (_what, path, init, status, code) => {
    const response = await send(path, init);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const problem = (await response.json()) as Problem;
    expect([response.status, problem.status, problem.code]).toEqual([status, status, code]);
    expect(Object.keys(problem)).toEqual(expect.arrayContaining(['type', 'title', 'detail', 'message']));
  });

  test('bytes that are not HTTP get an answer with a code too', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('NONSENSE\r\n\r\n');
    const chunks = await Array.fromAsync(socket as AsyncIterable<Buffer>);
    expect(Buffer.concat(chunks).toString()).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*malformed_body/,
    );
  });

  test('a DELETE with a JSON content type and no body is accepted', async () => {
    const customer = await createGiven(server).customer();
    const { body: order } = await customer.post('customer/order/', createGiven(server).orderBody());
    const response = await send(`/api/internal/v1/customer/order/${order.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${customer.tokens.access}`, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(204);
  });
});

describe('for operators', () => {
  test('health and readiness can be asked for', async () => {
    expect((await server.client().raw('GET', '/healthz')).body).toEqual({ status: 'ok' });
    await expect
      .poll(async () => (await server.client().raw('GET', '/readyz')).body)
      .toEqual({ status: 'ready', models: 'loaded' });
  });

  test('the API is described in a document and on a page', async () => {
    const document = await server.client().raw<{ openapi: string; paths: object }>('GET', '/openapi.json');
    expect(document.body.openapi).toMatch(/^3\.1/);
    expect(document.body.paths).toHaveProperty(['/user/sign-in/', 'post']);
    expect((await server.client().raw('GET', '/api/docs/')).status).toBe(200);
  });

  test('answers forbid caching and guessing of their type', async () => {
    const { headers } = await server.client().get('geo/country/');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('metrics are not served at the address of the product', async () => {
    expect((await server.client().raw('GET', '/metrics')).status).toBe(404);
  });
});
