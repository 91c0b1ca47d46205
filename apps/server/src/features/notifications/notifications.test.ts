import { randomUUID } from 'node:crypto';
import { notificationKinds } from '@tessera/contract/talk/notifications';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import type { Account } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let mailServer: MailServer;
let designer: DealDesigner;
let owner: DealCustomer;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mailServer.SMTP_URL, OPEN_APPLICATIONS_MAX: '1000' },
  });
  deals = createDeals(server);
  designer = await deals.poolDesigner();
});
beforeEach(async () => {
  owner = await deals.customerWithOrder();
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const told = async (account: Account) => (await account.get('user/notification/')).body;
const mailsTo = ({ email }: Account) => mailServer.news.filter(({ to }) => to?.[0]?.address === email);

describe('what one is told', () => {
  test('is listed latest first with its page, and counts as unread until it is read', async () => {
    await deals.apply(designer, owner);
    await designer.post(`designer/application/${owner.orderId}/withdraw/`);
    await deals.apply(designer, owner);
    const list = await told(owner);
    expect(list).toMatchObject({ count: 3, unread_count: 3 });
    expect(list.results.map(({ kind }) => kind)).toEqual([
      'application',
      'application_status',
      'application',
    ]);
    expect(list.results[0]).toMatchObject({
      text: 'Sanna Lind applied to ‘Bright kitchen’',
      link: `/customer/projects/${owner.orderId}`,
      read: false,
    });
    const ids = [list.results[0]!.id];
    expect((await owner.post('user/notification/read/', { ids })).body.unread_count).toBe(2);
    expect((await owner.post('user/notification/read/', { ids })).body.unread_count).toBe(2);
    expect((await told(owner)).results.map(({ read }) => read)).toEqual([true, false, false]);
    expect((await owner.post('user/notification/read/', { all: true })).body.unread_count).toBe(0);
    expect((await owner.raw('POST', 'user/notification/read/', { body: {} })).body.code).toBe('required');
  });

  test('is seen and marked by nobody else', async () => {
    await deals.apply(designer, owner);
    const { results } = await told(owner);
    const stranger = await deals.customer();
    const ids = [results[0]!.id, randomUUID(), 'x'];
    expect((await stranger.post('user/notification/read/', { ids })).body.unread_count).toBe(0);
    expect((await told(stranger)).count).toBe(0);
    expect((await told(owner)).unread_count).toBe(1);
  });

  test('is mailed once, and not at all while the address is not confirmed', async () => {
    await deals.apply(designer, owner);
    await server.jobsDone();
    expect(mailsTo(owner)).toEqual([]);
    expect((await told(owner)).count).toBe(1);
    await deals.confirmedEmail(owner);
    await designer.post(`designer/application/${owner.orderId}/withdraw/`);
    await server.jobsDone();
    expect(mailsTo(owner).map(({ subject }) => subject)).toEqual([
      'Sanna Lind withdrew the application to ‘Bright kitchen’',
    ]);
  });
});

test('without a mail server, the mail about a notification is kept for the operator', async () => {
  const silent = await startTestServer();
  try {
    const silentDeals = createDeals(silent);
    const receiver = await silentDeals.customerWithOrder();
    await silentDeals.confirmedEmail(receiver);
    await silentDeals.apply(await silentDeals.poolDesigner(), receiver);
    await silent.jobsDone();
    const kept = await silent.withDatabase((db) => db.selectFrom('keptMail').selectAll().execute());
    expect(kept.map((mail) => [mail.receiver, mail.subject])).toContainEqual([
      receiver.email,
      'Sanna Lind applied to ‘Bright kitchen’',
    ]);
  } finally {
    await silent.stop();
  }
});

describe('how one is told', () => {
  beforeEach(() => deals.confirmedEmail(owner));

  test('is everything in both ways at first, and chosen kind by kind', async () => {
    const both = { in_product: true, by_mail: true };
    const { body } = await owner.get('user/notification-settings/');
    expect(body).toMatchObject(Object.fromEntries(notificationKinds.map((kind) => [kind, both])));
    const changed = await owner.put('user/notification-settings/', {
      application: { in_product: true, by_mail: false },
      application_status: { in_product: false, by_mail: false },
    });
    expect(changed.body).toMatchObject({
      application: { in_product: true, by_mail: false },
      application_status: { in_product: false, by_mail: false },
      delivery: both,
    });
    await deals.apply(designer, owner);
    await designer.post(`designer/application/${owner.orderId}/withdraw/`);
    await server.jobsDone();
    expect((await told(owner)).results.map(({ kind }) => kind)).toEqual(['application']);
    expect(mailsTo(owner)).toEqual([]);
  });

  test('by mail alone leaves the list in the product empty', async () => {
    await owner.put('user/notification-settings/', { application: { in_product: false, by_mail: true } });
    await deals.apply(designer, owner);
    await server.jobsDone();
    expect(await told(owner)).toMatchObject({ count: 0, unread_count: 0 });
    expect(mailsTo(owner)).toHaveLength(1);
  });

  test('of one’s account cannot be switched off, and is one’s own choice only', async () => {
    const off = { in_product: false, by_mail: false };
    const { body } = await owner.put('user/notification-settings/', { account: off });
    expect(body.account).toEqual({ in_product: true, by_mail: true });
    await owner.put('user/notification-settings/', { review: off });
    expect((await designer.get('user/notification-settings/')).body.review).not.toEqual(off);
    expect((await server.client().get('user/notification-settings/')).status).toBe(401);
  });
});
