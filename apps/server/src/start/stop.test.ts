import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { API_BASE } from '@tessera/contract/route';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { launchServer, type ServerProcess } from '@tessera/testkit/servers/server-process';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let dataDir: string;
let database: TestDatabase | undefined;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tessera-stop-'));
  if (process.env['TEST_POSTGRES_URL'] !== undefined) database = await createTestDatabase();
  await start();
});
afterAll(async () => {
  await server.end('SIGKILL');
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Guarantees that whoever stops the product loses nothing that has reached it. */
test('a request that began before the process was told to stop is answered, and its changes are kept', async () => {
  const { access } = await call('POST', 'customer/sign-up/', {
    email: 'carl@example.org',
    password: GOOD_PASSWORD,
  });
  const body = JSON.stringify({
    object_name: 'Half sent',
    object_desc: 'The second half comes after the signal.',
    country_code: 'SE',
    links: [],
    budget: null,
  });
  const sending = request(`${url}${API_BASE}customer/order/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answer = answerTo(sending);
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.slice(0, 20));

  const ended = server.end('SIGTERM');
  await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed'), {
    timeout: 20_000,
  });
  sending.end(body.slice(20));
  expect((await answer).statusCode).toBe(201);
  expect(await ended).toBe(0);

  await start();
  const { results } = await call('GET', 'customer/order/', undefined, access);
  expect(results).toMatchObject([{ object_name: 'Half sent' }]);
});

async function start(): Promise<void> {
  server = launchServer(dataDir, database && { DATABASE_URL: String(database.connection.connectionString) });
  url = await server.ready;
}

async function answerTo(sending: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  await json(response);
  return response;
}

async function call(method: string, path: string, body?: object, token?: string): Promise<any> {
  const response = await fetch(url + API_BASE + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}
