import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createDeals } from '@tessera/testkit/deal';
import type { Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDeskGiven } from '../desk.fixture.ts';
import { createReportsGiven } from './reports.fixture.ts';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let desk: ReturnType<typeof createDeskGiven>;
let operator: Account;
let reports: ReturnType<typeof createReportsGiven>;
beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
  desk = createDeskGiven(server);
  operator = await deals.operator();
  reports = createReportsGiven(deals, operator);
});
afterAll(() => server.stop());

describe('an operator', () => {
  test('dismisses a report: it is closed, nothing else changes, and the audit has it once', async () => {
    const { designer, reviewId } = await reports.reviewed();
    const id = await reports.report(designer, 'review', reviewId);
    const before = await reports.list();
    expect((await reports.act(id, 'dismiss', 'An opinion')).status).toBe(204);
    expect((await reports.act(id, 'dismiss')).status).toBe(204);
    const after = await reports.list();
    expect([after.open_count, after.closed_count]).toEqual([before.open_count - 1, before.closed_count + 1]);
    expect(await reports.find(id)).toBeUndefined();
    expect(await reports.find(id, 'closed')).toMatchObject({
      state: 'dismissed',
      closed_at: expect.any(String),
      acts: [],
      subject: { is_hidden: false },
    });
    expect(await desk.auditOf(id)).toMatchObject([{ action: 'report.dismiss', note: 'An opinion' }]);
    const other = await reports.act(id, 'hide');
    expect([other.status, other.body.code]).toEqual([409, 'wrong_state']);
  });

  test('hides a message: both sides read in its place that it was hidden, and every report of it is closed', async () => {
    const { designer, owner, say, texts } = await reports.talk();
    await say('customer', 'Hello');
    const messageId = await say('designer', 'Horrible words');
    const [first, second] = [
      await reports.report(owner, 'message', messageId),
      await reports.report(designer, 'message', messageId),
    ];
    expect((await reports.act(first, 'hide')).status).toBe(204);
    expect((await reports.act(first, 'hide')).status).toBe(204);
    for (const side of ['customer', 'designer'] as const) {
      const [latest, before] = await texts(side);
      expect(latest).toBe('This message was hidden by the people who run this marketplace.');
      expect(before).toBe('Hello');
      const reader = side === 'customer' ? owner : designer;
      const whole = JSON.stringify((await reader.get(`${side}/conversation/`)).body);
      expect(whole).not.toContain('Horrible words');
    }
    expect((await reports.find(second, 'closed')).state).toBe('hidden');
    expect((await desk.auditOf(first)).map(({ action }) => action)).toEqual(['report.hide']);
    expect(await desk.auditOf(second)).toEqual([]);
    const { messages } = (await reports.find(first, 'closed')).subject as { messages: object[] } & {
      kind: 'message';
    };
    expect(messages.at(-1)).toMatchObject({ is_hidden: true, text: 'Horrible words' });
  });

  test('hides a review: it counts in no rating, and can be shown again', async () => {
    const { designer, owner, reviewId } = await reports.reviewed();
    const id = await reports.report(designer, 'review', reviewId);
    const reviews = async () => (await designer.get('designer/review/')).body.results.length;
    expect(await reviews()).toBe(1);
    await reports.act(id, 'hide');
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
    const id = await reports.report(owner, 'designer', designer.id);
    const { status, body } = await reports.act(id, 'hide');
    expect([status, body.message]).toEqual([
      409,
      'A designer cannot be hidden. Suspend the account instead.',
    ]);
    expect((await reports.find(id)).state).toBe('open');
    expect(await desk.auditOf(id)).toEqual([]);
  });

  test('suspends whoever is answerable: their sessions end, and all reports about them are closed', async () => {
    const { designer, owner, say } = await reports.talk();
    const byMessage = await reports.report(owner, 'message', await say('designer', 'Horrible words'));
    const byDesigner = await reports.report(owner, 'designer', designer.id);
    const ofOwner = await reports.report(designer, 'message', await say('customer', 'Go away'));
    expect((await reports.act(byMessage, 'suspend', 'Twice')).status).toBe(204);
    expect((await reports.act(byMessage, 'suspend')).status).toBe(204);
    expect((await designer.get('designer/profile/')).status).toBe(401);
    const { email, password } = designer;
    const signIn = await server.client().post('user/sign-in/', { email, password });
    expect([signIn.status, signIn.body.code]).toEqual([403, 'account_suspended']);
    expect((await reports.find(byDesigner, 'closed')).state).toBe('suspended');
    expect(await reports.find(byMessage, 'closed')).toMatchObject({ about: { standing: 'suspended' } });
    expect((await reports.find(ofOwner)).state).toBe('open');
    expect(await desk.auditOf(byMessage)).toEqual([
      { action: 'report.suspend', accountId: designer.id, note: 'Twice' },
    ]);
    expect((await desk.auditOf(designer.id)).map(({ action }) => action)).toEqual(['account.suspend']);
  });

  test('finds only what is there', async () => {
    for (const id of [randomUUID(), 'x']) {
      for (const action of ['dismiss', 'hide', 'suspend'] as const)
        expect((await reports.act(id, action)).status).toBe(404);
      expect((await operator.post(`operator/review/${id}/hide/`)).status).toBe(404);
    }
  });
});

test('a report from before is about whoever is answerable, as though it came now', async () => {
  const { designer, owner, say } = await reports.talk();
  const done = await reports.reviewed();
  await reports.report(owner, 'message', await say('designer', 'Words'));
  await reports.report(owner, 'designer', designer.id);
  await reports.report(designer, 'order', owner.orderId);
  await reports.report(done.designer, 'review', done.reviewId);
  const { photoId } = await server.withDatabase((db) =>
    db
      .selectFrom('designerProfile')
      .select('photoId')
      .where('accountId', '=', designer.id)
      .executeTakeFirstOrThrow(),
  );
  await reports.report(owner, 'photo', photoId);
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
    ids.push(await reports.report(await deals.customerWithOrder(), 'designer', designer.id));
  const all = await reports.list({ limit: 500 });
  expect(all.results.slice(-3).map(({ id }) => id)).toEqual(ids);
  const offset = all.count - 3;
  const page = await reports.list({ limit: 2, offset });
  expect([page.count, page.results.map(({ id }) => id)]).toEqual([all.count, ids.slice(0, 2)]);
  expect((await reports.list({ limit: 2, offset: offset + 2 })).next).toBeNull();
  for (const id of ids) await reports.act(id, 'dismiss');
  const closed = await reports.list({ state: 'closed', limit: 2 });
  expect(closed.results.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(closed.next).toContain('offset=2');
});

test('nobody but an operator reads reports or decides on them', async () => {
  const { designer, owner, reviewId } = await reports.reviewed();
  const id = await reports.report(designer, 'review', reviewId);
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
  expect((await reports.find(id)).state).toBe('open');
});
