import { createGiven } from '@tessera/testkit/given';
import { projectForm } from '@tessera/testkit/forms';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      TRUST_PROXY: '127.0.0.1',
      SIGN_IN_PER_MINUTE: '3',
      REFRESH_PER_MINUTE: '3',
      ORDER_WRITES_PER_MINUTE: '3',
      PROJECT_WRITES_PER_MINUTE: '3',
    },
  });
});
afterAll(() => server.stop());

/** The statuses of sign-ins tried from these addresses, one after the other. */
async function signIns(addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) {
    const response = await fetch(`${server.url}/api/internal/v1/user/sign-in/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'Quiet-Harbour-71' }),
    });
    statuses.push(response.status);
  }
  return statuses;
}

test('throttles count all addresses of one IPv6 network of 64 bits as one', async () => {
  const neighbours = [1, 2, 3, 4].map((host) => `2001:db8:7:8:${host}::${host}`);
  expect(await signIns(neighbours)).toEqual([401, 401, 401, 429]);
  expect(await signIns(['2001:db8:7:9::1'])).toEqual([401]);
});

test('throttles count an IPv4 address by itself, even if it is written as IPv6', async () => {
  expect(await signIns(['203.0.113.1', '203.0.113.2', '::ffff:203.0.113.1', '203.0.113.1'])).toEqual([
    401, 401, 401, 401,
  ]);
  expect(await signIns(['203.0.113.1', '::ffff:203.0.113.1', '203.0.113.3'])).toEqual([429, 429, 401]);
});

test('writes of orders are throttled together for each account, and the refusal says when to try again', async () => {
  const given = createGiven(server);
  const [customer, other] = [await given.customer(), await given.customer()];
  const { body: order } = await customer.post('customer/order/', given.orderBody());
  expect((await customer.put(`customer/order/${order.id}/`, given.orderBody())).status).toBe(200);
  expect((await customer.delete(`customer/order/${order.id}/`)).status).toBe(204);
  const refused = await customer.post('customer/order/', given.orderBody());
  expect([refused.status, refused.body.code]).toEqual([429, 'throttled']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await customer.get('customer/order/')).body.count).toBe(0);
  expect((await other.post('customer/order/', given.orderBody())).status).toBe(201);
});

test('writes of portfolio projects and of the profile are throttled together for each account', async () => {
  const designer = await createGiven(server).designer();
  for (let n = 0; n < 3; n++)
    expect((await designer.post('designer/project/', projectForm([]))).status).toBe(201);
  expect((await designer.post('designer/project/', projectForm([]))).status).toBe(429);
  expect((await designer.post('designer/profile/', projectForm([]))).status).toBe(429);
  expect((await designer.get('designer/project/')).status).toBe(200);
});

test('refreshes of sessions are throttled for each account, over all its devices', async () => {
  const given = createGiven(server);
  const [customer, other] = [await given.customer(), await given.customer()];
  const refresh = async (token: string) =>
    (await server.client().post('user/refresh-token/', { refresh: token })).status;
  const [second] = [await server.client().post('user/sign-in/', customer)];
  const tokens = [customer.tokens.refresh, second!.body.refresh ?? customer.tokens.refresh];
  expect([await refresh(tokens[0]!), await refresh(tokens[1]!), await refresh(tokens[0]!)]).toEqual([
    200, 200, 200,
  ]);
  expect(await refresh(tokens[1]!)).toBe(429);
  expect(await refresh(other.tokens.refresh)).toBe(200);
});

test('refreshes with tokens of no account are throttled by the network address they come from', async () => {
  const statuses = [];
  for (let n = 0; n < 4; n++)
    statuses.push((await server.client().post('user/refresh-token/', { refresh: `made-up-${n}` })).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
});
