import { randomUUID } from 'node:crypto';
import type { CustomerConversation, Message } from '@tessera/contract/talk/conversations';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailUnreadMessages } from './conversations.jobs.ts';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let mailServer: MailServer;
let designer: DealDesigner;
/** How far the clock of the server is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    clock: () => new Date(Date.now() + aheadMs),
    settings: { SMTP_URL: mailServer.SMTP_URL, OPEN_APPLICATIONS_MAX: '1000' },
  });
  deals = createDeals(server);
  designer = await deals.poolDesigner();
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

/** A conversation that the customer has begun, without a message. */
async function begun(): Promise<{ owner: DealCustomer; conversation: CustomerConversation }> {
  const owner = await deals.customerWithOrder();
  const { status, body } = await owner.post('customer/conversation/', {
    designer_id: designer.id,
    order_id: owner.orderId,
  });
  expect(status).toBe(201);
  return { owner, conversation: body };
}

const said = (message: string) => ({ message_id: randomUUID(), message });

/** The conversation as it stands in the designer’s list. */
async function designersView(id: string) {
  const { body } = await designer.get('designer/conversation/', { query: { limit: 500 } });
  return body.results.find((one) => one.id === id)!;
}

describe('a conversation begins', () => {
  test('by the customer from a match, and the same call finds it afterwards', async () => {
    const { owner, conversation } = await begun();
    expect(conversation).toMatchObject({
      order_id: owner.orderId,
      name: 'Sanna Lind',
      avatar: expect.stringContaining('/media/'),
      last_message: null,
      unread_count: 0,
      blocked: false,
    });
    const again = await owner.post('customer/conversation/', {
      designer_id: designer.id,
      order_id: owner.orderId,
    });
    expect([again.status, again.body]).toEqual([200, conversation]);
  });

  test('by the designer once they have applied, and not before', async () => {
    const owner = await deals.customerWithOrder();
    const body = { order_id: owner.orderId };
    expect((await designer.post('designer/conversation/', body)).status).toBe(404);
    await deals.apply(designer, owner);
    const first = await designer.post('designer/conversation/', { ...body, message: 'Shall we talk?' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ name: 'Carl', avatar: null, email: null, phone: null });
    const { body: list } = await owner.get('customer/conversation/');
    expect(list).toMatchObject({
      unread_count: 1,
      results: [{ id: first.body.id, unread_count: 1, last_message: { message: 'Shall we talk?' } }],
    });
    expect((await designer.post('designer/conversation/', body)).status).toBe(200);
  });

  test('by the customer with a designer who has applied and is no longer among the matches', async () => {
    const leaving = await deals.poolDesigner('Rut');
    const owner = await deals.customerWithOrder();
    await deals.apply(leaving, owner);
    const { body: projects } = await leaving.get('designer/project/');
    await leaving.delete(`designer/project/${projects.results[0]!.id}/`);
    const body = { designer_id: leaving.id, order_id: owner.orderId };
    expect((await owner.post('customer/conversation/', body)).status).toBe(201);
  });
});

describe('messages', () => {
  test('are read newest first, page by page, by both sides alike', async () => {
    const { owner, conversation } = await begun();
    const path = `customer/conversation/${conversation.id}/message/` as const;
    const ownPath = `designer/conversation/${conversation.id}/message/` as const;
    for (let i = 1; i <= 5; i++)
      await (i % 2 === 1 ? owner.post(path, said(`No. ${i}`)) : designer.post(ownPath, said(`No. ${i}`)));
    const first = (await owner.get(path, { query: { limit: 2 } })).body;
    expect(first).toMatchObject({
      count: 5,
      previous: null,
      results: [
        { message: 'No. 5', from: 'customer', photos: [] },
        { message: 'No. 4', from: 'designer' },
      ],
    });
    const second = (await owner.next(first)).body;
    const third = (await owner.next(second)).body;
    const all = [first, second, third].flatMap(({ results }) => results.map(({ message }) => message));
    expect(all).toEqual(['No. 5', 'No. 4', 'No. 3', 'No. 2', 'No. 1']);
    expect([second.count, third.next]).toEqual([5, null]);
    expect((await designer.get(ownPath)).body.results.map(({ message }) => message)).toEqual(all);
    const unknown = await owner.get(path, { query: { before: randomUUID() } });
    expect(unknown.status).toBe(404);
  });

  test('sent twice under one id, even at once, are stored once', async () => {
    const { owner, conversation } = await begun();
    const path = `customer/conversation/${conversation.id}/message/` as const;
    const message = said('Only once');
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(path, message)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await owner.get(path)).body.count).toBe(1);
    const stolen = await designer.post(`designer/conversation/${conversation.id}/message/`, message);
    expect([stolen.status, stolen.body.errors[0]!.field]).toEqual([400, 'message_id']);
  });

  test('written by many at once are numbered without gaps', async () => {
    const { owner, conversation } = await begun();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? owner.post(`customer/conversation/${conversation.id}/message/`, said(`${i}`))
          : designer.post(`designer/conversation/${conversation.id}/message/`, said(`${i}`)),
      ),
    );
    const { body } = await owner.get(`customer/conversation/${conversation.id}/message/`);
    expect([body.count, new Set(body.results.map(({ message }) => message)).size]).toEqual([20, 20]);
  });
});

describe('what is unread', () => {
  test('counts the other side’s messages up to the one that was read', async () => {
    const { owner, conversation } = await begun();
    const { id } = conversation;
    const sent: string[] = [];
    for (const words of ['One', 'Two', 'Three']) {
      const message = said(words);
      sent.push(message.message_id);
      await owner.post(`customer/conversation/${id}/message/`, message);
    }
    await designer.post(`designer/conversation/${id}/message/`, said('Four'));
    expect((await designersView(id)).unread_count).toBe(3);
    const path = `designer/conversation/${id}/read/` as const;
    expect((await designer.post(path, { message_id: sent[1]! })).body.unread_count).toBe(1);
    // An earlier one changes nothing.
    expect((await designer.post(path, { message_id: sent[0]! })).body.unread_count).toBe(1);
    expect((await designer.post(path, { message_id: sent[2]! })).body.unread_count).toBe(0);
    expect((await owner.get('customer/conversation/')).body.unread_count).toBe(1);
    expect((await owner.get(`customer/order/${owner.orderId}/`)).body.unread_count).toBe(1);
    expect((await designer.post(path, { message_id: randomUUID() })).status).toBe(404);
  });

  test('is told once in the product until it was read', async () => {
    const { owner, conversation } = await begun();
    const about = async () => {
      const { body } = await designer.get('user/notification/', { query: { limit: 500 } });
      return body.results.filter(({ link }) => link === `/designer/messages/${conversation.id}`);
    };
    const path = `customer/conversation/${conversation.id}/message/` as const;
    await owner.post(path, said('One'));
    const last = said('Two');
    await owner.post(path, last);
    expect(await about()).toMatchObject([{ kind: 'message', read: false }]);
    await designer.post(`designer/conversation/${conversation.id}/read/`, { message_id: last.message_id });
    expect(await about()).toMatchObject([{ read: true }]);
    await owner.post(path, said('Three'));
    expect(await about()).toHaveLength(2);
  });

  test('for ten minutes is mailed once, and again only after it was read', async () => {
    await deals.confirmedEmail(designer);
    const { owner, conversation } = await begun();
    const path = `customer/conversation/${conversation.id}/message/` as const;
    const mails = () =>
      mailServer.news.filter(({ text }) => text?.includes(conversation.id) || text?.includes('Mark '));
    const mailUnread = async (afterMs: number) => {
      aheadMs = afterMs;
      await server.withDatabase((db) =>
        sql`insert into pgboss.job (name, data) values (${mailUnreadMessages.name}, '{}')`.execute(db),
      );
      await server.jobsDone();
      aheadMs = 0;
    };
    const first = said('Mark one');
    await owner.post(path, first);
    await mailUnread(9 * 60_000);
    expect(mails()).toHaveLength(0);
    await mailUnread(11 * 60_000);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]!.text).toContain('Mark one');
    const second = said('Mark two');
    await owner.post(path, second);
    await mailUnread(11 * 60_000);
    expect(mails()).toHaveLength(1);
    await designer.post(`designer/conversation/${conversation.id}/read/`, { message_id: second.message_id });
    await mailUnread(11 * 60_000);
    expect(mails()).toHaveLength(1);
    await owner.post(path, said('Mark three'));
    await mailUnread(11 * 60_000);
    expect(mails().map(({ text }) => text?.includes('Mark three'))).toEqual([false, true]);
  });
});

describe('a block', () => {
  test('ends writing for both until whoever blocked takes it back', async () => {
    const { owner, conversation } = await begun();
    const { id } = conversation;
    const mine = `customer/conversation/${id}` as const;
    const theirs = `designer/conversation/${id}` as const;
    const { body } = await owner.post(`${mine}/block/`);
    expect(body).toMatchObject({ blocked: true, blocked_by_you: true });
    expect((await owner.post(`${mine}/block/`)).status).toBe(200);
    expect(await designersView(id)).toMatchObject({ blocked: true, blocked_by_you: false });
    for (const answer of [
      await owner.post(`${mine}/message/`, said('Hello?')),
      await designer.post(`${theirs}/message/`, said('Hello?')),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'conversation_blocked']);
    expect((await owner.get(`${mine}/message/`)).body.count).toBe(0);

    // Only who blocked can unblock.
    expect((await designer.post(`${theirs}/unblock/`)).body).toMatchObject({ blocked: true });
    expect((await designer.post(`${theirs}/message/`, said('Hello?'))).status).toBe(409);
    expect((await owner.post(`${mine}/unblock/`)).body).toMatchObject({ blocked: false });
    expect((await designer.post(`${theirs}/message/`, said('Hello!'))).status).toBe(201);
  });

  test('hides the two from each other in matches, and makes applying and beginning «not found»', async () => {
    const other = await deals.poolDesigner('Rut', 'Berg');
    const owner = await deals.customerWithOrder();
    await server.jobsDone();
    const cards = async () =>
      (await owner.get('customer/match/', { query: { limit: 100 } })).body.results.map(({ id }) => id);
    const orders = async () =>
      (await other.get('designer/match/', { query: { limit: 100 } })).body.results.map(({ id }) => id);
    expect(await cards()).toContain(other.id);
    expect(await orders()).toContain(owner.orderId);
    const { body } = await owner.post('customer/conversation/', {
      designer_id: other.id,
      order_id: owner.orderId,
    });
    await other.post(`designer/conversation/${body.id}/block/`);
    expect(await cards()).not.toContain(other.id);
    expect(await orders()).not.toContain(owner.orderId);
    expect((await other.post(`designer/match/${owner.orderId}/apply/`)).status).toBe(404);
    const second = await owner.post('customer/order/', deals.orderBody({ links: [] }));
    const again = { designer_id: other.id, order_id: second.body.id };
    expect((await owner.post('customer/conversation/', again)).status).toBe(404);

    await other.post(`designer/conversation/${body.id}/unblock/`);
    expect(await cards()).toContain(other.id);
    expect((await other.post(`designer/match/${owner.orderId}/apply/`)).status).toBe(201);
  });

  test('lets a running engagement go on without messages', async () => {
    const owner = await deals.orderAt('in_progress', designer);
    const { body } = await designer.post('designer/conversation/', { order_id: owner.orderId });
    await owner.post(`customer/conversation/${body.id}/block/`);
    const delivery = { message: 'The drawings' };
    expect((await designer.post(`designer/engagement/${owner.orderId}/deliver/`, delivery)).status).toBe(200);
    expect((await owner.post(`customer/order/${owner.orderId}/complete/`)).body.status).toBe('completed');
    const message = await designer.post(`designer/conversation/${body.id}/message/`, said('Thanks'));
    expect(message.body.code).toBe('conversation_blocked');
  });
});

test('e-mail address and phone number are shown only while their owner shares them', async () => {
  const { owner, conversation } = await begun();
  await owner.post('customer/profile/', {
    first_name: 'Carl',
    last_name: 'Dahl',
    country_code: 'SE',
    phone: '+46 70 444 55 66',
  });
  const { id } = conversation;
  expect(await designersView(id)).toMatchObject({ email: null, phone: null, customer_email: null });
  const path = `customer/conversation/${id}/sharing/` as const;
  const { body } = await owner.put(path, { shares_email: true, shares_phone: true });
  expect(body).toMatchObject({ shares_email: true, shares_phone: true, email: null, phone: null });
  expect(await designersView(id)).toMatchObject({
    email: owner.email,
    phone: '+46 70 444 55 66',
    shares_email: false,
    shares_phone: false,
  });
  await owner.put(path, { shares_email: false, shares_phone: false });
  expect(await designersView(id)).toMatchObject({ email: null, phone: null });
  await designer.put(`designer/conversation/${id}/sharing/`, { shares_email: true, shares_phone: false });
  const { body: mine } = await owner.get('customer/conversation/');
  expect(mine.results[0]).toMatchObject({ email: designer.email, phone: null });
});

test('a conversation has what happened to the project between the two, and nothing about other designers', async () => {
  const other = await deals.poolDesigner('Bo', 'Berg');
  const owner = await deals.orderAt('completed', designer, [other]);
  const begin = async (one: DealDesigner) => {
    const { body } = await owner.post('customer/conversation/', {
      designer_id: one.id,
      order_id: owner.orderId,
    });
    return body;
  };
  const [engaged, passedOver] = [await begin(designer), await begin(other)];
  const expected = [
    { kind: 'applied', by: 'designer', at: expect.any(String) },
    { kind: 'accepted', by: 'customer', at: expect.any(String) },
    { kind: 'delivered', by: 'designer', at: expect.any(String) },
    { kind: 'completed', by: 'customer', at: expect.any(String) },
  ];
  expect(engaged.timeline).toEqual(expected);
  expect((await designersView(engaged.id)).timeline).toEqual(expected);
  expect(passedOver.timeline).toEqual(expected.slice(0, 1));
  const { body } = await other.get('designer/conversation/');
  expect(body.results.map(({ timeline }) => timeline)).toEqual([expected.slice(0, 1)]);
});

test('a message tells whoever has reported it that they did, and tells nobody else', async () => {
  const { owner, conversation } = await begun();
  const { id } = conversation;
  const [reported, other] = [said('Send the money to this account.'), said('Today, please.')];
  for (const message of [reported, other]) await owner.post(`customer/conversation/${id}/message/`, message);
  await designer.post('user/report/', { kind: 'message', id: reported.message_id, reason: 'fraud' });
  const seenBy = async (messages: () => Promise<{ body: { results: Message[] } }>) =>
    (await messages()).body.results.map(({ message_id: messageId, reported: isReported }) => [
      messageId,
      isReported,
    ]);
  expect(await seenBy(() => designer.get(`designer/conversation/${id}/message/`))).toEqual([
    [other.message_id, false],
    [reported.message_id, true],
  ]);
  expect((await designersView(id)).messages.map((one) => one.reported)).toEqual([true, false]);
  expect(await seenBy(() => owner.get(`customer/conversation/${id}/message/`))).toEqual([
    [other.message_id, false],
    [reported.message_id, false],
  ]);
  const { body: mine } = await owner.get('customer/conversation/');
  expect(mine.results[0]!.messages.map((one) => one.reported)).toEqual([false, false]);
});

test('a conversation of others can be neither read nor changed', async () => {
  const { owner, conversation } = await begun();
  const sent = said('Between us');
  await owner.post(`customer/conversation/${conversation.id}/message/`, sent);
  const strangers = { customer: await deals.customerWithOrder(), designer: await deals.poolDesigner('Rut') };
  for (const role of ['customer', 'designer'] as const) {
    const path = `${role}/conversation/${conversation.id}`;
    const calls: [string, string, object?][] = [
      ['GET', `${path}/message/`],
      ['POST', `${path}/message/`, said('Me too')],
      ['POST', `${path}/read/`, { message_id: sent.message_id }],
      ['PUT', `${path}/sharing/`, { shares_email: true, shares_phone: true }],
      ['POST', `${path}/block/`],
      ['POST', `${path}/unblock/`],
    ];
    for (const [method, address, body] of calls) {
      const stranger = await strangers[role].raw(method, address, { ...(body && { body }) });
      expect([address, stranger.status, stranger.body.code]).toEqual([address, 404, 'not_found']);
      const wrongRole = await (role === 'customer' ? designer : owner).raw(method, address, {
        ...(body && { body }),
      });
      expect([address, wrongRole.status]).toEqual([address, 403]);
    }
    const { body: list } = await strangers[role].raw<{ count: number }>('GET', `${role}/conversation/`);
    expect(list.count).toBe(0);
  }
  expect((await owner.get('customer/conversation/')).body.results[0]).toMatchObject({
    last_message: { message: 'Between us' },
    blocked: false,
  });
});
