import { PASSKEYS_MAX } from '@tessera/contract/account/passkeys';
import { createAuthenticator } from '@tessera/testkit/authenticator';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldChallenges } from '../auth.jobs.ts';

/** Guarantees that a passkey opens the account of whoever made it, and nothing else does. */

const ORIGIN = 'https://tessera.example';
const START = new Date('2026-11-23T12:00:00Z');

let server: TestServer;
let mailServer: MailServer;
let given: ReturnType<typeof createGiven>;
let now = START;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, PUBLIC_URL: ORIGIN },
    clock: () => now,
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const askToAdd = async (account: Account) => (await account.post('user/passkey/options/')).body;
const askToSign = async () => (await server.client().post('user/sign-in/passkey/options/')).body;
const signIn = (credential: ReturnType<ReturnType<typeof createAuthenticator>['sign']>) =>
  server.client().post('user/sign-in/passkey/', { credential });

/** An account with a passkey. */
async function withPasskey(role: 'designer' | 'customer' = 'customer') {
  const account = await given[role]();
  const authenticator = createAuthenticator({ origin: ORIGIN });
  const credential = authenticator.create(await askToAdd(account));
  const { status, body } = await account.post('user/passkey/', { credential });
  expect(status).toBe(201);
  return { account, authenticator, passkey: body };
}

const REFUSED = [401, 'no_active_account'];

describe('a passkey', () => {
  test('opens the account of its owner without a password, as often as asked', async () => {
    for (const role of ['designer', 'customer'] as const) {
      const { account, authenticator, passkey } = await withPasskey(role);
      for (const _ of [1, 2]) {
        const { status, body } = await signIn(authenticator.sign(await askToSign()));
        expect(status).toBe(200);
        const me = (await server.client(body.access).get('user/me/')).body;
        expect(me).toMatchObject({ email: account.email, role, passkeys_count: 1 });
      }
      expect((await account.get('user/passkey/')).body.results).toEqual([
        { ...passkey, last_used_at: START.toISOString() },
      ]);
    }
  });

  test('is told to its owner by mail', async () => {
    const { account } = await withPasskey();
    await server.jobsDone();
    const subjects = mailServer.mails.filter((mail) => mail.to?.[0]?.address === account.email);
    expect(subjects.map(({ subject }) => subject)).toContain('A passkey was added to your account');
  });

  test('that is removed opens nothing any more', async () => {
    const { account, authenticator, passkey } = await withPasskey();
    expect((await account.delete(`user/passkey/${passkey.id}/`)).status).toBe(204);
    const { status, body } = await signIn(authenticator.sign(await askToSign()));
    expect([status, body.code]).toEqual(REFUSED);
    expect((await account.get('user/passkey/')).body.results).toEqual([]);
  });

  test('cannot be seen or removed by another account', async () => {
    const { authenticator, passkey } = await withPasskey();
    const other = await given.customer();
    expect((await other.get('user/passkey/')).body.results).toEqual([]);
    expect((await other.delete(`user/passkey/${passkey.id}/`)).status).toBe(404);
    expect((await signIn(authenticator.sign(await askToSign()))).status).toBe(200);
  });

  test('is gone with its account', async () => {
    const { account, authenticator } = await withPasskey();
    await account.raw('DELETE', 'user/me/', { body: { password: account.password } });
    const { status, body } = await signIn(authenticator.sign(await askToSign()));
    expect([status, body.code]).toEqual(REFUSED);
  });
});

describe('nobody is signed in', () => {
  test('by a signature that was used, is too old, or was asked for by nobody', async () => {
    const { authenticator } = await withPasskey();
    const used = authenticator.sign(await askToSign());
    expect((await signIn(used)).status).toBe(200);
    const asked = await askToSign();
    now = new Date(START.getTime() + 300_001);
    const late = await signIn(authenticator.sign(asked));
    now = START;
    const invented = authenticator.sign({ challenge: Buffer.from('made up').toString('base64url') });
    for (const { status, body } of [await signIn(used), late, await signIn(invented)])
      expect([status, body.code]).toEqual(REFUSED);
  });

  test('by a passkey of another place, of somebody the authenticator did not check, or of another key', async () => {
    const { authenticator, account } = await withPasskey();
    const elsewhere = createAuthenticator({ origin: 'https://tessera.example.org' });
    const unchecked = createAuthenticator({ origin: ORIGIN, verifiesUser: false });
    for (const foreign of [elsewhere, unchecked]) {
      const credential = foreign.create(await askToAdd(account));
      const { status, body } = await account.post('user/passkey/', { credential });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'credential']);
    }
    const asked = await askToSign();
    const forged = {
      ...createAuthenticator({ origin: ORIGIN }).sign(asked),
      id: authenticator.sign(asked).id,
    };
    const { status, body } = await signIn(forged);
    expect([status, body.code]).toEqual(REFUSED);
  });

  test('by what was asked for to make a passkey, and no passkey is made by what was asked for to sign in', async () => {
    const { account, authenticator } = await withPasskey();
    const { status, body } = await signIn(authenticator.sign(await askToAdd(account)));
    expect([status, body.code]).toEqual(REFUSED);
    const credential = createAuthenticator({ origin: ORIGIN }).create(await askToSign());
    expect((await account.post('user/passkey/', { credential })).status).toBe(400);
  });
});

test('a passkey is not made with what another account was asked, nor kept twice', async () => {
  const [one, other] = [await given.customer(), await given.designer()];
  const authenticator = createAuthenticator({ origin: ORIGIN });
  const credential = authenticator.create(await askToAdd(one));
  expect((await other.post('user/passkey/', { credential })).status).toBe(400);
  expect((await one.post('user/passkey/', { credential })).status).toBe(201);
  const again = authenticator.create(await askToAdd(other));
  expect((await other.post('user/passkey/', { credential: again })).status).toBe(400);
});

test('an account has so many passkeys at most, however many are sent at once', async () => {
  const account = await given.customer();
  const credentials = [];
  for (let n = 0; n < PASSKEYS_MAX + 2; n++)
    credentials.push(createAuthenticator({ origin: ORIGIN }).create(await askToAdd(account)));
  const answers = await Promise.all(
    credentials.map((credential) => account.post('user/passkey/', { credential })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(PASSKEYS_MAX);
  expect((await account.post('user/passkey/options/')).body.code).toBe('max_items');
});

test('what was asked for and not signed is deleted', async () => {
  await askToSign();
  const count = () =>
    server.withDatabase(async (db) => (await db.selectFrom('passkeyChallenge').selectAll().execute()).length);
  expect(await count()).toBeGreaterThan(0);
  now = new Date(START.getTime() + 300_001);
  await server.withDatabase((db) =>
    sql`insert into pgboss.job (name, data) values (${forgetOldChallenges.name}, '{}')`.execute(db),
  );
  await server.jobsDone();
  expect(await count()).toBe(0);
  now = START;
});
