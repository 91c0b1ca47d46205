import { createGiven, type Account } from '@tessera/testkit/given';
import { projectForm, profileForm } from '@tessera/testkit/forms';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { page, picture, startWebSite, type WebSite } from '@tessera/testkit/web-site';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetUnused } from './previews.jobs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let now = new Date('2026-11-21T12:00:00Z');
let site: WebSite;
let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  site = await startWebSite();
  server = await startTestServer({ internet: site.internet, clock: () => now });
  given = createGiven(server);
});
afterAll(async () => {
  await server.stop();
  await site.stop();
});

/** Addresses of its own for a test: a page with this picture, both counted. */
async function givenPage(title: string): Promise<{ link: string; path: string; picturePath: string }> {
  const slug = encodeURIComponent(title);
  const path = `/page-${slug}`;
  const picturePath = `/picture-${slug}.jpg`;
  site.answer(picturePath, picture(await jpeg(800, 600)));
  site.answer(
    path,
    page(`<meta property="og:title" content="${title}"><meta property="og:image" content="${picturePath}">`),
  );
  return { link: site.url(path), path, picturePath };
}

const timesRead = (path: string) => site.requests.filter((request) => request.path === path).length;

async function saveOrder(customer: Account, links: string[], parts: Record<string, unknown> = {}) {
  const { status, body } = await customer.post(
    'customer/order/',
    given.orderBody({ links: links.map((link) => ({ link })), ...parts }),
  );
  expect(status).toBe(201);
  return body;
}

/** The order once everything that follows from it is done. */
async function settled(customer: Account, orderId: string) {
  await server.jobsDone();
  return (await customer.get(`customer/order/${orderId}/`)).body;
}

describe('the links of an order', () => {
  test('give it titles and pictures, soon after it is saved', async () => {
    const customer = await given.customer();
    const { link } = await givenPage('Oak kitchen');
    const order = await saveOrder(customer, [link]);
    expect(order.links[0].preview).toMatchObject({ state: 'pending', site: 'rooms.example', photo: null });
    const { links, photos, matching_state } = await settled(customer, order.id);
    expect(matching_state).toBe('ready');
    expect(links[0].preview).toMatchObject({ state: 'ready', title: 'Oak kitchen', site: 'rooms.example' });
    expect(photos).toEqual([links[0].preview.photo]);
    expect(photos[0]).toMatchObject({ width: 800, height: 600 });
    expect((await fetch(photos[0].url)).headers.get('content-type')).toBe('image/webp');
  });

  test('are shown to designers as the photos of the match, and count in it', async () => {
    const [customer, designer] = [await given.customer(), await given.designer()];
    const room = await jpeg(640, 480);
    site.answer('/same-room.jpg', picture(room));
    await designer.post('designer/profile/', profileForm([{ name: 'me.jpg', bytes: await jpeg() }]));
    await designer.post('designer/project/', projectForm([{ name: 'room.jpg', bytes: room }]));
    const order = await saveOrder(customer, [site.url('/same-room.jpg')], { object_name: 'Same room' });
    await server.jobsDone();
    const { results } = (await designer.get('designer/match/')).body;
    const match = results.find(({ id }: { id: string }) => id === order.id);
    expect(match.photos).toHaveLength(1);
    expect(match.reasons.map(({ code }: { code: string }) => code)).toContain('photos');
  });

  test('that are this installation’s own are answered without any network', async () => {
    const customer = await given.customer();
    const before = site.requests.length;
    const link = `${server.url}/rooms/japandi_dining_1_wide-800.jpg`;
    const elsewhere = `${server.url.replace('127.0.0.1', 'localhost')}/rooms/japandi_dining_1_wide-800.jpg`;
    const order = await saveOrder(customer, [link, `${server.url}/about`, elsewhere]);
    const { links, photos } = await settled(customer, order.id);
    expect(links.map(({ preview }: any) => preview.state)).toEqual(['ready', 'none', 'ready']);
    expect(links[0].preview.site).toBe('Tessera');
    expect(photos).toHaveLength(1);
    const again = await saveOrder(customer, [photos[0].url]);
    expect((await settled(customer, again.id)).photos).toHaveLength(1);
    expect(site.requests.length).toBe(before);
  });
});

describe('what a link shows', () => {
  test('is known before the order is saved, and then read no more', async () => {
    const customer = await given.customer();
    const { link, path } = await givenPage('Typed');
    const asked = await customer.post('customer/link-preview/', { link });
    expect([asked.status, asked.body.state, asked.body.site]).toEqual([200, 'pending', 'rooms.example']);
    await server.jobsDone();
    const { body: shown } = await customer.get(`customer/link-preview/${asked.body.id}/`);
    expect(shown).toMatchObject({ state: 'ready', title: 'Typed', photo: { width: 800 } });
    const order = await saveOrder(customer, [`${link}#part`]);
    expect(order.links[0].preview).toEqual(shown);
    expect(order.photos).toEqual([shown.photo]);
    expect(timesRead(path)).toBe(1);
  });

  test('is read again for a new request after a day, and changes no order saved before', async () => {
    const customer = await given.customer();
    const { link, path } = await givenPage('Before');
    const order = await saveOrder(customer, [link]);
    await server.jobsDone();
    site.answer(path, page('<title>After</title>'));
    now = new Date(now.getTime() + DAY_MS);
    const { body: asked } = await customer.post('customer/link-preview/', { link });
    await server.jobsDone();
    expect((await customer.get(`customer/link-preview/${asked.id}/`)).body.title).toBe('After');
    const changed = await customer.put(
      `customer/order/${order.id}/`,
      given.orderBody({ object_name: 'Renamed', links: [{ link }] }),
    );
    expect(changed.body.links[0].preview.title).toBe('Before');
    expect(changed.body.photos).toHaveLength(1);
    expect(timesRead(path)).toBe(2);
  });

  test('can be tried again when the link was dead', async () => {
    const customer = await given.customer();
    const order = await saveOrder(customer, [site.url('/late')]);
    const dead = (await settled(customer, order.id)).links[0].preview;
    expect(dead).toMatchObject({ state: 'failed', title: null, site: 'rooms.example', photo: null });
    site.answer('/late', page('<title>At last</title>'));
    expect((await customer.post(`customer/link-preview/${dead.id}/retry/`)).body.state).toBe('pending');
    const { links } = await settled(customer, order.id);
    expect(links[0].preview).toMatchObject({ id: dead.id, state: 'ready', title: 'At last' });
    expect((await customer.post(`customer/link-preview/${dead.id}/retry/`)).body.state).toBe('ready');
    expect(timesRead('/late')).toBe(2);
  });

  test('is tried again by itself for a new request some minutes after a failure', async () => {
    const customer = await given.customer();
    const ask = async () => {
      const { body } = await customer.post('customer/link-preview/', { link: site.url('/shaky') });
      await server.jobsDone();
      return (await customer.get(`customer/link-preview/${body.id}/`)).body.state;
    };
    expect(await ask()).toBe('failed');
    site.answer('/shaky', page('<title>Steady</title>'));
    expect(await ask()).toBe('failed');
    now = new Date(now.getTime() + 5 * MINUTE_MS);
    expect(await ask()).toBe('ready');
  });

  test('that is no usable picture is none', async () => {
    const customer = await given.customer();
    site.answer('/tiny', { headers: { 'content-type': 'image/jpeg' }, body: Buffer.from('ffd8ffe0', 'hex') });
    site.answer('/nothing', page(''));
    const order = await saveOrder(customer, [site.url('/tiny'), site.url('/nothing')]);
    const { links, photos } = await settled(customer, order.id);
    expect(links.map(({ preview }: any) => preview.state)).toEqual(['none', 'none']);
    expect(photos).toEqual([]);
  });

  test('is shared between orders, and each order shows a picture once', async () => {
    const [one, other] = [await given.customer(), await given.customer()];
    const { link, path, picturePath } = await givenPage('Shared');
    const orders = [await saveOrder(one, [link, site.url(picturePath)]), await saveOrder(other, [link])];
    await server.jobsDone();
    expect((await settled(one, orders[0].id)).photos).toHaveLength(1);
    expect((await settled(other, orders[1].id)).photos).toHaveLength(1);
    expect(timesRead(path)).toBe(1);
  });
});

describe('pictures of links', () => {
  const photoCount = () =>
    server.withDatabase(async (db) => {
      const { count } = await db
        .selectFrom('photo')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    });

  test('go with the last order that shows them', async () => {
    const customer = await given.customer();
    const before = await photoCount();
    const { link } = await givenPage('Going');
    const kept = await givenPage('Staying');
    const order = await saveOrder(customer, [link, kept.link]);
    const twin = await saveOrder(customer, [link]);
    await server.jobsDone();
    const { photos } = (await customer.get(`customer/order/${order.id}/`)).body;
    await customer.delete(`customer/order/${twin.id}/`);
    await server.jobsDone();
    expect(await photoCount()).toBe(before + 2);
    await customer.put(`customer/order/${order.id}/`, given.orderBody({ links: [{ link: kept.link }] }));
    const now = await settled(customer, order.id);
    expect(now.photos).toEqual([photos[1]]);
    expect((await fetch(photos[0].url)).status).toBe(404);
    expect(await photoCount()).toBe(before + 1);
    await customer.delete(`customer/order/${order.id}/`);
    await server.jobsDone();
    expect(await photoCount()).toBe(before);
  });

  test('of links that no order was saved with are forgotten after a day', async () => {
    const customer = await given.customer();
    const before = await photoCount();
    const { link } = await givenPage('Forgotten');
    const { body: asked } = await customer.post('customer/link-preview/', { link });
    await server.jobsDone();
    expect(await photoCount()).toBe(before + 1);
    now = new Date(now.getTime() + DAY_MS + 1);
    await server.withDatabase((db) =>
      sql`insert into pgboss.job (name, data) values (${forgetUnused.name}, '{}')`.execute(db),
    );
    await server.jobsDone();
    expect((await customer.get(`customer/link-preview/${asked.id}/`)).status).toBe(404);
    expect(await photoCount()).toBe(before);
  });
});

describe('who may ask', () => {
  test('a customer only, and never for what somebody else’s order says', async () => {
    const [customer, stranger, designer] = [
      await given.customer(),
      await given.customer(),
      await given.designer(),
    ];
    const { link } = await givenPage('Mine');
    const order = await saveOrder(customer, [link]);
    await server.jobsDone();
    expect((await designer.post('customer/link-preview/', { link })).status).toBe(403);
    expect((await server.client().post('customer/link-preview/', { link })).status).toBe(401);
    expect((await stranger.get(`customer/order/${order.id}/`)).status).toBe(404);
    const { body: theirs } = await stranger.post('customer/link-preview/', { link });
    expect(Object.keys(theirs).sort()).toEqual(['id', 'photo', 'site', 'state', 'title']);
    for (const id of ['none', '0190a000-0000-7000-8000-000000000000']) {
      expect((await customer.get(`customer/link-preview/${id}/`)).status).toBe(404);
      expect((await customer.post(`customer/link-preview/${id}/retry/`)).status).toBe(404);
    }
  });

  test('so many times a minute', async () => {
    const throttled = await startTestServer({ settings: { LINK_PREVIEWS_PER_MINUTE: '2' } });
    try {
      const customer = await createGiven(throttled).customer();
      const ask = (n: number) =>
        customer.post('customer/link-preview/', { link: `https://example.org/${n}` });
      expect([(await ask(1)).status, (await ask(2)).status]).toEqual([200, 200]);
      const { status, headers, body } = await ask(3);
      expect([status, body.code]).toEqual([429, 'throttled']);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    } finally {
      await throttled.stop();
    }
  });
});
