import { randomUUID } from 'node:crypto';
import type { Message } from '@tessera/contract/talk/conversations';
import { UNSAFE_COLOUR } from '@tessera/embedder/fake';
import { createDeals, type DealCustomer, type DealDesigner } from '@tessera/testkit/deal';
import { openEvents } from '@tessera/testkit/events';
import { form, type FormFile } from '@tessera/testkit/forms';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Guarantees about the photos that the two sides of a conversation send each other. */

let server: TestServer;
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;
let lastWidth = 40;

beforeAll(async () => {
  server = await startTestServer({ settings: { MESSAGES_PER_MINUTE: '1000' } });
  deals = createDeals(server);
  designer = await deals.poolDesigner();
});
afterAll(() => server.stop());

/** A picture unlike any before. */
const picture = async (): Promise<FormFile> => ({ name: 'room.jpg', bytes: await jpeg(++lastWidth, 30) });

async function conversationOf(owner: DealCustomer, partner: DealDesigner = designer) {
  const body = { designer_id: partner.id, order_id: owner.orderId };
  const { id } = (await owner.post('customer/conversation/', body)).body;
  return {
    id,
    path: `customer/conversation/${id}/message/`,
    theirPath: `designer/conversation/${id}/message/`,
  } as const;
}

const messageForm = (photos: readonly FormFile[], message?: string, messageId: string = randomUUID()) =>
  form({ message_id: messageId, ...(message !== undefined && { message }) }, { photos });

async function sentBy(owner: DealCustomer, path: `customer/conversation/${string}/message/`, count = 1) {
  const photos = await Promise.all(Array.from({ length: count }, picture));
  const { status, body } = await owner.post(path, messageForm(photos));
  expect(status).toBe(201);
  return body;
}

const urlsOf = ({ photos }: Message) =>
  photos.flatMap(({ url, variants }) => [url, ...variants.map((one) => one.url)]);

/** What of a message stays the same while jobs make the sizes of its photos. */
const steady = ({ photos, ...message }: Message) => ({ ...message, photos: photos.map(({ id }) => id) });

const statusesOf = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await fetch(url)).status));

describe('photos in a message', () => {
  test('are seen by both sides, with words or without, in the order sent', async () => {
    const owner = await deals.customerWithOrder();
    const { path, theirPath } = await conversationOf(owner);
    const wordless = await sentBy(owner, path, 2);
    expect(wordless).toMatchObject({ from: 'customer', message: '' });
    expect(wordless.photos.map(({ width }) => width)).toEqual([lastWidth - 1, lastWidth]);
    const words = await designer.post(theirPath, messageForm([await picture()], 'Like this?'));
    expect(words.body).toMatchObject({ from: 'designer', message: 'Like this?', photos: [{}] });
    const { body } = await designer.get(theirPath);
    expect(body.results.map(steady)).toEqual([words.body, wordless].map(steady));
    expect(await statusesOf(urlsOf(wordless))).not.toContain(404);
    const { results } = (await owner.get('customer/conversation/')).body;
    expect(results[0]!.last_message!.photos).toHaveLength(1);
    expect(results[0]!.messages.map(steady)).toEqual([wordless, words.body].map(steady));
  });

  test('arrive at an open page of the other side with the message', async () => {
    const owner = await deals.customerWithOrder();
    const { path } = await conversationOf(owner);
    const events = await openEvents(server.url, designer.tokens.access);
    const sent = await sentBy(owner, path);
    const arrived = () => events.received.find(({ event }) => event.message?.message_id === sent.message_id);
    await events.until(() => arrived() !== undefined);
    expect(steady(arrived()!.event.message!)).toEqual(steady(sent));
    expect(await statusesOf(urlsOf(sent))).not.toContain(404);
    events.drop();
  });

  test('sent again under the same id are stored once, and no file is left over', async () => {
    const owner = await deals.customerWithOrder();
    const { path } = await conversationOf(owner);
    const [photo, messageId] = [await picture(), randomUUID()];
    const send = () => owner.post(path, messageForm([photo], 'Once', messageId));
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    const [stored, ...others] = (await owner.get(path)).body.results;
    expect(others).toEqual([]);
    for (const { body } of answers) expect(steady(body)).toEqual(steady(stored!));
  });

  test('do not carry where a camera was', async () => {
    const owner = await deals.customerWithOrder();
    const { path } = await conversationOf(owner);
    const located = await sharp(Buffer.from((await picture()).bytes))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    const { body } = await owner.post(path, messageForm([{ name: 'home.jpg', bytes: located }]));
    await server.jobsDone();
    const { results } = (await owner.get(path)).body;
    expect(body.photos).toHaveLength(1);
    for (const url of urlsOf(results[0]!)) {
      const served = Buffer.from(await (await fetch(url)).arrayBuffer());
      expect((await sharp(served).metadata()).exif).toBeUndefined();
    }
  });

  test('that look unsafe are held back from both sides', async () => {
    const owner = await deals.customerWithOrder();
    const { path, theirPath } = await conversationOf(owner);
    const [r, g, b] = UNSAFE_COLOUR;
    const create = { width: 90, height: 70, channels: 3 as const, background: { r, g, b } };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    await owner.post(path, messageForm([{ name: 'unsafe.jpg', bytes }]));
    await server.jobsDone();
    const { body } = await designer.get(theirPath);
    expect(body.results[0]!.photos).toMatchObject([{ review: 'held', thumbhash: null }]);
    expect(new Set(await statusesOf(urlsOf(body.results[0]!)))).toEqual(new Set([404]));
  });
});

describe('a message is refused', () => {
  test('that has neither words nor photos, as a form and as JSON', async () => {
    const owner = await deals.customerWithOrder();
    const { path } = await conversationOf(owner);
    const refusal = async (body: Parameters<typeof owner.post<typeof path>>[1]) => {
      const answer = await owner.post(path, body!);
      return [answer.status, ...answer.body.errors.map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await refusal(messageForm([]))).toEqual([400, 'message required']);
    expect(await refusal(messageForm([], ' '))).toEqual([400, 'message blank']);
    expect(await refusal({ message_id: randomUUID(), message: '' })).toEqual([400, 'message blank']);
    expect((await owner.get(path)).body.count).toBe(0);
  });

  test('with six photos, with something else than a photo, or with a damaged one, and nothing of it is stored', async () => {
    const owner = await deals.customerWithOrder();
    const { path } = await conversationOf(owner);
    const refusal = async (photos: readonly FormFile[]) => {
      const { status, body } = await owner.post(path, messageForm(photos, 'Look'));
      return [status, ...body.errors.map(({ field, code }) => `${field} ${code}`)];
    };
    const photo = await picture();
    expect(await refusal(Array.from({ length: 6 }, () => photo))).toEqual([400, 'photos too_many_files']);
    expect(await refusal([photo, { name: 'a.jpg', bytes: 'text' }])).toEqual([
      400,
      'photos.1 invalid_file_type',
    ]);
    const cut = { name: 'cut.jpg', bytes: (photo.bytes as Buffer).subarray(0, 100) };
    expect(await refusal([cut])).toEqual([400, 'photos.0 invalid_image']);
    expect((await owner.get(path)).body.count).toBe(0);
  });

  test('whose photos the plan has no room for, while words still go', async () => {
    const owner = await deals.customerWithOrder();
    const { path } = await conversationOf(owner);
    await server.withDatabase((db) =>
      db.updateTable('account').set({ storageLimitBytes: 100 }).where('email', '=', owner.email).execute(),
    );
    const { status, body } = await owner.post(path, messageForm([await picture()]));
    expect([status, body.code]).toEqual([403, 'storage_quota_reached']);
    expect((await owner.post(path, messageForm([], 'Words'))).status).toBe(201);
    expect((await owner.get(path)).body.count).toBe(1);
  });

  test('while one side has blocked the other', async () => {
    const owner = await deals.customerWithOrder();
    const { id, path } = await conversationOf(owner);
    await designer.post(`designer/conversation/${id}/block/`);
    const { status, body } = await owner.post(path, messageForm([await picture()]));
    expect([status, body.code]).toEqual([409, 'conversation_blocked']);
    await designer.post(`designer/conversation/${id}/unblock/`);
  });
});

test('another account can neither see, send nor report the photos of a conversation', async () => {
  const [owner, stranger] = [await deals.customerWithOrder(), await deals.customerWithOrder()];
  const rival = await deals.poolDesigner('Rut');
  const { path, theirPath } = await conversationOf(owner);
  const strangers = await openEvents(server.url, stranger.tokens.access);
  const { photos, message_id } = await sentBy(owner, path);
  const report = { kind: 'photo', id: photos[0]!.id, reason: 'abuse' } as const;
  for (const [account, ofRole] of [
    [stranger, path],
    [rival, theirPath],
  ] as const) {
    expect((await account.raw('GET', ofRole)).status).toBe(404);
    expect((await account.raw('POST', ofRole, { body: messageForm([await picture()]) })).status).toBe(404);
    expect((await account.post('user/report/', report)).status).toBe(404);
  }
  const { body } = await stranger.get('customer/conversation/');
  expect(JSON.stringify(body)).not.toContain(photos[0]!.url);
  expect((await designer.post('user/report/', report)).status).toBe(201);
  // What the stranger is told next is the first they are told.
  const own = await conversationOf(stranger);
  await stranger.post(own.path, { message_id: randomUUID(), message: 'Mine' });
  await strangers.until((received) => received.some(({ event }) => event.message?.message === 'Mine'));
  expect(strangers.received.map(({ event }) => event.message?.message_id)).not.toContain(message_id);
  strangers.drop();
});

describe('photos of messages go', () => {
  test('with the order that they are about', async () => {
    const owner = await deals.customerWithOrder();
    const { path } = await conversationOf(owner);
    const urls = urlsOf(await sentBy(owner, path));
    expect((await owner.delete(`customer/order/${owner.orderId}/`)).status).toBe(204);
    await server.jobsDone();
    expect(new Set(await statusesOf(urls))).toEqual(new Set([404]));
  });

  test.each(['customer', 'designer'] as const)('with the account of the %s', async (side) => {
    const [owner, leaving] = [await deals.customerWithOrder(), await deals.poolDesigner('Ida')];
    const { path, theirPath } = await conversationOf(owner, leaving);
    const sent = await sentBy(owner, path);
    const answer = await leaving.post(theirPath, messageForm([await picture()]));
    const urls = [...urlsOf(sent), ...urlsOf(answer.body)];
    const account = side === 'customer' ? owner : leaving;
    const removal = await account.raw('DELETE', 'user/me/', { body: { password: GOOD_PASSWORD } });
    expect(removal.status).toBe(204);
    await server.jobsDone();
    expect(new Set(await statusesOf(urls))).toEqual(new Set([404]));
  });
});
