import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@tessera/contract/account/auth';
import { notificationKinds } from '@tessera/contract/talk/notifications';
import { mailUnreadMessages } from '@tessera/server/features/conversations/conversations.jobs';
import { tellNewMatches } from '@tessera/server/features/matching/matching.jobs';
import { createAuthenticator } from '@tessera/testkit/authenticator';
import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { projectForm } from '@tessera/testkit/forms';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { unsafeJpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
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

/** Who can switch a mail off; null where nobody can, because it keeps an account safe. */
type SwitchedOffBy = Role | null;

/** The subjects of all mails, without the score of a match. */
const subjects: readonly (readonly [subject: string, by: SwitchedOffBy])[] = [
  ['Please confirm your e-mail address', null],
  ['Choose a new password', null],
  ['Your password was changed', null],
  ['Confirm your new e-mail address', null],
  ['This address has an account already', null],
  ['Your e-mail address was changed', null],
  ['Somebody signed in on a new device', null],
  ['We ended one of your sessions', null],
  ['A passkey was added to your account', null],
  ['A one-time-code app was set up', null],
  ['Your data is ready to be downloaded', 'customer'],
  ['Your profile was approved, and customers can find you now', 'designer'],
  ['Your profile was not approved, for this reason: Please show finished rooms', 'designer'],
  ['A photo of ‘Loft in Malmö’ is held for review: nobody sees it until we have looked at it', 'designer'],
  ['‘Garden room’ fits you, with a score of', 'designer'],
  ['Sanna Lind applied to ‘Calm family kitchen’', 'customer'],
  ['Sanna Lind wrote to you about ‘Calm family kitchen’', 'customer'],
  ['Sanna Lind withdrew the application to ‘Calm family kitchen’', 'customer'],
  ['You are on the shortlist of ‘Calm family kitchen’', 'designer'],
  ['Carl accepted your application to ‘Calm family kitchen’', 'designer'],
  ['Sanna Lind delivered work for ‘Calm family kitchen’', 'customer'],
  ['Changes to ‘Calm family kitchen’ were asked for', 'designer'],
  ['‘Calm family kitchen’ is completed', 'designer'],
  ['‘Calm family kitchen’ was reviewed: 5 stars', 'designer'],
  ['Sanna Lind answered your review of ‘Calm family kitchen’', 'customer'],
];

type Mail = MailServer['mails'][number];

const subjectOf = ({ subject }: Mail): string => subject!.replace(/(?<=score of) \d+$/, '');

interface Story {
  server: TestServer;
  deals: ReturnType<typeof createDeals>;
  /** What the mail server has received so far. */
  mails: readonly Mail[];
}

/** The mails that a mail server received while each thing happened of which one is told, and of which kinds of things. */
const test = base.extend('told', { scope: 'file' }, async ({}) => {
  const mailServer = await startMailServer();
  let aheadMs = 0;
  const server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, PUBLIC_URL, VETTING: 'on' },
    clock: () => new Date(Date.now() + aheadMs),
  });
  try {
    const story = { server, deals: createDeals(server), mails: mailServer.mails };
    const designer = await vetDesigners(story);
    await secureAnAccount(story, designer);
    await finishAProject(story, designer);
    await addJob(server, tellNewMatches.name);
    aheadMs = 11 * 60_000;
    await addJob(server, mailUnreadMessages.name);
    const kinds = await server.withDatabase((db) =>
      db.selectFrom('notification').select('kind').distinct().orderBy('kind').execute(),
    );
    return { mails: mailServer.mails, kinds: kinds.map(({ kind }) => kind) };
  } finally {
    await server.stop();
    await mailServer.stop();
  }
});

async function addJob(server: TestServer, name: string): Promise<void> {
  await server.withDatabase((db) =>
    sql`insert into pgboss.job (name, data) values (${name}, '{}')`.execute(db),
  );
  await server.jobsDone();
}

/** One designer is approved, and another one is not. @returns the first */
async function vetDesigners({ server, deals }: Story): Promise<DealDesigner> {
  const operator = await deals.operator();
  const designer = await deals.poolDesigner();
  const other = await deals.poolDesigner('Rut', 'Berg');
  for (const each of [designer, other]) await deals.confirmedEmail(each);
  await done(operator.post(`operator/vetting/${designer.id}/approve/`));
  const reason = 'Please show finished rooms';
  await done(operator.post(`operator/vetting/${other.id}/decline/`, { reason }));
  await server.jobsDone();
  return designer;
}

/** A customer changes password and address, adds a passkey, takes the data along, and has a session stolen. */
async function secureAnAccount({ server, deals, mails }: Story, designer: DealDesigner): Promise<void> {
  const tokenOf = async (subject: string): Promise<string> => {
    await server.jobsDone();
    const mail = mails.findLast((one) => one.subject === subject);
    return /#token=([\w-]+)/.exec(mail!.text!)![1]!;
  };
  const customer = await deals.customer();
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
  await done(owner.post('user/passkey/', { credential: authenticator.create(asked) }));
  for (const email of [designer.email, 'new-address@example.org'])
    await done(owner.post('user/email/', { email, password: PASSWORD }));
  await done(
    server.client().post('user/verify-email/', { token: await tokenOf('Confirm your new e-mail address') }),
  );
  await done(owner.post('user/export/'));
  await server.jobsDone();
  const refresh = (token: string) => server.client().post('user/refresh-token/', { refresh: token });
  const second = (await refresh(session.refresh)).body.refresh;
  await refresh(second);
  await refresh(session.refresh);
}

/** A designer and a customer bring a project to its end. Another customer, who has not confirmed the address, is mailed nothing. */
async function finishAProject({ server, deals }: Story, designer: DealDesigner): Promise<void> {
  const named = { object_name: 'Calm family kitchen' };
  const customer = await deals.customerWithOrder(named);
  await deals.confirmedEmail(customer);
  for (const receiver of [await deals.customerWithOrder(named), customer]) {
    await deals.apply(designer, receiver);
    await done(
      designer.post('designer/conversation/', {
        order_id: receiver.orderId,
        message: 'I would open the wall to two metres.\nShall we meet in May?',
      }),
    );
  }
  const order = customer.orderId;
  await done(designer.post(`designer/application/${order}/withdraw/`));
  await deals.apply(designer, customer);
  await deals.answer(customer, designer, 'shortlist');
  await deals.answer(customer, designer, 'accept');
  await done(designer.post(`designer/engagement/${order}/deliver/`, { message: 'The first drawings' }));
  await done(customer.post(`customer/order/${order}/request-changes/`, { message: 'A wider door' }));
  await done(customer.post(`customer/order/${order}/complete/`));
  const { id } = await done(customer.post(`customer/order/${order}/review/`, { stars: 5, text: 'Kind.' }));
  await done(designer.post(`designer/review/${id}/answer/`, { text: 'Thank you.' }));
  await done(designer.post('designer/project/', projectForm([{ name: 'r.jpg', bytes: await unsafeJpeg() }])));
  await deals.customerWithOrder({
    object_name: 'Garden room',
    object_desc: 'A light living room with oak floors in a loft.',
  });
  await server.jobsDone();
}

/** What a call of the story answered. */
async function done<Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`A call of the story was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

test('there is no mail of which this file does not know', ({ told }) => {
  expect([...new Set(told.mails.map(subjectOf))].toSorted()).toEqual(
    subjects.map(([subject]) => subject).toSorted(),
  );
});

test('every kind of notification is mailed', ({ told }) => {
  expect(told.kinds).toEqual(notificationKinds.toSorted());
});

describe.each(subjects)('the mail ‘%s’', (subject, switchedOffBy) => {
  test('is sound and readable at each width, in light and in dark colours', async ({ told, browser }) => {
    const mail = told.mails.find((one) => subjectOf(one) === subject)!;
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
    told,
  }) => {
    const { html, text, headers } = told.mails.find((one) => subjectOf(one) === subject)!;
    const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
    for (const part of [text!.replaceAll(/\s+/g, ' '), html!]) {
      expect(part).toContain('You get this because');
      expect(part.includes('Change what we mail you')).toBe(switchedOffBy !== null);
    }
    expect(text).toContain(subject);
    const settings = `${PUBLIC_URL}/${switchedOffBy}/settings/notifications`;
    expect(unsubscribe).toEqual(switchedOffBy === null ? undefined : `<${settings}>`);
    expect(html!.includes(settings)).toBe(switchedOffBy !== null);
  });
});
