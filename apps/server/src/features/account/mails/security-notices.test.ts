import { API_BASE } from '@tessera/contract/route';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Guarantees that the owner of an account is told of sign-ins and sessions that may not be theirs. */

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const NEW_DEVICE = 'Somebody signed in on a new device';
const STOLEN = 'We ended one of your sessions';

let server: TestServer;
let mailServer: MailServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, PUBLIC_URL: 'https://tessera.example' },
    clock: () => new Date('2026-11-23T12:00:00Z'),
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

async function mailsTo(email: string, subject: string) {
  await server.jobsDone();
  return mailServer.mails.filter((mail) => mail.to?.[0]?.address === email && mail.subject === subject);
}

/** Signs in as a browser does, with the cookie of its device if it has one. */
async function signIn({ email, password }: Account, cookie?: string) {
  const response = await fetch(`${server.url}${API_BASE}user/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX, ...(cookie && { cookie }) },
    body: JSON.stringify({ email, password }),
  });
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie')!.split(';')[0]!,
    body: (await response.json()) as { access: string; refresh: string },
  };
}

const refresh = (token: string) => server.client().post('user/refresh-token/', { refresh: token });

test('a sign-in on a new device is mailed to the owner once, with device, place and time', async () => {
  const customer = await given.customer();
  const first = await signIn(customer);
  expect(first.status).toBe(200);
  expect((await signIn(customer, first.cookie)).status).toBe(200);
  const mails = await mailsTo(customer.email, NEW_DEVICE);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain(
    'The sign-in was on 2026-11-23 at 12:00 UTC, on Firefox on Linux, from the network address 127.0.0.1.',
  );
  expect(mails[0]!.text).toContain('https://tessera.example/customer/settings/account');
});

test('the device on which an account was opened is not new', async () => {
  const response = await fetch(`${server.url}${API_BASE}designer/sign-up/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'opened-here@example.org', password: 'Quiet-Harbour-71' }),
  });
  const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
  const account = { email: 'opened-here@example.org', password: 'Quiet-Harbour-71' } as Account;
  expect((await signIn(account, cookie)).status).toBe(200);
  expect(await mailsTo(account.email, NEW_DEVICE)).toEqual([]);
});

test('a sign-in that fails is not mailed', async () => {
  const customer = await given.customer();
  await server.client().post('user/sign-in/', { email: customer.email, password: 'Wrong-Password-1' });
  expect(await mailsTo(customer.email, NEW_DEVICE)).toEqual([]);
});

test('a token that is used again after it was replaced ends the session, and its owner is told once', async () => {
  const designer = await given.designer();
  const { body } = await signIn(designer);
  const second = (await refresh(body.refresh)).body.refresh;
  expect((await refresh(second)).status).toBe(200);
  for (const _ of [1, 2]) expect((await refresh(body.refresh)).status).toBe(401);
  const mails = await mailsTo(designer.email, STOLEN);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('https://tessera.example/forgot-password');
});
