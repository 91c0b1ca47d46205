import { createGiven, GOOD_PASSWORD, type Account } from '@tessera/testkit/given';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Guarantees: a token that two processes have verified and remember is refused by both from the moment its session ends,
 * whichever of them ended it.
 */

/** An embedded database belongs to one process, so only PostgreSQL lets two share it. */
const isShareable = process.env['TEST_POSTGRES_URL'] !== undefined;

const SIGNING_KEY = '3f0c8e7d52b94a61e8d7f2a90b6c45131fde08a7c96b3e524d710f8ba29c6e53';
let database: TestDatabase;
let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  if (!isShareable) return;
  database = await createTestDatabase();
  const settings = { SIGNING_KEY, PUBLIC_URL: 'https://tessera.example', ROLE: 'api' };
  one = await startTestServer({ database, settings });
  other = await startTestServer({ database, settings });
});
afterAll(async () => {
  await one?.stop();
  await other?.stop();
  await database?.drop();
});

/** How each process answers a call with the account's token. */
const answers = async ({ tokens }: Account) =>
  Promise.all(
    [one, other].map(async (server) => (await server.client(tokens.access).get('customer/order/')).status),
  );

const ways: [string, (account: Account) => Promise<unknown>][] = [
  ['a sign-out', ({ tokens }) => one.client().post('user/sign-out/', { refresh: tokens.refresh })],
  ['a sign-out everywhere', (account) => account.post('user/sign-out-everywhere/')],
  [
    'a suspension',
    ({ email }) =>
      one.withDatabase((db) =>
        db.updateTable('account').set({ suspendedAt: new Date() }).where('email', '=', email).execute(),
      ),
  ],
  [
    'the deletion of the account',
    (account) => account.raw('DELETE', 'user/me/', { body: { password: GOOD_PASSWORD } }),
  ],
];

test.runIf(isShareable).each(ways)('after %s both processes refuse the token', async (_way, end) => {
  const account = await createGiven(one).customer();
  expect(await answers(account)).toEqual([200, 200]);
  await end(account);
  expect(await answers(account)).toEqual([401, 401]);
});

test.runIf(isShareable)(
  'after a change of the password both processes refuse the token of another device',
  async () => {
    const account = await createGiven(one).customer();
    const device = await other
      .client()
      .post('user/sign-in/', { email: account.email, password: GOOD_PASSWORD });
    const elsewhere = { ...account, tokens: device.body };
    expect(await answers(elsewhere)).toEqual([200, 200]);
    const change = { current_password: GOOD_PASSWORD, password: 'Another-Harbour-93' };
    const { status } = await account.post('user/password/', change);
    expect(status).toBeLessThan(300);
    expect(await answers(elsewhere)).toEqual([401, 401]);
  },
);
