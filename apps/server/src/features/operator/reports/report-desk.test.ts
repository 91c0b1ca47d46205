import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReportKind } from '@tessera/contract/talk/reports';
import { API_BASE } from '@tessera/contract/route';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { form } from '@tessera/testkit/forms';
import type { Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDeskGiven } from '../desk.fixture.ts';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let desk: ReturnType<typeof createDeskGiven>;
let operator: Account;
beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
  desk = createDeskGiven(server);
  operator = await deals.operator();
});
afterAll(() => server.stop());

const list = async (query = {}) => (await operator.get('operator/report/', { query })).body;
const find = async (id: string, state: 'open' | 'closed' = 'open') =>
  (await list({ state, limit: 500 })).results.find((report) => report.id === id)!;
const act = (id: string, action: 'dismiss' | 'hide' | 'suspend', note = '') =>
  operator.post(`operator/report/${id}/${action}/`, { note });

async function report(who: Account, kind: ReportKind, id: string, text = 'Please look'): Promise<string> {
  const { status, body } = await who.post('user/report/', { kind, id, reason: 'abuse', text });
  expect(status).toBe(201);
  return body.id;
}

/** A designer and a customer who write to each other about an order. */
async function talk() {
  const designer = await deals.poolDesigner('Zeynep', 'Aydin');
  const owner = await deals.orderAt('active', designer);
  const { body } = await owner.post('customer/conversation/', {
    designer_id: designer.id,
    order_id: owner.orderId,
  });
  const path = `conversation/${body.id}/message/`;
  const say = async (who: 'customer' | 'designer', message: string): Promise<string> => {
    const message_id = randomUUID();
    const sender = who === 'customer' ? owner : designer;
    const reply = await sender.raw('POST', `${who}/${path}`, { body: { message_id, message } });
    expect(reply.status).toBe(201);
    return message_id;
  };
  const texts = async (who: 'customer' | 'designer'): Promise<string[]> => {
    const reader = who === 'customer' ? owner : designer;
    const { results } = (await reader.raw('GET', `${who}/${path}`)).body as unknown as {
      results: { message: string }[];
    };
    return results.map(({ message }) => message);
  };
  return { designer, owner, say, texts, path };
}

/** A completed order of an owner who has reviewed it badly. */
async function reviewed(): Promise<{ designer: DealDesigner; owner: DealCustomer; reviewId: string }> {
  const designer = await deals.poolDesigner();
  const owner = await deals.orderAt('completed', designer);
  const { body } = await owner.post(`customer/order/${owner.orderId}/review/`, { stars: 1, text: 'Bad' });
  return { designer, owner, reviewId: body.id };
}

const file = (photoId: string) =>
  fetch(`${server.url}${API_BASE}operator/photo/${photoId}/file/`, {
    headers: { authorization: `Bearer ${operator.tokens.access}` },
  });

describe('a report comes with its context', () => {
  test('of a message: two before it and one after, and no other', async () => {
    const { designer, owner, say } = await talk();
    await say('customer', 'Far before');
    await say('customer', 'We have chosen somebody else');
    await say('designer', 'Are you certain?');
    const reportedId = await say('designer', 'You wasted my week');
    await say('designer', 'Call me');
    await say('designer', 'Far after');
    const id = await report(owner, 'message', reportedId, 'I said no twice');
    const found = await find(id);
    expect(found).toMatchObject({
      kind: 'message',
      reason: 'abuse',
      text: 'I said no twice',
      state: 'open',
      closed_at: null,
      reporter: { email: owner.email, role: 'customer', name: 'Carl Dahl' },
      about: { email: designer.email, role: 'designer', name: 'Zeynep Aydin' },
      earlier_count: 0,
      same_count: 0,
      acts: ['dismiss', 'hide', 'suspend'],
      subject: { kind: 'message', order_id: owner.orderId, order_name: 'Bright kitchen' },
    });
    const { messages } = found.subject as Extract<typeof found.subject, { kind: 'message' }>;
    expect(messages.map(({ text, author_name, is_reported }) => [text, author_name, is_reported])).toEqual([
      ['We have chosen somebody else', 'Carl', false],
      ['Are you certain?', 'Zeynep Aydin', false],
      ['You wasted my week', 'Zeynep Aydin', true],
      ['Call me', 'Zeynep Aydin', false],
    ]);
  });

  test('of a photo in a message: the photo can be looked at from then on, and not before', async () => {
    const { designer, owner, path } = await talk();
    const bytes = await jpeg();
    const sent = await designer.raw('POST', `designer/${path}`, {
      body: form({ message_id: randomUUID(), message: 'Look' }, { photos: [{ name: 'a.jpg', bytes }] }),
    });
    const usedAs = (sent.body as unknown as { photos: { id: string }[] }).photos[0]!.id;
    await server.jobsDone();
    const { photoId } = await server.withDatabase((db) =>
      db.selectFrom('messagePhoto').select('photoId').where('id', '=', usedAs).executeTakeFirstOrThrow(),
    );
    expect((await file(photoId)).status).toBe(404);
    const id = await report(owner, 'photo', usedAs);
    expect((await file(photoId)).status).toBe(200);
    expect(await find(id)).toMatchObject({
      about: { email: designer.email },
      subject: {
        kind: 'photo',
        photo_id: photoId,
        review: 'shown',
        where: [`message about order ‘Bright kitchen’ of ${designer.email}`],
      },
    });
    expect((await act(id, 'hide')).status).toBe(204);
    await server.jobsDone();
    expect((await find(id, 'closed')).subject).toMatchObject({ review: 'removed' });
    expect((await file(photoId)).status).toBe(404);
  });

  test('of a delivered photo: the photo can be looked at from then on, and the designer is answerable', async () => {
    const designer = await deals.poolDesigner();
    const owner = await deals.orderAt('in_progress', designer);
    const delivered = await designer.post(
      `designer/engagement/${owner.orderId}/deliver/`,
      form({ message: 'The drawings' }, { files: [{ name: 'a.jpg', bytes: await jpeg() }] }),
    );
    const fileId = delivered.body.deliveries[0]!.files[0]!.id;
    const { photoId } = await server.withDatabase((db) =>
      db.selectFrom('deliveryFile').select('photoId').where('id', '=', fileId).executeTakeFirstOrThrow(),
    );
    expect((await file(photoId!)).status).toBe(404);
    const id = await report(owner, 'photo', fileId);
    expect((await file(photoId!)).status).toBe(200);
    expect(await find(id)).toMatchObject({
      about: { email: designer.email },
      acts: ['dismiss', 'hide', 'suspend'],
      subject: { kind: 'photo', photo_id: photoId, review: 'shown' },
    });
    expect((await act(id, 'hide')).status).toBe(204);
    expect((await find(id, 'closed')).subject).toMatchObject({ review: 'removed' });
  });

  test('of a designer: the profile with portrait and portfolio', async () => {
    const designer = await deals.poolDesigner('Nils', 'Berg');
    const owner = await deals.customerWithOrder();
    const found = await find(await report(owner, 'designer', designer.id));
    expect(found).toMatchObject({
      about: { id: designer.id },
      acts: ['dismiss', 'suspend'],
      subject: { kind: 'designer', designer_id: designer.id, name: 'Nils Berg' },
    });
    const { photo_ids } = found.subject as Extract<typeof found.subject, { kind: 'designer' }>;
    expect(photo_ids).toHaveLength(2);
    for (const photoId of photo_ids) expect((await file(photoId)).status).toBe(200);
  });

  test('of an order: what it says, and whose it is', async () => {
    const designer = await deals.poolDesigner();
    const owner = await deals.customerWithOrder({
      object_name: 'Cellar',
      object_desc: 'Nothing but insults.',
    });
    await server.jobsDone();
    expect(await find(await report(designer, 'order', owner.orderId))).toMatchObject({
      about: { email: owner.email, role: 'customer' },
      acts: ['dismiss', 'suspend'],
      subject: {
        kind: 'order',
        order_id: owner.orderId,
        name: 'Cellar',
        description: 'Nothing but insults.',
        status: 'active',
      },
    });
  });

  test('of a review: its stars and words, and who wrote it', async () => {
    const { designer, owner, reviewId } = await reviewed();
    expect(await find(await report(designer, 'review', reviewId))).toMatchObject({
      about: { email: owner.email },
      subject: { kind: 'review', review_id: reviewId, stars: 1, text: 'Bad', answer: '', is_hidden: false },
    });
  });

  test('of something that is gone: without it, and it can only be dismissed or its owner suspended', async () => {
    const designer = await deals.poolDesigner();
    const owner = await deals.customerWithOrder();
    await server.jobsDone();
    const id = await report(designer, 'order', owner.orderId);
    await owner.delete(`customer/order/${owner.orderId}/`);
    expect(await find(id)).toMatchObject({ subject: null, acts: ['dismiss', 'suspend'] });
    expect((await act(id, 'dismiss')).status).toBe(204);
  });

  test('and how many others there are of the same thing, and about the same person', async () => {
    const designer = await deals.poolDesigner();
    const [one, two] = [await deals.customerWithOrder(), await deals.customerWithOrder()];
    const first = await report(one, 'designer', designer.id);
    const second = await report(two, 'designer', designer.id);
    expect(await find(first)).toMatchObject({ earlier_count: 1, same_count: 1 });
    await act(second, 'dismiss');
    expect(await find(first)).toMatchObject({ earlier_count: 1, same_count: 0 });
  });
});

describe('an operator', () => {
  test('dismisses a report: it is closed, nothing else changes, and the audit has it once', async () => {
    const { designer, reviewId } = await reviewed();
    const id = await report(designer, 'review', reviewId);
    const before = await list();
    expect((await act(id, 'dismiss', 'An opinion')).status).toBe(204);
    expect((await act(id, 'dismiss')).status).toBe(204);
    const after = await list();
    expect([after.open_count, after.closed_count]).toEqual([before.open_count - 1, before.closed_count + 1]);
    expect(await find(id)).toBeUndefined();
    expect(await find(id, 'closed')).toMatchObject({
      state: 'dismissed',
      closed_at: expect.any(String),
      acts: [],
      subject: { is_hidden: false },
    });
    expect(await desk.auditOf(id)).toMatchObject([{ action: 'report.dismiss', note: 'An opinion' }]);
    const other = await act(id, 'hide');
    expect([other.status, other.body.code]).toEqual([409, 'wrong_state']);
  });

  test('hides a message: both sides read in its place that it was hidden, and every report of it is closed', async () => {
    const { designer, owner, say, texts } = await talk();
    await say('customer', 'Hello');
    const messageId = await say('designer', 'Horrible words');
    const [first, second] = [
      await report(owner, 'message', messageId),
      await report(designer, 'message', messageId),
    ];
    expect((await act(first, 'hide')).status).toBe(204);
    expect((await act(first, 'hide')).status).toBe(204);
    for (const side of ['customer', 'designer'] as const) {
      const [latest, before] = await texts(side);
      expect(latest).toBe('This message was hidden by the people who run this marketplace.');
      expect(before).toBe('Hello');
      const reader = side === 'customer' ? owner : designer;
      const whole = JSON.stringify((await reader.get(`${side}/conversation/`)).body);
      expect(whole).not.toContain('Horrible words');
    }
    expect((await find(second, 'closed')).state).toBe('hidden');
    expect((await desk.auditOf(first)).map(({ action }) => action)).toEqual(['report.hide']);
    expect(await desk.auditOf(second)).toEqual([]);
    const { messages } = (await find(first, 'closed')).subject as { messages: object[] } & {
      kind: 'message';
    };
    expect(messages.at(-1)).toMatchObject({ is_hidden: true, text: 'Horrible words' });
  });

  test('hides a review: it counts in no rating, and can be shown again', async () => {
    const { designer, owner, reviewId } = await reviewed();
    const id = await report(designer, 'review', reviewId);
    const reviews = async () => (await designer.get('designer/review/')).body.results.length;
    expect(await reviews()).toBe(1);
    await act(id, 'hide');
    expect(await reviews()).toBe(0);
    for (let times = 0; times < 2; times++)
      expect((await operator.post(`operator/review/${reviewId}/show/`, { note: 'A mistake' })).status).toBe(
        204,
      );
    expect(await reviews()).toBe(1);
    for (let times = 0; times < 2; times++)
      expect((await operator.post(`operator/review/${reviewId}/hide/`)).status).toBe(204);
    expect(await reviews()).toBe(0);
    const accountId = await desk.idOf(owner);
    expect(await desk.auditOf(reviewId)).toEqual([
      { action: 'review.show', accountId, note: 'A mistake' },
      { action: 'review.hide', accountId, note: '' },
    ]);
  });

  test('cannot hide a designer or an order, whose account is suspended instead', async () => {
    const designer = await deals.poolDesigner();
    const owner = await deals.customerWithOrder();
    const id = await report(owner, 'designer', designer.id);
    const { status, body } = await act(id, 'hide');
    expect([status, body.message]).toEqual([
      409,
      'A designer cannot be hidden. Suspend the account instead.',
    ]);
    expect((await find(id)).state).toBe('open');
    expect(await desk.auditOf(id)).toEqual([]);
  });

  test('suspends whoever is answerable: their sessions end, and all reports about them are closed', async () => {
    const { designer, owner, say } = await talk();
    const byMessage = await report(owner, 'message', await say('designer', 'Horrible words'));
    const byDesigner = await report(owner, 'designer', designer.id);
    const ofOwner = await report(designer, 'message', await say('customer', 'Go away'));
    expect((await act(byMessage, 'suspend', 'Twice')).status).toBe(204);
    expect((await act(byMessage, 'suspend')).status).toBe(204);
    expect((await designer.get('designer/profile/')).status).toBe(401);
    const { email, password } = designer;
    const signIn = await server.client().post('user/sign-in/', { email, password });
    expect([signIn.status, signIn.body.code]).toEqual([403, 'account_suspended']);
    expect((await find(byDesigner, 'closed')).state).toBe('suspended');
    expect(await find(byMessage, 'closed')).toMatchObject({ about: { standing: 'suspended' } });
    expect((await find(ofOwner)).state).toBe('open');
    expect(await desk.auditOf(byMessage)).toEqual([
      { action: 'report.suspend', accountId: designer.id, note: 'Twice' },
    ]);
    expect((await desk.auditOf(designer.id)).map(({ action }) => action)).toEqual(['account.suspend']);
  });

  test('finds only what is there', async () => {
    for (const id of [randomUUID(), 'x']) {
      for (const action of ['dismiss', 'hide', 'suspend'] as const)
        expect((await act(id, action)).status).toBe(404);
      expect((await operator.post(`operator/review/${id}/hide/`)).status).toBe(404);
    }
  });
});

test('a report from before is about whoever is answerable, as though it came now', async () => {
  const { designer, owner, say } = await talk();
  const done = await reviewed();
  await report(owner, 'message', await say('designer', 'Words'));
  await report(owner, 'designer', designer.id);
  await report(designer, 'order', owner.orderId);
  await report(done.designer, 'review', done.reviewId);
  const { photoId } = await server.withDatabase((db) =>
    db
      .selectFrom('designerProfile')
      .select('photoId')
      .where('accountId', '=', designer.id)
      .executeTakeFirstOrThrow(),
  );
  await report(owner, 'photo', photoId);
  const migration = await readFile(
    new URL('../../../db/migrations/202611270010_operator_desk.sql', import.meta.url),
    'utf8',
  );
  const [update] = /update report set about_id[^;]+;/.exec(migration)!;
  await server.withDatabase(async (db) => {
    const read = () => db.selectFrom('report').select(['id', 'kind', 'aboutId']).orderBy('id').execute();
    const before = await read();
    expect(new Set(before.map(({ kind }) => kind)).size).toBe(5);
    await sql.raw(`update report set about_id = null`).execute(db);
    await sql.raw(update).execute(db);
    const after = await read();
    const isThere = new Set(after.flatMap(({ id, aboutId }) => (aboutId === null ? [] : [id])));
    expect(after.filter(({ id }) => isThere.has(id))).toEqual(before.filter(({ id }) => isThere.has(id)));
    expect(isThere.size).toBeGreaterThanOrEqual(5);
  });
});

test('open reports come oldest first and closed ones latest first, in pages', async () => {
  const designer = await deals.poolDesigner();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++)
    ids.push(await report(await deals.customerWithOrder(), 'designer', designer.id));
  const all = await list({ limit: 500 });
  expect(all.results.slice(-3).map(({ id }) => id)).toEqual(ids);
  const offset = all.count - 3;
  const page = await list({ limit: 2, offset });
  expect([page.count, page.results.map(({ id }) => id)]).toEqual([all.count, ids.slice(0, 2)]);
  expect((await list({ limit: 2, offset: offset + 2 })).next).toBeNull();
  for (const id of ids) await act(id, 'dismiss');
  const closed = await list({ state: 'closed', limit: 2 });
  expect(closed.results.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(closed.next).toContain('offset=2');
});

test('nobody but an operator reads reports or decides on them', async () => {
  const { designer, owner, reviewId } = await reviewed();
  const id = await report(designer, 'review', reviewId);
  for (const [account, status] of [
    [designer, 403],
    [owner, 403],
    [server.client(), 401],
  ] as const) {
    expect((await account.get('operator/report/')).status).toBe(status);
    for (const action of ['dismiss', 'hide', 'suspend'] as const)
      expect((await account.post(`operator/report/${id}/${action}/`)).status).toBe(status);
    expect((await account.post(`operator/review/${reviewId}/hide/`)).status).toBe(status);
  }
  expect((await find(id)).state).toBe('open');
});
