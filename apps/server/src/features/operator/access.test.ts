import { EXPORT_FILE_PATH } from '@tessera/contract/account/export-file';
import { api } from '@tessera/contract/api';
import { AUDIT_FILE_PATH, OPERATOR_PHOTO_FILE_PATH } from '@tessera/contract/operator/operator-values';
import { API_BASE, type Route } from '@tessera/contract/route';
import { EVENTS_PATH } from '@tessera/contract/talk/event-stream';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees about every call there is: who is an operator, who is not, and what an operator needs first. */

let server: TestServer;
let accounts: Record<'designer' | 'customer' | 'operator' | 'newOperator', Account>;
beforeAll(async () => {
  server = await startTestServer();
  const given = createGiven(server);
  accounts = {
    designer: await given.designer(),
    customer: await given.customer(),
    operator: await given.operator(),
    newOperator: await given.newOperator(),
  };
});
afterAll(() => server.stop());

type Call = Pick<Route, 'method' | 'path'> & { access: string; opensBeforeSecondFactor?: true | undefined };

/** What is served beside the contract's table, because its answer is no JSON. */
const files: Call[] = [
  { method: 'GET', path: AUDIT_FILE_PATH, access: 'operator' },
  { method: 'GET', path: OPERATOR_PHOTO_FILE_PATH, access: 'operator' },
  { method: 'GET', path: EXPORT_FILE_PATH, access: 'member' },
  { method: 'GET', path: EVENTS_PATH, access: 'member' },
];

const calls: Call[] = [
  ...Object.values(api).flatMap((feature) => Object.values(feature) as Route[]),
  ...files,
];
const named = (list: readonly Call[]) => list.map((call) => [`${call.method} ${call.path}`, call] as const);

const ofOperators = calls.filter(({ access }) => access === 'operator');
const ofOthers = calls.filter(({ access }) => ['member', 'designer', 'customer'].includes(access));
const needFactor = calls.filter(
  ({ access, opensBeforeSecondFactor }) =>
    (access === 'operator' || access === 'user') && opensBeforeSecondFactor !== true,
);

async function outcome({ method, path }: Call, account?: Account): Promise<unknown[]> {
  const id = '01890000-0000-7000-8000-000000000000';
  const response = await fetch(`${server.url}${API_BASE}${path.replaceAll(/:\w+/g, id)}`, {
    method,
    headers: account === undefined ? {} : { authorization: `Bearer ${account.tokens.access}` },
  });
  const body = (await response.json()) as { code?: string };
  return [response.status, body.code];
}

describe('a call of operators', () => {
  test.each(named(ofOperators))('is refused to everybody else: %s', async (_, call) => {
    expect(await outcome(call)).toEqual([401, 'not_authenticated']);
    for (const role of ['designer', 'customer'] as const)
      expect(await outcome(call, accounts[role])).toEqual([403, 'permission_denied']);
  });

  test('stands under operator/ or sets up a second factor', () => {
    const elsewhere = ofOperators.map(({ path }) => path).filter((path) => !path.startsWith('operator/'));
    expect(elsewhere.toSorted()).toEqual(['user/totp/', 'user/totp/options/']);
    expect(calls.filter(({ path }) => path.startsWith('operator/')).length).toBeGreaterThan(20);
    const below = calls.filter(({ path }) => path.startsWith('operator/'));
    expect(below.map(({ access }) => access)).toEqual(below.map(() => 'operator'));
    expect(below.filter((call) => call.opensBeforeSecondFactor)).toEqual([]);
  });
});

test.each(named(needFactor))('an operator without a second factor is refused: %s', async (_, call) => {
  expect(await outcome(call, accounts.newOperator)).toEqual([403, 'second_factor_missing']);
});

test('before a second factor, an operator is let into the calls that set one up, and no others', () => {
  const open = calls
    .filter((call) => call.opensBeforeSecondFactor)
    .map(({ method, path }) => `${method} ${path}`);
  expect(open.toSorted()).toEqual([
    'GET user/me/',
    'GET user/passkey/',
    'POST user/passkey/',
    'POST user/passkey/options/',
    'POST user/totp/',
    'POST user/totp/options/',
  ]);
});

test.each(named(ofOthers))('an operator cannot act as a designer or a customer: %s', async (_, call) => {
  for (const role of ['operator', 'newOperator'] as const)
    expect(await outcome(call, accounts[role])).toEqual([403, 'permission_denied']);
});

test('nobody becomes an operator by signing up', async () => {
  const body = { email: 'new-operator@example.org', password: 'Quiet-Harbour-71', role: 'operator' };
  const refused = await server.client().raw('POST', 'operator/sign-up/', { body });
  expect(refused.status).toBe(404);
  const { body: tokens } = await server.client().raw('POST', 'customer/sign-up/', { body });
  const me = await server.client((tokens as unknown as { access: string }).access).get('user/me/');
  expect(me.body.role).toBe('customer');
});
