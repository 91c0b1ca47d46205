import { createAuthenticator } from '@tessera/testkit/authenticator';
import { createGiven, GOOD_PASSWORD, type Account, type OperatorAccount } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { createCodeApp } from '@tessera/testkit/one-time-codes';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOneTimeCodes } from './one-time-codes.ts';

/** Guarantees that a password alone never opens what operators can do. */

const ORIGIN = 'https://tessera.example';
const START = new Date('2026-11-23T12:00:00Z');

let server: TestServer;
let mailServer: MailServer;
let given: ReturnType<typeof createGiven>;
let now = START;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, PUBLIC_URL: ORIGIN, SIGN_IN_FREE_FAILURES: '20' },
    clock: () => now,
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
beforeEach(() => {
  now = START;
});

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const signIn = (account: { email: string }, code?: string) =>
  server.client().post('user/sign-in/', {
    email: account.email,
    password: GOOD_PASSWORD,
    ...(code !== undefined && { code }),
  });

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

const REQUIRED = [401, 'second_factor_required'];
const INCORRECT = [400, 'code_incorrect'];

/** An operator whose code of the set-up is no longer the latest. */
async function operator(): Promise<OperatorAccount> {
  const account = await given.operator(now);
  passMinutes(1);
  return account;
}

/** Sets up an app. @returns it, with the recovery codes */
async function setUpApp(account: Account) {
  const app = createCodeApp((await account.post('user/totp/options/')).body.secret);
  const { status, body } = await account.post('user/totp/', { code: app.codeAt(now) });
  expect(status).toBe(200);
  return { ...app, recoveryCodes: body.recovery_codes };
}

describe('an operator with a one-time-code app', () => {
  test('signs in with password and code, and not with one of them alone', async () => {
    const account = await operator();
    expect(outcome(await signIn(account))).toEqual(REQUIRED);
    expect(outcome(await signIn(account, ''))).toEqual(REQUIRED);
    const wrong = await server.client().post('user/sign-in/', {
      email: account.email,
      password: 'Wrong-Harbour-71',
      code: account.codeAt(now),
    });
    expect(outcome(wrong)).toEqual([401, 'no_active_account']);
    const { status, body } = await signIn(account, account.codeAt(now));
    expect(status).toBe(200);
    const me = (await server.client(body.access).get('user/me/')).body;
    expect(me).toMatchObject({ role: 'operator', second_factor: 'set_up', vetting: null });
    expect((await server.client(body.access).get('operator/account/')).status).toBe(200);
  });

  test('is refused with a code that was used, and with one from before the one used last', async () => {
    const account = await operator();
    const before = account.codeAt(new Date(now.getTime() - 30_000));
    const code = account.codeAt(now);
    expect((await signIn(account, code)).status).toBe(200);
    expect(outcome(await signIn(account, code))).toEqual(INCORRECT);
    expect(outcome(await signIn(account, before))).toEqual(INCORRECT);
  });

  test('is refused with a code of other characters than digits', async () => {
    const account = await operator();
    for (const code of ['𐅒𐅒𐅒', '١٢٣٤٥٦', '12345', '1234567', 'abcdef', '\0'])
      expect(outcome(await signIn(account, code))).toEqual(INCORRECT);
  });

  test('may be a step early or late by the clock, and no more', async () => {
    for (const [offSeconds, isTaken] of [
      [-60, false],
      [-30, true],
      [30, true],
      [60, false],
    ] as const) {
      const account = await operator();
      passMinutes(5);
      const code = account.codeAt(new Date(now.getTime() + offSeconds * 1000));
      expect([offSeconds, (await signIn(account, code)).status]).toEqual([offSeconds, isTaken ? 200 : 400]);
    }
  });

  test('is told by mail that an app was set up', async () => {
    const { email } = await operator();
    await server.jobsDone();
    const subjects = mailServer.mails.filter((mail) => mail.to?.[0]?.address === email);
    expect(subjects.map(({ subject }) => subject)).toContain('A one-time-code app was set up');
  });

  test('signs in with each of ten recovery codes once, however it is typed', async () => {
    const account = await given.newOperator(now);
    const { recoveryCodes } = await setUpApp(account);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) {
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
      expect((await signIn(account, typed)).status).toBe(200);
      expect(outcome(await signIn(account, code))).toEqual(INCORRECT);
    }
  });

  test('who sets up another one can use neither the old app nor the old recovery codes', async () => {
    const account = await given.newOperator(now);
    const old = await setUpApp(account);
    passMinutes(5);
    const next = await setUpApp(account);
    passMinutes(5);
    expect(outcome(await signIn(account, old.codeAt(now)))).toEqual(INCORRECT);
    expect(outcome(await signIn(account, old.recoveryCodes[0]))).toEqual(INCORRECT);
    expect((await signIn(account, next.codeAt(now))).status).toBe(200);
  });

  test('keeps the app until a new secret is confirmed with its own code, in time', async () => {
    const account = await operator();
    const asked = createCodeApp((await account.post('user/totp/options/')).body.secret);
    expect(outcome(await account.post('user/totp/', { code: '000000' }))).toEqual(INCORRECT);
    expect(outcome(await account.post('user/totp/', { code: account.codeAt(now) }))).toEqual(INCORRECT);
    passMinutes(31);
    const again = server.client((await signIn(account, account.codeAt(now))).body.access);
    expect(outcome(await again.post('user/totp/', { code: asked.codeAt(now) }))).toEqual(INCORRECT);
  });

  test('cannot be broken into by guessing: codes are slowed down as passwords are', async () => {
    const account = await operator();
    const statuses: number[] = [];
    for (let i = 0; i < 45; i++) statuses.push((await signIn(account, String(i).padStart(6, '0'))).status);
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    // Asking with the right password and no code does not give new attempts.
    expect((await signIn(account)).status).toBe(429);
  });

  test('keeps nothing in the database by which somebody could make codes', async () => {
    const account = await given.newOperator(now);
    const { secret } = (await account.post('user/totp/options/')).body;
    const app = createCodeApp(secret);
    const { recovery_codes: recoveryCodes } = (await account.post('user/totp/', { code: app.codeAt(now) }))
      .body;
    const rows = await server.withDatabase(async (db) => [
      ...(await db.selectFrom('oneTimeCodeApp').selectAll().execute()),
      ...(await db.selectFrom('recoveryCode').selectAll().execute()),
    ]);
    const bytes = rows.flatMap((row) => Object.values(row).filter((value) => Buffer.isBuffer(value)));
    expect(bytes.length).toBeGreaterThan(10);
    const plain = createOneTimeCodes({ key: new Uint8Array(32), productName: 'x' });
    for (const stored of bytes) {
      expect(recoveryCodes).not.toContain(stored.toString('utf8'));
      for (const secretText of [secret, secret.replaceAll(' ', '')])
        expect(stored.toString('utf8')).not.toContain(secretText);
      // Another key opens nothing.
      expect(() => plain.open(stored, account.email)).toThrow(/./);
    }
  });
});

describe('an operator without a second factor', () => {
  test('can do nothing but set one up', async () => {
    const account = await given.newOperator(now);
    expect((await account.get('user/me/')).body.second_factor).toBe('missing');
    expect((await account.get('user/passkey/')).status).toBe(200);
    for (const reply of [
      await account.get('operator/account/'),
      await account.get('user/session/'),
      await account.raw('POST', 'user/password/', {
        body: { current_password: GOOD_PASSWORD, password: 'Other-Harbour-71' },
      }),
    ])
      expect(outcome(reply)).toEqual([403, 'second_factor_missing']);
  });

  test.each([
    [
      'a one-time-code app',
      async (account: Account): Promise<void> => {
        await setUpApp(account);
      },
    ],
    [
      'a passkey',
      async (account: Account): Promise<void> => {
        const asked = (await account.post('user/passkey/options/')).body;
        const credential = createAuthenticator({ origin: ORIGIN }).create(asked);
        await account.post('user/passkey/', { credential });
      },
    ],
  ] as const)(
    'loses every other session by setting up %s, so that nobody goes on with the password alone',
    async (_what, setUp) => {
      const account = await given.newOperator(now);
      const other = server.client((await signIn(account)).body.access);
      expect((await other.get('user/me/')).status).toBe(200);
      await setUp(account);
      expect((await other.get('user/me/')).status).toBe(401);
      expect((await account.get('operator/account/')).status).toBe(200);
      expect(outcome(await signIn(account))).toEqual(REQUIRED);
    },
  );
});

test('an operator with a passkey signs in by it, is asked for no code, and cannot remove the last factor', async () => {
  const account = await given.newOperator(now);
  const authenticator = createAuthenticator({ origin: ORIGIN });
  const credential = authenticator.create((await account.post('user/passkey/options/')).body);
  const { id } = (await account.post('user/passkey/', { credential })).body;
  const asked = (await server.client().post('user/sign-in/passkey/options/')).body;
  const { body } = await server
    .client()
    .post('user/sign-in/passkey/', { credential: authenticator.sign(asked) });
  const session = server.client(body.access);
  expect((await session.get('operator/account/')).status).toBe(200);
  expect(outcome(await session.delete(`user/passkey/${id}/`))).toEqual([409, 'wrong_state']);
  expect((await session.get('user/passkey/')).body.count).toBe(1);
  const app = createCodeApp((await session.post('user/totp/options/')).body.secret);
  await session.post('user/totp/', { code: app.codeAt(now) });
  expect((await session.delete(`user/passkey/${id}/`)).status).toBe(204);
});

test('designers and customers are asked for no code, and have no app to set up', async () => {
  for (const account of [await given.designer(), await given.customer()]) {
    expect((await signIn(account, '123456')).status).toBe(200);
    expect((await account.get('user/me/')).body.second_factor).toBe('not_needed');
    for (const call of [account.post('user/totp/options/'), account.post('user/totp/', { code: '1' })])
      expect(outcome(await call)).toEqual([403, 'permission_denied']);
  }
});
