import type { OrderReading, SetReading } from '@tessera/contract/orders/order-reading';
import { createGiven, type Account } from '@tessera/testkit/given';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
});
afterAll(() => server.stop());

async function orderWith(parts: Parameters<typeof given.orderBody>[0]) {
  const customer = await given.customer();
  const { body } = await customer.post('customer/order/', given.orderBody({ links: [], ...parts }));
  await server.jobsDone();
  return { customer, path: `customer/order/${body.id}/` as const };
}

const readingOf = async (customer: Account, path: `customer/order/${string}/`): Promise<OrderReading> =>
  (await customer.get(path)).body.reading;
const keysOf = ({ wishes }: OrderReading) => wishes.map(({ kind, value }) => `${kind} ${value}`);

describe('what an order asks for', () => {
  test('is read from its text, with the words it comes from', async () => {
    const object_desc = 'A Scandinavian kitchen, but nothing rustic.';
    const { customer, path } = await orderWith({ object_name: 'Our home', object_desc, budget: 15_000 });
    const { wishes, added, removed } = await readingOf(customer, path);
    expect({ added, removed }).toEqual({ added: [], removed: [] });
    expect(wishes).toContainEqual({
      kind: 'not_style',
      value: 'rustic',
      label: 'rustic',
      must: true,
      origin: 'said',
      sources: [{ field: 'object_desc', start: 36, end: 42, words: 'rustic' }],
    });
    expect(wishes).toContainEqual(
      expect.objectContaining({ kind: 'room', value: 'kitchen', label: 'kitchen' }),
    );
    expect(wishes).toContainEqual(
      expect.objectContaining({ kind: 'budget', value: '15000', label: '$15,000', sources: [] }),
    );
    const [listed] = (await customer.get('customer/order/')).body.results;
    expect(listed!.reading.wishes).toEqual(wishes);
  });

  test('an order is read again when its text changes', async () => {
    const { customer, path } = await orderWith({
      object_name: 'Loft',
      object_desc: 'A Scandinavian kitchen.',
    });
    await customer.put(
      path,
      given.orderBody({ object_name: 'Loft', object_desc: 'An industrial bathroom.' }),
    );
    await server.jobsDone();
    const keys = keysOf(await readingOf(customer, path));
    expect(keys).toEqual(expect.arrayContaining(['style industrial', 'room bathroom']));
    expect(keys).not.toContain('style scandinavian');
  });

  test('is read for orders that other rules have read', async () => {
    const { customer, path } = await orderWith({ object_desc: 'A Scandinavian kitchen.' });
    const before = await readingOf(customer, path);
    await server.withDatabase(async (db) => {
      await db.updateTable('orderReading').set({ reader: 'older', reading: '{"wishes":[]}' }).execute();
      await sql`insert into pgboss.job (name, data) values ('matching.catch-up', '{}')`.execute(db);
    });
    await server.jobsDone();
    expect(await readingOf(customer, path)).toEqual(before);
  });
});

describe('what a person sets', () => {
  const set: SetReading = {
    added: [
      { kind: 'not_style', value: 'scandinavian', must: true },
      { kind: 'language', value: 'de', must: true },
      { kind: 'budget', value: '0012000', must: true },
    ],
    removed: [{ kind: 'room', value: 'kitchen' }],
  };

  test('wins over what is read from the text, and stays when the text changes or a client does not send it', async () => {
    const { customer, path } = await orderWith({ object_desc: 'A Scandinavian kitchen.' });
    const answer = await customer.put(path, given.orderBody({ reading: set }));
    expect(answer.status).toBe(200);
    expect(answer.body.matching_state).toBe('pending');
    await server.jobsDone();
    await customer.put(path, given.orderBody({ object_desc: 'A Scandinavian kitchen and a rustic cellar.' }));
    await server.jobsDone();
    const reading = await readingOf(customer, path);
    expect(reading.wishes[1]).toEqual({
      kind: 'language',
      value: 'de',
      label: 'German',
      must: true,
      origin: 'set',
      sources: [],
    });
    const keys = keysOf(reading);
    expect(keys.slice(0, 3)).toEqual(['not_style scandinavian', 'language de', 'budget 12000']);
    expect(keys).toContain('style rustic');
    expect(keys).not.toContain('style scandinavian');
    expect(keys).not.toContain('room kitchen');
    expect(keys.filter((key) => key.startsWith('budget'))).toHaveLength(1);
    expect(reading.removed).toEqual(set.removed);
  });

  test('can be sent with a new order, and taken back with null', async () => {
    const { customer, path } = await orderWith({ reading: set });
    expect(keysOf(await readingOf(customer, path))).toContain('language de');
    const { body } = await customer.put(path, given.orderBody({ reading: null }));
    expect(body.reading).toMatchObject({ added: [], removed: [] });
    expect(keysOf(body.reading)).not.toContain('language de');
  });

  test('can be sent back exactly as it was received', async () => {
    const { customer, path } = await orderWith({ reading: set });
    const { body: order } = await customer.get(path);
    const { status, body } = await customer.put(path, given.orderBody({ reading: order.reading }));
    expect([status, body.reading.added]).toEqual([200, order.reading.added]);
  });

  test('is refused when the order was changed meanwhile', async () => {
    const { customer, path } = await orderWith({});
    const { headers } = await customer.get(path);
    const ifMatch = { 'if-match': headers.get('etag')! };
    expect((await customer.put(path, given.orderBody({ reading: set }), ifMatch)).status).toBe(200);
    const late = await customer.put(path, given.orderBody({ reading: null }), ifMatch);
    expect([late.status, late.body.code]).toEqual([412, 'changed_meanwhile']);
    expect((await readingOf(customer, path)).added).toHaveLength(3);
  });

  test('is refused with a code at its field if it cannot be set', async () => {
    const { customer, path } = await orderWith({});
    const faultsOf = async (reading: unknown) => {
      const { status, body } = await customer.raw('PUT', path, { body: { ...given.orderBody(), reading } });
      expect(status).toBe(400);
      return body.errors.map((error) => [error.field, error.code]);
    };
    expect(
      await faultsOf({
        added: [
          { kind: 'colour', value: 'red', must: true },
          { kind: 'style', value: 'scandinavian' },
        ],
        removed: 'all',
      }),
    ).toEqual([
      ['reading.added.0.kind', 'invalid_choice'],
      ['reading.added.1.must', 'required'],
      ['reading.removed', 'invalid'],
    ]);
    expect(
      await faultsOf({
        added: [
          { kind: 'style', value: 'gothic-disco', must: true },
          { kind: 'language', value: 'xx', must: true },
          { kind: 'room', value: 'x'.repeat(41), must: false },
        ],
        removed: [{ kind: 'not_room', value: 'moon' }],
      }),
    ).toEqual([
      ['reading.added.0.value', 'invalid_choice'],
      ['reading.added.1.value', 'invalid_choice'],
      ['reading.added.2.value', 'invalid_choice'],
      ['reading.removed.0.value', 'invalid_choice'],
    ]);
    expect(
      await faultsOf({
        added: [
          { kind: 'budget', value: '-5', must: true },
          { kind: 'style', value: 'rustic', must: false },
          { kind: 'not_style', value: 'rustic', must: true },
        ],
      }),
    ).toEqual([
      ['reading.added.0.value', 'invalid'],
      ['reading.added.2', 'invalid'],
    ]);
    const many = Array.from({ length: 51 }, (_, i) => ({ kind: 'budget', value: String(i) }));
    expect(await faultsOf({ removed: many })).toEqual([['reading.removed', 'max_items']]);
    expect((await readingOf(customer, path)).added).toEqual([]);
  });

  test('is seen and changed by its own customer only', async () => {
    const { customer, path } = await orderWith({ reading: set });
    const stranger = await given.customer();
    const tried = [await stranger.get(path), await stranger.put(path, given.orderBody({ reading: null }))];
    expect(tried.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([404, 'not_found']));
    expect((await readingOf(customer, path)).added).toHaveLength(3);
    const designer = await given.designer();
    expect((await designer.get('customer/order/wish-option/')).body.code).toBe('permission_denied');
  });
});

test('every possible wish is listed once, with its name', async () => {
  const customer = await given.customer();
  const { results } = (await customer.get('customer/order/wish-option/')).body;
  expect(results).toContainEqual({ kind: 'style', value: 'scandinavian', label: 'Scandinavian' });
  expect(results).toContainEqual({ kind: 'language', value: 'de', label: 'German' });
  expect(results).toContainEqual({ kind: 'country', value: 'SE', label: 'Sweden' });
  const keys = results.map(({ kind, value }) => `${kind} ${value}`);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('the question', () => {
  test('asks for the room where an order names none, and is gone once it is answered', async () => {
    const { customer, path } = await orderWith({
      object_name: 'Something new',
      object_desc: 'Scandinavian, please.',
    });
    const { question } = await readingOf(customer, path);
    expect(question?.text).toBe('Which room is it?');
    const { label, ...answer } = question!.answers.find(({ value }) => value === 'kitchen')!;
    expect(label).toBe('kitchen');
    const { body } = await customer.put(
      path,
      given.orderBody({
        object_name: 'Something new',
        object_desc: 'Scandinavian, please.',
        reading: { added: [answer], removed: [] },
      }),
    );
    expect(body.reading.question).toBeNull();
  });

  test('asks about a style that the order both wants and refuses; an answer settles it', async () => {
    const text = { object_name: 'Home', object_desc: 'A rustic kitchen with oak. Nothing rustic, please.' };
    const { customer, path } = await orderWith(text);
    const reading = await readingOf(customer, path);
    // Until somebody answers, what was refused is kept out.
    expect(keysOf(reading)).toContain('not_style rustic');
    expect(reading.question).toEqual({
      text: 'Do you want rustic?',
      answers: [
        { kind: 'style', value: 'rustic', must: false, label: 'rustic' },
        { kind: 'not_style', value: 'rustic', must: true, label: 'rustic' },
      ],
    });
    for (const { label: _, ...answer } of reading.question!.answers) {
      const { body } = await customer.put(
        path,
        given.orderBody({ ...text, reading: { added: [answer], removed: [] } }),
      );
      expect(body.reading.question).toBeNull();
      expect(keysOf(body.reading)).toContain(`${answer.kind} rustic`);
    }
  });

  test('is not asked where an order only refuses a style', async () => {
    const { customer, path } = await orderWith({
      object_name: 'Home',
      object_desc: 'A Scandinavian kitchen, nothing rustic.',
    });
    expect((await readingOf(customer, path)).question).toBeNull();
  });
});
