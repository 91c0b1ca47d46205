import type { matchingApi } from '@tessera/contract/matching';
import type { Parsed } from '@tessera/contract/route';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account, type OrderParts } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees that a list follows what its customer says of designers and weighs, and nobody else's does. */

const GARDEN = 'A garden with planting of lavender, hedge and pond.';
const KITCHEN = 'A kitchen with oven, hob, worktop and pantry.';
const BATH = 'A bathroom with shower, tiles and basin.';

let server: TestServer;
let given: ReturnType<typeof createGiven>;
/** Designers that every list here has, by what they do. */
let ids: Record<'gardener' | 'planter' | 'cook' | 'plumber', string>;

beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
  const portrait = { name: 'photo.jpg', bytes: await jpeg() };
  const add = async (name: string, description: string, colour: string, country_code: string) => {
    const designer = await given.designer();
    await designer.post(
      'designer/profile/',
      profileForm([portrait], { first_name: name, last_name: 'Ek', country_code }),
    );
    const photo = { name: 'work.jpg', bytes: await painted(colour) };
    await designer.post('designer/project/', projectForm([photo], { name: 'Home', description }));
  };
  await add('Gardener', GARDEN, '#20a040', 'US');
  await add('Planter', `${GARDEN} Paths of gravel.`, '#28a848', 'US');
  await add('Cook', KITCHEN, '#a03020', 'US');
  await add('Plumber', BATH, '#2030c0', 'SE');
  const customer = await customerWith({});
  const found = await listFor(customer, '');
  ids = Object.fromEntries(
    found.results.map(({ name, id }) => [name.split(' ')[0]!.toLowerCase(), id]),
  ) as typeof ids;
});
afterAll(() => server.stop());

const painted = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();

type List = Parsed<typeof matchingApi.customerMatches.reply>;

async function customerWith(...orders: readonly OrderParts[]) {
  const customer = await given.customer();
  const orderIds: string[] = [];
  for (const parts of orders)
    orderIds.push((await customer.post('customer/order/', given.orderBody(parts))).body.id);
  await server.jobsDone();
  return { ...customer, orderId: orderIds[0]!, orderIds };
}

const listFor = async (customer: Account, query: string): Promise<List> =>
  (await customer.raw<List>('GET', `customer/match/${query}`)).body;

const scoreOf = ({ results }: List, designerId: string) => results.find(({ id }) => id === designerId)!.score;

const verdictPath = (orderId: string, designerId: string) =>
  `customer/order/${orderId}/verdict/${designerId}/` as const;

describe('more like this', () => {
  test('moves similar designers up, is shown on the card, and can be taken back', async () => {
    const customer = await customerWith({ object_name: 'Home', object_desc: 'Somewhere nice.' });
    const list = () => listFor(customer, `?order=${customer.orderId}`);
    const lead = (one: List) => scoreOf(one, ids.planter) - scoreOf(one, ids.cook);
    const before = await list();
    const path = verdictPath(customer.orderId, ids.gardener);
    const answer = await customer.put(path, { verdict: 'more_like_this' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { order_id: customer.orderId, designer_id: ids.gardener, verdict: 'more_like_this' },
    ]);
    const after = await list();
    expect(lead(after)).toBeGreaterThan(lead(before) + 1);
    expect(after.results.find(({ id }) => id === ids.gardener)!.verdict).toBe('more_like_this');
    expect(after.hidden).toEqual([]);
    const reasonsOf = (id: string) => after.results.find((one) => one.id === id)!.reasons;
    expect(reasonsOf(ids.planter)).toContainEqual({
      code: 'taste',
      text: 'Similar to Gardener Ek, whose work you want more of',
      evidence: { project_id: null, project_name: null, photo_url: null, designer_id: ids.gardener },
    });
    // Where the one it compares with is not on the page, nothing is said.
    const { results: alone } = await listFor(
      customer,
      `?order=${customer.orderId}&limit=1&offset=${after.results.findIndex(({ id }) => id === ids.planter)}`,
    );
    expect(alone.map(({ id }) => id)).toEqual([ids.planter]);
    expect(alone[0]!.reasons.map(({ code }) => code)).not.toContain('taste');
    for (const id of [ids.gardener, ids.cook])
      expect(reasonsOf(id).map(({ code }) => code)).not.toContain('taste');

    for (let time = 1; time <= 2; time += 1) expect((await customer.delete(path)).status).toBe(204);
    expect(await list()).toEqual(before);
  });
});

describe('not for me', () => {
  test('hides a designer from one order, moves similar ones down, and can be taken back', async () => {
    const customer = await customerWith({ object_name: 'Home', object_desc: 'Somewhere nice.' }, {});
    const list = () => listFor(customer, `?order=${customer.orderId}`);
    const lead = (one: List) => scoreOf(one, ids.cook) - scoreOf(one, ids.planter);
    const before = await list();
    const path = verdictPath(customer.orderId, ids.gardener);
    await customer.put(path, { verdict: 'more_like_this' });
    await customer.put(path, { verdict: 'not_for_me' });
    const after = await list();
    expect(after.count).toBe(before.count - 1);
    expect(after.results.map(({ id }) => id)).not.toContain(ids.gardener);
    expect(after.hidden).toEqual([
      { id: ids.gardener, name: 'Gardener Ek', orderId: customer.orderId, orderName: 'Home' },
    ]);
    expect(lead(after)).toBeGreaterThan(lead(before) + 1);

    const all = await listFor(customer, '');
    expect(all.results.find(({ id }) => id === ids.gardener)!.orderId).toBe(customer.orderIds[1]);
    expect(all.hidden).toEqual(after.hidden);

    await customer.delete(path);
    expect(await list()).toEqual(before);
  });

  test('is deleted with its order', async () => {
    const customer = await customerWith({}, {});
    await customer.put(verdictPath(customer.orderId, ids.cook), { verdict: 'not_for_me' });
    expect((await customer.delete(`customer/order/${customer.orderId}`)).status).toBeLessThan(300);
    expect((await listFor(customer, '')).hidden).toEqual([]);
  });
});

test('no account can give, change or see the verdicts of another', async () => {
  const [owner, stranger] = [await customerWith({}), await customerWith({})];
  const path = verdictPath(owner.orderId, ids.cook);
  await owner.put(path, { verdict: 'not_for_me' });
  for (const answer of [
    await stranger.put(path, { verdict: 'more_like_this' }),
    await stranger.delete(path),
    await stranger.put(verdictPath('nonsense', ids.cook), { verdict: 'not_for_me' }),
    await owner.put(verdictPath(owner.orderId, 'nonsense'), { verdict: 'not_for_me' }),
    // An account, but no designer's.
    await owner.put(verdictPath(owner.orderId, owner.orderId), { verdict: 'not_for_me' }),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  expect((await listFor(owner, '')).hidden).toHaveLength(1);
  const seen = await listFor(stranger, '');
  expect(seen.hidden).toEqual([]);
  expect(seen.results.map(({ id }) => id)).toContain(ids.cook);
  expect((await (await given.designer()).put(path, { verdict: 'not_for_me' })).body.code).toBe(
    'permission_denied',
  );
  expect((await server.client().put(path, { verdict: 'not_for_me' })).status).toBe(401);
});

describe('emphasis', () => {
  test('changes the list, except at its usual value', async () => {
    const customer = await customerWith({ object_name: 'Garden', object_desc: GARDEN, country_code: 'SE' });
    const first = async (query: string) => (await listFor(customer, `?${query}`)).results[0]!.id;
    expect([ids.gardener, ids.planter]).toContain(await first(''));
    expect(await first('style=0&scope=0&nearness=2')).toBe(ids.plumber);
    const usual = await listFor(customer, '');
    expect(await listFor(customer, '?style=1&scope=1&budget=1&nearness=1')).toEqual(usual);
    expect(await listFor(customer, '?style=9&scope=much&budget=-1&nearness=x')).toEqual(usual);
  });

  test('is kept in the addresses of further pages', async () => {
    const customer = await customerWith({});
    const { body } = await customer.get('customer/match/', { query: { limit: 1, scope: 2 } });
    expect(new URL(body.next!).search).toBe('?limit=1&scope=2&offset=1');
  });
});
