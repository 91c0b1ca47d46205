import { randomUUID } from 'node:crypto';
import { quizPairs } from '@tessera/contract/orders/style-quiz';
import { profileForm } from '@tessera/testkit/forms';
import { createGiven, GOOD_PASSWORD, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees that a kept answer about a customer’s orders is what a new one would be, whatever has changed, and that it is kept. */

const [likedRoom, passedRoom] = quizPairs[0]!.rooms;
const reading = {
  language: 'en',
  wishes: [
    { kind: 'style', value: 'scandinavian', isMust: false, origin: 'said', certainty: 1, sources: [] },
  ],
  isVague: false,
};
const pick = { liked: likedRoom.name, passed: passedRoom.name };

let server: TestServer;
let customer: Account;
let designer: Account;
/** Statements since the last look. */
let asked: string[] = [];
/** Orders: one with a link, photos and messages; one under way with a delivery; one that is completed and reviewed. */
let ids: { open: string; running: string; completed: string; customer: string; designer: string };
/** A photo of the link, an own one, and a delivered one. */
let photos: { linked: string; own: string; delivered: string };
let conversationId: string;

beforeAll(async () => {
  // A process without jobs changes nothing by itself: only the tests do.
  server = await startTestServer({
    settings: { ROLE: 'api' },
    onQuery: ({ sql }) => void asked.push(sql),
  });
  const given = createGiven(server);
  customer = await given.customer();
  designer = await given.designer();
  const name = { first_name: 'Carl', last_name: 'Dahl', country_code: 'SE' };
  await customer.post('customer/profile/', name);
  const portrait = { name: 'photo.jpg', bytes: await jpeg() };
  await designer.post('designer/profile/', profileForm([portrait], {}));
  const order = async () => (await customer.post('customer/order/', given.orderBody({ links: [] }))).body.id;
  const [open, running, completed] = [await order(), await order(), await order()];
  await server.withDatabase(async (db) => {
    const { rows } = await sql<{ customer: string; designer: string }>`
      select o.customer_id as customer, d.account_id as designer from customer_order o, designer_profile d limit 1`.execute(
      db,
    );
    ids = { open, running, completed, ...rows[0]! };
    const copy = async () => {
      const made = await sql<{ id: string }>`
        insert into photo (id, sha256, key, media_type, byte_count, width, height, thumbhash, variants, variant_bytes)
        select id, sha256(id::text::bytea), id::text, media_type, byte_count, width, height, thumbhash, variants, variant_bytes
        from (select gen_random_uuid() as id) new, (
          select media_type, byte_count, width, height, thumbhash, variants, variant_bytes from photo limit 1
        ) old
        returning id`.execute(db);
      return made.rows[0]!.id;
    };
    photos = { linked: await copy(), own: await copy(), delivered: await copy() };
    conversationId = randomUUID();
    const preview = randomUUID();
    const delivery = randomUUID();
    for (const statement of [
      sql`insert into order_reading select id, 'test', ${JSON.stringify(reading)}::jsonb from customer_order`,
      sql`insert into link_preview (id, source, source_hash, state, title, site, photo_id, created_at, customer_id)
        values (${preview}, 'a', 'a', 'ready', 'Title', 'Site', ${photos.linked}, now(), ${ids.customer})`,
      sql`insert into order_link values (${open}, 0, 'https://example.org/', ${preview})`,
      sql`insert into order_own_photo values (gen_random_uuid(), ${ids.customer}, ${open}, 'liked', 0, ${photos.own}, now())`,
      sql`insert into order_style_pick values (${open}, 0, ${pick.liked}, ${pick.passed})`,
      sql`insert into application (order_id, designer_id, created_at, status_at, status) values
        (${open}, ${ids.designer}, now(), now(), 'sent'),
        (${running}, ${ids.designer}, now(), now(), 'accepted'), (${completed}, ${ids.designer}, now(), now(), 'accepted')`,
      sql`insert into conversation (id, order_id, designer_id, created_at, last_message_at)
        values (${conversationId}, ${open}, ${ids.designer}, now(), now())`,
      sql`insert into conversation_side (conversation_id, side, account_id) values
        (${conversationId}, 'customer', ${ids.customer}), (${conversationId}, 'designer', ${ids.designer})`,
      sql`insert into message (id, conversation_id, number, author_id, body, created_at) values
        (gen_random_uuid(), ${conversationId}, 1, ${ids.designer}, 'Hello', now()),
        (gen_random_uuid(), ${conversationId}, 2, ${ids.designer}, 'Are you there?', now())`,
      sql`update customer_order set status = 'in_progress' where id = ${running}`,
      sql`update customer_order set status = 'completed' where id = ${completed}`,
      sql`insert into engagement (order_id, designer_id, accepted_at, completed_at) values
        (${running}, ${ids.designer}, now(), null), (${completed}, ${ids.designer}, now(), now())`,
      sql`insert into delivery values (${delivery}, ${running}, 'The drawings', now())`,
      sql`insert into delivery_file (id, delivery_id, position, name, media_type, byte_count, photo_id, file_key) values
        (gen_random_uuid(), ${delivery}, 0, 'a.jpg', 'image/jpeg', 1, ${photos.delivered}, null),
        (gen_random_uuid(), ${delivery}, 1, 'a.pdf', 'application/pdf', 1, null, 'a')`,
      sql`insert into review (id, order_id, designer_id, stars, body, created_at)
        values (gen_random_uuid(), ${completed}, ${ids.designer}, 5, 'Good', now())`,
    ])
      await statement.execute(db);
  });
});
afterAll(() => server.stop());

const paths = () => ['customer/order/', `customer/order/${ids.open}/`];

const read = (path: string, headers: Record<string, string> = {}) =>
  customer.raw<any>('GET', path, { headers });

/** What is answered at each address. */
const readAll = async (ending = '') => {
  const answers = [];
  for (const path of paths()) {
    const { status, body } = await read(`${path}${ending}`);
    answers.push({ status, body });
  }
  return answers;
};

let fresh = 0;
/** The same, at addresses of which no answer can be kept. */
const readAnew = () => readAll(`?as_new=${++fresh}`);

const change = (statement: RawBuilder<unknown>) => server.withDatabase((db) => statement.execute(db));

/** Statements of a call that read orders. */
const statementsAboutOrders = async (call: () => Promise<unknown>) => {
  asked = [];
  await call();
  return asked.filter((text) => text.includes('from "customer_order"'));
};

describe('a kept answer shows at once', () => {
  const previewOf = () => sql`(select preview_id from order_link where order_id = ${ids.open})`;
  const changes: Record<string, () => RawBuilder<unknown>> = {
    'an order’s new name': () =>
      sql`update customer_order set object_name = 'Renamed' where id = ${ids.open}`,
    'an order’s new text': () =>
      sql`update customer_order set object_desc = 'Reworded' where id = ${ids.open}`,
    'an order’s new budget': () => sql`update customer_order set budget_usd = 5 where id = ${ids.open}`,
    'an order’s new version': () =>
      sql`update customer_order set country_code = 'FI', edit_version = edit_version + 1 where id = ${ids.open}`,
    'wishes that the customer set': () => sql`
      update customer_order set set_reading = '{"added":[{"kind":"language","value":"fi","isMust":true}],"removed":[]}'
      where id = ${ids.open}`,
    'a paused order': () => sql`update customer_order set status = 'paused' where id = ${ids.open}`,
    'a new reading': () =>
      sql`update order_reading set reading = jsonb_set(reading, '{wishes}', '[]') where order_id = ${ids.running}`,
    'an order that is read no more': () => sql`delete from order_reading where order_id = ${ids.running}`,
    'an order that has been prepared': () =>
      sql`update order_preparation set state = 'ready' where order_id = ${ids.open}`,
    'an order that could not be prepared': () =>
      sql`update order_preparation set state = 'failed' where order_id = ${ids.open}`,
    'a link’s new title': () => sql`update link_preview set title = 'Retitled' where id = ${previewOf()}`,
    'a link that could not be read': () =>
      sql`update link_preview set state = 'failed' where id = ${previewOf()}`,
    'a size of a link’s picture that is ready': () =>
      sql`update photo set variants = array_append(variants, '7.webp') where id = ${photos.linked}`,
    'a link’s picture that is held back': () =>
      sql`update photo set review = 'held' where id = ${photos.linked}`,
    'a link’s picture less': () =>
      sql`update link_preview set photo_id = null where photo_id = ${photos.linked}`,
    'a link’s new address': () =>
      sql`update order_link set url = url || '?moved' where order_id = ${ids.open}`,
    'a link less': () => sql`delete from order_link where order_id = ${ids.open} and position = 0`,
    'a size of an own photo that is ready': () =>
      sql`update photo set variants = array_append(variants, '9.webp') where id = ${photos.own}`,
    'an own photo that was removed by an operator': () =>
      sql`update photo set review = 'removed' where id = ${photos.own}`,
    'an own photo’s other use': () =>
      sql`update order_own_photo set use = 'as_is' where order_id = ${ids.open}`,
    'an own photo less': () => sql`delete from order_own_photo where order_id = ${ids.open}`,
    'a pick less': () => sql`delete from order_style_pick where order_id = ${ids.open}`,
    'a withdrawn application': () =>
      sql`update application set status = 'withdrawn' where order_id = ${ids.open}`,
    'an application that is sent again': () =>
      sql`update application set status = 'sent' where order_id = ${ids.open}`,
    'an application less': () => sql`delete from application where order_id = ${ids.open}`,
    'a new message': () => sql`
      insert into message (id, conversation_id, number, author_id, body, created_at)
      values (gen_random_uuid(), ${conversationId}, 1000, ${ids.designer}, 'New', now())`,
    'messages that the customer has read': () => sql`
      update conversation_side set read_number = 1000 where conversation_id = ${conversationId} and side = 'customer'`,
    'messages that count as unread again': () => sql`
      update conversation_side set read_number = 0 where conversation_id = ${conversationId} and side = 'customer'`,
    'a message less': () =>
      sql`delete from message where conversation_id = ${conversationId} and number = 1000`,
    'a message by somebody else': () => sql`
      update message set author_id = ${ids.customer}
      where id = (select id from message where conversation_id = ${conversationId} and author_id = ${ids.designer} limit 1)`,
    'a conversation that is deleted': () => sql`delete from conversation where id = ${conversationId}`,
    'an event of the timeline more': () => sql`
      insert into order_event (id, order_id, designer_id, kind, by, body, created_at)
      values (gen_random_uuid(), ${ids.running}, ${ids.designer}, 'changes_requested', 'customer', 'Wider', now())`,
    'an event of the timeline less': () =>
      sql`delete from order_event where order_id = ${ids.running} and body = 'Wider'`,
    'a delivery’s new time in the engagement': () =>
      sql`update engagement set delivered_at = now() + interval '1 hour' where order_id = ${ids.running}`,
    'an engagement’s price': () =>
      sql`update engagement set price_to_usd = 77 where order_id = ${ids.running}`,
    'the designer’s new first name': () =>
      sql`update designer_profile set first_name = 'Renamed' where account_id = ${ids.designer}`,
    'the designer’s new last name': () =>
      sql`update designer_profile set last_name = 'Renamed' where account_id = ${ids.designer}`,
    'a delivery’s other words': () =>
      sql`update delivery set message = 'Reworded' where order_id = ${ids.running}`,
    'a delivered file’s other name': () => sql`
      update delivery_file set name = 'renamed.pdf'
      where delivery_id in (select id from delivery where order_id = ${ids.running})`,
    'a size of a delivered photo that is ready': () =>
      sql`update photo set variants = array_append(variants, '8.webp') where id = ${photos.delivered}`,
    'a delivered photo that is held back': () =>
      sql`update photo set review = 'held' where id = ${photos.delivered}`,
    'a delivered file less': () => sql`
      delete from delivery_file where photo_id is null and delivery_id in (select id from delivery where order_id = ${ids.running})`,
    'a delivery less': () => sql`delete from delivery where order_id = ${ids.running}`,
    'a review’s other words': () =>
      sql`update review set body = 'Reworded' where order_id = ${ids.completed}`,
    'an answer to a review': () =>
      sql`update review set answer = 'Again, thanks', answered_at = now() where order_id = ${ids.completed}`,
    'the customer’s new name': () => sql`
      update customer_profile set first_name = 'Renamed'
      where account_id = ${ids.customer}`,
    'a review less': () => sql`delete from review where order_id = ${ids.completed}`,
    'an engagement less': () => sql`delete from engagement where order_id = ${ids.running}`,
    'an order less': () => sql`delete from customer_order where id = ${ids.running}`,
  };

  test.each(Object.keys(changes))('%s', async (name) => {
    await readAll();
    let before: unknown;
    const statements = await statementsAboutOrders(async () => {
      before = await readAll();
    });
    expect(statements).toEqual([]);
    await change(changes[name]!());
    const after = await readAll();
    expect(after).toEqual(await readAnew());
    expect(after).not.toEqual(before);
  });

  test('a new order, and that its designer has left', async () => {
    const { body } = await customer.raw<{ id: string }>('POST', 'customer/order/', {
      body: {
        object_name: 'Attic',
        object_desc: 'An attic to sleep in.',
        country_code: 'SE',
        links: [],
        budget: 1,
      },
    });
    const listed = (await readAll())[0]!.body.results.map(({ id }: { id: string }) => id);
    expect(listed).toContain(body.id);
    const before = await readAll();
    const { status } = await designer.raw('DELETE', 'user/me/', { body: { password: GOOD_PASSWORD } });
    expect(status).toBe(204);
    const after = await readAll();
    expect(after).toEqual(await readAnew());
    expect(after).not.toEqual(before);
    expect(JSON.stringify(after)).toContain('Former designer');
  });
});

test('every table that an answer is read from notes its changes', async () => {
  const statements = await statementsAboutOrders(readAnew);
  const tables = new Set(
    statements.flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map((found) => found[1]!)),
  );
  expect([...tables]).toContain('delivery_file');
  const { rows } = await server.withDatabase((db) =>
    sql<{ name: string }>`
      select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname like 'answer_change%'`.execute(db),
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...tables]));
});

test('a kept answer is sent in each encoding, and not at all to a caller who has it', async () => {
  const path = paths()[1]!;
  const whole = await read(path, { 'accept-encoding': 'identity' });
  for (const encoding of ['br', 'gzip']) {
    const { headers, body } = await read(path, { 'accept-encoding': encoding });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
    expect(body).toEqual(whole.body);
  }
  const etag = whole.headers.get('etag')!;
  expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
  expect(await statementsAboutOrders(() => read(path))).toEqual([]);
});

test('calls that come at once are given the same kept answer', async () => {
  await readAll();
  const atOnce = () => Promise.all(Array.from({ length: 16 }, () => readAll()));
  expect(await statementsAboutOrders(atOnce)).toEqual([]);
  expect(await statementsAboutOrders(atOnce)).toEqual([]);
});

test('answers are made anew after a crash of the database, which may use numbers of transactions again', async () => {
  await readAll();
  await change(
    sql`create or replace function database_life() returns text language sql as $$ select 'another' $$`,
  );
  expect(await statementsAboutOrders(readAll)).not.toEqual([]);
  expect(await statementsAboutOrders(readAll)).toEqual([]);
  expect(await readAll()).toEqual(await readAnew());
});

test.runIf(process.env['TEST_POSTGRES_URL'] !== undefined)(
  'what was under way when an answer was made shows once it is committed',
  () =>
    server.withDatabase(async (db) => {
      const before = await readAll();
      await db.transaction().execute(async (tx) => {
        await sql`update customer_order set object_name = 'Meanwhile' where id = ${ids.open}`.execute(tx);
        await change(sql`update customer_order set object_desc = 'First' where id = ${ids.completed}`);
        expect(JSON.stringify(await readAll())).toContain('First');
        expect(await statementsAboutOrders(readAll)).toEqual([]);
      });
      const after = await readAll();
      expect(JSON.stringify(after)).toContain('Meanwhile');
      expect(after).toEqual(await readAnew());
      expect(after).not.toEqual(before);
    }),
);

test('nobody else is given a kept answer', async () => {
  await readAll();
  const other = await createGiven(server).customer();
  expect((await other.get('customer/order/')).body).toMatchObject({ count: 0, results: [] });
  expect((await other.raw('GET', paths()[1]!)).status).toBe(404);
});

test('neither an ended session nor a suspended account is given a kept answer', async () => {
  await readAll();
  await change(sql`update account set suspended_at = now() where id = ${ids.customer}`);
  expect((await read('customer/order/')).status).toBe(401);
  await change(sql`update account set suspended_at = null where id = ${ids.customer}`);
  expect((await read('customer/order/')).status).toBe(200);
  await change(sql`update session set ended_at = now() where account_id = ${ids.customer}`);
  expect((await read('customer/order/')).status).toBe(401);
});
