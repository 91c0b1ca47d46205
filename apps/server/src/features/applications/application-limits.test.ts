import { randomBytes } from 'node:crypto';
import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees what holds however many calls arrive at once. */

let database: TestDatabase;
let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designers: DealDesigner[];

const CROWD = 50;

/** The sessions of the crowd outlive the server that began them. */
const SIGNING_KEY = randomBytes(32).toString('hex');

beforeAll(async () => {
  database = await createTestDatabase();
  await start({ ORDER_APPLICATIONS_MAX: '50', OPEN_APPLICATIONS_MAX: '5' });
  designers = [];
  for (let i = 0; i < CROWD; i++) designers.push(await deals.poolDesigner(`Designer${i}`));
}, 600_000);
afterAll(async () => {
  await server.stop();
  await database.drop();
});

async function start(settings: Record<string, string>): Promise<void> {
  server = await startTestServer({ database, settings: { SIGNING_KEY, ...settings } });
  deals = createDeals(server);
}

const countBy = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );

test('of 50 accepts of different applicants at once exactly one wins, and the others are declined', async () => {
  const owner = await deals.customerWithOrder();
  for (const designer of designers) await deals.apply(designer, owner);
  const answers = await Promise.all(
    designers.map(({ id }) => owner.post(`customer/order/${owner.orderId}/application/${id}/accept/`)),
  );
  expect(countBy(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: CROWD - 1 });
  const { body } = await owner.get('customer/application/', { query: { order: owner.orderId } });
  const [winner, ...others] = body.results.toSorted((a, b) => a.status.localeCompare(b.status));
  expect(winner).toMatchObject({ status: 'accepted', reason: null });
  expect(new Set(others.map(({ status, reason }) => `${status} ${reason}`))).toEqual(
    new Set(['declined another_designer']),
  );
  const { body: order } = await owner.get(`customer/order/${owner.orderId}/`);
  expect(order).toMatchObject({ status: 'in_progress', engagement: { designer_id: winner!.designer_id } });
  expect(order.timeline.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
});

describe('an application more than fits', () => {
  test('is refused to the designer, and of many at once exactly as many go through as fit', async () => {
    const designer = designers[0]!;
    const owners = await Promise.all(Array.from({ length: 12 }, () => deals.customerWithOrder()));
    const answers = await Promise.all(
      owners.map(({ orderId }) => designer.post(`designer/match/${orderId}/apply/`)),
    );
    expect(countBy(answers.map(({ status }) => status))).toEqual({ 201: 5, 409: 7 });
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.body.code, refused.body.message]).toEqual([
      'application_limit_reached',
      'You have as many open applications as are allowed at a time.',
    ]);
    const { body } = await designer.get('designer/application/', { query: { status: 'sent' } });
    expect(body.count).toBe(5);

    const [taken] = owners.filter((_, i) => answers[i]!.status === 201);
    await designer.post(`designer/application/${taken!.orderId}/withdraw/`);
    const [waiting] = owners.filter((_, i) => answers[i]!.status === 409);
    expect((await designer.post(`designer/match/${waiting!.orderId}/apply/`)).status).toBe(201);
    expect((await designer.post(`designer/match/${taken!.orderId}/apply/`)).body.code).toBe(
      'application_limit_reached',
    );
  });

  test('is refused by the order, and of 50 at once exactly as many go through as fit', async () => {
    await server.stop();
    await start({ ORDER_APPLICATIONS_MAX: '15' });
    const owner = await deals.customerWithOrder();
    const crowd = designers.map((designer) => ({
      ...designer,
      ...server.client(designer.tokens.access),
    }));
    const apply = (one: DealDesigner) => one.post(`designer/match/${owner.orderId}/apply/`);
    const answers = await Promise.all(crowd.map(apply));
    expect(countBy(answers.map(({ status }) => status))).toEqual({ 201: 15, 409: CROWD - 15 });
    expect(new Set(answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : [])))).toEqual(
      new Set(['order_full']),
    );
    expect((await owner.get(`customer/order/${owner.orderId}/`)).body.applications_count).toBe(15);

    // Only open ones count: one that is declined makes room, and shortlisting it again needs room.
    const inside = crowd.find((_, i) => answers[i]!.status === 201)!;
    const outside = crowd.filter((_, i) => answers[i]!.status === 409);
    await deals.answer(owner, inside, 'decline');
    expect((await apply(outside[0]!)).status).toBe(201);
    const again = `customer/order/${owner.orderId}/application/${inside.id}/shortlist/` as const;
    expect((await owner.post(again)).body.code).toBe('order_full');
    await deals.answer(owner, outside[0]!, 'decline');
    expect((await owner.post(again)).status).toBe(200);
    expect((await apply(outside[1]!)).body.code).toBe('order_full');
  });
});
