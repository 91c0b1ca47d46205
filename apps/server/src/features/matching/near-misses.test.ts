import type { SetReading } from '@tessera/contract/orders/order-reading';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Guarantees that a list keeps the conditions of its order, and says what it left out for which reason. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;

beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
  const photo = { name: 'photo.jpg', bytes: await jpeg() };
  const add = async (first_name: string, parts: Record<string, string | string[]>) => {
    const designer = await given.designer();
    await designer.post('designer/profile/', profileForm([photo], { first_name, last_name: 'Ek', ...parts }));
    const description = 'A kitchen with oven, hob, worktop and pantry.';
    await designer.post('designer/project/', projectForm([photo], { name: 'Home', description }));
  };
  await add('Greta', { spoken_languages_codes: ['de'], budget_min: '4000', budget_max: '9000' });
  await add('Sven', { spoken_languages_codes: ['sv'], budget_min: '5000', budget_max: '9000' });
  await add('Astrid', { spoken_languages_codes: ['de'], budget_min: '20000', budget_max: '90000' });
  await add('Berta', { spoken_languages_codes: ['de'], budget_min: '12000', budget_max: '90000' });
});
afterAll(() => server.stop());

async function listFor(
  order: Parameters<typeof given.orderBody>[0],
  query: { limit?: number; offset?: number } = {},
) {
  const customer = await given.customer();
  const body = given.orderBody({
    object_name: 'Kitchen',
    object_desc: 'A kitchen with a new hob.',
    links: [],
    budget: 10_000,
    ...order,
  });
  await customer.post('customer/order/', body);
  await server.jobsDone();
  return (await customer.get('customer/match/', { query })).body;
}

const namesOf = (designers: { name: string }[]) => designers.map(({ name }) => name.split(' ')[0]).toSorted();
const german: SetReading['added'][number] = { kind: 'language', value: 'de', must: true };
const cap: SetReading['added'][number] = { kind: 'budget', value: '10000', must: true };

test('a designer who misses a condition is listed apart from the matches, with the condition', async () => {
  const list = await listFor({ reading: { added: [german], removed: [] } });
  expect(namesOf(list.results)).toEqual(['Astrid', 'Berta', 'Greta']);
  expect(list.count).toBe(3);
  expect(list.results.flatMap(({ unmet }) => unmet)).toEqual([]);
  expect(namesOf(list.nearMisses)).toEqual(['Sven']);
  expect(list.nearMisses[0]!.unmet).toEqual([{ kind: 'language', value: 'de', label: 'German' }]);
  expect(list.nearMisses[0]!.startsAtUsd).toBeNull();
  expect(list.aboveCap).toBeNull();
});

test('near misses are on the first page only, the smallest miss first', async () => {
  const reading = { added: [german, cap], removed: [] };
  const list = await listFor({ reading }, { limit: 1 });
  expect(list.nearMisses.map(({ unmet }) => unmet.length)).toEqual([1, 1, 1]);
  expect((await listFor({ reading }, { limit: 1, offset: 1 })).nearMisses).toEqual([]);
});

test('an order with a budget limit says how many designers a higher budget adds, and where each of them starts', async () => {
  const list = await listFor({ reading: { added: [german, cap], removed: [] } });
  expect(namesOf(list.results)).toEqual(['Greta']);
  // Sven misses the language, so no sum would bring him in.
  expect(list.aboveCap).toEqual({ count: 2, usd: 20_000 });
  const starts = new Map(list.nearMisses.map(({ name, startsAtUsd }) => [name, startsAtUsd]));
  expect(starts).toEqual(
    new Map([
      ['Astrid Ek', 20_000],
      ['Berta Ek', 12_000],
      ['Sven Ek', null],
    ]),
  );
});

test('a budget that is no limit excludes nobody', async () => {
  const list = await listFor({});
  expect(namesOf(list.results)).toEqual(['Astrid', 'Berta', 'Greta', 'Sven']);
  expect([list.nearMisses, list.aboveCap]).toEqual([[], null]);
});

test('a list names the rooms of the order that no designer shows, and no others', async () => {
  const asked = (value: string) => ({ kind: 'room' as const, value, must: false });
  const list = await listFor({ reading: { added: [asked('facade'), asked('kitchen')], removed: [] } });
  expect(list.shownByNobody).toEqual([{ kind: 'room', value: 'facade', label: 'façade' }]);
});

test('the designers of a list are sorted by falling score', async () => {
  const { results } = await listFor({});
  const scores = results.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('a card uses no photo for two reasons, shows the photo of its first reason first, and those of the others among ten', async () => {
  const photo = async (name: string) => ({ name, bytes: await jpeg() });
  const home = await Promise.all(Array.from({ length: 10 }, (_, i) => photo(`${i}.jpg`)));
  const designer = await given.designer();
  const profile = { first_name: 'Olga', last_name: 'Ek', spoken_languages_codes: ['sv'] };
  await designer.post('designer/profile/', profileForm([await photo('olga.jpg')], profile));
  await designer.post(
    'designer/project/',
    projectForm(home, { name: 'Large home', description: 'A Scandinavian bedroom.' }),
  );
  await designer.post(
    'designer/project/',
    projectForm([await photo('stove.jpg')], { name: 'Stove', description: 'A kitchen with oven and hob.' }),
  );
  const { results } = await listFor({ object_desc: 'A Scandinavian kitchen with oven, hob and pantry.' });
  const photosOf = ({ reasons }: (typeof results)[number]) =>
    reasons.flatMap(({ evidence }) => (evidence?.photo_url == null ? [] : [evidence.photo_url]));
  for (const result of results) {
    const photos = photosOf(result);
    expect(photos).toHaveLength(new Set(photos).size);
    expect(photos.length).toBeGreaterThan(0);
    expect(result.portfolioImages[0]).toBe(photos[0]);
    expect(result.portfolioImages).toEqual(expect.arrayContaining(photos));
  }
  const olga = results.find(({ name }) => name === 'Olga Ek')!;
  expect([photosOf(olga).length, olga.portfolioImages.length]).toEqual([2, 10]);
});
