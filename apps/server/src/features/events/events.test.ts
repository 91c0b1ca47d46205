import { randomUUID } from 'node:crypto';
import { EVENT_STREAMS_MAX, EVENTS_PATH } from '@tessera/contract/talk/event-stream';
import { createDeals, type DealDesigner } from '@tessera/testkit/deal';
import { openEvents, type EventStream, type ReceivedEvent } from '@tessera/testkit/events';
import type { Account } from '@tessera/testkit/given';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** On PostgreSQL two servers share the database; the embedded one has one server only. */
let database: TestDatabase;
let servers: TestServer[];
let deals: ReturnType<typeof createDeals>;
let designer: DealDesigner;

const settings = { OPEN_APPLICATIONS_MAX: '1000' };

beforeAll(async () => {
  database = await createTestDatabase();
  const shared = { database, eventHeartbeatMs: 100 };
  const first = await startTestServer({ ...shared, settings });
  servers = [first];
  if (!database.embedded)
    servers.push(
      await startTestServer({
        ...shared,
        dataDir: first.dataDir,
        settings: { ...settings, ROLE: 'api' },
      }),
    );
  deals = createDeals(servers[0]!);
  designer = await deals.poolDesigner();
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database.drop();
});

/** The server that the designer’s pages are open at: not the one that the customer writes to, where there are two. */
const other = () => servers.at(-1)!;

const open = (account: Account, lastId?: string, server = other()) =>
  openEvents(server.url, account.tokens.access, lastId);

async function talking() {
  const owner = await deals.customerWithOrder();
  const { body } = await owner.post('customer/conversation/', {
    designer_id: designer.id,
    order_id: owner.orderId,
  });
  const write = async (message: string) => {
    const path = `customer/conversation/${body.id}/message/` as const;
    const answer = await owner.post(path, { message_id: randomUUID(), message });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  return { owner, id: body.id, write };
}

const wordsIn = (received: readonly ReceivedEvent[]) =>
  received.flatMap(({ event }) => (event.message === undefined ? [] : [event.message.message]));

describe('a stream of live events', () => {
  test('has a message that the other side wrote at another process, and the notification of it', async () => {
    const { owner, id, write } = await talking();
    const stream = await open(designer);
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    const ownStream = await open(owner);
    const message = await write('Good morning');
    await stream.until((received) => received.length >= 2);
    expect(stream.received.map(({ event }) => event)).toEqual([
      { kind: 'message', conversation_id: id, order_id: owner.orderId, message },
      { kind: 'notification', notification: expect.objectContaining({ kind: 'message', read: false }) },
    ]);
    // The writer’s other pages have it too.
    await ownStream.until((received) => received.length > 0);
    expect(wordsIn(ownStream.received)).toEqual(['Good morning']);

    await designer.post(`designer/conversation/${id}/read/`, { message_id: message.message_id });
    await ownStream.until((received) => received.length >= 2);
    expect(ownStream.received.at(-1)!.event).toEqual({
      kind: 'conversation',
      conversation_id: id,
      order_id: owner.orderId,
    });
    for (const one of [stream, ownStream]) one.drop();
  });

  test('goes on where it broke off: over 20 dropped connections no message is lost and none comes twice', async () => {
    const { write } = await talking();
    const all: ReceivedEvent[] = [];
    let stream = await open(designer);
    const words: string[] = [];
    let isDone = false;
    const writing = (async () => {
      for (let i = 0; i < 60 || !isDone; i++) {
        words.push(`No. ${i}`);
        await write(words.at(-1)!);
      }
    })();
    for (let drops = 0; drops < 20; drops++) {
      const before = stream.received.length;
      // Some break off after an event, some before any has come.
      if (drops % 4 !== 0) await stream.until((received) => received.length > before);
      stream.drop();
      await stream.ended;
      all.push(...stream.received);
      stream = await open(designer, stream.lastId(), servers[drops % servers.length]);
    }
    isDone = true;
    await writing;
    await stream.until(
      (received) => wordsIn(received).includes(words.at(-1)!) || wordsIn(all).includes(words.at(-1)!),
    );
    stream.drop();
    all.push(...stream.received);
    expect(wordsIn(all)).toEqual(words);
    const ids = all.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
  }, 240_000);

  test('has every message of many who write at once, each once', async () => {
    const pairs = [];
    for (let i = 0; i < 5; i++) pairs.push(await talking());
    const stream = await open(designer);
    const sent = pairs.flatMap(({ write }, n) => [1, 2, 3, 4].map((i) => write(`${n} ${i}`)));
    await Promise.all(sent);
    await stream.until((received) => wordsIn(received).length >= sent.length);
    expect(wordsIn(stream.received).toSorted()).toEqual(
      pairs.flatMap((_, n) => [1, 2, 3, 4].map((i) => `${n} ${i}`)),
    );
    stream.drop();
  });

  test('of another account has nothing of it', async () => {
    const { write } = await talking();
    const stranger = await deals.poolDesigner('Rut');
    const strangers = await talking();
    const streams = [await open(stranger), await open(strangers.owner), await open(stranger, '0')];
    await write('Between us');
    await strangers.write('Mine');
    await streams[1]!.until((received) => received.length > 0);
    expect(wordsIn(streams[1]!.received)).toEqual(['Mine']);
    for (const stream of [streams[0]!, streams[2]!]) expect(stream.received).toEqual([]);
    for (const stream of streams) stream.drop();
  });

  test('needs a session, and ends when that has ended', async () => {
    const { owner } = await talking();
    const visitor = await servers[0]!.client().raw('GET', EVENTS_PATH);
    expect([visitor.status, visitor.body.code]).toEqual([401, 'not_authenticated']);
    const wrong = await owner.raw('POST', EVENTS_PATH, { body: {} });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
    const stream = await open(owner);
    await owner.post('user/sign-out/', { refresh: owner.tokens.refresh });
    await stream.ended;
    expect((await open(owner)).status).toBe(401);
  });

  test('begins anew where the id to resume from is none of ours', async () => {
    const { owner, write } = await talking();
    await write('Before');
    for (const lastId of ['x', '-1', '1e9', '99999999999999999999']) {
      const stream = await open(owner, lastId);
      expect([stream.status, stream.received]).toEqual([200, []]);
      stream.drop();
    }
  });

  test('is one of a bounded number, and holds no connection of the database', async () => {
    const accounts = [await deals.customer(), await deals.customer(), await deals.customer()];
    const streams: EventStream[] = [];
    for (const account of accounts)
      for (let i = 0; i < EVENT_STREAMS_MAX; i++) streams.push(await open(account));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open(accounts[0]!)).status).toBe(429);
    // More streams than connections: everything else goes on.
    const { body } = await other().client(designer.tokens.access).get('designer/conversation/');
    expect(body.count).toBeGreaterThan(0);
    streams[0]!.drop();
    await expect.poll(async () => (await open(accounts[0]!)).status).toBe(200);
    for (const stream of streams) stream.drop();
  });

  test('shows that it is alive while nothing happens', async () => {
    const stream = await open(await deals.customer());
    await expect.poll(() => stream.heartbeats()).toBeGreaterThan(2);
    expect(stream.received).toEqual([]);
    stream.drop();
  });
});

test('a server that stops ends its streams at once', async () => {
  const stopping = await startTestServer();
  const account = await createDeals(stopping).customer();
  const stream = await openEvents(stopping.url, account.tokens.access);
  const startedAt = performance.now();
  await stopping.stop();
  await stream.ended;
  // A request that does not end by itself would be waited for 15 seconds long.
  expect(performance.now() - startedAt).toBeLessThan(14_000);
});
