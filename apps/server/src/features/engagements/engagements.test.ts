import { randomUUID } from 'node:crypto';
import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;
let rival: DealDesigner;

beforeAll(async () => {
  server = await startTestServer({ settings: { OPEN_APPLICATIONS_MAX: '1000' } });
  deals = createDeals(server);
  designer = await deals.poolDesigner();
  rival = await deals.poolDesigner('Rut', 'Berg');
});
afterAll(() => server.stop());

describe('an engagement', () => {
  test('shows its designer the brief, the customer’s first name and what happened, and nothing of others', async () => {
    const owner = await deals.orderAt('in_progress', designer, [rival]);
    const { status, body } = await designer.get(`designer/engagement/${owner.orderId}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_id: owner.orderId,
      designer_id: designer.id,
      order: { object_name: 'Bright kitchen', status: 'in_progress' },
      customer_first_name: 'Carl',
      engagement: { designer_name: 'Sanna Lind', delivered_at: null },
    });
    expect(body.timeline.map(({ kind }) => kind)).toEqual(['created', 'applied', 'accepted']);
    const text = JSON.stringify(body);
    for (const others of [rival.id, 'Berg', 'Dahl', owner.email]) expect(text).not.toContain(others);
    const { body: list } = await designer.get('designer/engagement/');
    expect(list.results[0]).toEqual(body);
    // The customer sees both applications.
    const { body: order } = await owner.get(`customer/order/${owner.orderId}/`);
    expect(order.timeline.map(({ kind }) => kind)).toEqual(['created', 'applied', 'applied', 'accepted']);
  });

  test('of another designer is in no list and cannot be found', async () => {
    const owner = await deals.orderAt('in_progress', designer, [rival]);
    const path = `designer/engagement/${owner.orderId}` as const;
    expect((await rival.get(`${path}/`)).status).toBe(404);
    expect((await rival.post(`${path}/deliver/`, { message: 'Mine' })).status).toBe(404);
    expect((await rival.post(`${path}/cancel/`, { reason: 'Mine' })).status).toBe(404);
    expect((await rival.get('designer/engagement/')).body.count).toBe(0);
    expect((await owner.raw('GET', `${path}/`)).status).toBe(403);
  });
});

describe('a delivery', () => {
  test('sent again under its id is stored once, and another one is added while delivered', async () => {
    const owner = await deals.orderAt('in_progress', designer);
    const path = `designer/engagement/${owner.orderId}/deliver/` as const;
    const first = { message: 'The first drawings', delivery_id: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => designer.post(path, first)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const second = await designer.post(path, { message: 'The rest', delivery_id: randomUUID() });
    expect(second.body.deliveries.map(({ message }) => message)).toEqual(['The first drawings', 'The rest']);
    expect(second.body.deliveries[0]!.id).toBe(first.delivery_id);
    const { body: order } = await owner.get(`customer/order/${owner.orderId}/`);
    expect(order.deliveries).toEqual(second.body.deliveries);
    expect(order.timeline.filter(({ kind }) => kind === 'delivered')).toHaveLength(2);
    const { body: told } = await owner.get('user/notification/');
    expect(told.results.filter(({ kind }) => kind === 'delivery')).toHaveLength(2);

    // Sent late, when changes were asked for, it still is the same delivery.
    await owner.post(`customer/order/${owner.orderId}/request-changes/`, { message: 'Warmer, please' });
    const late = await designer.post(path, first);
    expect([late.status, late.body.order.status]).toEqual([200, 'in_progress']);
    expect(late.body.deliveries).toHaveLength(2);
  });

  test('under the id of another order’s delivery, without words, or too long is refused', async () => {
    const [one, other] = [
      await deals.orderAt('in_progress', designer),
      await deals.orderAt('in_progress', designer),
    ];
    const delivery = { message: 'Drawings', delivery_id: randomUUID() };
    await designer.post(`designer/engagement/${one.orderId}/deliver/`, delivery);
    const path = `designer/engagement/${other.orderId}/deliver/` as const;
    const stolen = await designer.post(path, delivery);
    expect([stolen.status, stolen.body.errors[0]!.field]).toEqual([400, 'delivery_id']);
    expect((await designer.post(path, { message: ' ' })).body.code).toBe('blank');
    expect((await designer.post(path, { message: 'x'.repeat(2001) })).body.code).toBe('max_length');
    expect((await other.get(`customer/order/${other.orderId}/`)).body.deliveries).toEqual([]);
  });
});

test.each(['customer', 'designer'] as const)(
  'an engagement that the %s cancels needs a reason, which the other side is told',
  async (side) => {
    const owner = await deals.orderAt('in_progress', designer);
    const [by, to, path] =
      side === 'customer'
        ? ([owner, designer, `customer/order/${owner.orderId}/cancel/`] as const)
        : ([designer, owner, `designer/engagement/${owner.orderId}/cancel/`] as const);
    const without = await by.raw('POST', path, { body: {} });
    expect([without.status, without.body.errors[0]!.field]).toEqual([400, 'reason']);
    expect((await by.raw('POST', path, { body: { reason: 'I fell ill' } })).status).toBe(200);
    const { body: told } = await to.get('user/notification/');
    expect(told.results[0]).toMatchObject({
      kind: 'order_status',
      text: expect.stringContaining('I fell ill'),
    });
    const { body: order } = await owner.get(`customer/order/${owner.orderId}/`);
    expect(order.engagement).toMatchObject({ cancelled_by: side, reason: 'I fell ill' });
  },
);
