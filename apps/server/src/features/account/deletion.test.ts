import { createDeals } from '@tessera/testkit/deal';
import type { Account } from '@tessera/testkit/given';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { randomUUIDv7 } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees that a deleted account leaves nothing behind but what the other side of a completed engagement needs. */

const FORMER = {
  customer: '00000000-0000-7000-8000-000000000001',
  designer: '00000000-0000-7000-8000-000000000002',
};

let server: TestServer;
let deals: ReturnType<typeof createDeals>;

beforeAll(async () => {
  server = await startTestServer({ settings: { OPEN_APPLICATIONS_MAX: '1000' } });
  deals = createDeals(server);
  // Somebody whose files stay.
  await deals.poolDesigner();
});
afterAll(() => server.stop());

const remove = (account: Account, password = GOOD_PASSWORD) =>
  account.raw('DELETE', 'user/me/', { body: { password } });

/** Every row of every table, those of the queue too, as text by table. */
const readTables = () =>
  server.withDatabase(async (db) => {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
    `.execute(db);
    const found: Record<string, string[]> = {};
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(it)::text as row from ${sql.table(`${schema}.${name}`)} as it
      `.execute(db);
      found[`${schema}.${name}`] = rows.map(({ row }) => row);
    }
    return found;
  });

/** Every stored file, by its path. */
const readFiles = async () =>
  (await readdir(join(server.dataDir, 'media/objects'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The tables in which a word stands, each once. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await readTables();
  return words.flatMap((word) =>
    Object.entries(tables)
      .filter(([, rows]) => rows.some((row) => row.includes(word)))
      .map(([table]) => `${word} in ${table}`),
  );
}

const idOf = async (account: Account) => (await account.get('user/me/')).body.id;

describe('deleting an account', () => {
  test('needs its password, and ends its sessions at once', async () => {
    const customer = await deals.customer();
    const wrong = await remove(customer, 'Not-The-Word-11');
    expect([wrong.status, wrong.body.errors]).toMatchObject([
      400,
      [{ field: 'password', code: 'password_incorrect' }],
    ]);
    expect((await customer.get('user/me/')).status).toBe(200);
    expect((await remove(customer)).status).toBe(204);
    expect((await customer.get('user/me/')).status).toBe(401);
    const refreshed = await server.client().post('user/refresh-token/', { refresh: customer.tokens.refresh });
    expect(refreshed.status).toBe(401);
  });

  test('frees its address', async () => {
    const { email, ...designer } = await deals.designer();
    await remove({ email, ...designer });
    const credentials = { email, password: GOOD_PASSWORD };
    expect((await server.client().post('user/sign-in/', credentials)).body.code).toBe('no_active_account');
    expect((await server.client().post('customer/sign-up/', credentials)).status).toBe(201);
  });

  test('of a designer leaves no row and no file of the person, but completed engagements without a name', async () => {
    const filesBefore = await readFiles();
    const designer = await deals.poolDesigner('Sanna', 'Wordqlast');
    const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg() });
    await designer.post(
      'designer/profile/',
      profileForm([await photo()], {
        first_name: 'Wordqfirst',
        last_name: 'Wordqlast',
        bio: 'Wordqbio',
        public_page: 'true',
        slug: 'wordqslug',
        website: 'https://wordqsite.example/',
        phone: '+46701112233',
      }),
    );
    await designer.post(
      'designer/project/',
      projectForm([await photo()], { name: 'Wordqproject', description: 'Wordqabout' }),
    );
    const owner = await deals.orderAt('completed', designer);
    const orderPath = `customer/order/${owner.orderId}/` as const;
    await owner.post(`customer/order/${owner.orderId}/review/`, { stars: 4, text: 'Quick and kind.' });
    const { results } = (await designer.get('designer/review/')).body;
    await designer.post(`designer/review/${results[0]!.id}/answer/`, { text: 'Wordqanswer' });
    const open = await deals.customerWithOrder();
    await designer.post(`designer/match/${open.orderId}/apply/`, { note: 'Wordqnote' });
    for (const customer of [owner, open])
      await customer.post('customer/conversation/', {
        designer_id: designer.id,
        order_id: customer.orderId,
        message: 'Wordqtheirs',
      });
    const { body: conversations } = await designer.get('designer/conversation/');
    await designer.post(`designer/conversation/${conversations.results[0]!.id}/message/`, {
      message_id: randomUUIDv7(),
      message: 'Wordqmine',
    });
    await designer.post('contact-message/', { subject: 'Wordqsubject', message: 'Wordqcontact' });
    await designer.post('user/email/', { password: GOOD_PASSWORD, email: 'wordqnew@example.org' });
    await server.client().post('user/forgot-password/', { email: designer.email });
    await owner.post('user/report/', {
      kind: 'designer',
      id: designer.id,
      reason: 'other',
      text: 'Wordqreport',
    });
    await server.jobsDone();
    const words = [
      designer.id,
      designer.email,
      ...[
        'first',
        'last',
        'bio',
        'project',
        'about',
        'answer',
        'note',
        'theirs',
        'mine',
        'subject',
        'contact',
        'report',
      ].map((word) => `Wordq${word}`),
      'wordqnew@example.org',
      'wordqslug',
      'wordqsite',
      '+46701112233',
    ];
    for (const word of words) expect(await tablesWith([word]), word).not.toEqual([]);
    expect((await readFiles()).length).toBeGreaterThan(filesBefore.length);

    expect((await remove(designer)).status).toBe(204);
    await server.jobsDone();
    expect(await tablesWith(words)).toEqual([]);
    expect((await readFiles()).toSorted()).toEqual(filesBefore.toSorted());

    const { body: order } = await owner.get(orderPath);
    expect(order).toMatchObject({
      status: 'completed',
      engagement: { designer_id: FORMER.designer, designer_name: 'Former designer' },
      deliveries: [],
    });
    expect(order.engagement!.completed_at).not.toBeNull();
    expect(order.timeline.map(({ kind, text }) => [kind, text])).toEqual([
      ['created', ''],
      ['applied', ''],
      ['accepted', ''],
      ['delivered', ''],
      ['completed', ''],
      ['reviewed', 'Quick and kind.'],
    ]);
    expect((await owner.get('customer/conversation/')).body.count).toBe(0);
    expect((await open.get('customer/application/')).body.count).toBe(0);
  });

  test('of a customer leaves no row and no file of the person, but completed engagements without a name', async () => {
    const designer = await deals.poolDesigner();
    await server.jobsDone();
    const filesBefore = await readFiles();
    const customer = await deals.customerWithOrder({ object_desc: 'A bright kitchen. Wordqkitchen' });
    await deals.apply(designer, customer);
    await deals.answer(customer, designer, 'accept');
    await designer.post(`designer/engagement/${customer.orderId}/deliver/`, {
      message: 'The first drawings',
    });
    await customer.post(`customer/order/${customer.orderId}/request-changes/`, { message: 'Wordqchanges' });
    await designer.post(`designer/engagement/${customer.orderId}/deliver/`, { message: 'The next drawings' });
    await customer.post(`customer/order/${customer.orderId}/complete/`);
    await customer.post('customer/profile/', {
      first_name: 'Wordqgiven',
      last_name: 'Wordqfamily',
      country_code: 'SE',
      phone: '+46704445566',
    });
    await customer.post(`customer/order/${customer.orderId}/review/`, { stars: 5, text: 'Quick and kind.' });
    const second = (
      await customer.post(
        'customer/order/',
        deals.orderBody({
          object_name: 'Hall',
          object_desc: 'Wordqdescription',
          links: [{ link: 'https://example.org/wordqlink' }],
        }),
      )
    ).body;
    await designer.post(`designer/match/${second.id}/apply/`);
    await customer.post(`customer/order/${second.id}/application/${designer.id}/accept/`);
    for (const order_id of [customer.orderId, second.id])
      await customer.post('customer/conversation/', {
        designer_id: designer.id,
        order_id,
        message: 'Wordqwritten',
      });
    await server.jobsDone();
    const id = await idOf(customer);
    const words = [
      id,
      customer.email,
      ...['given', 'family', 'description', 'written', 'kitchen', 'changes'].map((word) => `Wordq${word}`),
      'wordqlink',
      '+46704445566',
    ];
    for (const word of words) expect(await tablesWith([word]), word).not.toEqual([]);

    expect((await remove(customer)).status).toBe(204);
    await server.jobsDone();
    expect(await tablesWith(words)).toEqual([]);
    expect((await readFiles()).toSorted()).toEqual(filesBefore.toSorted());

    const { status, body } = await designer.get(`designer/engagement/${customer.orderId}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      customer_first_name: 'Former customer',
      order: { object_name: 'Bright kitchen', object_desc: '' },
    });
    expect((await designer.get('designer/review/')).body).toMatchObject({
      count: 1,
      rating: 5,
      results: [{ stars: 5, text: 'Quick and kind.', customer_first_name: 'Former customer' }],
    });
    const { body: told } = await designer.get('user/notification/');
    expect(told.results[0]).toMatchObject({
      text: '‘Hall’ was cancelled: the customer’s account was closed',
    });
    expect((await designer.get('designer/engagement/')).body.count).toBe(1);
    const answered = await designer.post(
      `designer/review/${(await designer.get('designer/review/')).body.results[0]!.id}/answer/`,
      { text: 'Thank you.' },
    );
    expect(answered.status).toBe(200);
    expect(await tablesWith(['answered your review'])).toEqual([]);
  });

  test('of both sides leaves nothing of what they completed', async () => {
    const designer = await deals.poolDesigner();
    const [one, two] = [
      await deals.orderAt('completed', designer),
      await deals.orderAt('completed', designer),
    ];
    for (const account of [one, designer, two]) expect((await remove(account)).status).toBe(204);
    await server.jobsDone();
    const left = await tablesWith([one.orderId, two.orderId]);
    expect(left.filter((place) => place.includes('public.'))).toEqual([]);
  });

  test('cancels what the person is at work on, and tells the customer', async () => {
    const designer = await deals.poolDesigner();
    const owners = [await deals.orderAt('in_progress', designer), await deals.orderAt('delivered', designer)];
    expect((await remove(designer)).status).toBe(204);
    for (const owner of owners) {
      const { body: order } = await owner.get(`customer/order/${owner.orderId}/`);
      expect(order).toMatchObject({ status: 'cancelled', engagement: null });
      expect(order.timeline.at(-1)).toMatchObject({ kind: 'cancelled', by: 'designer' });
      const { body: told } = await owner.get('user/notification/');
      expect(told.results[0]).toMatchObject({
        text: '‘Bright kitchen’ was cancelled: the designer’s account was closed',
      });
    }
  });

  test('tells the designers who applied to the customer’s orders', async () => {
    const designer = await deals.poolDesigner();
    const customer = await deals.orderAt('active', designer);
    expect((await remove(customer)).status).toBe(204);
    const { body: told } = await designer.get('user/notification/');
    expect(told.results[0]).toMatchObject({ text: '‘Bright kitchen’ was cancelled' });
    expect((await designer.get('designer/application/')).body.count).toBe(0);
  });

  test('leaves every row and file of everybody else', async () => {
    const other = await deals.poolDesigner();
    const otherOwner = await deals.orderAt('delivered', other);
    await server.jobsDone();
    const ids = [other.id, await idOf(otherOwner), otherOwner.orderId];
    const rowsOf = async () =>
      Object.entries(await readTables())
        .filter(([table]) => table.startsWith('public.'))
        .flatMap(([table, rows]) =>
          rows.filter((row) => ids.some((id) => row.includes(id))).map((row) => `${table} ${row}`),
        )
        .toSorted();
    const before = await rowsOf();
    await remove(await deals.poolDesigner());
    await remove(await deals.customerWithOrder());
    await server.jobsDone();
    expect(await rowsOf()).toEqual(before);
  });

  test('works once of two calls at once, and nobody can sign in to what stands for former accounts', async () => {
    const customer = await deals.customerWithOrder();
    const answers = await Promise.all([remove(customer), remove(customer)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    for (const email of ['former customer', 'former designer']) {
      const { body } = await server.client().post('user/sign-in/', { email, password: '' });
      expect(body.code).toBe('no_active_account');
    }
  });
});
