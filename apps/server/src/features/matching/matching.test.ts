import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven, type Account, type OrderParts } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let given: ReturnType<typeof createGiven>;

beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
});
afterAll(() => server.stop());

const photo = async () => ({ name: 'photo.jpg', bytes: await jpeg() });

/** A designer with a complete profile and these portfolio projects, ready for matching. */
async function designerWith(
  projects: readonly Record<string, string>[],
  profile: Record<string, string | string[]> = {},
): Promise<Account & { projectIds: string[] }> {
  const designer = await given.designer();
  await designer.post('designer/profile/', profileForm([await photo()], profile));
  const projectIds: string[] = [];
  for (const fields of projects) {
    const { body } = await designer.post('designer/project/', projectForm([await photo()], fields));
    projectIds.push(body.id);
  }
  await server.jobsDone();
  return { ...designer, projectIds };
}

async function customerWith(...orders: readonly OrderParts[]) {
  const customer = await given.customer();
  const orderIds: string[] = [];
  for (const parts of orders) {
    const { body } = await customer.post('customer/order/', given.orderBody(parts));
    orderIds.push(body.id);
  }
  await server.jobsDone();
  return { ...customer, orderIds };
}

describe('a designer who fits', () => {
  test('stands on the customer’s list with score, reasons and photos, and sees the order on their own', async () => {
    const designer = await designerWith(
      [{ name: 'Sauna by the fjord', description: 'A wellness sauna hut with hot stone and massage room.' }],
      { first_name: 'Sanna', last_name: 'Lind', country_code: 'NO', budget_min: '5000', budget_max: '50000' },
    );
    const customer = await customerWith({
      object_name: 'Sauna hut',
      object_desc: 'We want a wellness sauna with massage room.',
      country_code: 'NO',
      budget: 20_000,
    });

    const found = await customer.get('customer/match/');
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject({ state: 'ready', previous: null });
    const [first] = found.body.results;
    expect(first).toMatchObject({
      name: 'Sanna Lind',
      location: 'Norway',
      rating: null,
      reviewCount: 0,
      orderId: customer.orderIds[0],
      orderName: 'Sauna hut',
      specialties: expect.arrayContaining(['Spas and wellness']),
      bio: expect.stringContaining('Designer in Norway'),
    });
    expect(first!.score).toBeGreaterThan(0);
    expect(first!.score).toBeLessThanOrEqual(100);
    const reasons = new Map(first!.reasons.map((reason) => [reason.code, reason]));
    expect(reasons.get('room')).toMatchObject({
      text: 'Has designed spas and wellness, as in ‘Sauna by the fjord’',
      evidence: {
        project_id: designer.projectIds[0],
        project_name: 'Sauna by the fjord',
        photo_url: first!.portfolioImages[0],
      },
    });
    expect(reasons.get('budget')).toMatchObject({
      text: expect.stringMatching(/^Usual budget .*, yours \$20,000$/),
      evidence: null,
    });
    for (const url of [first!.avatar, ...first!.portfolioImages]) {
      expect((await fetch(url!)).headers.get('content-type')).toBe('image/webp');
    }
    expect(first!.portfolioImages).toHaveLength(1);

    const offered = await designer.get('designer/match/');
    expect(offered.body.state).toBe('ready');
    const order = offered.body.results.find(({ id }) => id === customer.orderIds[0]);
    expect(order).toMatchObject({
      objectName: 'Sauna hut',
      description: 'We want a wellness sauna with massage room.',
      location: 'Norway',
      budget: 20_000,
      photos: [],
      score: first!.score,
    });
    expect(order!.reasons.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Budget \$20,000, your usual /),
    );
  });

  test('comes before a designer who does other things, and each is listed once, for the order that fits best', async () => {
    const gardener = await designerWith([
      { name: 'Long borders', description: 'A garden with planting of lavender, hedge and pond.' },
    ]);
    const cook = await designerWith([
      { name: 'Cookery room', description: 'A kitchen with oven, hob, worktop and pantry.' },
    ]);
    const customer = await customerWith(
      { object_name: 'New garden', object_desc: 'A garden with pond, hedge and planting.' },
      { object_name: 'New kitchen', object_desc: 'A kitchen with pantry, oven and worktop.' },
    );
    const [gardenId, kitchenId] = customer.orderIds;
    const bestFor = async (order: string | undefined) => {
      const { results } = (await customer.get('customer/match/', { query: { order } })).body;
      return results[0]!.reasons[0]!.evidence!.project_name;
    };
    const offeredTo = async (designer: Account) =>
      (await designer.get('designer/match/')).body.results[0]!.id;
    expect([await bestFor(gardenId), await bestFor(kitchenId)]).toEqual(['Long borders', 'Cookery room']);
    expect([await offeredTo(gardener), await offeredTo(cook)]).toEqual([gardenId, kitchenId]);

    const all = (await customer.get('customer/match/')).body.results;
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const bestOrders = new Map(all.map((match) => [match.reasons[0]?.evidence?.project_name, match.orderId]));
    expect(bestOrders.get('Long borders')).toBe(gardenId);
    expect(bestOrders.get('Cookery room')).toBe(kitchenId);

    const page = await customer.get('customer/match/', { query: { limit: 1, offset: 1 } });
    expect(page.body.results.map(({ id }) => id)).toEqual(ids.slice(1, 2));
    expect(page.body.count).toBe(ids.length);
  });
});

test('only a weak match says what would raise its score', async () => {
  const cellarer = await designerWith([{ name: 'Dark cellar', description: 'A wine cellar.' }]);
  const gardener = await designerWith([
    { name: 'Pond garden', description: 'A garden with pond and hedge.' },
  ]);
  const customer = await customerWith({
    object_name: 'Garden',
    object_desc: 'A garden with hedge and pond.',
    country_code: 'AU',
  });
  const suggestionFor = async (designer: Account) => {
    const { results } = (await designer.get('designer/match/', { query: { limit: 100 } })).body;
    return results.find(({ id }) => id === customer.orderIds[0])!.suggestion;
  };
  expect(await suggestionFor(cellarer)).toBe('You would rank higher with a project that shows gardens');
  expect(await suggestionFor(gardener)).toBeNull();
});

test("a match is weak on both lists or on neither, and a designer's list has what fits first", async () => {
  const [cellarer, gardener] = [
    await designerWith([{ name: 'Deep cellar', description: 'A wine cellar.' }], { first_name: 'Deep' }),
    await designerWith([{ name: 'Hedges', description: 'A garden with pond and hedge.' }], {
      first_name: 'Hedges',
    }),
  ];
  const customer = await customerWith({
    object_name: 'Garden',
    object_desc: 'A garden with hedge and pond.',
    country_code: 'AU',
  });
  const query = { limit: 100 };
  const designers = (await customer.get('customer/match/', { query })).body.results;
  for (const [designer, firstName, isWeak] of [
    [cellarer, 'Deep', true],
    [gardener, 'Hedges', false],
  ] as const) {
    const orders = (await designer.get('designer/match/', { query })).body.results;
    expect(orders.find(({ id }) => id === customer.orderIds[0])!.isWeak).toBe(isWeak);
    expect(designers.find(({ name }) => name.startsWith(firstName))!.isWeak).toBe(isWeak);
    const weak = orders.map((order) => order.isWeak);
    expect(weak).toEqual(weak.toSorted((a, b) => Number(a) - Number(b)));
  }
});

describe('a designer is on no list', () => {
  const namesFor = async (customer: Account) =>
    (await customer.get('customer/match/', { query: { limit: 100 } })).body.results.map(({ name }) => name);

  test('before the profile is complete', async () => {
    const designer = await given.designer();
    await designer.post('designer/project/', projectForm([await photo()], { name: 'Profileless house' }));
    const customer = await customerWith({});
    const countFor = async () => (await customer.get('customer/match/')).body.count;
    const before = await countFor();
    await designer.post('designer/profile/', profileForm([await photo()], { first_name: 'Later' }));
    expect(await countFor()).toBe(before + 1);
    expect(await namesFor(customer)).toContain('Later Öberg');
  });

  test('while no project has a photo, and the project says why', async () => {
    const designer = await designerWith([], { first_name: 'Photoless' });
    const { body } = await designer.post('designer/project/', projectForm([], { images_ordering: [] }));
    await server.jobsDone();
    expect((await designer.get(`designer/project/${body.id}/`)).body.matching_state).toBe('no_photos');
    expect(await namesFor(await customerWith({}))).not.toContain('Photoless Öberg');
    expect((await designer.get('designer/match/')).body).toMatchObject({
      count: 0,
      results: [],
      state: 'no_photos',
    });
  });

  test('after the portfolio or the order is deleted', async () => {
    const designer = await designerWith([{}], { first_name: 'Leaving' });
    const customer = await customerWith({});
    expect(await namesFor(customer)).toContain('Leaving Öberg');
    await designer.delete(`designer/project/${designer.projectIds[0]}`);
    expect(await namesFor(customer)).not.toContain('Leaving Öberg');

    const other = await designerWith([{}]);
    await customer.delete(`customer/order/${customer.orderIds[0]}`);
    const offered = (await other.get('designer/match/', { query: { limit: 100 } })).body.results;
    expect(offered.map(({ id }) => id)).not.toContain(customer.orderIds[0]);
    expect((await customer.get('customer/match/')).body).toMatchObject({ count: 0, results: [] });
  });
});

test('a customer gets «not found» for another customer’s order and for one that does not exist', async () => {
  const [owner, stranger] = [await customerWith({}), await given.customer()];
  for (const id of [owner.orderIds[0], '01938a5c-0000-7000-8000-000000000000', 'nonsense']) {
    const answer = await stranger.get('customer/match/', { query: { order: id } });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  }
});

test('lists of matches are denied to the other role', async () => {
  const [designer, customer] = [await given.designer(), await given.customer()];
  expect((await designer.get('customer/match/')).body.code).toBe('permission_denied');
  expect((await customer.get('designer/match/')).body.code).toBe('permission_denied');
  expect((await server.client().get('customer/match/')).status).toBe(401);
});

test('after an edit, an order’s list follows its new text', async () => {
  await designerWith([{ name: 'Winter sauna', description: 'A sauna with massage.' }]);
  await designerWith([{ name: 'Dentist by the lake', description: 'A dental clinic for patients.' }]);
  const customer = await customerWith({ object_name: 'Sauna', object_desc: 'A sauna with massage.' });
  const best = async () => (await customer.get('customer/match/')).body.results[0]!.reasons[0]!.evidence!;
  expect((await best()).project_name).toMatch(/sauna/i);
  await customer.put(
    `customer/order/${customer.orderIds[0]}/`,
    given.orderBody({ object_name: 'Clinic', object_desc: 'A dental clinic for many patients.' }),
  );
  await server.jobsDone();
  expect((await best()).project_name).toBe('Dentist by the lake');
});
