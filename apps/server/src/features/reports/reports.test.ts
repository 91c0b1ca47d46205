import { randomUUID } from 'node:crypto';
import type { ReportKind } from '@tessera/contract/talk/reports';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { form, profileForm } from '@tessera/testkit/forms';
import type { Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latestReports } from './reports.service.ts';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;
let owner: DealCustomer;
let strangers: { customer: DealCustomer; designer: DealDesigner; newcomer: Account };
/** Something of each kind that belongs to the designer or the owner. */
let ids: Record<ReportKind | 'pausedOrder', string>;

beforeAll(async () => {
  server = await startTestServer();
  deals = createDeals(server);
  designer = await deals.poolDesigner();
  owner = await deals.orderAt('completed', designer);
  const review = await owner.post(`customer/order/${owner.orderId}/review/`, { stars: 1 });
  const message_id = randomUUID();
  await owner.post('customer/conversation/', {
    designer_id: designer.id,
    order_id: owner.orderId,
    message: 'Hello',
    message_id,
  });
  const active = await owner.post('customer/order/', deals.orderBody({ links: [] }));
  const paused = await owner.post('customer/order/', deals.orderBody({ links: [] }));
  await owner.post(`customer/order/${paused.body.id}/pause/`);
  const photo = await server.withDatabase((db) =>
    db
      .selectFrom('portfolioImage')
      .innerJoin('portfolioProject', 'portfolioProject.id', 'portfolioImage.projectId')
      .select('photoId')
      .where('designerId', '=', designer.id)
      .executeTakeFirstOrThrow(),
  );
  strangers = {
    customer: await deals.customerWithOrder(),
    designer: await deals.poolDesigner('Rut'),
    newcomer: await deals.designer(),
  };
  await server.jobsDone();
  ids = {
    message: message_id,
    review: review.body.id,
    designer: designer.id,
    photo: photo.photoId,
    order: active.body.id,
    pausedOrder: paused.body.id,
  };
});
afterAll(() => server.stop());

const report = (who: Account, kind: ReportKind, id = ids[kind]) =>
  who.post('user/report/', { kind, id, reason: 'abuse', text: 'Please look' });

describe('what one can see can be reported', () => {
  test('a message, a designer, a photo, an order of one’s own and a review by the customer', async () => {
    for (const kind of ['message', 'designer', 'photo', 'order', 'review'] as const)
      expect([kind, (await report(owner, kind)).status]).toEqual([kind, 201]);
  });

  test('a message, an active order, one dealt with, and a review of one’s work by the designer', async () => {
    for (const kind of ['message', 'order', 'review'] as const)
      expect([kind, (await report(designer, kind)).status]).toEqual([kind, 201]);
    expect((await report(designer, 'order', owner.orderId)).status).toBe(201);
  });

  test('once: the same again answers the same and stores nothing', async () => {
    const first = await report(strangers.customer, 'designer');
    const again = await report(strangers.customer, 'designer');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    const stored = await server.withDatabase((db) => latestReports(db, 100));
    expect(stored.filter(({ email }) => email === strangers.customer.email)).toMatchObject([
      { kind: 'designer', subjectId: designer.id, reason: 'abuse', body: 'Please look' },
    ]);
  });
});

describe('what one cannot see is not found', () => {
  test('the messages, reviews and orders of other people, by a customer', async () => {
    for (const kind of ['message', 'review', 'order'] as const)
      expect([kind, (await report(strangers.customer, kind)).status]).toEqual([kind, 404]);
  });

  test('the messages and reviews of other people, other designers, their photos, and orders that are not active, by a designer', async () => {
    for (const kind of ['message', 'review', 'designer', 'photo'] as const)
      expect([kind, (await report(strangers.designer, kind)).status]).toEqual([kind, 404]);
    for (const id of [ids.pausedOrder, owner.orderId])
      expect((await report(strangers.designer, 'order', id)).status).toBe(404);
  });

  test('an order, by a designer who is not matched, and a designer who is not matched, by a customer', async () => {
    expect((await report(strangers.newcomer, 'order')).status).toBe(404);
    const hidden = await server.withDatabase((db) =>
      db
        .selectFrom('account')
        .select('id')
        .where('email', '=', strangers.newcomer.email)
        .executeTakeFirstOrThrow(),
    );
    expect((await report(owner, 'designer', hidden.id)).status).toBe(404);
  });

  test('what is not there, and what is of another kind', async () => {
    for (const id of [randomUUID(), 'x', owner.orderId])
      expect((await report(owner, 'message', id)).status).toBe(404);
    const wrong = await owner.raw('POST', 'user/report/', {
      body: { kind: 'account', id: 'x', reason: 'no' },
    });
    expect(wrong.body.errors.map(({ field }) => field)).toEqual(['kind', 'reason']);
    expect((await server.client().raw('POST', 'user/report/', { body: {} })).status).toBe(401);
  });

  test('a designer who has blocked the customer, once they have no conversation any more', async () => {
    const blocked = await deals.customerWithOrder();
    const { body } = await blocked.post('customer/conversation/', {
      designer_id: strangers.designer.id,
      order_id: blocked.orderId,
    });
    await strangers.designer.post(`designer/conversation/${body.id}/block/`);
    // The conversation is still there, so the designer can be reported.
    expect((await report(blocked, 'designer', strangers.designer.id)).status).toBe(201);
    await blocked.delete(`customer/order/${blocked.orderId}/`);
    const { body: again } = await blocked.post('customer/order/', deals.orderBody({ links: [] }));
    expect(again.id).toBeDefined();
    const photo = await server.withDatabase((db) =>
      db
        .selectFrom('designerProfile')
        .select('photoId')
        .where('accountId', '=', strangers.designer.id)
        .executeTakeFirstOrThrow(),
    );
    expect((await report(blocked, 'photo', photo.photoId)).status).toBe(404);
  });
});

describe('on a public page', () => {
  test('the designer, the photos and the visible reviews can be reported by every account, and by none once it is switched off', async () => {
    const shown = await deals.poolDesigner('Tuva');
    const setPublic = async (public_page: 'true' | 'false') => {
      const answer = await shown.post('designer/profile/', profileForm([], { public_page }));
      expect(answer.status).toBe(200);
      return answer.body.slug!;
    };
    const slug = await setPublic('true');
    const reviewer = await deals.orderAt('completed', shown);
    await reviewer.post(`customer/order/${reviewer.orderId}/review/`, { stars: 2, text: 'Slow' });
    const { body: page } = await server.client().get(`public/designer/${slug}/`);
    const onPage = [
      ['designer', page.id],
      ['photo', page.portrait!.id],
      ['photo', page.projects[0]!.photos[0]!.id],
      ['review', page.reviews[0]!.id],
    ] as const;
    for (const reader of [strangers.customer, strangers.designer, strangers.newcomer])
      for (const [kind, id] of onPage)
        expect([kind, (await report(reader, kind, id)).status]).toEqual([kind, 201]);

    await setPublic('false');
    const other = await deals.designer();
    for (const [kind, id] of onPage)
      expect([kind, (await report(other, kind, id)).status]).toEqual([kind, 404]);
  });

  test('a review that an operator has hidden cannot be reported', async () => {
    const shown = await deals.poolDesigner('Ulla');
    await shown.post('designer/profile/', profileForm([], { public_page: 'true' }));
    const reviewer = await deals.orderAt('completed', shown);
    const { body: review } = await reviewer.post(`customer/order/${reviewer.orderId}/review/`, { stars: 1 });
    const operator = await deals.operator();
    expect((await operator.post(`operator/review/${review.id}/hide/`, { note: '' })).status).toBe(204);
    for (const reader of [strangers.customer, shown, reviewer])
      expect((await report(reader, 'review', review.id)).status).toBe(404);
  });
});

test('a delivered photo can be reported by both parties and by nobody else, and a delivered document by nobody', async () => {
  const customer = await deals.orderAt('in_progress', designer);
  const files = [
    { name: 'room.jpg', bytes: await jpeg() },
    { name: 'plan.pdf', bytes: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n' },
  ];
  const path = `designer/engagement/${customer.orderId}/deliver/` as const;
  const delivered = await designer.post(path, form({ message: 'The drawings' }, { files }));
  const [photo, plan] = delivered.body.deliveries[0]!.files;
  for (const party of [customer, designer]) {
    expect((await report(party, 'photo', photo!.id)).status).toBe(201);
    expect((await report(party, 'photo', plan!.id)).status).toBe(404);
  }
  for (const other of [strangers.customer, strangers.designer])
    expect((await report(other, 'photo', photo!.id)).status).toBe(404);
});
