import { createGiven, GOOD_PASSWORD } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
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

  test('an address is taken once, whatever its case and role', async () => {
    const { email } = await given.designer();
    const { status, body } = await server
      .client()
      .post('customer/sign-up/', { email: email.toUpperCase(), password: GOOD_PASSWORD });
    expect([status, body.code]).toEqual([400, 'email_incorrect']);
    expect(body.message).toBe('Email is incorrect or already registered.');
  });

  test('the same address many times at once makes one account', async () => {
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
  ])('the password %s is %s', async (password, code) => {
    const { status, body } = await server
      .client()
      .post('designer/sign-up/', { email: 'me.and.my1@example.org', password });
    expect([status, body.code]).toEqual([400, code]);
  });

  test('all faults are named at once', async () => {
    const { body } = await server.client().post('designer/sign-up/', { email: 'nobody', password: 'short' });
    expect(codes(body)).toEqual([
      ['email', 'email_incorrect'],
      ['password', 'password_too_short'],
    ]);
    const missing = await server.client().post('designer/sign-up/', {});
    expect(codes(missing.body)).toEqual([
      ['email', 'required'],
      ['password', 'required'],
    ]);
  });

  test('no password is stored as it is', async () => {
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

  test('a wrong password and an unknown address get the same answer', async () => {
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

test('an address that no database could hold is refused, not stumbled over', async () => {
  for (const path of ['user/sign-in/', 'designer/sign-up/']) {
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

  test('goes on after an answer that got lost, with the token that was lost', async () => {
    const { tokens } = await given.customer();
    const lost = await refresh(tokens.refresh);
    const again = await refresh(tokens.refresh);
    expect(again.body.refresh).toBe(lost.body.refresh);
  });

  test('ends when a token two steps old turns up, for everybody who holds one', async () => {
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

  test('ends after thirty days', async () => {
    const { tokens } = await given.customer();
    const start = now;
    now = start + 29 * 86_400_000;
    expect((await refresh(tokens.refresh)).status).toBe(200);
    now = start + 30 * 86_400_000 + 1000;
    expect((await refresh(tokens.refresh)).status).toBe(401);
    now = start;
  });

  test('a refresh token opens no door, and an access token refreshes nothing', async () => {
    const { tokens } = await given.customer();
    expect((await server.client(tokens.refresh).get('customer/order/')).body.code).toBe('token_not_valid');
    expect((await refresh(tokens.access)).body.code).toBe('token_not_valid');
  });

  test('an account that is gone has no session', async () => {
    const account = await given.customer();
    await server.withDatabase((db) => db.deleteFrom('account').where('email', '=', account.email).execute());
    expect((await account.get('customer/order/')).body.code).toBe('token_not_valid');
  });

  test('the role counts as the database has it, not as the token says', async () => {
    const account = await given.customer();
    await server.withDatabase((db) =>
      db.updateTable('account').set({ role: 'designer' }).where('email', '=', account.email).execute(),
    );
    expect((await account.get('customer/order/')).body.code).toBe('permission_denied');
  });
});

describe('throttles', () => {
  test('answer 429 with the seconds to wait, a minute at most', async () => {
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
