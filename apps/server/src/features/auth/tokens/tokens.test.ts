import { randomUUID } from 'node:crypto';
import type { Role } from '@tessera/contract/account/auth';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveKey } from './derive-key.ts';

const SIGNING_KEY = '3f0c8e7d52b94a61e8d7f2a90b6c45131fde08a7c96b3e524d710f8ba29c6e53';
const keys = {
  access: deriveKey(SIGNING_KEY, 'access token'),
  refresh: deriveKey(SIGNING_KEY, 'refresh token'),
};
const textKey = (text: string) => new TextEncoder().encode(text);

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let account: Account;
beforeAll(async () => {
  server = await startTestServer({ settings: { SIGNING_KEY, PUBLIC_URL: 'https://tessera.example' } });
  given = createGiven(server);
  account = await given.customer();
});
afterAll(() => server.stop());

/** What a token is made of, changed where the test says so. */
interface Forgery {
  claims?: JWTPayload;
  without?: string;
  alg?: string;
  typ?: string | undefined;
  key?: Uint8Array;
}

/** The account's own token, signed again with the installation's own key, with parts changed. */
async function forge(kind: 'access' | 'refresh', { claims = {}, without, key, ...header }: Forgery) {
  const genuine = account.tokens[kind];
  const payload: JWTPayload = { ...decodeJwt(genuine), ...claims };
  if (without !== undefined) delete payload[without];
  const { alg, typ } = { ...decodeProtectedHeader(genuine), ...header };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: alg!, ...(typ !== undefined && { typ }) })
    .sign(key ?? keys[kind]);
}

const statusOf = {
  access: async (token: string) => {
    const { status, body } = await server.client(token).get('customer/order/');
    return [status, body.code];
  },
  refresh: async (token: string) => {
    const { status, body } = await server.client().post('user/refresh-token/', { refresh: token });
    return [status, body.code];
  },
};
const REFUSED = [401, 'token_not_valid'];
const seconds = () => Math.floor(Date.now() / 1000);

describe.each(['access', 'refresh'] as const)('an %s token', (kind) => {
  test('says who issued it, for what, when, and until when, and has an id', () => {
    expect(decodeJwt(account.tokens[kind])).toMatchObject({
      iss: 'https://tessera.example',
      aud: `urn:tessera:${kind === 'access' ? 'api' : 'refresh'}`,
      iat: expect.any(Number),
      exp: expect.any(Number),
      jti: expect.any(String),
    });
  });

  test('signed again with the same key and claims is taken, so what is refused below is refused for its change', async () => {
    expect(await statusOf[kind](await forge(kind, {}))).toEqual([200, undefined]);
  });

  test.each<[string, () => Forgery]>([
    ['with HS512', () => ({ alg: 'HS512' })],
    ['with another key', () => ({ key: textKey('b'.repeat(64)) })],
    ['with the signing key itself', () => ({ key: textKey(SIGNING_KEY) })],
    ['with the key of the other kind', () => ({ key: keys[kind === 'access' ? 'refresh' : 'access'] })],
    ['as plain JWT', () => ({ typ: 'JWT' })],
    ['without a type', () => ({ typ: undefined })],
    ['as the other type', () => ({ typ: kind === 'access' ? 'rt+jwt' : 'at+jwt' })],
    [
      'with the other token_type',
      () => ({ claims: { token_type: kind === 'access' ? 'refresh' : 'access' } }),
    ],
    ['by a foreign issuer', () => ({ claims: { iss: 'https://elsewhere.example' } })],
    ['for a foreign audience', () => ({ claims: { aud: 'urn:elsewhere:api' } })],
    [
      'for the audience of the other kind',
      () => ({ claims: { aud: kind === 'access' ? 'urn:tessera:refresh' : 'urn:tessera:api' } }),
    ],
    ['in the future', () => ({ claims: { iat: seconds() + 3600, exp: seconds() + 3900 } })],
    ['for ten years', () => ({ claims: { exp: seconds() + 10 * 365 * 86_400 } })],
    ['until a moment ago', () => ({ claims: { exp: seconds() - 1 } })],
    ['for a session that is not there', () => ({ claims: { sid: randomUUID() } })],
    ...['iss', 'aud', 'exp', 'iat', 'jti', 'sid', 'token_type'].map((claim): [string, () => Forgery] => [
      `without ${claim}`,
      () => ({ without: claim }),
    ]),
  ])('a token signed %s is refused', async (_how, forgery) => {
    expect(await statusOf[kind](await forge(kind, forgery()))).toEqual(REFUSED);
  });

  test('a token without a signature is refused, with and without the dot at its end', async () => {
    const unsecured = new UnsecuredJWT(decodeJwt(account.tokens[kind])).encode();
    const [header, payload] = account.tokens[kind].split('.');
    for (const token of [unsecured, unsecured.replace(/\.$/, ''), `${header}.${payload}.`])
      expect(await statusOf[kind](token)).toEqual(REFUSED);
  });

  test('a token whose claims were changed under the old signature is refused', async () => {
    const [header, , signature] = account.tokens[kind].split('.');
    const claims = { ...decodeJwt(account.tokens[kind]), exp: seconds() + 500 };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(await statusOf[kind](`${header}.${payload}.${signature}`)).toEqual(REFUSED);
  });
});

test('an access token of one account with the session of another is refused', async () => {
  const other = await given.customer();
  const claims = { user_id: decodeJwt(other.tokens.access)['user_id'] as string };
  expect(await statusOf.access(await forge('access', { claims }))).toEqual(REFUSED);
});

test('a session ends when a refresh token is used that the server never issued', async () => {
  const owner = await given.customer();
  const { sid } = decodeJwt(owner.tokens.refresh) as { sid: string };
  const claims = { sid, gen: 7, iat: decodeJwt(owner.tokens.refresh).iat! };
  expect(await statusOf.refresh(await forge('refresh', { claims }))).toEqual(REFUSED);
  expect((await owner.get('customer/order/')).status).toBe(401);
});

test.each<Role>(['designer', 'customer'])('a role of %s in the token counts for nothing', async (role) => {
  const customer = await given.customer();
  const { sid, user_id: accountId } = decodeJwt(customer.tokens.access);
  const token = await forge('access', { claims: { sid, user_id: accountId, role } });
  expect((await server.client(token).get('customer/order/')).status).toBe(200);
  expect((await server.client(token).get('designer/match/')).body.code).toBe('permission_denied');
});

test('a token of an account that was deleted is refused', async () => {
  const gone = await given.customer();
  await server.withDatabase((db) => db.deleteFrom('account').where('email', '=', gone.email).execute());
  expect(await statusOf.access(gone.tokens.access)).toEqual(REFUSED);
  expect(await statusOf.refresh(gone.tokens.refresh)).toEqual(REFUSED);
});

test('a token of an installation with another public address is refused, even under the same key', async () => {
  const elsewhere = await startTestServer({ settings: { SIGNING_KEY } });
  const { tokens } = await createGiven(elsewhere).customer();
  const nameless = decodeJwt(tokens.access).iss;
  await elsewhere.stop();
  expect(nameless).toMatch(/^urn:tessera:installation:[0-9a-f]{32}$/);
  expect(await statusOf.access(tokens.access)).toEqual(REFUSED);
  expect(await statusOf.access(await forge('access', { claims: { iss: nameless! } }))).toEqual(REFUSED);
});
