import { createGiven, GOOD_PASSWORD } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
  given = createGiven(server);
});
afterAll(() => server.stop());

const DAY_MS = 86_400_000;
const codes = (body: { errors?: { field: string; code: string }[] }) =>
  body.errors?.map(({ field, code }) => [field, code]);
const refresh = (token: string) => server.client().post('user/refresh-token/', { refresh: token });

describe('sign-up', () => {
  test('answers 201 with tokens whose access token names role and account for ten minutes', async () => {
    const { tokens } = await given.designer();
    const claims = decodeJwt(tokens.access);
    expect(claims).toMatchObject({
      role: 'designer',
      token_type: 'access',
      user_id: expect.any(String),
      jti: expect.any(String),
    });
    expect(claims.exp! - claims.iat!).toBe(600);
  });

  test('takes an address only once, whatever its case and role', async () => {
    const { email } = await given.designer();
    const { status, body } = await server
      .client()
      .post('customer/sign-up/', { email: email.toUpperCase(), password: GOOD_PASSWORD });
    expect([status, body.code]).toEqual([400, 'email_incorrect']);
    expect(body.message).toBe('Email is incorrect or already registered.');
  });

  test('makes one account when the same address signs up many times at once', async () => {
    const credentials = { email: 'rush@example.org', password: GOOD_PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.client().post('customer/sign-up/', credentials)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  test.each([
    ['Ab1', 'password_too_short'],
    ['alllowercase1', 'password_too_common'],
    ['ALLUPPERCASE1', 'password_too_common'],
    ['NoNumberHere', 'password_too_common'],
    ['Password1', 'password_too_common'],
    ['Me.And.My1@Example.org', 'password_too_common'],
    ['Me.And.My1', 'password_too_common'],
    ['Summer2024', 'password_too_common'],
    ['Tessera123!', 'password_too_common'],
  ])('answers the password %s with %s', async (password, code) => {
    const { status, body } = await server
      .client()
      .post('designer/sign-up/', { email: 'me.and.my1@example.org', password });
    expect([status, body.code]).toEqual([400, code]);
  });

  test('names all faults of a sign-up at once', async () => {
    const { body } = await server.client().post('designer/sign-up/', { email: 'nobody', password: 'short' });
    expect(codes(body)).toEqual([
      ['email', 'email_incorrect'],
      ['password', 'password_too_short'],
    ]);
    const missing = await server.client().raw('POST', 'designer/sign-up/', { body: {} });
    expect(codes(missing.body)).toEqual([
      ['email', 'required'],
      ['password', 'required'],
    ]);
  });

  test('stores no password in plain text', async () => {
    const { email, password } = await given.customer();
    const { passwordHash } = await server.withDatabase((db) =>
      db.selectFrom('account').select('passwordHash').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(passwordHash).not.toContain(password);
  });
});

describe('sign-in', () => {
  test('works for both roles, in any case of the address', async () => {
    for (const account of [await given.designer(), await given.customer()]) {
      const { status, body } = await server
        .client()
        .post('user/sign-in/', { email: account.email.toUpperCase(), password: account.password });
      expect(status).toBe(200);
      expect(body).toEqual({ access: expect.any(String), refresh: expect.any(String) });
    }
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await given.customer();
    const wrong = await server.client().post('user/sign-in/', { email, password: 'Wrong-Password-1' });
    const unknown = await server
      .client()
      .post('user/sign-in/', { email: 'unknown@example.org', password: 'Wrong-Password-1' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'no_active_account']);
    expect(wrong.body.message).toBe('No active account found with the given credentials.');
    expect(unknown.body).toEqual(wrong.body);
  });
});

test('an e-mail address with characters that no database can store is refused as a fault of the caller', async () => {
  for (const path of ['user/sign-in/', 'designer/sign-up/'] as const) {
    const { status, body } = await server
      .client()
      .post(path, { email: 'a\0@example.org', password: GOOD_PASSWORD });
    expect([status, body.code]).toEqual([400, 'invalid']);
  }
});

describe('a session', () => {
  test('goes on with each refresh', async () => {
    const account = await given.customer();
    const first = await refresh(account.tokens.refresh);
    expect(first.status).toBe(200);
    const second = await refresh(first.body.refresh);
    expect((await server.client(second.body.access).get('customer/order/')).status).toBe(200);
  });

  test('goes on for a client that keeps its first refresh token', async () => {
    const { tokens } = await given.customer();
    const answers = [
      await refresh(tokens.refresh),
      await refresh(tokens.refresh),
      await refresh(tokens.refresh),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('goes on after a refresh whose answer got lost', async () => {
    const { tokens } = await given.customer();
    const lost = await refresh(tokens.refresh);
    const again = await refresh(tokens.refresh);
    expect(again.body.refresh).toBe(lost.body.refresh);
  });

  test('ends for every holder when a refresh token two steps old is used', async () => {
    const { tokens } = await given.customer();
    const second = await refresh(tokens.refresh);
    const third = await refresh(second.body.refresh);
    const reused = await refresh(tokens.refresh);
    expect([reused.status, reused.body.code]).toEqual([401, 'token_not_valid']);
    expect((await refresh(third.body.refresh)).status).toBe(401);
    expect((await server.client(third.body.access).get('customer/order/')).status).toBe(401);
  });

  test('survives two refreshes at once', async () => {
    const { tokens } = await given.customer();
    const [a, b] = await Promise.all([refresh(tokens.refresh), refresh(tokens.refresh)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.body.refresh).toBe(b.body.refresh);
  });

  test('ends at once with sign-out, which may be repeated', async () => {
    const account = await given.designer();
    const signOut = () => server.client().post('user/sign-out/', { refresh: account.tokens.refresh });
    expect((await signOut()).status).toBe(204);
    expect((await account.get('designer/project/limit/')).body.code).toBe('token_not_valid');
    expect((await refresh(account.tokens.refresh)).status).toBe(401);
    expect((await signOut()).status).toBe(204);
  });

  test('ends after thirty days, however often it is refreshed', async () => {
    const { tokens } = await given.customer();
    const start = now;
    for (const day of [10, 20, 29]) {
      now = start + day * DAY_MS;
      expect((await refresh(tokens.refresh)).status).toBe(200);
    }
    now = start + 30 * DAY_MS + 1000;
    expect((await refresh(tokens.refresh)).status).toBe(401);
    now = start;
  });

  test('ends when it has not been refreshed for fourteen days', async () => {
    const [kept, left] = [await given.customer(), await given.customer()];
    const start = now;
    now = start + 13 * DAY_MS;
    expect((await refresh(kept.tokens.refresh)).status).toBe(200);
    now = start + 14 * DAY_MS + 1000;
    expect((await refresh(left.tokens.refresh)).body.code).toBe('token_not_valid');
    // The client that keeps its first token shows signs of life too.
    expect((await refresh(kept.tokens.refresh)).status).toBe(200);
    now = start + 27 * DAY_MS;
    expect((await refresh(kept.tokens.refresh)).status).toBe(200);
    now = start;
  });

  test('goes on when the clock of the server is set back', async () => {
    const start = now;
    const { tokens } = await given.customer();
    now = start - 600_000;
    const renewed = await refresh(tokens.refresh);
    expect(renewed.status).toBe(200);
    expect((await server.client(renewed.body.access).get('customer/order/')).status).toBe(200);
    expect((await refresh(tokens.refresh)).body.refresh).toBe(renewed.body.refresh);
    now = start;
  });

  test('takes no refresh token for a call, and no access token for a refresh', async () => {
    const { tokens } = await given.customer();
    expect((await server.client(tokens.refresh).get('customer/order/')).body.code).toBe('token_not_valid');
    expect((await refresh(tokens.access)).body.code).toBe('token_not_valid');
  });

  test('ends when its account is deleted', async () => {
    const account = await given.customer();
    await server.withDatabase((db) => db.deleteFrom('account').where('email', '=', account.email).execute());
    expect((await account.get('customer/order/')).body.code).toBe('token_not_valid');
  });

  test('has the role that the database says, not the one in the token', async () => {
    const account = await given.customer();
    await server.withDatabase((db) =>
      db.updateTable('account').set({ role: 'designer' }).where('email', '=', account.email).execute(),
    );
    expect((await account.get('customer/order/')).body.code).toBe('permission_denied');
  });
});

describe('throttles', () => {
  test('answer 429 and say how many seconds to wait, 60 at most', async () => {
    const strict = await startTestServer({ settings: { SIGN_IN_PER_MINUTE: '2' } });
    const signIn = () => strict.client().post('user/sign-in/', { email: 'a@example.org', password: 'x' });
    const answers = [await signIn(), await signIn(), await signIn()];
    await strict.stop();
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
    expect(answers[2]!.body.code).toBe('throttled');
    expect(Number(answers[2]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answers[2]!.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});
