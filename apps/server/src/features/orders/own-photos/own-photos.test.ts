import { form } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetUnusedPhotos } from './own-photos.jobs.ts';

/** Guarantees about the photos that customers add to their orders. */

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let given: ReturnType<typeof createGiven>;
let hoursLater = 0;
beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(Date.now() + hoursLater * HOUR_MS) });
  given = createGiven(server);
});
afterAll(() => server.stop());

describe('adding a photo', () => {
  test('it is stored, and the order that is saved with it shows it with its use', async () => {
    const customer = await given.customer();
    const [liked, asIs] = [await added(customer, 40), await added(customer, 50)];
    const { status, body } = await customer.post(
      'customer/order/',
      given.orderBody({
        own_photos: [
          { id: asIs.id, use: 'as_is' },
          { id: liked.id, use: 'liked' },
        ],
      }),
    );
    expect(status).toBe(201);
    expect(body.own_photos.map(({ id, use, photo }) => [id, use, photo.width])).toEqual([
      [asIs.id, 'as_is', 50],
      [liked.id, 'liked', 40],
    ]);
    expect(body.photos.map(({ width }) => width)).toEqual([40]);
    expect((await fetch(body.own_photos[0]!.photo.url)).status).toBe(200);
  });

  test('a file that is no picture, a damaged one, and none at all are refused with their codes', async () => {
    const customer = await given.customer();
    const refused = async (files: Parameters<typeof form>[1]) => {
      const { status, body } = await customer.post('customer/order-photo/', form({}, files));
      return [status, ...body.errors.map(({ field, code }) => `${field} ${code}`)];
    };
    const bytes = await jpeg();
    expect(await refused({ photo: [{ name: 'a.jpg', bytes: 'text' }] })).toEqual([
      400,
      'photo invalid_file_type',
    ]);
    expect(await refused({ photo: [{ name: 'a.jpg', bytes: bytes.subarray(0, 60) }] })).toEqual([
      400,
      'photo invalid_image',
    ]);
    expect(await refused({})).toEqual([400, 'photo photo_required']);
  });

  test('photos count towards the storage of the plan', async () => {
    const customer = await given.customer();
    await server.withDatabase((db) =>
      db.updateTable('account').set({ storageLimitBytes: 100 }).where('email', '=', customer.email).execute(),
    );
    const { status, body } = await customer.post('customer/order-photo/', await photoForm(40));
    expect([status, body.code]).toEqual([403, 'storage_quota_reached']);
  });
});

describe('saving an order with photos', () => {
  test('leaving them out keeps them; null and an empty list remove them with their files', async () => {
    const customer = await given.customer();
    const { id } = await added(customer, 60);
    const { body } = await customer.post(
      'customer/order/',
      given.orderBody({ own_photos: [{ id, use: 'liked' }] }),
    );
    const path = `customer/order/${body.id}/` as const;
    expect((await customer.put(path, given.orderBody({ budget: 5 }))).body.own_photos).toHaveLength(1);
    const emptied = await customer.put(path, given.orderBody({ own_photos: null }));
    expect([emptied.body.own_photos, emptied.body.photos]).toEqual([[], []]);
    await server.jobsDone();
    expect((await fetch(body.own_photos[0]!.photo.url)).status).toBe(404);
  });

  test('a use can be changed, and only what is liked is among the pictures that designers are matched by', async () => {
    const customer = await given.customer();
    const { id } = await added(customer, 61);
    const { body } = await customer.post(
      'customer/order/',
      given.orderBody({ own_photos: [{ id, use: 'liked' }] }),
    );
    const pictures = () =>
      server.withDatabase((db) =>
        db.selectFrom('orderPhoto').select('photoId').where('orderId', '=', body.id).execute(),
      );
    expect(await pictures()).toHaveLength(1);
    const changed = await customer.put(
      `customer/order/${body.id}/`,
      given.orderBody({ own_photos: [{ id, use: 'as_is' }] }),
    );
    expect(changed.body).toMatchObject({ own_photos: [{ id, use: 'as_is' }], photos: [] });
    expect(await pictures()).toEqual([]);
  });

  test('six photos are too many, the same one twice is invalid, and an unknown use is no choice', async () => {
    const customer = await given.customer();
    const { id } = await added(customer, 62);
    const faults = async (own_photos: unknown) =>
      (
        await customer.raw('POST', 'customer/order/', { body: { ...given.orderBody(), own_photos } })
      ).body.errors.map(({ field, code }) => `${field} ${code}`);
    const ids = Array.from({ length: 6 }, () => ({ id: crypto.randomUUID(), use: 'liked' }));
    expect(await faults(ids)).toEqual(['own_photos max_items']);
    expect(
      await faults([
        { id, use: 'liked' },
        { id, use: 'as_is' },
      ]),
    ).toEqual(['own_photos.1.id invalid']);
    expect(await faults([{ id, use: 'hated' }])).toEqual(['own_photos.0.use invalid_choice']);
  });

  test('another account cannot use a photo, nor can another order of the same customer', async () => {
    const [owner, stranger] = [await given.customer(), await given.customer()];
    const { id } = await added(owner, 63);
    const withPhoto = given.orderBody({ own_photos: [{ id, use: 'liked' as const }] });
    const refusal = async (customer: Account) => {
      const { status, body } = await customer.post('customer/order/', withPhoto);
      return [status, ...body.errors.map(({ field, code }) => `${field} ${code}`)];
    };
    const refused = [400, 'own_photos.0.id invalid_choice'];
    expect(await refusal(stranger)).toEqual(refused);
    expect((await stranger.get('customer/order/limit/')).body.count).toBe(0);
    const { body } = await owner.post('customer/order/', withPhoto);
    expect(await refusal(owner)).toEqual(refused);
    expect((await stranger.get(`customer/order/${body.id}/`)).status).toBe(404);
    const designer = await given.designer();
    expect((await designer.raw('POST', 'customer/order-photo/', { body: await photoForm(40) })).status).toBe(
      403,
    );
  });
});

describe('removal', () => {
  test('a deleted order takes its photos along: they are served no more', async () => {
    const customer = await given.customer();
    const { id } = await added(customer, 64);
    const { body } = await customer.post(
      'customer/order/',
      given.orderBody({ own_photos: [{ id, use: 'as_is' }] }),
    );
    const { url } = body.own_photos[0]!.photo;
    expect((await customer.delete(`customer/order/${body.id}/`)).status).toBe(204);
    await server.jobsDone();
    expect((await fetch(url)).status).toBe(404);
  });

  test('a photo that no order is saved with goes after a day; one that an order has stays', async () => {
    const customer = await given.customer();
    const [waiting, kept] = [await added(customer, 65), await added(customer, 66)];
    await customer.post('customer/order/', given.orderBody({ own_photos: [{ id: kept.id, use: 'liked' }] }));
    await forgetUnused();
    expect((await fetch(waiting.photo.url)).status).toBe(200);
    hoursLater = 25;
    await forgetUnused();
    expect((await fetch(waiting.photo.url)).status).toBe(404);
    expect((await fetch(kept.photo.url)).status).toBe(200);
  });
});

async function photoForm(width: number) {
  return form({}, { photo: [{ name: 'photo.jpg', bytes: await jpeg(width) }] });
}

async function added(customer: Account, width: number) {
  const { status, body } = await customer.post('customer/order-photo/', await photoForm(width));
  expect(status).toBe(201);
  return body;
}

async function forgetUnused(): Promise<void> {
  await server.withDatabase((db) =>
    sql`insert into pgboss.job (name, data) values (${forgetUnusedPhotos.name}, '{}')`.execute(db),
  );
  await server.jobsDone();
}
