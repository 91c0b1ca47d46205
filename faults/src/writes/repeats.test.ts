import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GOOD_PASSWORD, createGiven } from '@tessera/testkit/given';
import { launchServer } from '@tessera/testkit/servers/server-process';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { createClient, type Answer } from '@tessera/testkit/client';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const isLong = process.env['TEST_LONG'] === '1';

/** How often many equal calls are sent at once. */
const ROUNDS = isLong ? 100 : 3;

/** How often the process is killed while orders are made under keys. */
const KILLS = isLong ? 40 : 2;

const orderBody = (name: string) => ({
  object_name: name,
  object_desc: 'A light kitchen with oak worktops.',
  country_code: 'SE',
  links: [],
  budget: 18_000,
});

describe('requests that reach one server at the same moment', () => {
  let server: TestServer;
  let given: ReturnType<typeof createGiven>;
  beforeAll(async () => {
    server = await startTestServer({ settings: { FREE_ORDER_LIMIT: '100000' } });
    given = createGiven(server);
  });
  afterAll(() => server.stop());

  test('50 equal orders that are sent at once under one key make one order, and all get the same answer', async () => {
    const customer = await given.customer();
    for (let round = 1; round <= ROUNDS; round++) {
      const key = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => customer.post('customer/order/', orderBody(`Round ${round}`), key)),
      );
      expect(countStatuses(answers)).toEqual({ 201: 50 });
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    const { count } = (await customer.get('customer/order/')).body;
    console.log(
      `FAULT 50 equal orders at once ×${ROUNDS}: ${ROUNDS} acknowledged, 0 lost, ${count - ROUNDS} doubled`,
    );
    expect(count).toBe(ROUNDS);
  });

  test('of 20 edits of one version at once, one is saved and 19 are told that it was changed meanwhile', async () => {
    const customer = await given.customer();
    const { body: order } = await customer.post('customer/order/', orderBody('First'));
    const path = `customer/order/${order.id}/` as const;
    let overwritten = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const ifMatch = { 'if-match': (await customer.get(path)).headers.get('etag')! };
      const names = Array.from({ length: 20 }, (_, i) => `Edit ${round}.${i}`);
      const answers = await Promise.all(names.map((name) => customer.put(path, orderBody(name), ifMatch)));
      expect(countStatuses(answers)).toEqual({ 200: 1, 412: 19 });
      const saved = names[answers.findIndex(({ status }) => status === 200)];
      if ((await customer.get(path)).body.object_name !== saved) overwritten++;
    }
    console.log(
      `FAULT 20 edits of one version at once ×${ROUNDS}: ${ROUNDS} acknowledged, ${overwritten} lost`,
    );
    expect(overwritten).toBe(0);
  });
});

test(
  'orders that are sent again under their keys after kill -9 all exist, each once',
  { timeout: 1_800_000 },
  async () => {
    const database: TestDatabase | undefined =
      process.env['TEST_POSTGRES_URL'] === undefined ? undefined : await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'tessera-repeats-'));
    const settings = {
      FREE_ORDER_LIMIT: '100000',
      // Whoever is told nothing asks again at once, so every moment of a call is hit.
      ...(database && { DATABASE_URL: String(database.connection.connectionString) }),
    };
    let server = launchServer(dataDir, settings);
    try {
      let url = await server.ready;
      const email = `repeats-${process.pid}@example.org`;
      const { body: tokens } = await createClient(url).post('customer/sign-up/', {
        email,
        password: GOOD_PASSWORD,
      });
      const access: string = tokens.access;
      const acknowledged = new Map<string, string>();
      let isOver = false;
      let repeated = 0;

      const work = async (worker: number) => {
        for (let n = 0; !isOver; n++) {
          const name = `${worker}.${n}`;
          const key = randomUUID();
          for (let attempt = 1; ; attempt++) {
            const answer = await createClient(url, access)
              .post('customer/order/', orderBody(name), { 'idempotency-key': key })
              .catch(() => undefined);
            if (answer?.status === 201) {
              acknowledged.set(name, answer.body.id);
              if (answer.headers.get('idempotency-replayed') !== null) repeated++;
              break;
            }
            if (answer !== undefined && answer.status !== 503)
              throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
            await wait(20);
          }
        }
      };
      const working = Promise.all([1, 2, 3, 4].map(work));
      const healMs: number[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        const before = acknowledged.size;
        await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before + 10 + kill);
        await server.end('SIGKILL');
        const killedAt = performance.now();
        server = launchServer(dataDir, settings);
        url = await server.ready;
        const restarted = acknowledged.size;
        await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(restarted);
        healMs.push(performance.now() - killedAt);
      }
      isOver = true;
      await working;

      const found = new Map<string, number>();
      const client = createClient(url, access);
      let page = (await client.get('customer/order/', { query: { limit: 500 } })).body;
      for (;;) {
        for (const { object_name: name } of page.results) found.set(name, (found.get(name) ?? 0) + 1);
        if (page.next === null) break;
        page = (await client.next(page)).body;
      }
      const lost = [...acknowledged.keys()].filter((name) => !found.has(name));
      const doubled = [...found].filter(([, count]) => count > 1);
      const longestS = (Math.max(...healMs) / 1000).toFixed(1);
      console.log(
        `FAULT kill -9 ×${KILLS}, every order sent again under its key: ${acknowledged.size} acknowledged ` +
          `(${repeated} a second time), ${lost.length} lost, ${doubled.length} doubled, healed after ${longestS} s at most`,
      );
      expect([lost, doubled, found.size]).toEqual([[], [], acknowledged.size]);
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      await server.end('SIGKILL');
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

function countStatuses(answers: readonly Answer[]): Record<number, number> {
  return Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, list]) => [status, list.length]),
  );
}
