import { randomUUID } from 'node:crypto';
import { API_BASE } from '@tessera/contract/route';
import { createDeals } from '@tessera/testkit/deal';
import { form } from '@tessera/testkit/forms';
import type { Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReportsGiven } from './reports.fixture.ts';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let operator: Account;
let reports: ReturnType<typeof createReportsGiven>;
beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
  operator = await deals.operator();
  reports = createReportsGiven(deals, operator);
});
afterAll(() => server.stop());

const file = (photoId: string) =>
  fetch(`${server.url}${API_BASE}operator/photo/${photoId}/file/`, {
    headers: { authorization: `Bearer ${operator.tokens.access}` },
  });

describe('a report comes with its context', () => {
  test('of a message: two before it and one after, and no other', async () => {
    const { designer, owner, say } = await reports.talk();
    await say('customer', 'Far before');
    await say('customer', 'We have chosen somebody else');
    await say('designer', 'Are you certain?');
    const reportedId = await say('designer', 'You wasted my week');
    await say('designer', 'Call me');
    await say('designer', 'Far after');
    const id = await reports.report(owner, 'message', reportedId, 'I said no twice');
    const found = await reports.find(id);
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
    const { designer, owner, path } = await reports.talk();
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
    const id = await reports.report(owner, 'photo', usedAs);
    expect((await file(photoId)).status).toBe(200);
    expect(await reports.find(id)).toMatchObject({
      about: { email: designer.email },
      subject: {
        kind: 'photo',
        photo_id: photoId,
        review: 'shown',
        where: [`message about order ‘Bright kitchen’ of ${designer.email}`],
      },
    });
    expect((await reports.act(id, 'hide')).status).toBe(204);
    await server.jobsDone();
    expect((await reports.find(id, 'closed')).subject).toMatchObject({ review: 'removed' });
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
    const id = await reports.report(owner, 'photo', fileId);
    expect((await file(photoId!)).status).toBe(200);
    expect(await reports.find(id)).toMatchObject({
      about: { email: designer.email },
      acts: ['dismiss', 'hide', 'suspend'],
      subject: { kind: 'photo', photo_id: photoId, review: 'shown' },
    });
    expect((await reports.act(id, 'hide')).status).toBe(204);
    expect((await reports.find(id, 'closed')).subject).toMatchObject({ review: 'removed' });
  });

  test('of a designer: the profile with portrait and portfolio', async () => {
    const designer = await deals.poolDesigner('Nils', 'Berg');
    const owner = await deals.customerWithOrder();
    const found = await reports.find(await reports.report(owner, 'designer', designer.id));
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
    expect(await reports.find(await reports.report(designer, 'order', owner.orderId))).toMatchObject({
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
    const { designer, owner, reviewId } = await reports.reviewed();
    expect(await reports.find(await reports.report(designer, 'review', reviewId))).toMatchObject({
      about: { email: owner.email },
      subject: { kind: 'review', review_id: reviewId, stars: 1, text: 'Bad', answer: '', is_hidden: false },
    });
  });

  test('of something that is gone: without it, and it can only be dismissed or its owner suspended', async () => {
    const designer = await deals.poolDesigner();
    const owner = await deals.customerWithOrder();
    await server.jobsDone();
    const id = await reports.report(designer, 'order', owner.orderId);
    await owner.delete(`customer/order/${owner.orderId}/`);
    expect(await reports.find(id)).toMatchObject({ subject: null, acts: ['dismiss', 'suspend'] });
    expect((await reports.act(id, 'dismiss')).status).toBe(204);
  });

  test('and how many others there are of the same thing, and about the same person', async () => {
    const designer = await deals.poolDesigner();
    const [one, two] = [await deals.customerWithOrder(), await deals.customerWithOrder()];
    const first = await reports.report(one, 'designer', designer.id);
    const second = await reports.report(two, 'designer', designer.id);
    expect(await reports.find(first)).toMatchObject({ earlier_count: 1, same_count: 1 });
    await reports.act(second, 'dismiss');
    expect(await reports.find(first)).toMatchObject({ earlier_count: 1, same_count: 0 });
  });
});
