import type { Order } from '@tessera/contract/orders/orders';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { emptyInternet } from '@tessera/testkit/servers/web-site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationStatuses } from '@tessera/contract/deal/application-states';
import { orderStatuses } from '@tessera/contract/orders/order-states';
import { storyCustomers } from '../customers.ts';
import { storyDeals } from '../deals.ts';
import { storyDesigners } from '../designers.ts';
import { emailOf, loadDemo, type Progress, type Story } from './load-demo.ts';
import type { StoryDesigner } from '../story.ts';

const password = 'Demo-abc2-def3-ghj4';
/** The first projects of designers: every photo is read and resized. */
const beginOf = (designers: readonly StoryDesigner[], projectCount = 2) =>
  designers.map((designer) => ({ ...designer, projects: designer.projects.slice(0, projectCount) }));
/** The beginning of it; everybody is told of in the test of the server's start. */
const story: Story = {
  designers: beginOf(storyDesigners.slice(0, 3)),
  customers: storyCustomers.slice(0, 3),
  deals: [],
};
const orderCount = story.customers.flatMap(({ orders }) => orders).length;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const counts = () =>
  server.withDatabase(async (db) => {
    const count = async (table: 'account' | 'designerProfile' | 'portfolioProject' | 'customerOrder') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    return {
      accounts: await count('account'),
      designers: await count('designerProfile'),
      projects: await count('portfolioProject'),
      orders: await count('customerOrder'),
    };
  });

test('a load of the demo that was interrupted is completed without doubles, and another load changes nothing', async () => {
  const cutOff = new AbortController();
  const seen: Progress[] = [];
  const onProgress = (progress: Progress) => {
    seen.push(progress);
    if (progress.done === story.customers.length + orderCount + 3) cutOff.abort();
  };
  const interrupted = loadDemo({ baseUrl: server.url, password, signal: cutOff.signal, onProgress }, story);
  await expect(interrupted).rejects.toThrow('abort');
  const total = seen[0]!.total;
  expect((await counts()).projects).toBeGreaterThan(0);

  const again = (progress: Progress) => seen.push(progress);
  await loadDemo({ baseUrl: server.url, password, onProgress: again }, story);
  expect(seen.at(-1)).toEqual({ done: total, total });
  const loaded = await counts();
  expect(loaded).toMatchObject({
    accounts: story.designers.length + story.customers.length,
    designers: story.designers.length,
    orders: orderCount,
  });

  await loadDemo({ baseUrl: server.url, password }, story);
  expect(await counts()).toEqual(loaded);
});

test('the demo accounts that are named to visitors can sign in and see matches', async () => {
  const demo = await loadDemo({ baseUrl: server.url, password }, story);
  const heard: Progress[] = [];
  await demo.untilPrepared((progress) => heard.push(progress));
  expect(heard.at(-1)!.done).toBe(heard.at(-1)!.total);
  for (const { role, email } of demo.accounts) {
    const { body } = await server.client().post('user/sign-in/', { email, password });
    const matches = await server.client(body.access).get(`${role}/match/`);
    expect(matches.body).toMatchObject({ state: 'ready' });
    expect(matches.body.results.length).toBeGreaterThan(0);
  }
});

test('the demo does not take over an account that somebody else opened', async () => {
  const stranger = await startTestServer();
  try {
    await stranger.client().post('customer/sign-up/', {
      email: emailOf(storyCustomers[0]!.key),
      password: 'Somebody-Else-5',
    });
    await expect(loadDemo({ baseUrl: stranger.url, password }, story)).rejects.toThrow(/answered 401/);
  } finally {
    await stranger.stop();
  }
});

test('orders of the demo show their inspiration picture at whatever address people reach the product', async () => {
  const publicUrl = 'https://design.example.org';
  const elsewhere = await startTestServer({
    settings: { PUBLIC_URL: publicUrl, DEMO: 'on' },
    internet: emptyInternet,
  });
  try {
    const [customer] = storyCustomers;
    await loadDemo(
      { baseUrl: elsewhere.url, publicUrl, password },
      {
        designers: beginOf(storyDesigners.slice(0, 1), 1),
        customers: [{ ...customer!, orders: customer!.orders.slice(0, 2) }],
        deals: [],
      },
    );
    await elsewhere.jobsDone();
    const { body } = await elsewhere
      .client()
      .post('user/sign-in/', { email: emailOf(customer!.key), password });
    const orders = await elsewhere.client(body.access).get('customer/order/');
    const shown = orders.body.results.filter(({ links }: Order) => links[0]?.link.startsWith(publicUrl));
    expect(shown.length).toBeGreaterThan(0);
    for (const { photos } of shown) expect(photos).toHaveLength(1);
  } finally {
    await elsewhere.stop();
  }
});

test('every deal of the story is told to the state it says, and telling it again changes nothing', async () => {
  const living = await startTestServer();
  try {
    const customerKeys = new Set(storyDeals.map(({ customer }) => customer));
    const titles = new Set(storyDeals.map(({ order }) => order));
    const designerKeys = new Set(
      storyDeals.flatMap(({ applications }) => applications.map(({ designer }) => designer)),
    );
    const whole: Story = {
      designers: beginOf(
        storyDesigners.filter(({ key }) => designerKeys.has(key)),
        1,
      ),
      customers: storyCustomers
        .filter(({ key }) => customerKeys.has(key))
        .map((customer) => ({
          ...customer,
          orders: customer.orders.filter(({ title }) => titles.has(title)),
        })),
      deals: storyDeals,
    };
    const told = async () => {
      const demo = await loadDemo({ baseUrl: living.url, password }, whole);
      await demo.untilPrepared(() => {});
      await demo.tellDeals(() => {});
      return living.withDatabase(async (db) => ({
        orders: await db.selectFrom('customerOrder').select(['id', 'status']).orderBy('id').execute(),
        applications: await db
          .selectFrom('application')
          .select(['orderId', 'designerId', 'status'])
          .orderBy('orderId')
          .orderBy('designerId')
          .execute(),
        messages: await db.selectFrom('message').select('id').orderBy('id').execute(),
        deliveries: await db.selectFrom('delivery').select('id').orderBy('id').execute(),
        reviews: await db.selectFrom('review').select(['orderId', 'stars']).orderBy('orderId').execute(),
        events: (await db.selectFrom('orderEvent').select('id').execute()).length,
      }));
    };
    const first = await told();
    expect(new Set(first.orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    expect(new Set(first.applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    expect(first.messages).toHaveLength(
      storyDeals.flatMap(({ applications }) => applications.flatMap(({ talk = [] }) => talk)).length,
    );
    expect(first.reviews).toHaveLength(storyDeals.filter(({ work }) => work?.review !== undefined).length);
    expect(await told()).toEqual(first);
  } finally {
    await living.stop();
  }
}, 240_000);
