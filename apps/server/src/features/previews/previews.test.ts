import { createGiven, type Account, type OrderParts } from '@tessera/testkit/given';
import { projectForm, profileForm } from '@tessera/testkit/forms';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { page, picture, startWebSite, type WebSite } from '@tessera/testkit/servers/web-site';
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

async function saveOrder(customer: Account, links: string[], parts: OrderParts = {}) {
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
  test('get titles and pictures soon after the order is saved', async () => {
    const customer = await given.customer();
    const { link } = await givenPage('Oak kitchen');
    const order = await saveOrder(customer, [link]);
    expect(order.links[0]!.preview).toMatchObject({ state: 'pending', site: 'rooms.example', photo: null });
    const { links, photos, matching_state } = await settled(customer, order.id);
    expect(matching_state).toBe('ready');
    expect(links[0]!.preview).toMatchObject({ state: 'ready', title: 'Oak kitchen', site: 'rooms.example' });
    expect(photos).toEqual([links[0]!.preview.photo]);
    expect(photos[0]).toMatchObject({ width: 800, height: 600 });
    expect((await fetch(photos[0]!.url)).headers.get('content-type')).toBe('image/webp');
  });

  test('give their pictures to the match, where designers see them and the score counts them', async () => {
    const [customer, designer] = [await given.customer(), await given.designer()];
    const room = await jpeg(640, 480);
    site.answer('/same-room.jpg', picture(room));
    await designer.post('designer/profile/', profileForm([{ name: 'me.jpg', bytes: await jpeg() }]));
    await designer.post('designer/project/', projectForm([{ name: 'room.jpg', bytes: room }]));
    const order = await saveOrder(customer, [site.url('/same-room.jpg')], { object_name: 'Same room' });
    await server.jobsDone();
    const { results } = (await designer.get('designer/match/')).body;
    const match = results.find(({ id }) => id === order.id);
    expect(match!.photos).toHaveLength(1);
    expect(match!.reasons.map(({ code }) => code)).toContain('photos');
  });

  test('that lead to this installation are answered without the network', async () => {
    const customer = await given.customer();
    const before = site.requests.length;
    const link = `${server.url}/rooms/japandi_dining_1_wide-800.jpg`;
    const elsewhere = `${server.url.replace('127.0.0.1', 'localhost')}/rooms/japandi_dining_1_wide-800.jpg`;
    const order = await saveOrder(customer, [link, `${server.url}/about`, elsewhere]);
    const { links, photos } = await settled(customer, order.id);
    expect(links.map(({ preview }) => preview.state)).toEqual(['ready', 'none', 'ready']);
    expect(links[0]!.preview.site).toBe('Tessera');
    expect(photos).toHaveLength(1);
    const again = await saveOrder(customer, [photos[0]!.url]);
    expect((await settled(customer, again.id)).photos).toHaveLength(1);
    expect(site.requests.length).toBe(before);
  });
});

describe('what a link shows', () => {
  test('is known before the order is saved, and is not read again at the save', async () => {
    const customer = await given.customer();
    const { link, path } = await givenPage('Typed');
    const asked = await customer.post('customer/link-preview/', { link });
    expect([asked.status, asked.body.state, asked.body.site]).toEqual([200, 'pending', 'rooms.example']);
    await server.jobsDone();
    const { body: shown } = await customer.get(`customer/link-preview/${asked.body.id}/`);
    expect(shown).toMatchObject({ state: 'ready', title: 'Typed', photo: { width: 800 } });
    const order = await saveOrder(customer, [`${link}#part`]);
    expect(order.links[0]!.preview).toEqual(shown);
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
    const later = await given.signInAgain(customer);
    const { body: asked } = await later.post('customer/link-preview/', { link });
    await server.jobsDone();
    expect((await later.get(`customer/link-preview/${asked.id}/`)).body.title).toBe('After');
    const changed = await later.put(
      `customer/order/${order.id}/`,
      given.orderBody({ object_name: 'Renamed', links: [{ link }] }),
    );
    expect(changed.body.links[0]!.preview.title).toBe('Before');
    expect(changed.body.photos).toHaveLength(1);
    expect(timesRead(path)).toBe(2);
  });

  test('can be tried again when the link did not answer', async () => {
    const customer = await given.customer();
    const order = await saveOrder(customer, [site.url('/late')]);
    const dead = (await settled(customer, order.id)).links[0]!.preview;
    expect(dead).toMatchObject({ state: 'failed', title: null, site: 'rooms.example', photo: null });
    site.answer('/late', page('<title>At last</title>'));
    expect((await customer.post(`customer/link-preview/${dead.id}/retry/`)).body.state).toBe('pending');
    const { links } = await settled(customer, order.id);
    expect(links[0]!.preview).toMatchObject({ id: dead.id, state: 'ready', title: 'At last' });
    expect((await customer.post(`customer/link-preview/${dead.id}/retry/`)).body.state).toBe('ready');
    expect(timesRead('/late')).toBe(2);
  });

  test('is read again for a new request some minutes after a failure', async () => {
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

  test('is nothing if the link has no usable picture and no title', async () => {
    const customer = await given.customer();
    site.answer('/tiny', { headers: { 'content-type': 'image/jpeg' }, body: Buffer.from('ffd8ffe0', 'hex') });
    site.answer('/nothing', page(''));
    const order = await saveOrder(customer, [site.url('/tiny'), site.url('/nothing')]);
    const { links, photos } = await settled(customer, order.id);
    expect(links.map(({ preview }) => preview.state)).toEqual(['none', 'none']);
    expect(photos).toEqual([]);
  });

  test('is shared between orders, and each order shows a picture once', async () => {
    const [one, other] = [await given.customer(), await given.customer()];
    const { link, path, picturePath } = await givenPage('Shared');
    const orders = [await saveOrder(one, [link, site.url(picturePath)]), await saveOrder(other, [link])];
    await server.jobsDone();
    expect((await settled(one, orders[0]!.id)).photos).toHaveLength(1);
    expect((await settled(other, orders[1]!.id)).photos).toHaveLength(1);
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

  test('are deleted with the last order that shows them', async () => {
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
    expect((await fetch(photos[0]!.url)).status).toBe(404);
    expect(await photoCount()).toBe(before + 1);
    await customer.delete(`customer/order/${order.id}/`);
    await server.jobsDone();
    expect(await photoCount()).toBe(before);
  });

  test('are deleted after a day if no order was saved with their link', async () => {
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
    const later = await given.signInAgain(customer);
    expect((await later.get(`customer/link-preview/${asked.id}/`)).status).toBe(404);
    expect(await photoCount()).toBe(before);
  });
});

describe('who may ask', () => {
  test('customers may, and none learns which links others have asked for', async () => {
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

  test('only the customer who asked may see a preview, and asking again tells nobody that others did', async () => {
    const [customer, stranger] = [await given.customer(), await given.customer()];
    const { link, path } = await givenPage('Own');
    const { body: mine } = await customer.post('customer/link-preview/', { link });
    await server.jobsDone();
    expect((await stranger.get(`customer/link-preview/${mine.id}/`)).body.code).toBe('not_found');
    expect((await stranger.post(`customer/link-preview/${mine.id}/retry/`)).body.code).toBe('not_found');

    // What another has asked for is read no more, yet nothing of the answer tells.
    const { body: theirs } = await stranger.post('customer/link-preview/', { link });
    expect(theirs).toMatchObject({ state: 'pending', title: null, photo: null });
    expect(theirs.id).not.toBe(mine.id);
    await server.jobsDone();
    const shown = (await stranger.get(`customer/link-preview/${theirs.id}/`)).body;
    expect(shown).toMatchObject({ state: 'ready', title: 'Own', photo: { width: 800 } });
    expect((await customer.get(`customer/link-preview/${theirs.id}/`)).status).toBe(404);
    expect(timesRead(path)).toBe(1);
  });

  test('each order gets a preview of its own, even for a link of another customer', async () => {
    const [customer, other] = [await given.customer(), await given.customer()];
    const { link, path } = await givenPage('Both');
    const first = await saveOrder(customer, [link]);
    await server.jobsDone();
    const second = await saveOrder(other, [link]);
    const { links, photos } = await settled(other, second.id);
    expect(links[0]!.preview).toMatchObject({ state: 'ready', title: 'Both' });
    expect(links[0]!.preview.id).not.toBe(first.links[0]!.preview.id);
    expect(timesRead(path)).toBe(1);
    await customer.delete(`customer/order/${first.id}/`);
    await server.jobsDone();
    expect((await fetch(photos[0]!.url)).status).toBe(200);
    expect((await settled(other, second.id)).photos).toEqual(photos);
  });

  test('each customer may ask a limited number of times a minute', async () => {
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
