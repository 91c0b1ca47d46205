import { randomUUID } from 'node:crypto';
import { projectForm, profileForm } from '@tessera/testkit/forms';
import { createGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldAnswers } from './given-answers.jobs.ts';

const DAY_MS = 24 * 60 * 60_000;

let now = new Date('2026-11-22T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
/** Another process of the same installation, where the database takes one. */
let other: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { FREE_ORDER_LIMIT: '3', FREE_PROJECT_LIMIT: '2' };
  const start = (dataDir?: string) =>
    startTestServer({ database, settings, clock: () => now, ...(dataDir && { dataDir }) });
  server = await start();
  other = database.embedded ? server : await start(server.dataDir);
  given = createGiven(server);
});
afterAll(async () => {
  if (other !== server) await other.stop();
  await server.stop();
  await database.drop();
});

const withKey = (key: string) => ({ 'idempotency-key': key });

const countOrders = async (customer: Account) => (await customer.get('customer/order/')).body.count;

describe('a creation with an idempotency key', () => {
  test('that is sent again gets the first answer, and makes nothing new', async () => {
    const customer = await given.customer();
    const key = randomUUID();
    const send = () => customer.post('customer/order/', given.orderBody(), withKey(key));
    const first = await send();
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    await server.jobsDone();
    const again = await send();
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await countOrders(customer)).toBe(1);
  });

  test('that is sent many times at once, to two processes, makes one thing and gives one answer', async () => {
    const customer = await given.customer();
    const elsewhere = other.client(customer.tokens.access);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 === 0 ? customer : elsewhere).post('customer/order/', given.orderBody(), withKey(key)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(await countOrders(customer)).toBe(1);
  });

  test('uses up the last place of a plan once, however often it is sent', async () => {
    const customer = await given.customer();
    for (const _ of [1, 2]) await customer.post('customer/order/', given.orderBody());
    const elsewhere = other.client(customer.tokens.access);
    const key = randomUUID();
    const answers = await Promise.all(
      [customer, elsewhere, customer, elsewhere].map((client) =>
        client.post('customer/order/', given.orderBody(), withKey(key)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await countOrders(customer)).toBe(3);
  });

  test('is refused if other content has used the same key', async () => {
    const customer = await given.customer();
    const key = randomUUID();
    const { body: made } = await customer.post('customer/order/', given.orderBody(), withKey(key));
    const changed = given.orderBody({ budget: 18_001 });
    const { status, body } = await customer.post('customer/order/', changed, withKey(key));
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    // So that a client that never saw the first answer can change what it made.
    expect(body.made_id).toBe(made.id);
    expect((await customer.put(`customer/order/${body.made_id}/`, changed)).body.budget).toBe(18_001);
    const elsewhere = await customer.post(
      'contact-message/',
      { subject: 'Hello', message: 'World' },
      withKey(key),
    );
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await countOrders(customer)).toBe(1);
  });

  test('is independent of another account with the same key', async () => {
    const key = randomUUID();
    for (const customer of [await given.customer(), await given.customer()]) {
      const { status, headers } = await customer.post('customer/order/', given.orderBody(), withKey(key));
      expect([status, headers.get('idempotency-replayed')]).toEqual([201, null]);
    }
  });

  test('is not remembered when it was refused', async () => {
    const customer = await given.customer();
    const key = randomUUID();
    const refused = await customer.post(
      'customer/order/',
      given.orderBody({ country_code: 'XX' }),
      withKey(key),
    );
    expect(refused.status).toBe(400);
    expect((await customer.post('customer/order/', given.orderBody(), withKey(key))).status).toBe(201);
  });

  test('can be made again after a day, when its key has been deleted', async () => {
    const customer = await given.customer();
    const key = randomUUID();
    const send = () => customer.post('customer/order/', given.orderBody(), withKey(key));
    const first = await send();
    now = new Date(now.getTime() + DAY_MS - 1);
    const later = await given.signInAgain(customer);
    const sendLater = () => later.post('customer/order/', given.orderBody(), withKey(key));
    expect((await sendLater()).body.id).toBe(first.body.id);
    now = new Date(now.getTime() + 1);
    const made = await sendLater();
    expect([made.status, made.body.id === first.body.id]).toEqual([201, false]);
    now = new Date(now.getTime() + DAY_MS);
    await server.withDatabase((db) =>
      sql`insert into pgboss.job (name, data) values (${forgetOldAnswers.name}, '{}')`.execute(db),
    );
    await server.jobsDone();
    expect(await server.withDatabase((db) => db.selectFrom('givenAnswer').select('key').execute())).toEqual(
      [],
    );
  });

  test.each([
    ['too long', 'k'.repeat(201)],
    ['two keys', '"one" "two"'],
    ['empty', '""'],
    ['not ASCII', 'schlüssel'],
  ])('is refused when its key is %s', async (_, key) => {
    const customer = await given.customer();
    const { status, body } = await customer.post('customer/order/', given.orderBody(), withKey(key));
    expect([status, body.errors[0]]).toMatchObject([400, { field: 'Idempotency-Key', code: 'invalid' }]);
    expect(await countOrders(customer)).toBe(0);
  });

  test('may have its key in quotes or without', async () => {
    const customer = await given.customer();
    const key = randomUUID();
    const one = await customer.post('customer/order/', given.orderBody(), withKey(key));
    const two = await customer.post('customer/order/', given.orderBody(), withKey(`"${key}"`));
    expect(two.body.id).toBe(one.body.id);
  });
});

describe('a form with photos and an idempotency key', () => {
  test('adds one portfolio project if it is repeated with the same photos, and is refused with others', async () => {
    const designer = await given.designer();
    const [photo, another] = [await jpeg(64, 48), await jpeg(80, 60)];
    const key = randomUUID();
    const send = (bytes: Buffer) =>
      designer.post('designer/project/', projectForm([{ name: 'a.jpg', bytes }]), withKey(key));
    const answers = await Promise.all([send(photo), send(photo), send(photo)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await send(another)).body.code).toBe('idempotency_key_reused');
    expect((await designer.get('designer/project/')).body.count).toBe(1);
  });
});

describe('other creations', () => {
  test('a contact message, an application and a message to a designer are made once', async () => {
    const [customer, designer] = [await given.customer(), await given.designer()];
    await designer.post('designer/profile/', profileForm([{ name: 'me.jpg', bytes: await jpeg() }]));
    await designer.post('designer/project/', projectForm([{ name: 'a.jpg', bytes: await jpeg() }]));
    const { body: order } = await customer.post('customer/order/', given.orderBody());
    await server.jobsDone();
    const [match] = (await customer.get('customer/match/', { query: { order: order.id } })).body.results;

    const contact = { subject: 'Hello', message: 'World' };
    const message = { designer_id: match!.id, order_id: order.id, message: 'Good day' };
    type Headers = ReturnType<typeof withKey>;
    const calls = [
      (key: Headers) => customer.post('contact-message/', contact, key),
      (key: Headers) => customer.post('customer/conversation/', message, key),
      (key: Headers) => designer.post(`designer/match/${order.id}/apply/`, undefined, key),
    ];
    for (const call of calls) {
      const key = withKey(randomUUID());
      const [first, again] = [await call(key), await call(key)];
      expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([
        201,
        201,
        'true',
      ]);
      expect(again.body).toEqual(first.body);
    }
    const kept = await server.withDatabase(async (db) => ({
      contact: await db.selectFrom('contactMessage').select('id').execute(),
      messages: await db.selectFrom('message').select('id').execute(),
    }));
    expect([kept.contact.length, kept.messages.length]).toEqual([1, 1]);
  });
});
