import { API_BASE } from '@tessera/contract/route';
import { createGiven, GOOD_PASSWORD } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ADDRESS = '198.51.100.77';
const WRONG_PASSWORD = 'Wrong-Password-1';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let mailServer: MailServer;
const lines: string[] = [];
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: {
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '127.0.0.1',
      CONTACT_PER_MINUTE: '1',
      SMTP_URL: mailServer.SMTP_URL,
      SUPPORT_EMAIL: 'support-desk@example.org',
    },
    onLogLine: (line) => lines.push(line),
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

interface Line {
  event?: string;
  accountId?: string;
  [fact: string]: unknown;
}

/** The lines of one event, all of them or those of one account. */
function told(event: string, accountId?: string): Line[] {
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.event === event && (accountId === undefined || line.accountId === accountId));
}

const idOf = (accessToken: string) => decodeJwt(accessToken)['user_id'] as string;

const signIn = (email: string, password: string) =>
  fetch(`${server.url}${API_BASE}user/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
    body: JSON.stringify({ email, password }),
  });

describe('the security log tells of', () => {
  test('a new account and a sign-in, with the account and its network', async () => {
    const { email, tokens } = await given.customer();
    const accountId = idOf(tokens.access);
    await signIn(email, GOOD_PASSWORD);
    expect(told('security.signed-up', accountId)).toMatchObject([
      { network: '127.0.0.0/24', by: 'password' },
    ]);
    expect(told('security.signed-in', accountId)).toMatchObject([
      { level: 30, network: '198.51.100.0/24', by: 'password' },
    ]);
  });

  test('every failed sign-in: of an account by its id, of an unknown address by a hash', async () => {
    const { email, tokens } = await given.customer();
    const accountId = idOf(tokens.access);
    for (let n = 0; n < 3; n++) await signIn(email, WRONG_PASSWORD);
    await signIn('Nobody-Known@example.org', WRONG_PASSWORD);
    await signIn('nobody-known@example.org', WRONG_PASSWORD);
    expect(told('security.sign-in-failed', accountId)).toMatchObject(
      Array.from({ length: 3 }, () => ({ level: 40, network: '198.51.100.0/24' })),
    );
    const unknown = told('security.sign-in-failed').filter((line) => line.accountId === undefined);
    expect(unknown.map((line) => line['emailHash'])).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      unknown[0]!['emailHash'],
    ]);
  });

  test('guesses that were refused before they were checked: the 1st, 10th and 100th in a minute', async () => {
    const { email, tokens } = await given.customer();
    const accountId = idOf(tokens.access);
    await server.withDatabase((db) =>
      sql`update sign_in_place set next_try_at = now() + interval '50 seconds'`.execute(db),
    );
    for (let n = 0; n < 11; n++) await signIn(email, WRONG_PASSWORD);
    await Promise.all(Array.from({ length: 20 }, () => signIn(email, WRONG_PASSWORD)));
    const times = told('security.sign-in-slowed', accountId).map((line) => line['timesInMinute']);
    expect(times).toEqual([1, 10]);
    expect(told('security.throttled')[0]).toMatchObject({ route: `POST ${API_BASE}user/sign-in/` });
  });

  test('a refresh token that was used again, with the session it ended', async () => {
    const { tokens } = await given.customer();
    const refresh = async (token: string) =>
      (await server.client().post('user/refresh-token/', { refresh: token })).body.refresh as string;
    await refresh(await refresh(tokens.refresh));
    await refresh(tokens.refresh);
    await refresh(tokens.refresh);
    expect(told('security.refresh-reused', idOf(tokens.access))).toMatchObject([
      { sessionId: decodeJwt(tokens.refresh)['sid'], network: '127.0.0.0/24' },
    ]);
  });

  test('a call that is not open to the role, with the account', async () => {
    const { tokens, get } = await given.customer();
    await get('designer/match/');
    expect(told('security.forbidden', idOf(tokens.access))).toMatchObject([
      { route: `GET ${API_BASE}designer/match/`, network: '127.0.0.0/24' },
    ]);
  });

  test('a throttled call, with the account', async () => {
    const { tokens, post } = await given.designer();
    for (let n = 0; n < 3; n++) await post('contact-message/', { subject: 'a', message: 'b' });
    expect(told('security.throttled', idOf(tokens.access))).toMatchObject([
      { route: `POST ${API_BASE}contact-message/`, timesInMinute: 1 },
    ]);
  });

  test('many refused tokens, but not one that has only expired', async () => {
    const before = told('security.token-refused').length;
    for (let n = 0; n < 4; n++) await server.client('no.token.atall').get('customer/order/');
    expect(told('security.token-refused')).toHaveLength(before);
    for (let n = 0; n < 20; n++) await server.client('no.token.atall').get('customer/order/');
    expect(told('security.token-refused')).toHaveLength(before + 1);
    expect(told('security.token-refused').at(-1)).toMatchObject({ timesInMinute: 10 });
  });
});

test('a mail that the mail server refuses is logged without its receiver’s address', async () => {
  mailServer.refused.add('support-desk@example.org');
  const { email, post } = await given.customer();
  await post('contact-message/', { subject: 'A question', message: 'My words' });
  await expect.poll(() => told('job.failed')).not.toEqual([]);
  const [line] = told('job.failed');
  expect(line).toMatchObject({ job: 'contact.mail-message', err: { type: 'MailRefusedError' } });
  expect(JSON.stringify(line)).toContain('responseCode 550, status 5.1.1');
  const stored = await server.withDatabase((db) =>
    sql`select output from pgboss.job where output is not null`.execute(db),
  );
  for (const text of [lines.join(), JSON.stringify(stored.rows)])
    for (const secret of [email, 'support-desk@']) expect(text).not.toContain(secret);
});

test('no line of the security log holds an address, a password or a token', async () => {
  const { email, tokens, password } = await given.designer();
  await signIn(email, WRONG_PASSWORD);
  await signIn(email, password);
  const log = lines.join('').toLowerCase();
  expect(log.length).toBeGreaterThan(1000);
  expect(log).not.toMatch(/example\.org/);
  expect(log).not.toContain(ADDRESS);
  for (const secret of [email, 'nobody-known', password, WRONG_PASSWORD, ...Object.values(tokens)])
    expect(log).not.toContain(secret.toLowerCase());
  expect(log).not.toMatch(/eyj[\w-]{10,}/);
});
