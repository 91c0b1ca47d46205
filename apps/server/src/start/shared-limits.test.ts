import { API_BASE } from '@tessera/contract/route';
import { createGiven, GOOD_PASSWORD } from '@tessera/testkit/given';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Guarantees: what must hold for an installation as a whole holds however its calls are spread over processes: how often one may guess at a
 * password, who is known at a device, and what an account may have.
 */

/** An embedded database belongs to one process, so only PostgreSQL lets two share it. */
const isShareable = process.env['TEST_POSTGRES_URL'] !== undefined;

const ORDERS_MAX = 5;

let database: TestDatabase;
let processes: TestServer[];

beforeAll(async () => {
  if (!isShareable) return;
  database = await createTestDatabase();
  const settings = {
    SIGNING_KEY: '3f0c8e7d52b94a61e8d7f2a90b6c45131fde08a7c96b3e524d710f8ba29c6e53',
    PUBLIC_URL: 'https://tessera.example',
    ROLE: 'api',
    FREE_ORDER_LIMIT: String(ORDERS_MAX),
    // What the test says a caller's address is, is believed.
    TRUST_PROXY: '127.0.0.1',
  };
  processes = [await startTestServer({ database, settings }), await startTestServer({ database, settings })];
});
afterAll(async () => {
  for (const server of processes ?? []) await server.stop();
  await database?.drop();
});

/** Tries to sign in at the process of this number, from an address in the network of this number. */
const signIn = async (at: number, email: string, password: string, network: number, cookie?: string) => {
  const response = await fetch(`${processes[at % processes.length]!.url}${API_BASE}user/sign-in/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${network}.1`,
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify({ email, password }),
  });
  return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] };
};

test.runIf(isShareable)(
  'both processes count guesses at a password together, and both know the owner’s device',
  async () => {
    const { email } = await createGiven(processes[0]!).customer();
    const { cookie } = await signIn(0, email, GOOD_PASSWORD, 200);
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess++)
      statuses.push((await signIn(guess, email, 'Wrong-Password-1', guess)).status);
    // Ten are free, and one more is a newcomer's turn; each process alone would give as many.
    expect(statuses.filter((status) => status === 401).length).toBe(11);
    expect(statuses.filter((status) => status === 429).length).toBe(29);
    const owner = await Promise.all([0, 1].map((at) => signIn(at, email, GOOD_PASSWORD, 201, cookie)));
    expect(owner.map(({ status }) => status)).toEqual([200, 200]);
  },
);

test.runIf(isShareable)('orders sent to both processes at once never exceed the plan’s limit', async () => {
  const given = createGiven(processes[0]!);
  const { tokens } = await given.customer();
  const answers = await Promise.all(
    Array.from({ length: 4 * ORDERS_MAX }, (_, index) =>
      processes[index % 2]!.client(tokens.access).post('customer/order/', given.orderBody({ links: [] })),
    ),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(403)]).toEqual([ORDERS_MAX, 3 * ORDERS_MAX]);
});
