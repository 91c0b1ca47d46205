import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setReviewHidden } from './hidden-reviews.service.ts';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;
let now: Date;

beforeAll(async () => {
  now = new Date();
  server = await startTestServer({ clock: () => now, settings: { OPEN_APPLICATIONS_MAX: '1000' } });
  deals = createDeals(server);
});
beforeEach(async () => {
  now = new Date();
  designer = await deals.poolDesigner();
});
afterAll(() => server.stop());

describe('a review', () => {
  test('of a completed order is read by the designer, who is told, and in the timeline of both', async () => {
    const owner = await deals.orderAt('completed', designer);
    const { status, body } = await owner.post(`customer/order/${owner.orderId}/review/`, {
      stars: 4,
      text: 'Quick and kind.',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ order_id: owner.orderId, designer_id: designer.id, stars: 4, answer: '' });
    const { body: list } = await designer.get('designer/review/');
    expect(list).toMatchObject({ count: 1, rating: 4, reviewCount: 1, results: [body] });
    const { body: told } = await designer.get('user/notification/');
    expect(told.results[0]).toMatchObject({ kind: 'review', text: '‘Bright kitchen’ was reviewed: 4 stars' });
    const { body: order } = await owner.get(`customer/order/${owner.orderId}/`);
    const { body: engagement } = await designer.get(`designer/engagement/${owner.orderId}/`);
    for (const { review } of [order, engagement]) expect(review).toEqual(body);
    for (const { timeline } of [order, engagement])
      expect(timeline.at(-1)).toMatchObject({ kind: 'reviewed', by: 'customer', text: 'Quick and kind.' });
  });

  test('shows in the rating of the designer’s match card', async () => {
    const owner = await deals.orderAt('completed', designer);
    await owner.post(`customer/order/${owner.orderId}/review/`, { stars: 4 });
    const other = await deals.customerWithOrder();
    await server.jobsDone();
    const { body } = await other.get('customer/match/', { query: { limit: 100 } });
    const card = body.results.find(({ id }) => id === designer.id);
    expect(card).toMatchObject({ rating: 4, reviewCount: 1 });
  });

  test('is written once, and without words if one likes', async () => {
    const owner = await deals.orderAt('completed', designer);
    const path = `customer/order/${owner.orderId}/review/` as const;
    const answers = await Promise.all([1, 2, 3].map((stars) => owner.post(path, { stars })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('already_reviewed');
    expect((await designer.get('designer/review/')).body.results).toMatchObject([{ text: '' }]);
  });

  test.each(['active', 'paused', 'in_progress', 'delivered', 'cancelled'] as const)(
    'is refused while the order is %s',
    async (stage) => {
      const owner = await deals.orderAt(stage, designer);
      const { status, body } = await owner.post(`customer/order/${owner.orderId}/review/`, { stars: 5 });
      expect([status, body.code]).toEqual([409, 'wrong_state']);
      expect((await designer.get('designer/review/')).body.count).toBe(0);
    },
  );

  test('is changed within 14 days, and not afterwards', async () => {
    const owner = await deals.orderAt('completed', designer);
    const path = `customer/order/${owner.orderId}/review/` as const;
    expect((await owner.put(path, { stars: 1 })).status).toBe(404);
    await owner.post(path, { stars: 2, text: 'Slow.' });
    const { body } = await owner.put(path, { stars: 5, text: 'Worth the wait.' });
    expect(body).toMatchObject({ stars: 5, text: 'Worth the wait.' });
    const engagement = await designer.get(`designer/engagement/${owner.orderId}/`);
    expect(engagement.body.review).toEqual(body);
    expect(engagement.body.timeline.at(-1)).toMatchObject({ kind: 'reviewed', text: 'Worth the wait.' });
    expect(JSON.stringify(engagement.body)).not.toContain('Slow.');
    expect((await designer.get('designer/profile/')).body).toMatchObject({ rating: 5, reviewCount: 1 });
    now = new Date(now.getTime() + 14 * 24 * 60 * 60_000 + 1);
    const later = await deals.signInAgain(owner);
    const late = await later.put(path, { stars: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'review_closed']);
  });

  test('is answered once by its designer, and by nobody else', async () => {
    const owner = await deals.orderAt('completed', designer);
    const { body: review } = await owner.post(`customer/order/${owner.orderId}/review/`, { stars: 3 });
    const path = `designer/review/${review.id}/answer/` as const;
    const stranger = await deals.poolDesigner('Rut');
    expect((await stranger.post(path, { text: 'Mine!' })).status).toBe(404);
    expect((await owner.raw('POST', path, { body: { text: 'Mine!' } })).status).toBe(403);
    expect((await designer.post(path, { text: 'Thank you.' })).body).toMatchObject({ answer: 'Thank you.' });
    const engagement = await designer.get(`designer/engagement/${owner.orderId}/`);
    const order = await owner.get(`customer/order/${owner.orderId}/`);
    for (const { review: read } of [engagement.body, order.body])
      expect(read).toMatchObject({ answer: 'Thank you.', answered_at: now.toISOString() });
    const again = await designer.post(path, { text: 'Thanks again.' });
    expect([again.status, again.body.code]).toEqual([409, 'already_answered']);
    expect((await owner.get('user/notification/')).body.results[0]).toMatchObject({
      kind: 'review_answer',
      text: 'Sanna Lind answered your review of ‘Bright kitchen’',
    });
  });

  test('that is hidden is read by its author alone, cannot be answered, and is back once it is shown', async () => {
    const owner = await deals.orderAt('completed', designer);
    const words = 'Wordqhidden';
    const { body: review } = await owner.post(`customer/order/${owner.orderId}/review/`, {
      stars: 1,
      text: words,
    });
    const setHidden = (at: Date | null) => server.withDatabase((db) => setReviewHidden(db, review.id, at));
    const readByDesigner = async () => {
      const bodies = await Promise.all([
        designer.get(`designer/engagement/${owner.orderId}/`),
        designer.get('designer/engagement/'),
        designer.get('designer/review/'),
        designer.get('user/notification/'),
      ]);
      return JSON.stringify(bodies.map(({ body }) => body));
    };
    expect(await readByDesigner()).toContain(words);

    await setHidden(now);
    // The author may still change what is hidden, and nobody else reads that.
    const changed = await owner.put(`customer/order/${owner.orderId}/review/`, {
      stars: 1,
      text: `${words} again`,
    });
    expect(changed.status).toBe(200);
    expect(await readByDesigner()).not.toContain(words);
    const { body: engagement } = await designer.get(`designer/engagement/${owner.orderId}/`);
    expect(engagement.review).toBeNull();
    expect(engagement.timeline.at(-1)).toMatchObject({ kind: 'reviewed', text: '' });
    expect((await designer.post(`designer/review/${review.id}/answer/`, { text: 'No.' })).status).toBe(404);
    const { body: order } = await owner.get(`customer/order/${owner.orderId}/`);
    expect(order.review).toEqual(changed.body);
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'reviewed', text: `${words} again` });

    await setHidden(null);
    const { body: shown } = await designer.get(`designer/engagement/${owner.orderId}/`);
    expect(shown.review).toEqual(changed.body);
  });

  test('of another customer’s order is not found, and needs stars from 1 to 5', async () => {
    const owner = await deals.orderAt('completed', designer);
    const stranger = await deals.customerWithOrder();
    const path = `customer/order/${owner.orderId}/review/` as const;
    expect((await stranger.post(path, { stars: 1 })).status).toBe(404);
    expect((await stranger.put(path, { stars: 1 })).status).toBe(404);
    for (const stars of [0, 6, 2.5]) expect((await owner.post(path, { stars })).status).toBe(400);
    expect((await owner.post(path, { stars: 5, text: 'x'.repeat(2001) })).body.code).toBe('max_length');
  });
});
