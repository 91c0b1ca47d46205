import { createGiven } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer({ settings: { FREE_ORDER_LIMIT: '3' } });
  given = createGiven(server);
});
afterAll(() => server.stop());

describe('creating an order', () => {
  test('answers with the order as it is then listed and read', async () => {
    const customer = await given.customer();
    const created = await customer.post('customer/order/', given.orderBody());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      status: 'active',
      object_name: 'Bright kitchen',
      country: { name_en: 'Sweden', code: 'SE' },
      links: [{ link: 'https://example.org/kitchens/1', type: 'pinterest' }],
      budget: 18_000,
    });
    expect(new Date(created.body.created_at).toISOString()).toBe(created.body.created_at);
    expect((await customer.get(`customer/order/${created.body.id}/`)).body).toMatchObject({
      id: created.body.id,
      object_name: 'Bright kitchen',
    });
    const list = await customer.get('customer/order/', { query: { limit: 500 } });
    expect(list.body).toMatchObject({ count: 1, next: null, previous: null });
    expect(list.body.results[0]!.id).toBe(created.body.id);
  });

  test('lets budget and links be left out, and stores a link of an unknown type as pinterest', async () => {
    const customer = await given.customer();
    const bare = await customer.post(
      'customer/order/',
      given.orderBody({ budget: undefined, links: undefined }),
    );
    expect(bare.body).toMatchObject({ budget: null, links: [] });
    const typed = await customer.post(
      'customer/order/',
      given.orderBody({ links: [{ link: 'http://example.org', type: 'houzz' }] }),
    );
    expect(typed.body.links).toMatchObject([{ link: 'http://example.org', type: 'pinterest' }]);
  });

  test('returns texts exactly as they were sent', async () => {
    const customer = await given.customer();
    const text = '  <b>Ünï</b>\u202E "quotes" \\0 𝔘 👩‍👩‍👧 \n';
    const { body } = await customer.post(
      'customer/order/',
      given.orderBody({ object_name: text, object_desc: text }),
    );
    expect([body.object_name, body.object_desc]).toEqual([text, text]);
  });

  test('names every faulty field with a code', async () => {
    const customer = await given.customer();
    const { status, headers, body } = await customer.raw('POST', 'customer/order/', {
      body: {
        object_name: '  ',
        country_code: 5,
        links: [{ link: 'javascript:alert(1)' }],
        budget: -1,
      },
    });
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.code).toBe('blank');
    expect(body.errors.map((error) => [error.field, error.code])).toEqual([
      ['object_name', 'blank'],
      ['object_desc', 'required'],
      ['country_code', 'invalid'],
      ['links.0.link', 'invalid'],
      ['budget', 'min_value'],
    ]);
  });

  test('refuses a country that does not exist as an invalid choice', async () => {
    const customer = await given.customer();
    const { status, body } = await customer.post('customer/order/', given.orderBody({ country_code: 'XX' }));
    expect([status, body.code, body.errors[0]!.field]).toEqual([400, 'invalid_choice', 'country_code']);
  });
});

describe('the limit', () => {
  test('counts orders, and creations at the same time never exceed it', async () => {
    const customer = await given.customer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => customer.post('customer/order/', given.orderBody())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.code).toBe('project_limit_reached');
    expect((await customer.get('customer/order/limit/')).body).toEqual({ count: 3, limit: 3 });
  });

  test('can be set by the operator for one account', async () => {
    const customer = await given.customer();
    await server.withDatabase((db) =>
      db.updateTable('account').set({ projectLimit: 1 }).where('email', '=', customer.email).execute(),
    );
    expect((await customer.post('customer/order/', given.orderBody())).status).toBe(201);
    expect((await customer.post('customer/order/', given.orderBody())).status).toBe(403);
  });
});

describe('changing and deleting', () => {
  test('an update replaces every field of the order', async () => {
    const customer = await given.customer();
    const { body: order } = await customer.post('customer/order/', given.orderBody());
    const updated = await customer.put(
      `customer/order/${order.id}/`,
      given.orderBody({ object_name: 'Attic', links: [], budget: null }),
    );
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({
      id: order.id,
      object_name: 'Attic',
      links: [],
      budget: null,
      created_at: order.created_at,
    });
  });

  test('a deleted order is not found any more, with or without the trailing slash', async () => {
    const customer = await given.customer();
    const { body: order } = await customer.post('customer/order/', given.orderBody());
    expect((await customer.delete(`customer/order/${order.id}`)).status).toBe(204);
    expect((await customer.get(`customer/order/${order.id}`)).status).toBe(404);
    expect((await customer.delete(`customer/order/${order.id}/`)).status).toBe(404);
  });

  test('the pages of the list follow one another', async () => {
    const customer = await given.customer();
    for (const name of ['one', 'two', 'three'])
      await customer.post('customer/order/', given.orderBody({ object_name: name }));
    const first = await customer.get('customer/order/', { query: { limit: 2 } });
    expect(first.body.results.map((order) => order.object_name)).toEqual(['three', 'two']);
    const second = await customer.next(first.body);
    expect(second.body.results.map((order) => order.object_name)).toEqual(['one']);
    expect(second.body.previous).toContain('offset=0');
  });
});

describe('what belongs to somebody else', () => {
  test('is not found by any call', async () => {
    const [owner, stranger] = [await given.customer(), await given.customer()];
    const { body: order } = await owner.post('customer/order/', given.orderBody());
    const path = `customer/order/${order.id}/` as const;
    const answers = [
      await stranger.get(path),
      await stranger.put(path, given.orderBody()),
      await stranger.delete(path),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([404, 'not_found']));
    expect((await stranger.get('customer/order/')).body.count).toBe(0);
    expect((await owner.get(path)).status).toBe(200);
  });

  test('is refused to designers and visitors', async () => {
    const designer = await given.designer();
    expect((await designer.get('customer/order/')).body.code).toBe('permission_denied');
    expect((await server.client().get('customer/order/')).body.code).toBe('not_authenticated');
    expect((await server.client('nonsense').get('customer/order/')).body.code).toBe('token_not_valid');
  });

  test('is not found by a malformed id either', async () => {
    const customer = await given.customer();
    for (const id of ['1', 'null', '%00', "' or 1=1 --", 'a'.repeat(150)]) {
      expect((await customer.get(`customer/order/${encodeURIComponent(id)}/`)).status).toBe(404);
    }
  });
});
