import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type Client } from '@tessera/testkit/client';
import { openEvents, type EventStream } from '@tessera/testkit/events';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import { createRemoteGiven, type Account } from '@tessera/testkit/given';
import { jpeg } from '@tessera/testkit/pictures';
import {
  clusterMissing,
  createPostgresCluster,
  REPLICA_NAME,
  type PostgresCluster,
} from '@tessera/testkit/postgres-cluster';
import { launchServer, type ServerProcess } from '@tessera/testkit/server-process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createJournal } from '../journal.ts';
import { canRun } from '../needs.ts';
import { createRandom } from '../random.ts';
import { createWorkload } from '../workload.ts';
import { proxyMissing, startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';

const isPossible = canRun('a change of PostgreSQL servers', clusterMissing() ?? proxyMissing());

/** What docs/operations.md promises, counted from the death of the primary. */
const HEALED_MS = 10_000;

/** So many changes are acknowledged before the primary dies. */
const WRITES_MIN = 20;

/** Failed sign-ins that have to wait for nothing. */
const FREE_FAILURES = 4;

/** Clients that write without end, and the pause of each between two changes. */
const CLIENTS = 3;
const PAUSE_MS = 50;

const LOOK_MS = 50;

const clusterSettings = [
  'synchronous_commit=remote_apply',
  // A killed process leaves to the kernel what it has written.
  'fsync=off',
  // The log of what was rolled back is written late, so that a crash loses it. What is committed does not wait for this.
  'wal_writer_delay=10s',
  'shared_buffers=32MB',
];

/**
 * Guarantees for two processes that answer requests and one that does jobs, when PostgreSQL's primary dies and its synchronous
 * replica takes over: everything goes on within 10 s without a restart, and nothing acknowledged is lost.
 */
describe.runIf(isPossible)('PostgreSQL’s primary is killed under load, and its replica promoted', () => {
  let folder: string;
  let primary: PostgresCluster;
  let replica: PostgresCluster;
  let proxy: DatabaseProxy;
  let databaseUrl: string;
  let databaseName: string;
  let processes: ServerProcess[] = [];
  let urls: string[];
  let designer: Account;
  let customer: Account;
  let orderId: string;
  let stream: EventStream;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-failover-'));
    primary = await createPostgresCluster(clusterSettings);
    await primary.query('create role haproxy login');
    databaseUrl = await primary.createDatabase();
    databaseName = new URL(databaseUrl).pathname.slice(1);
    replica = await createPostgresCluster(clusterSettings, { replicaOf: primary });
    proxy = await startDatabaseProxy({ database: primary, replica });
    await primary.query(`alter system set synchronous_standby_names = '${REPLICA_NAME}'`);
    await primary.query('select pg_reload_conf()');
    await vi.waitFor(
      async () =>
        expect(await primary.query('select sync_state from pg_stat_replication')).toEqual([
          { sync_state: 'sync' },
        ]),
      10_000,
    );
    const settings = {
      DATABASE_URL: proxy.primary(databaseUrl),
      FREE_PROJECT_LIMIT: '100000',
      FREE_ORDER_LIMIT: '100000',
      ORDER_WRITES_PER_MINUTE: '100000',
      PROJECT_WRITES_PER_MINUTE: '100000',
      SIGN_IN_FREE_FAILURES: String(FREE_FAILURES),
      LINK_PREVIEWS: 'off',
    };
    processes = ['api', 'api', 'worker'].map((role) =>
      launchServer(folder, { ...settings, ROLE: role }, { shown: 'fatal' }),
    );
    urls = (await Promise.all(processes.map(({ ready }) => ready))).slice(0, 2);
  });

  afterAll(async () => {
    stream?.drop();
    await Promise.all(processes.map((each) => each.end('SIGKILL')));
    await proxy?.stop();
    await replica?.remove();
    await primary?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  let calls = 0;
  /** A client each of whose calls goes to the other process than the one before. */
  const anywhere = (token?: string): Client => createClient(() => urls[calls++ % 2]!, token);
  const at = (index: number, { tokens }: Account): Client => createClient(urls[index]!, tokens.access);
  const matchesAt = async (index: number) => {
    const { status, body } = await at(index, customer).get('customer/match/', { query: { order: orderId } });
    expect(status).toBe(200);
    return body.results.map(({ name }) => name);
  };
  const rename = async (name: string) => {
    const { status } = await designer.post('designer/profile/', profileForm([], { first_name: name }));
    expect(status).toBe(200);
  };
  const isReady = async (id: string) =>
    (await customer.get(`customer/order/${id}/`)).body.matching_state === 'ready';
  const signInBadly = async (index: number) =>
    (
      await createClient(urls[index]!).post('user/sign-in/', {
        email: 'nobody@example.org',
        password: 'none of mine',
      })
    ).status;

  test('nothing acknowledged is lost or doubled, and all processes go on within 10 s', async () => {
    const given = createRemoteGiven({ client: anywhere });
    [designer, customer] = [await given.designer(), await given.customer()];
    const photo = { name: 'photo.jpg', bytes: await jpeg(600, 400) };
    await designer.post('designer/profile/', profileForm([photo]));
    await designer.post('designer/project/', projectForm([photo]));
    const key = { 'idempotency-key': randomUUID() };
    const body = given.orderBody({ links: [] });
    const order = await at(0, customer).post('customer/order/', body, key);
    orderId = order.body.id;
    await vi.waitFor(async () => expect(await isReady(orderId)).toBe(true), 60_000);
    await expect.poll(() => matchesAt(0), { timeout: 60_000 }).toEqual(['Åsa Öberg']);
    expect(await matchesAt(1)).toEqual(['Åsa Öberg']);
    expect([await signInBadly(0), await signInBadly(0), await signInBadly(0)]).toEqual([401, 401, 401]);
    stream = await openEvents(urls[0]!, customer.tokens.access);

    const journal = createJournal();
    const workload = await createWorkload({
      client: anywhere,
      url: () => urls[0]!,
      journal,
      random: createRandom(1),
    });
    journal.begin('the primary is killed, its replica promoted');
    let isRunning = true;
    const running = Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (isRunning) {
          await workload.changeOrder();
          await wait(PAUSE_MS);
        }
      }),
    );
    while (journal.sum().acknowledged < WRITES_MIN) await Promise.race([wait(LOOK_MS), running]);

    await primary.stop('kill');
    const killedAt = performance.now();
    const since = () => performance.now() - killedAt;
    const deadSince = new Date();
    await replica.promote();
    const promotedMs = since();
    /** Asks a process until it takes an order, under one key; gives the order's id. */
    const ordered = async (index: number): Promise<string> => {
      const again = { 'idempotency-key': randomUUID() };
      for (;;) {
        const made = await at(index, customer).post('customer/order/', body, again);
        if (made.status === 201) return made.body.id;
        expect(made.status).toBe(503);
        await wait(LOOK_MS);
      }
    };
    const answers = async () => {
      const made = await Promise.all([ordered(0), ordered(1)]);
      for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
      const answeredMs = since();
      await at(1, customer).post(`customer/order/${made[0]}/pause/`);
      // The stream is that of the first process, and was never opened anew.
      await stream.until((received) => received.some(({ event }) => event.order_id === made[0]));
      return { answeredMs, toldMs: since() };
    };
    const job = async () => {
      for (;;) {
        const [{ count }] = await replica.query(
          `select count(*)::int from pgboss.job where state = 'completed' and completed_on > '${deadSince.toISOString()}'`,
          databaseName,
        );
        if (count > 0) return since();
        await wait(LOOK_MS);
      }
    };
    const [{ answeredMs, toldMs }, jobDoneMs] = await Promise.all([answers(), job()]);
    const healedMs = Math.max(toldMs, jobDoneMs);
    journal.healed(healedMs);
    isRunning = false;
    await running;
    await workload.compare();
    console.log(journal.report('PostgreSQL'));
    console.log(
      `FAULT failover: promoted ${seconds(promotedMs)}, both processes answer ${seconds(answeredMs)}, ` +
        `a live event arrives ${seconds(toldMs)}, a job is done ${seconds(jobDoneMs)} after the primary died`,
    );
    expect(journal.sum()).toMatchObject({ lost: [], doubled: [], halfDone: [], wrong: [] });
    expect(healedMs).toBeLessThan(HEALED_MS);

    // What was confirmed before under its key is not made again by the other process.
    const repeated = await at(1, customer).post('customer/order/', body, key);
    expect([repeated.status, repeated.body.id]).toEqual([201, orderId]);
    expect((await customer.get('customer/order/')).body.count).toBe(3);
  });

  test('guesses from before count at every process afterwards', async () => {
    const statuses = await Promise.all([0, 1, 0, 1, 0, 1].map(signInBadly));
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(FREE_FAILURES);
  });

  test('a session from before is renewed at one process, and ended at all', async () => {
    const { refresh } = customer.tokens;
    const renewed = await createClient(urls[1]!).post('user/refresh-token/', { refresh });
    expect(renewed.status).toBe(200);
    const renewedClients = urls.map((url) => createClient(url, renewed.body.access));
    for (const client of renewedClients) expect((await client.get('customer/order/')).status).toBe(200);
    const ended = { ...customer, tokens: renewed.body };
    await createClient(urls[0]!).post('user/sign-out/', { refresh: ended.tokens.refresh });
    for (const client of renewedClients) expect((await client.get('customer/order/')).status).toBe(401);
    const { email, password } = customer;
    const again = await createClient(urls[0]!).post('user/sign-in/', { email, password });
    customer = { ...customer, ...anywhere(again.body.access), tokens: again.body };
  });

  test('a list that was kept by a process from before shows a later change', async () => {
    await rename('Astrid');
    expect([await matchesAt(0), await matchesAt(1)]).toEqual([['Astrid Öberg'], ['Astrid Öberg']]);
  });

  test('a kept list shows a change whose transaction has the number of one that was forgotten in a crash', async () => {
    // Whatever is committed would have the log written up to there.
    await processes.pop()!.end('SIGTERM');
    await rename('Anna');
    await replica.query('begin; select pg_current_xact_id(); rollback; '.repeat(100));
    expect([await matchesAt(0), await matchesAt(1)]).toEqual([['Anna Öberg'], ['Anna Öberg']]);
    await replica.stop('kill');
    await replica.start();
    await vi.waitFor(() => rename('Agnes'), 10_000);
    expect([await matchesAt(0), await matchesAt(1)]).toEqual([['Agnes Öberg'], ['Agnes Öberg']]);
  });

  test('while the old primary is back, new connections are refused rather than given to either of the two', async () => {
    const connect = async () => {
      const client = new pg.Client({ connectionString: proxy.primary(databaseUrl) });
      client.on('error', () => {});
      await client.connect();
      await client.end();
    };
    await connect();
    await primary.start();
    await vi.waitFor(() => expect(connect()).rejects.toThrow(), 10_000);
    await primary.stop('immediate');
    await vi.waitFor(connect, 10_000);
  });
});

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
