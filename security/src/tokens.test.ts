import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { deriveKey } from '@tessera/server/features/auth/tokens/derive-key';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { base64url, decodeJwt, decodeProtectedHeader, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callRoute, routes, type NamedRoute } from '@tessera/testkit/routes/calls';
import { exampleQuery } from '@tessera/testkit/routes/examples';
import { idOf } from '@tessera/testkit/routes/marketplace';

/** Guarantees that only a token which this server made, for this purpose, and not too long ago, opens anything. */

const SIGNING_KEY = randomBytes(32).toString('hex');

/** The key that a token of this kind is signed with. */
const keyOf = (token: string) =>
  deriveKey(SIGNING_KEY, decodeJwt(token)['token_type'] === 'refresh' ? 'refresh token' : 'access token');

let server: TestServer;
let accounts: Record<'designer' | 'customer' | 'operator', Account>;
/** The id of another account, which forged tokens claim to be. */
let otherId: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { SIGNING_KEY } });
  const given = createGiven(server);
  accounts = {
    designer: await given.designer(),
    customer: await given.customer(),
    operator: await given.operator(),
  };
  otherId = await idOf(server, await given.customer());
});
afterAll(() => server.stop());

/** Routes that read something private and need no id: as many doors to try. */
const doors = routes.filter(
  ({ route }) => route.access !== 'public' && route.method === 'GET' && !route.path.includes(':'),
);

const accountFor = ({ access }: NamedRoute['route']) =>
  accounts[access === 'designer' || access === 'operator' ? access : 'customer'];

const DAY_SECONDS = 86_400;
const now = () => Math.floor(Date.now() / 1000);

/** The claims of a real token, changed and signed with the real key: what only a thief of the key could make. */
const signed = (
  token: string,
  change: JWTPayload,
  { with: key = keyOf(token), header = {} }: { with?: Uint8Array; header?: Record<string, unknown> } = {},
) => {
  const { alg, typ } = decodeProtectedHeader(token);
  return new SignJWT({ ...decodeJwt(token), ...change })
    .setProtectedHeader({ alg: alg!, typ: typ!, ...header })
    .sign(key);
};

/** A text of two parts, signed by hand with a key: for what no library signs. */
const signedByHand = (unsigned: string, key: Uint8Array) =>
  `${unsigned}.${createHmac('sha256', key).update(unsigned).digest('base64url')}`;

/** A token with any header and claims, and a signature that does not fit. */
const assembled = (header: object, claims: object, signature = '') =>
  [JSON.stringify(header), JSON.stringify(claims)].map((part) => base64url.encode(part)).join('.') +
  `.${signature}`;

const parts = (token: string) => token.split('.') as [string, string, string];

/** Forgeries of a token, by what was done to it; each is made from a token that is good. */
const forgeries: Record<string, (token: string) => string | Promise<string>> = {
  'no algorithm and no signature': (token) => assembled({ alg: 'none', typ: 'JWT' }, decodeJwt(token)),
  'no algorithm, written in another case': (token) =>
    assembled({ alg: 'nOnE', typ: 'JWT' }, decodeJwt(token), parts(token)[2]),
  'no signature': (token) => parts(token).slice(0, 2).join('.') + '.',
  'no third part': (token) => parts(token).slice(0, 2).join('.'),
  'a signature cut short': (token) => token.slice(0, -4),
  'a signature of another token': (token) => {
    const [header, , signature] = parts(token);
    return `${header}.${base64url.encode(JSON.stringify({ ...decodeJwt(token), user_id: otherId }))}.${signature}`;
  },
  'another key': (token) => signed(token, {}, { with: new TextEncoder().encode('k'.repeat(64)) }),
  'an empty key': (token) => signedByHand(parts(token).slice(0, 2).join('.'), new Uint8Array()),
  'the signing key itself, from which ours are derived': (token) =>
    signed(token, {}, { with: new TextEncoder().encode(SIGNING_KEY) }),
  'the key of the other kind of token': (token) =>
    signed(
      token,
      {},
      {
        with: deriveKey(
          SIGNING_KEY,
          decodeJwt(token)['token_type'] === 'refresh' ? 'access token' : 'refresh token',
        ),
      },
    ),
  'another media type': (token) => signed(token, {}, { header: { typ: 'JWT' } }),
  'an algorithm that is not ours, with our key': (token) => signed(token, {}, { header: { alg: 'HS512' } }),
  'an address where the key would be found': (token) =>
    signed(
      token,
      {},
      { with: randomBytes(32), header: { jku: 'http://127.0.0.1/keys', kid: '../../dev/null' } },
    ),
  'a key of its own': (token) =>
    signed(token, {}, { with: randomBytes(32), header: { jwk: { kty: 'oct', k: 'AAAA' } } }),
  'a header that must be understood and is not': (token) =>
    assembled({ alg: 'HS256', crit: ['exp'], typ: 'JWT' }, decodeJwt(token), parts(token)[2]),
  'an end that has passed': (token) => signed(token, { iat: now() - 900, exp: now() - 300 }),
  'no end': (token) => signed(token, { exp: undefined }),
  'an end in ten years': (token) => signed(token, { exp: now() + 3650 * DAY_SECONDS }),
  'a beginning that has not come': (token) => signed(token, { nbf: now() + 3600, exp: now() + 4000 }),
  'a birth in the future': (token) => signed(token, { iat: now() + 3600, exp: now() + 4000 }),
  'another issuer': (token) => signed(token, { iss: 'https://elsewhere.example' }),
  'no issuer': (token) => signed(token, { iss: undefined }),
  'another audience': (token) => signed(token, { aud: 'something-else' }),
  'no audience': (token) => signed(token, { aud: undefined }),
  'another purpose': (token) => signed(token, { token_type: 'password-reset' }),
  'no purpose': (token) => signed(token, { token_type: undefined }),
  'a session that is none': (token) => signed(token, { sid: randomUUID() }),
  'a session that is no id': (token) => signed(token, { sid: "' or 1=1 --" }),
  'claims that are no object': (token) =>
    signedByHand(`${parts(token)[0]}.${base64url.encode('[]')}`, keyOf(token)),
  'a form with encryption': () => 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA',
  'nothing in it': () => '..',
  'a great length': (token) => token + 'A'.repeat(8000),
};

describe('an access token with', () => {
  const ofAccess: typeof forgeries = {
    ...forgeries,
    'the account of somebody else': (token) => signed(token, { user_id: otherId }),
    'an account that is no id': (token) => signed(token, { user_id: '%' }),
  };
  test.each(Object.entries(ofAccess))('%s is refused by every private route', async (_what, forge) => {
    for (const { name, route } of doors) {
      const account = accountFor(route);
      const reply = await callRoute(server.url, route, { token: await forge(account.tokens.access) });
      expect([name, reply.status, reply.json.code]).toEqual([name, 401, 'token_not_valid']);
      expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  });

  test('the role of the other kind of account is refused by every route of that role', async () => {
    const token = await signed(accounts.customer.tokens.access, { role: 'designer' });
    for (const { name, route } of doors.filter((door) => door.route.access === 'designer')) {
      const reply = await callRoute(server.url, route, { token });
      expect([name, reply.status]).toEqual([name, 403]);
    }
  });
});

test('unchanged claims that are signed again are accepted by every route, so forgeries fail for their changes alone', async () => {
  for (const { name, route } of doors) {
    const token = await signed(accountFor(route).tokens.access, {});
    const reply = await callRoute(server.url, route, { token, query: exampleQuery(route) });
    expect([name, [200, 404].includes(reply.status)]).toEqual([name, true]);
  }
});

test('a token is accepted in the Authorization header only', async () => {
  const { access } = accounts.customer.tokens;
  for (const { name, route } of doors) {
    const reply = await callRoute(server.url, route, {
      query: { access_token: access, token: access, authorization: `Bearer ${access}` },
      headers: { cookie: `access=${access}; token=${access}`, 'x-access-token': access },
    });
    expect([name, reply.status, reply.json.code]).toEqual([name, 401, 'not_authenticated']);
  }
});

test.each(['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer ', 'Bearer a b', 'bearer,', 'Token x', '\tBearer x'])(
  'an Authorization header of «%s» is refused',
  async (authorization) => {
    for (const { name, route } of doors) {
      const reply = await callRoute(server.url, route, { headers: { authorization } });
      expect([name, reply.status]).toEqual([name, 401]);
    }
  },
);

/** Signed with the right key, but later than the session's own: the key is in other hands, so the session does end. */
const STOLEN_KEY = 'a birth in the future';

describe('a refresh token with', () => {
  test.each(Object.entries(forgeries))(
    '%s renews no session, and signing out with it ends none',
    async (what, forge) => {
      const { email, password } = accounts.customer;
      const { body: tokens } = await server.client().post('user/sign-in/', { email, password });
      const forged = await forge(tokens.refresh);
      const renewed = await server.client().post('user/refresh-token/', { refresh: forged });
      expect([renewed.status === 401 || renewed.status === 400, renewed.body.access]).toEqual([
        true,
        undefined,
      ]);
      await server.client().post('user/sign-out/', { refresh: forged });
      const { status } = await server.client(tokens.access).get('customer/order/limit/');
      expect(status).toBe(what === STOLEN_KEY ? 401 : 200);
    },
  );

  test('the purpose of an access token renews no session, and one with the purpose of a refresh token makes no call', async () => {
    const { access, refresh } = accounts.customer.tokens;
    const renewed = await server.client().post('user/refresh-token/', { refresh: access });
    expect([renewed.status, renewed.body.code]).toEqual([401, 'token_not_valid']);
    const { status, body } = await server.client(refresh).get('customer/order/limit/');
    expect([status, body.code]).toEqual([401, 'token_not_valid']);
  });
});
