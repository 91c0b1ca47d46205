import { setTimeout as wait } from 'node:timers/promises';
import { createGiven } from '@tessera/testkit/given';
import {
  clusterMissing,
  createPostgresCluster,
  type PostgresCluster,
} from '@tessera/testkit/servers/postgres-cluster';
import { startTestServer, type TestServer } from '@tessera/testkit/servers/test-server';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, report, startLoad, type Load } from '../order-load.ts';
import { expectRefusalWhileLocked } from '../locked-table.ts';
import { canRun } from '../needs.ts';

/**
 * Guarantees for whatever happens to PostgreSQL: the process goes on, callers are refused with 503 within 5 s and never
 * signed out, nothing acknowledged is lost, and within 5 s after the database is back calls and jobs succeed again.
 */

/** What docs/faults.md promises. */
const ANSWERED_MS = 5_000;
const HEALED_MS = 5_000;

/** How long the database is away; longer in the long form, where everything that can time out does so several times. */
const AWAY_MS = process.env['TEST_LONG'] === '1' ? 30_000 : 1_000;
const MAX_CONNECTIONS = 20;

const isRunnable = canRun('faults of PostgreSQL', clusterMissing());
let cluster: PostgresCluster;
let databaseUrl: string;
let server: TestServer;

beforeAll(async () => {
  if (!isRunnable) return;
  cluster = await createPostgresCluster([
    `max_connections=${MAX_CONNECTIONS}`,
    'superuser_reserved_connections=3',
  ]);
  databaseUrl = await cluster.createDatabase();
  await cluster.query(`create role greedy login; create role product login`);
  await cluster.query(`alter database ${databaseName()} owner to product`);
  const asProduct = new URL(databaseUrl);
  asProduct.username = 'product';
  // Extensions are the superuser's to make.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create extension vector; create extension pg_trgm; create extension unaccent');
  await client.query('alter schema public owner to product');
  await client.end();
  server = await startTestServer({
    database: { connection: { connectionString: asProduct.href, max: 10 }, embedded: false },
    settings: {
      FREE_ORDER_LIMIT: '100000',
      LOG_LEVEL: 'fatal',
      DATABASE_CONNECT_TIMEOUT_MS: '',
      DATABASE_STATEMENT_TIMEOUT_MS: '',
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await cluster?.remove();
});

interface Fault {
  name: string;
  strike(): Promise<unknown>;
  /** Brings the database back; nothing where it was never away. */
  restore?(): Promise<unknown>;
  /** Whether PostgreSQL begins another life, in which it may use numbers of transactions again. */
  endsLife?: boolean;
}

const faults: Fault[] = [
  { name: 'one connection ended', strike: () => cluster.query(terminate('limit 1')) },
  { name: 'all connections ended', strike: () => cluster.query(terminate('')) },
  {
    name: 'stopped at once (immediate)',
    strike: () => cluster.stop('immediate'),
    restore: () => cluster.start(),
    endsLife: true,
  },
  {
    name: 'stopped (fast)',
    strike: () => cluster.stop('fast'),
    restore: () => cluster.start(),
    endsLife: true,
  },
  {
    name: 'stopped (smart) until its connections are ended',
    async strike() {
      cluster.tell('smart');
      await wait(500);
      await cluster.stop('fast');
    },
    restore: () => cluster.start(),
    endsLife: true,
  },
  {
    name: 'killed',
    strike: () => cluster.stop('kill'),
    restore: () => cluster.start(),
    endsLife: true,
  },
  { name: 'frozen', strike: () => cluster.freeze(), restore: () => cluster.thaw() },
  {
    name: 'new connections refused (pg_hba)',
    async strike() {
      await cluster.refuse(true);
      await cluster.query(terminate(''));
    },
    restore: () => cluster.refuse(false),
  },
  { name: 'no connections left (max_connections)', strike: takeAllConnections, restore: giveBackConnections },
];

/** While the database is away, the process says so and refuses everything else at once. */
async function expectOutage(load: Load): Promise<void> {
  load.takeAnswers();
  const readiness = call(server.url, 'GET', '/readyz');
  expect((await call(server.url, 'GET', '/healthz')).status).toBe(200);
  expect(await readiness).toMatchObject({ status: 503, retryAfter: '2', body: { code: 'unavailable' } });
  await wait(AWAY_MS);
  expect(Object.keys(load.takeAnswers())).toEqual(['503']);
}

test.runIf(isRunnable).each(faults)(
  '$name: 503 in time, nothing lost, healed within 5 s',
  async ({ name, strike, restore, endsLife = false }) => {
    const lifeBefore = await databaseLife();
    const load = await startLoad(server.url);
    await load.acknowledged(10);
    await strike();
    if (restore !== undefined) await expectOutage(load);
    const backAt = performance.now();
    await restore?.();
    const restoredAt = restore === undefined ? backAt : performance.now();
    await load.acknowledged(1);
    const healMs = performance.now() - restoredAt;
    await jobDoneSince(restoredAt);
    const doneMs = performance.now() - restoredAt;
    const journal = await load.end();
    report(`PostgreSQL: ${name}`, journal, healMs);
    expect(journal.lost).toBe(0);
    expect(Object.keys(journal.answers).filter((status) => !['200', '201', '503'].includes(status))).toEqual(
      [],
    );
    expect(journal.slowestMs).toBeLessThan(ANSWERED_MS);
    expect(Math.max(healMs, doneMs)).toBeLessThan(HEALED_MS);
    expect((await databaseLife()) !== lifeBefore).toBe(endsLife);
    expect((await call(server.url, 'GET', '/readyz')).status).toBe(200);
  },
);

test.runIf(isRunnable)(
  'a locked table: calls are answered 503 in time, and their statements are not carried out later',
  async () => {
    const given = createGiven(server);
    await expectRefusalWhileLocked(databaseUrl, {
      given,
      customer: await given.customer(),
      answeredMs: ANSWERED_MS,
    });
  },
);

test.runIf(isRunnable)('jobs that were interrupted are taken up again, and none is given up', async () => {
  const [{ now }] = await cluster.query('select now()');
  // A missed heartbeat, two looks for it (the first may have met the outage), and a slow machine.
  await expect.poll(() => interruptedBefore(now), { timeout: 100_000 }).toEqual([]);
  expect(await jobs(sql`state = 'failed'`)).toBe(0);
});

/** Resolves once a job has been done that was finished after a moment of this process's clock. */
async function jobDoneSince(sinceMs: number): Promise<void> {
  const since = new Date(performance.timeOrigin + sinceMs);
  while ((await jobs(sql`state = 'completed' and completed_on > ${since}`)) === 0) await wait(50);
}

function databaseLife(): Promise<string> {
  return server.withDatabase(async (db) => {
    const { rows } = await sql<{ life: string }>`select database_life() as life`.execute(db);
    return rows[0]!.life;
  });
}

function jobs(condition: RawBuilder<unknown>): Promise<number> {
  return server.withDatabase(async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*) from pgboss.job where ${condition}`.execute(
      db,
    );
    return rows[0]!.count;
  });
}

/** Jobs that were begun before a moment and not ended, with what shows whether anybody is at work on them. */
function interruptedBefore(moment: Date): Promise<object[]> {
  return server.withDatabase(async (db) => {
    const { rows } = await sql<object>`
      select name, retry_count, started_on, heartbeat_on, heartbeat_seconds, expire_seconds, now()
      from pgboss.job where state = 'active' and started_on < ${moment}
    `.execute(db);
    return rows;
  });
}

function databaseName(): string {
  return new URL(databaseUrl).pathname.slice(1);
}

function terminate(limit: string): string {
  return `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
    where datname = '${databaseName()}' order by random() ${limit}) as victim`;
}

const greedy: pg.Client[] = [];

/** Somebody else has every connection that is not kept for superusers. */
async function takeAllConnections(): Promise<void> {
  await cluster.query('alter role product nologin');
  await cluster.query(terminate(''));
  // A connection that was ended gives back its place a moment later.
  for (let refusals = 0; refusals < 10;) {
    const client = new pg.Client({ connectionString: databaseUrl.replace('postgres@', 'greedy@') });
    client.on('error', () => {});
    try {
      await client.connect();
      greedy.push(client);
      refusals = 0;
    } catch {
      refusals++;
      await wait(20);
    }
  }
  await cluster.query('alter role product login');
}

async function giveBackConnections(): Promise<void> {
  await Promise.all(greedy.splice(0).map((client) => client.end()));
}
