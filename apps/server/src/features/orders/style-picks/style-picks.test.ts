import { readFile } from 'node:fs/promises';
import { quizPairs } from '@tessera/contract/orders/style-quiz';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createGiven } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Guarantees that what is picked in the style quiz is kept with the order and counts in its matches. */

let server: TestServer;
let given: ReturnType<typeof createGiven>;
beforeAll(async () => {
  server = await startTestServer();
  given = createGiven(server);
});
afterAll(() => server.stop());

const roomFile = (name: string) =>
  readFile(new URL(`../../../../../web/public/rooms/${name}-800.jpg`, import.meta.url));

const [first, second] = quizPairs;
const pick = (pair: (typeof quizPairs)[number], chosen: 0 | 1) => ({
  liked: pair.rooms[chosen].name,
  passed: pair.rooms[chosen === 0 ? 1 : 0].name,
});

test('every room of the quiz has a picture, and no room stands in two pairs', async () => {
  const names = quizPairs.flatMap(({ rooms }) => rooms.map(({ name }) => name));
  expect(new Set(names).size).toBe(16);
  for (const name of names) expect((await roomFile(name)).length).toBeGreaterThan(0);
});

test('picks are stored with the order; left out they stay, null takes them back', async () => {
  const customer = await given.customer();
  const picks = [pick(second!, 1), pick(first!, 0)];
  const created = await customer.post('customer/order/', given.orderBody({ style_picks: picks }));
  expect(created.body.style_picks).toEqual(picks);
  const path = `customer/order/${created.body.id}/` as const;
  expect((await customer.get(path)).body.style_picks).toEqual(picks);
  expect((await customer.put(path, given.orderBody())).body.style_picks).toEqual(picks);
  expect((await customer.put(path, given.orderBody({ style_picks: null }))).body.style_picks).toEqual([]);
  await server.jobsDone();
  const stranger = await given.customer();
  expect((await stranger.get(path)).status).toBe(404);
});

test('rooms that are no pair, and a pair that is answered twice, are no choice', async () => {
  const customer = await given.customer();
  const { status, body } = await customer.post(
    'customer/order/',
    given.orderBody({
      style_picks: [
        pick(first!, 0),
        { liked: first!.rooms[0].name, passed: second!.rooms[0].name },
        pick(first!, 1),
      ],
    }),
  );
  expect(status).toBe(400);
  expect(body.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'style_picks.1 invalid_choice',
    'style_picks.2 invalid_choice',
  ]);
});

test('a designer who shows rooms like those picked moves up, and one who shows those passed moves down', async () => {
  const liked = await designerShowing(first!.rooms[0].name);
  const passed = await designerShowing(first!.rooms[1].name);
  const customer = await given.customer();
  const body = given.orderBody({ object_name: 'Home', object_desc: 'Somewhere nice.' });
  const order = await customer.post('customer/order/', body);
  const path = `customer/order/${order.body.id}/` as const;
  const lead = async () => {
    await server.jobsDone();
    const { results } = (await customer.get('customer/match/', { query: { order: order.body.id } })).body;
    const scoreOf = (name: string) => results.find((one) => one.name.startsWith(name))!.score;
    return scoreOf(liked) - scoreOf(passed);
  };
  const before = await lead();
  await customer.put(path, { ...body, style_picks: [pick(first!, 0)] });
  const after = await lead();
  await customer.put(path, { ...body, style_picks: [pick(first!, 1)] });
  const turned = await lead();
  await customer.put(path, { ...body, style_picks: null });
  expect(after).toBeGreaterThan(before + 1);
  expect(turned).toBeLessThan(before - 1);
  expect(await lead()).toBeCloseTo(before, 5);
});

test('a lean is shown in the reading as a guess, which can be taken out and stays out', async () => {
  const customer = await given.customer();
  const styleOf = (pair: (typeof quizPairs)[number]) =>
    pair.rooms.findIndex(({ style }) => style === 'japandi');
  const picks = quizPairs
    .filter((pair) => styleOf(pair) >= 0)
    .map((pair) => pick(pair, styleOf(pair) === 0 ? 0 : 1));
  const body = given.orderBody({ object_desc: 'A kitchen.', style_picks: picks });
  const created = await customer.post('customer/order/', body);
  await server.jobsDone();
  const path = `customer/order/${created.body.id}/` as const;
  const styles = async () =>
    (await customer.get(path)).body.reading.wishes.filter(({ kind }) => kind === 'style');
  expect(await styles()).toMatchObject([
    { value: 'japandi', label: 'Japandi', origin: 'guessed', must: false },
  ]);
  const removed = [{ kind: 'style' as const, value: 'japandi' }];
  await customer.put(path, { ...body, reading: { added: [], removed } });
  expect(await styles()).toEqual([]);
});

async function designerShowing(room: string): Promise<string> {
  const designer = await given.designer();
  const name = room.replace(/[^a-z]/g, '');
  const portrait = { name: 'photo.jpg', bytes: await jpeg() };
  await designer.post('designer/profile/', profileForm([portrait], { first_name: name }));
  const photo = { name: 'room.jpg', bytes: await roomFile(room) };
  await designer.post('designer/project/', projectForm([photo], { name: 'Home', description: 'A home.' }));
  return name;
}
