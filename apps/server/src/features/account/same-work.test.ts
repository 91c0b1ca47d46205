import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * Guarantees that the work of an answer does not tell who has an account: an address with one and an address without one make the
 * same statements in the database, in the same order. `npm run bench -- sign-in` measures the time.
 */

let server: TestServer;
let statements: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    // Jobs would make statements of their own.
    settings: { ROLE: 'api' },
    onQuery: ({ sql }) => void statements.push(sql),
  });
});
afterAll(() => server.stop());

test.each([
  ['asking for a new password', 'user/forgot-password/', {}, 202],
  ['signing in with a wrong password', 'user/sign-in/', { password: 'Wrong-Password-1' }, 401],
])('makes the same statements for every address: %s', async (_what, path, parts, status) => {
  const { email } = await createGiven(server).customer();
  const statementsFor = async (address: string) => {
    statements = [];
    const answer = await server.client().raw('POST', path, { body: { email: address, ...parts } });
    expect(answer.status).toBe(status);
    return statements;
  };
  // The first call of a kind prepares what later ones find.
  await statementsFor(`other-${email}`);
  const known = await statementsFor(email);
  const unknown = await statementsFor(`no-${email}`);
  expect(known.length).toBeGreaterThan(1);
  expect(unknown).toEqual(known);
});
