import { randomUUID } from 'node:crypto';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account, type OrderParts } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailUnreadMessages } from './conversations.jobs.ts';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let mailServer: MailServer;
/** How far the clock of the server is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    clock: () => new Date(Date.now() + aheadMs),
    settings: {
      SMTP_URL: mailServer.SMTP_URL,
      PUBLIC_URL: 'https://tessera.example',
      MESSAGES_PER_MINUTE: '8',
    },
  });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

/** A designer who can be matched, with the id that cards carry. */
async function poolDesigner(names = { first_name: 'Sanna', last_name: 'Lind' }) {
  const designer = await given.designer();
  const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg() });
  await designer.post('designer/profile/', profileForm([await photo()], names));
  await designer.post('designer/project/', projectForm([await photo()]));
  await server.jobsDone();
  return { ...designer, id: await idOf(designer) };
}

async function customerWithOrder(parts: OrderParts = {}) {
  const customer = await given.customer();
  await customer.post('customer/profile/', {
    first_name: 'Carl',
    last_name: 'Dahl',
    country_code: 'SE',
  });
  const { body: order } = await customer.post('customer/order/', given.orderBody(parts));
  return { ...customer, orderId: order.id as string };
}

const idOf = async ({ email }: Account) =>
  server.withDatabase(async (db) => {
    const account = db.selectFrom('account').select('id').where('email', '=', email);
    return (await account.executeTakeFirstOrThrow()).id;
  });

/** Eleven minutes later, what is unread is mailed. */
async function mailUnread(): Promise<void> {
  aheadMs = 11 * 60_000;
  await server.withDatabase((db) =>
    sql`insert into pgboss.job (name, data) values (${mailUnreadMessages.name}, '{}')`.execute(db),
  );
  await server.jobsDone();
  aheadMs = 0;
}

const texts = (conversation: { messages: { message: string }[] }) =>
  conversation.messages.map(({ message }) => message);

describe('a customer who writes to a designer', () => {
  test('opens one conversation about the order, which both of them read', async () => {
    const designer = await poolDesigner();
    const customer = await customerWithOrder({ object_name: 'Quiet library' });
    const first = await customer.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: customer.orderId,
      message: 'Would you have time in May?',
      shares_email: true,
    });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      order_id: customer.orderId,
      order_name: 'Quiet library',
      designer_id: designer.id,
      designer_name: 'Sanna Lind',
      shares_email: true,
      messages: [{ from: 'customer', message: 'Would you have time in May?' }],
    });
    const second = await customer.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: customer.orderId,
      message: 'Or in June.',
      shares_email: true,
    });
    expect(second.body.id).toBe(first.body.id);
    expect(texts(second.body)).toEqual(['Would you have time in May?', 'Or in June.']);

    const own = await customer.get('customer/conversation/');
    expect(own.body).toMatchObject({ count: 1, next: null, previous: null, results: [second.body] });
    const received = await designer.get('designer/conversation/');
    expect(received.body).toMatchObject({
      count: 1,
      results: [
        {
          id: first.body.id,
          order_name: 'Quiet library',
          customer_first_name: 'Carl',
          customer_email: customer.email,
        },
      ],
    });
    expect(texts(received.body.results[0]!)).toEqual(['Would you have time in May?', 'Or in June.']);
  });

  test('has the message mailed once to the designer, who can answer by mail', async () => {
    const designer = await poolDesigner();
    await given.confirmedEmail(designer);
    const customer = await customerWithOrder({ object_name: 'Attic, läst\r\nBcc: others@example.org' });
    await customer.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: customer.orderId,
      message: 'Hello\r\n.\r\nagain',
      shares_email: true,
    });
    await mailUnread();
    const received = mailServer.news.filter(({ to }) => to?.[0]?.address === designer.email);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      subject: 'Carl wrote to you about ‘Attic, läst Bcc: others@example.org’',
      replyTo: [{ address: customer.email }],
    });
    expect(received[0]!.bcc).toBeUndefined();
    expect(received[0]!.text).toContain('again');
    expect(received[0]!.text).toContain('https://tessera.example/designer/');
  });

  test('has the designer mailed nothing until the designer’s address is confirmed, and then what is unread', async () => {
    const designer = await poolDesigner();
    const customer = await customerWithOrder();
    await customer.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: customer.orderId,
      message: 'Hello',
    });
    await mailUnread();
    const received = () => mailServer.news.filter(({ to }) => to?.[0]?.address === designer.email);
    expect(received()).toEqual([]);
    await given.confirmedEmail(designer);
    await mailUnread();
    expect(received().map(({ subject }) => subject)).toEqual([expect.stringContaining('wrote to you about')]);
  });

  test('shares the e-mail address only after agreeing, and may take that back', async () => {
    const designer = await poolDesigner();
    await given.confirmedEmail(designer);
    const customer = await customerWithOrder();
    const write = (parts: object) =>
      customer.post('customer/conversation/', {
        designer_id: designer.id,
        order_id: customer.orderId,
        message: 'Hello',
        ...parts,
      });
    const shown = async () => (await designer.get('designer/conversation/')).body.results[0]!.customer_email;
    await write({});
    expect(await shown()).toBeNull();
    await mailUnread();
    const mail = mailServer.news.find(({ to }) => to?.[0]?.address === designer.email)!;
    expect(mail.replyTo).toBeUndefined();
    expect(JSON.stringify(mail)).not.toContain(customer.email);
    await write({ shares_email: true });
    expect(await shown()).toBe(customer.email);
    await write({ shares_email: false });
    expect(await shown()).toBeNull();
  });

  test('may send the same message twice, even at once, and it is stored and mailed once', async () => {
    const designer = await poolDesigner();
    await given.confirmedEmail(designer);
    const customer = await customerWithOrder();
    const message = {
      designer_id: designer.id,
      order_id: customer.orderId,
      message: 'Only once',
      message_id: randomUUID(),
    };
    const answers = await Promise.all([
      customer.post('customer/conversation/', message),
      customer.post('customer/conversation/', message),
      customer.post('customer/conversation/', message),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    const { body } = await designer.get('designer/conversation/');
    expect(body.results.flatMap(texts)).toEqual(['Only once']);
    await mailUnread();
    expect(mailServer.news.filter(({ to }) => to?.[0]?.address === designer.email)).toHaveLength(1);
  });

  test('is told which field is at fault', async () => {
    const customer = await customerWithOrder();
    const { status, body } = await customer.raw('POST', 'customer/conversation/', {
      body: { designer_id: 5, message: ' ', message_id: 'x' },
    });
    expect(status).toBe(400);
    expect(body.errors.map((error) => [error.field, error.code])).toEqual([
      ['designer_id', 'invalid'],
      ['order_id', 'required'],
      ['message', 'blank'],
      ['message_id', 'invalid'],
    ]);
    const long = await customer.post('customer/conversation/', {
      designer_id: 'x',
      order_id: 'x',
      message: 'x'.repeat(4001),
    });
    expect(long.body.code).toBe('max_length');
  });

  test('can write only to a designer who can be matched', async () => {
    const customer = await customerWithOrder();
    const newcomer = await given.designer();
    const stranger = await given.customer();
    for (const designerId of [await idOf(newcomer), await idOf(stranger), randomUUID(), 'x']) {
      const { status, body } = await customer.post('customer/conversation/', {
        designer_id: designerId,
        order_id: customer.orderId,
        message: 'Hello',
      });
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await customer.get('customer/conversation/')).body.count).toBe(0);
  });

  test('deletes the conversation with the order', async () => {
    const designer = await poolDesigner();
    const customer = await customerWithOrder();
    const message = { designer_id: designer.id, order_id: customer.orderId, message: 'Hello' };
    await customer.post('customer/conversation/', message);
    await customer.delete(`customer/order/${customer.orderId}/`);
    expect((await designer.get('designer/conversation/')).body.count).toBe(0);
    expect((await customer.post('customer/conversation/', message)).status).toBe(404);
  });
});

describe('a conversation of others', () => {
  test('can be neither read nor written to', async () => {
    const [designer, other] = [await poolDesigner(), await poolDesigner()];
    const [customer, stranger] = [await customerWithOrder(), await customerWithOrder()];
    const messageId = randomUUID();
    await customer.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: customer.orderId,
      message: 'Between us',
      message_id: messageId,
    });
    const intrusion = await stranger.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: customer.orderId,
      message: 'Me too',
    });
    expect([intrusion.status, intrusion.body.code]).toEqual([404, 'not_found']);
    const copied = await stranger.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: stranger.orderId,
      message: 'Mine',
      message_id: messageId,
    });
    expect([copied.status, copied.body.errors[0]!.field]).toEqual([400, 'message_id']);
    expect((await stranger.get('customer/conversation/')).body.count).toBe(0);
    expect((await other.get('designer/conversation/')).body.count).toBe(0);
    expect((await designer.get('designer/conversation/')).body.results.flatMap(texts)).toEqual([
      'Between us',
    ]);
  });

  test('is denied to the other role and to visitors', async () => {
    const [designer, customer] = [await given.designer(), await given.customer()];
    expect((await designer.get('customer/conversation/')).body.code).toBe('permission_denied');
    expect((await designer.raw('POST', 'customer/conversation/', { body: {} })).body.code).toBe(
      'permission_denied',
    );
    expect((await customer.get('designer/conversation/')).body.code).toBe('permission_denied');
    expect((await server.client().get('designer/conversation/')).status).toBe(401);
    expect((await server.client().raw('POST', 'customer/conversation/', { body: {} })).status).toBe(401);
  });
});

test('the list of conversations is sorted by the latest message and is bounded', async () => {
  const designer = await poolDesigner();
  const orders = [
    await customerWithOrder({ object_name: 'one' }),
    await customerWithOrder({ object_name: 'two' }),
  ];
  for (const customer of [orders[0]!, orders[1]!, orders[0]!]) {
    await customer.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: customer.orderId,
      message: 'Hello',
    });
  }
  const first = await designer.get('designer/conversation/', { query: { limit: 1 } });
  expect(first.body).toMatchObject({ count: 2, results: [{ order_name: 'one' }] });
  const second = await designer.next(first.body);
  expect(second.body).toMatchObject({ next: null, results: [{ order_name: 'two' }] });
});

test('messages to designers are throttled by account', async () => {
  const customer = await customerWithOrder();
  const other = await customerWithOrder();
  const write = (account: Account) =>
    account.post('customer/conversation/', { designer_id: 'x', order_id: 'x', message: 'Hello' });
  const statuses: number[] = [];
  for (let i = 0; i < 9; i++) statuses.push((await write(customer)).status);
  expect(statuses).toEqual([...Array<number>(8).fill(404), 429]);
  expect((await write(other)).status).toBe(404);
});
