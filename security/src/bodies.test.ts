import type { Tokens } from '@tessera/contract/account/auth';
import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { emptyInternet } from '@tessera/testkit/servers/web-site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/route';
import { expectPromised, readReply, routes, type NamedRoute } from '@tessera/testkit/routes/calls';
import { bodyFields } from '@tessera/testkit/routes/examples';
import { buildMarketplace, ownerFor, readRows, type Marketplace } from '@tessera/testkit/routes/marketplace';
import { callAsOwner, ownBody } from '@tessera/testkit/routes/own-calls';
import { ownParams } from '@tessera/testkit/routes/own-params';

/** Guarantees that a body says what its fields say and nothing else: no field of the database, no prototype, no other type. */

let server: TestServer;
let market: Marketplace;
beforeAll(async () => {
  server = await startTestServer({
    internet: emptyInternet,
    settings: { FREE_ORDER_LIMIT: '1000', FREE_PROJECT_LIMIT: '1000', OPEN_APPLICATIONS_MAX: '1000' },
  });
  market = await buildMarketplace(server);
});
afterAll(() => server.stop());

const withBody = routes.filter(({ route }) => route.body !== undefined);
const named = (list: readonly NamedRoute[]) => list.map((one) => [one.name, one] as const);

/** What an attacker would like to set, with a value that is easily found again. */
const PLANTED = 'planted-by-a-stranger';
const PLANTED_ID = '01890000-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
const PLANTED_NUMBER = 987_654_321;
const extraFields: Record<string, unknown> = {
  ...Object.fromEntries(
    ['id', 'account_id', 'accountId', 'user_id', 'designer_id', 'customer_id', 'owner', 'order_id'].map(
      (name) => [name, PLANTED_ID],
    ),
  ),
  ...Object.fromEntries(
    [
      'role',
      'status',
      'state',
      'matching_state',
      'review',
      'plan',
      'password_hash',
      'created_at',
      'from',
    ].map((name) => [name, PLANTED]),
  ),
  ...Object.fromEntries(
    ['project_limit', 'projectLimit', 'limit', 'count', 'score', 'rating', 'generation'].map((name) => [
      name,
      PLANTED_NUMBER,
    ]),
  ),
  is_admin: true,
  isAdmin: true,
  approved: true,
  applied: true,
  mailed_at: '1999-09-09T09:09:09Z',
  photo_url: `https://${PLANTED}.example/`,
  'constructor.prototype.planted': PLANTED,
  'account[role]': PLANTED,
};

const tokenFor = ({ route }: NamedRoute) =>
  route.access === 'public' ? undefined : ownerFor(market, route).tokens.access;

const paramsOf = ({ name }: NamedRoute) => ({
  id: name.startsWith('portfolio') ? market.ids.project : market.ids.order,
  designer: market.ids.designer,
});

/** Calls whose body has to hold a token, a password or a signature that no example has. */
const needsToken = ({ name }: NamedRoute) =>
  name.startsWith('auth.') ||
  [
    'account.verifyEmail',
    'account.resetPassword',
    'account.undoEmail',
    'passkeys.add',
    'passkeys.signIn',
    'secondFactor.confirm',
  ].includes(name);

describe('a field that the contract does not name', () => {
  test.each(named(withBody))('changes nothing and is not returned: %s', async (_name, one) => {
    const example = ownBody(market, one)!;
    const unnamed = Object.entries(extraFields).filter(([name]) => !(name in example));
    const body = { ...example, ...Object.fromEntries(unnamed) };
    const reply = await callAsOwner(server, market, one, {
      body,
      params: await ownParams(server, market, one),
    });
    expectPromised(one.route, reply);
    const isTaken = [one.route.status, one.route.repeatStatus].includes(reply.status as 200);
    expect([one.name, isTaken || needsToken(one)]).toEqual([one.name, true]);
    for (const value of [PLANTED, PLANTED_ID, String(PLANTED_NUMBER)])
      expect(reply.text).not.toContain(value);
  });

  test('is stored nowhere', async () => {
    await server.jobsDone();
    const rows = Object.values(await readRows(server)).flat();
    expect(rows.length).toBeGreaterThan(20);
    for (const value of [PLANTED, PLANTED_ID, String(PLANTED_NUMBER), '1999-09-09'])
      expect(rows.filter((row) => row.includes(value))).toEqual([]);
  });

  test('in a sign-up gives the account no other role or rights', async () => {
    const given = createGiven(server);
    const { email } = await given.customer();
    const { body } = await server.client().raw<Tokens>('POST', 'customer/sign-up/', {
      body: {
        email: `second-${email}`,
        password: 'Quiet-Harbour-71',
        role: 'designer',
        project_limit: 100_000,
      },
    });
    const customer = server.client(body.access);
    expect((await customer.get('designer/project/limit/')).status).toBe(403);
    expect((await customer.get('customer/order/limit/')).body).toEqual({ count: 0, limit: 1000 });
  });
});

describe('a prototype', () => {
  test.each(named(withBody))('cannot be changed through any key: %s', async (_name, one) => {
    const example = JSON.stringify(ownBody(market, one) ?? {});
    const token = tokenFor(one);
    for (const poison of [
      '"__proto__":{"planted":true}',
      '"constructor":{"prototype":{"planted":true}}',
      '"__proto__":[1],"prototype":{"planted":true}',
    ]) {
      const response = await fetch(
        server.url +
          API_BASE +
          one.route.path.replace(/:id/, market.ids.order).replace(/:\w+/, market.ids.designer),
        {
          method: one.route.method,
          headers: {
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: example.replace(/^\{/, `{${poison}${example === '{}' ? '' : ','}`),
        },
      );
      expectPromised(one.route, await readReply(response));
    }
    if (one.route.files !== undefined) {
      const body = {
        ...ownBody(market, one),
        '__proto__.planted': 'true',
        'constructor[prototype][planted]': 'true',
        ['__proto__']: 'true',
        toString: 'true',
        hasOwnProperty: 'true',
      };
      const reply = await callAsOwner(server, market, one, { body, params: paramsOf(one) });
      expectPromised(one.route, reply);
    }
    expect(({} as Record<string, unknown>)['planted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

/** Nested deeper than any reader that calls itself would bear. */
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a value of another type', () => {
  const types: Record<string, unknown> = {
    'a list for a text': ['Text'],
    'a list of lists': [[['Text']]],
    'an operator': { $ne: null },
    'an object with a toString': { toString: 'x', valueOf: 'y', length: 5 },
    'an object like a list': { 0: 'a', length: 1 },
    true: true,
    'a number': 12,
    'a number too large': 1e300,
    null: null,
  };
  test.each(named(withBody))(
    'is refused or accepted as the contract says, and breaks nothing: %s',
    async (_name, one) => {
      for (const field of Object.keys(bodyFields(one.route)!)) {
        for (const value of Object.values(types)) {
          const body = { ...ownBody(market, one), [field]: value };
          const reply = await callAsOwner(server, market, one, { body, params: paramsOf(one) });
          expectPromised(one.route, reply);
          expect(reply.status).toBeLessThan(500);
        }
      }
    },
  );

  test.each(named(withBody))('nested without end is refused: %s', async (_name, one) => {
    const token = tokenFor(one);
    for (const body of [deep(100_000), `{"email":${deep(100_000)},"object_name":${deep(100_000)}}`]) {
      const response = await fetch(
        server.url +
          API_BASE +
          one.route.path.replace(/:id/, market.ids.order).replace(/:\w+/, market.ids.designer),
        {
          method: one.route.method,
          headers: {
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body,
        },
      );
      const reply = await readReply(response);
      expectPromised(one.route, reply);
      expect(reply.status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('a parameter that comes more than once', () => {
  test.each(named(routes.filter(({ route }) => route.query !== undefined)))(
    'in the query breaks nothing: %s',
    async (_name, one) => {
      const token = tokenFor(one);
      const names = ['limit', 'offset', 'page', 'page_size', 'order', 'style'];
      const query = names
        .flatMap((name) => [`${name}=1`, `${name}[]=2`, `${name}=3`, `${name}[a][b]=4`])
        .join('&');
      const params: Record<string, string> = await ownParams(server, market, one);
      const path = one.route.path.replace(/:(\w+)/g, (_match, name: string) => params[name]!);
      const response = await fetch(`${server.url}${API_BASE}${path}?${query}`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      const reply = await readReply(response);
      expectPromised(one.route, reply);
      expect([200, 400].includes(reply.status)).toBe(true);
    },
  );

  const withFormFields = withBody.filter(
    ({ route }) => route.files !== undefined && Object.keys(bodyFields(route)!).length > 0,
  );
  test.each(named(withFormFields))('in a form breaks nothing: %s', async (_name, one) => {
    const example = ownBody(market, one)!;
    const doubled = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, Array.isArray(value) ? value : [value, value]]),
    );
    const reply = await callAsOwner(server, market, one, { body: doubled, params: paramsOf(one) });
    expectPromised(one.route, reply);
    expect(reply.status).toBe(400);
  });
});
