import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mailUnreadMessages } from '@tessera/server/features/conversations/conversations.jobs';
import { createAuthenticator } from '@tessera/testkit/authenticator';
import { createDeals } from '@tessera/testkit/deal';
import type { Account } from '@tessera/testkit/given';
import { startMailServer } from '@tessera/testkit/mail-server';
import { startTestServer } from '@tessera/testkit/test-server';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test as base } from '../browser.ts';
import { darkFaults, preferScheme, screenFaults, screenshotFolder } from '../chromium.ts';

/** Guarantees that every mail to an account can be read on a phone and on a screen, by day and by night. */

/** A narrow phone, and a window of a mail program, in pixels. */
const MAIL_WIDTHS = [320, 600];

const PUBLIC_URL = 'https://tessera.example';
const PASSWORD = 'Another-Harbour-72';

/** Mail programs show a mail within a page of their own, which has the landmarks. */
const isAboutLandmarks = (fault: string) => /^(region|landmark-one-main):/.test(fault);

/** The subjects of all mails, each with whether it can be switched off. */
const subjects: readonly (readonly [subject: string, canBeSwitchedOff: boolean])[] = [
  ['Please confirm your e-mail address', false],
  ['Choose a new password', false],
  ['Your password was changed', false],
  ['Confirm your new e-mail address', false],
  ['This address has an account already', false],
  ['Your e-mail address was changed', false],
  ['Somebody signed in on a new device', false],
  ['We ended one of your sessions', false],
  ['A passkey was added to your account', false],
  ['A one-time-code app was set up', false],
  ['Sanna Lind applied to ‘Calm family kitchen’', true],
  ['Sanna Lind wrote to you about ‘Calm family kitchen’', true],
];

/** The mails that a mail server received while each thing happened of which one is told. */
const test = base.extend('mails', { scope: 'file' }, async ({}) => {
  const mailServer = await startMailServer();
  let aheadMs = 0;
  const server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, PUBLIC_URL },
    clock: () => new Date(Date.now() + aheadMs),
  });
  const deals = createDeals(server);

  const tokenOf = async (subject: string): Promise<string> => {
    await server.jobsDone();
    const mail = mailServer.mails.findLast((one) => one.subject === subject);
    return /#token=([\w-]+)/.exec(mail!.text!)![1]!;
  };
  const { customer, designer } = { customer: await deals.customer(), designer: await deals.poolDesigner() };

  await server.client().post('user/forgot-password/', { email: customer.email });
  await server.client().post('user/reset-password/', {
    token: await tokenOf('Choose a new password'),
    password: PASSWORD,
  });
  const credentials = { email: customer.email, password: PASSWORD };
  const session = (await server.client().post('user/sign-in/', credentials)).body;
  const owner = server.client(session.access);
  const authenticator = createAuthenticator({ origin: PUBLIC_URL });
  const asked = (await owner.post('user/passkey/options/')).body;
  await owner.post('user/passkey/', { credential: authenticator.create(asked) });
  for (const email of [designer.email, 'new-address@example.org'])
    await owner.post('user/email/', { email, password: PASSWORD });
  await server
    .client()
    .post('user/verify-email/', { token: await tokenOf('Confirm your new e-mail address') });
  const refresh = (token: string) => server.client().post('user/refresh-token/', { refresh: token });
  const second = (await refresh(session.refresh)).body.refresh;
  await refresh(second);
  await refresh(session.refresh);

  await deals.operator();
  const tellBoth = async (receiver: Account & { orderId: string }) => {
    await deals.apply(designer, receiver);
    await designer.post('designer/conversation/', {
      order_id: receiver.orderId,
      message: 'I would open the wall to two metres.\nShall we meet in May?',
    });
  };
  const named = { object_name: 'Calm family kitchen' };
  await tellBoth(await deals.customerWithOrder(named));
  const confirmed = await deals.customerWithOrder(named);
  await deals.confirmedEmail(confirmed);
  await tellBoth(confirmed);
  await server.jobsDone();
  aheadMs = 11 * 60_000;
  await server.withDatabase((db) =>
    sql`insert into pgboss.job (name, data) values (${mailUnreadMessages.name}, '{}')`.execute(db),
  );
  await server.jobsDone();
  await server.stop();
  await mailServer.stop();
  return mailServer.mails;
});

test('there is no mail of which this file does not know', ({ mails }) => {
  expect([...new Set(mails.map(({ subject }) => subject))].toSorted()).toEqual(
    subjects.map(([subject]) => subject).toSorted(),
  );
});

describe.each(subjects)('the mail ‘%s’', (subject, canBeSwitchedOff) => {
  test('is sound and readable at each width, in light and in dark colours', async ({ mails, browser }) => {
    const mail = mails.find((one) => one.subject === subject)!;
    const folder = join(screenshotFolder, 'mails');
    await mkdir(folder, { recursive: true });
    const faults: string[] = [];
    for (const width of MAIL_WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      page.on('request', (request) => faults.push(`asks for ${request.url()}`));
      await page.setContent(mail.html!);
      const found = [...(await screenFaults(page)), ...(await darkFaults(page))];
      faults.push(...found.filter((fault) => !isAboutLandmarks(fault)));
      for (const scheme of ['light', 'dark'] as const) {
        await preferScheme(page, scheme);
        const name = `${subject.replaceAll(/[^\w]+/g, '-')}.${width}.${scheme}.png`;
        await page.screenshot({ path: join(folder, name), fullPage: true });
      }
      await page.close();
    }
    expect(faults).toEqual([]);
  });

  test('has the same words as HTML and as text, why it came, and where such mails are switched off if they can be', ({
    mails,
  }) => {
    const { html, text, headers } = mails.find((one) => one.subject === subject)!;
    const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    for (const part of [text!.replaceAll(/\s+/g, ' '), html!]) {
      expect(part).toContain('You get this because');
      expect(part.includes('Change what we mail you')).toBe(canBeSwitchedOff);
    }
    expect(text).toContain(subject);
    expect(unsubscribe).toEqual(canBeSwitchedOff ? `<${PUBLIC_URL}/customer/settings/account>` : undefined);
  });
});
