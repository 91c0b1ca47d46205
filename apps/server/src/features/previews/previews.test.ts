import { createGiven, type Account } from '@tessera/testkit/given';
import { projectForm, profileForm } from '@tessera/testkit/forms';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/test-server';
import { page, picture, startWebSite, type WebSite } from '@tessera/testkit/web-site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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
    const link = `${server.url}/rooms/japandi_dining_1-800.jpg`;
    const elsewhere = `${server.url.replace('127.0.0.1', 'localhost')}/rooms/japandi_dining_1-800.jpg`;
    const order = await saveOrder(customer, [link, `${server.url}/about`, elsewhere]);
    const { links, photos } = await settled(customer, order.id);
    expect(links.map(({ preview }: any) => preview.state)).toEqual(['ready', 'none', 'ready']);
    expect(photos).toHaveLength(1);
    const again = await saveOrder(customer, [photos[0].url]);
    expect((await settled(customer, again.id)).photos).toHaveLength(1);
    expect(site.requests.length).toBe(before);
  });
});
