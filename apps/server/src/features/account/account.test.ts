import { createGiven, GOOD_PASSWORD, type Account } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  mailChangeEmail,
  mailEmailChanged,
  mailPasswordChanged,
  mailPasswordReset,
  mailVerification,
} from './account.jobs.ts';

/** Guarantees that people can prove their address and replace their password, and that nobody else can. */

const NEW_PASSWORD = 'Amber-Lantern-58';
const START = new Date('2026-11-23T12:00:00Z');

let server: TestServer;
let mailServer: MailServer;
let given: ReturnType<typeof createGiven>;
let now = START;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, PUBLIC_URL: 'https://tessera.example' },
    clock: () => now,
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

/** The mails that an address has got about something, once all are sent. */
async function mailsTo(email: string, subject: string) {
  await server.jobsDone();
  return mailServer.mails.filter((mail) => mail.to?.[0]?.address === email && mail.subject === subject);
}

const CONFIRM = 'Please confirm your e-mail address';
const RESET = 'Choose a new password';
const CHANGED = 'Your password was changed';

/** The token in the latest mail about something. */
async function tokenIn(email: string, subject: string): Promise<string> {
  const mails = await mailsTo(email, subject);
  return /#token=([\w-]+)/.exec(mails.at(-1)!.text!)![1]!;
}

const me = async (account: Account) => (await account.get('user/me/')).body;

const verify = (token: string) => server.client().post('user/verify-email/', { token });

const reset = (token: string, password = NEW_PASSWORD) =>
  server.client().post('user/reset-password/', { token, password });

const signIn = (email: string, password: string) =>
  server.client().post('user/sign-in/', { email, password });

async function askForReset(email: string): Promise<string> {
  expect((await server.client().post('user/forgot-password/', { email })).status).toBe(202);
  return tokenIn(email, RESET);
}

describe('an address', () => {
  test('is confirmed by the link that a new account is mailed, and only once', async () => {
    const customer = await given.customer();
    expect(await me(customer)).toMatchObject({
      email: customer.email,
      email_verified: false,
      sends_mail: true,
      role: 'customer',
    });
    const token = await tokenIn(customer.email, CONFIRM);
    const { status, body } = await verify(token);
    expect([status, body]).toEqual([200, { email: customer.email }]);
    expect((await me(customer)).email_verified).toBe(true);
    const again = await verify(token);
    expect([again.status, again.body.code]).toEqual([400, 'token_not_valid']);
  });

  test('is not confirmed by an old link, nor by one that was made up or is for something else', async () => {
    const designer = await given.designer();
    const token = await tokenIn(designer.email, CONFIRM);
    const other = await askForReset(designer.email);
    for (const wrong of ['', 'made-up', other, `${token}x`])
      expect((await verify(wrong)).body.code).toBe('token_not_valid');
    now = new Date(START.getTime() + 24 * 3_600_000 + 1);
    const late = await verify(token);
    now = START;
    expect([late.status, late.body.code]).toEqual([400, 'token_not_valid']);
    expect((await me(designer)).email_verified).toBe(false);
  });

  test('can be sent its link again until it is confirmed', async () => {
    const customer = await given.customer();
    await customer.post('user/verify-email/resend/');
    expect(await mailsTo(customer.email, CONFIRM)).toHaveLength(2);
    await verify(await tokenIn(customer.email, CONFIRM));
    await customer.post('user/verify-email/resend/');
    expect(await mailsTo(customer.email, CONFIRM)).toHaveLength(2);
  });
});

describe('a forgotten password', () => {
  test('is replaced by the mailed link, which ends every session and is told to the owner', async () => {
    const designer = await given.designer();
    await server.client().post('user/forgot-password/', { email: designer.email.toUpperCase() });
    const token = await tokenIn(designer.email, RESET);
    const { status, body } = await reset(token);
    expect([status, body]).toEqual([200, { email: designer.email }]);
    expect((await designer.get('user/me/')).status).toBe(401);
    const refreshed = await server.client().post('user/refresh-token/', { refresh: designer.tokens.refresh });
    expect(refreshed.status).toBe(401);
    expect((await signIn(designer.email, GOOD_PASSWORD)).status).toBe(401);
    const signedIn = await signIn(designer.email, NEW_PASSWORD);
    expect(signedIn.status).toBe(200);
    expect((await server.client(signedIn.body.access).get('user/me/')).body.email_verified).toBe(true);
    expect(await mailsTo(designer.email, CHANGED)).toHaveLength(1);
  });

  test('gets the same answer for an address without an account, which is mailed nothing', async () => {
    const customer = await given.customer();
    const known = await server.client().post('user/forgot-password/', { email: customer.email });
    const unknown = await server.client().post('user/forgot-password/', { email: 'nobody@example.org' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo('nobody@example.org', RESET)).toEqual([]);
    expect(await mailsTo(customer.email, RESET)).toHaveLength(1);
  });

  test('is not replaced by a link that was used, is older than half an hour, or was overtaken by another', async () => {
    const customer = await given.customer();
    const [first, second] = [await askForReset(customer.email), await askForReset(customer.email)];
    expect(first).not.toBe(second);
    now = new Date(START.getTime() + 30 * 60_000 + 1);
    expect((await reset(second)).body.code).toBe('token_not_valid');
    now = START;
    expect((await reset(second)).status).toBe(200);
    for (const useless of [first, second]) {
      const { status, body } = await reset(useless, 'Copper-Meadow-93');
      expect([status, body.code]).toEqual([400, 'token_not_valid']);
    }
    expect((await signIn(customer.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('is not replaced by a weak one, and the link still works afterwards', async () => {
    const customer = await given.customer();
    const token = await askForReset(customer.email);
    const { status, body } = await reset(token, 'short');
    expect([status, body.code]).toEqual([400, 'password_too_short']);
    expect((await reset(token)).status).toBe(200);
  });

  test('is replaced by one of ten uses of a link at once', async () => {
    const customer = await given.customer();
    const token = await askForReset(customer.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mailsTo(customer.email, CHANGED)).toHaveLength(1);
  });
});

describe('a password', () => {
  test('is changed by who knows it, which ends the other sessions only', async () => {
    const customer = await given.customer();
    const elsewhere = await given.signInAgain(customer);
    const body = { current_password: GOOD_PASSWORD, password: NEW_PASSWORD };
    expect((await customer.post('user/password/', body)).status).toBe(200);
    expect((await customer.get('user/me/')).status).toBe(200);
    expect((await elsewhere.get('user/me/')).status).toBe(401);
    expect((await signIn(customer.email, NEW_PASSWORD)).status).toBe(200);
    expect(await mailsTo(customer.email, CHANGED)).toHaveLength(1);
  });

  test('stays as it is when the present one is wrong or the new one is weak', async () => {
    const customer = await given.customer();
    const wrong = await customer.post('user/password/', {
      current_password: 'Not-The-Word-11',
      password: NEW_PASSWORD,
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ field: 'current_password', code: 'password_incorrect', message: 'This is not your password.' }],
    ]);
    const weak = await customer.post('user/password/', {
      current_password: GOOD_PASSWORD,
      password: 'Password1',
    });
    expect([weak.status, weak.body.code]).toEqual([400, 'password_too_common']);
    expect((await signIn(customer.email, GOOD_PASSWORD)).status).toBe(200);
  });

  test('cannot be guessed with a stolen session', async () => {
    const customer = await given.customer();
    const codes: string[] = [];
    // Ten guesses are free from a place that is known, and ten from everywhere else.
    for (let guess = 0; guess < 22; guess++) {
      const { body } = await customer.post('user/password/', {
        current_password: `Guess-Number-${guess}`,
        password: NEW_PASSWORD,
      });
      codes.push(body.code);
    }
    expect(codes.at(-1)).toBe('throttled');
  });
});

test('signing out everywhere ends every session, the one that asks included', async () => {
  const designer = await given.designer();
  const elsewhere = await given.signInAgain(designer);
  const other = await given.designer();
  expect((await designer.post('user/sign-out-everywhere/')).status).toBe(204);
  expect((await designer.get('user/me/')).status).toBe(401);
  expect((await elsewhere.get('user/me/')).status).toBe(401);
  expect((await other.get('user/me/')).status).toBe(200);
});

describe('a mail that is tried again', () => {
  const job = (name: string, data: object) =>
    server.withDatabase((db) =>
      sql`insert into pgboss.job (name, data) values (${name}, ${JSON.stringify(data)}::jsonb)`.execute(db),
    );
  const failedJobs = () =>
    server.withDatabase(async (db) => {
      const { rows } = await sql`
        select name from pgboss.job where state not in ('completed', 'created') and name like 'account.%'
      `.execute(db);
      return rows;
    });

  test('after its link was used does not bring the link back, nor come again', async () => {
    const customer = await given.customer();
    const linkId = randomUUIDv7();
    const again = () => job(mailPasswordReset.name, { email: customer.email, linkId });
    await again();
    const token = await tokenIn(customer.email, RESET);
    expect((await reset(token)).status).toBe(200);
    await again();
    expect(await mailsTo(customer.email, RESET)).toHaveLength(1);
    expect((await reset(token, 'Copper-Meadow-93')).body.code).toBe('token_not_valid');
  });

  test('does nothing and does not fail when its account is gone', async () => {
    const ids = { accountId: randomUUIDv7(), linkId: randomUUIDv7(), noticeId: randomUUIDv7() };
    const sent = mailServer.mails.length;
    for (const { name } of [mailVerification, mailPasswordChanged, mailChangeEmail, mailEmailChanged])
      await job(name, ids);
    await server.jobsDone();
    expect(await failedJobs()).toEqual([]);
    expect(mailServer.mails).toHaveLength(sent);
  });
});

test('tokens are stored as hashes only', async () => {
  const customer = await given.customer();
  const token = await askForReset(customer.email);
  const rows = await server.withDatabase((db) => db.selectFrom('mailedLink').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.every(({ tokenHash }) => tokenHash.length === 32)).toBe(true);
});

test('a mail has the same words as HTML and as text, and says why it came', async () => {
  const customer = await given.customer();
  const [mail] = await mailsTo(customer.email, CONFIRM);
  expect(mail!.text).toContain('https://tessera.example/verify-email#token=');
  expect(mail!.html).toContain('https://tessera.example/verify-email#token=');
  for (const words of ['Confirm my address', 'You get this because']) {
    expect(mail!.text).toContain(words);
    expect(mail!.html).toContain(words);
  }
});

test('without a mail server nobody is asked to confirm, and a link to a new password is kept for the operator', async () => {
  const silent = await startTestServer();
  try {
    const customer = await createGiven(silent).customer();
    expect((await customer.get('user/me/')).body.sends_mail).toBe(false);
    await silent.client().post('user/forgot-password/', { email: customer.email });
    await silent.jobsDone();
    const kept = await silent.withDatabase((db) => db.selectFrom('keptMail').selectAll().execute());
    expect(kept.map(({ receiver, subject }) => [receiver, subject])).toEqual([[customer.email, RESET]]);
    const token = /#token=([\w-]+)/.exec(kept[0]!.body)![1]!;
    expect(
      (await silent.client().post('user/reset-password/', { token, password: NEW_PASSWORD })).status,
    ).toBe(200);
  } finally {
    await silent.stop();
  }
});
