import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readMigrations } from '@tessera/server/db/migrate';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import {
  clusterMissing,
  createPostgresCluster,
  type PostgresCluster,
} from '@tessera/testkit/servers/postgres-cluster';
import { launchServer, type ServerProcess } from '@tessera/testkit/servers/server-process';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call } from '../order-load.ts';
import { canRun } from '../needs.ts';

/**
 * Guarantees for starts that go wrong: one that is killed half-way through bringing the database up to date is completed
 * by the next, and two servers at once either share the database or are told that they cannot.
 */

const isLong = process.env['TEST_LONG'] === '1';
const hasCluster = canRun('starts on PostgreSQL', clusterMissing());
let cluster: PostgresCluster;
let temporary: string;
const launched: ServerProcess[] = [];

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'tessera-starts-'));
  if (hasCluster) cluster = await createPostgresCluster();
});
afterEach(() => Promise.all(launched.splice(0).map((server) => server.end('SIGKILL'))));
afterAll(async () => {
  await cluster?.remove();
  await rm(temporary, { recursive: true, force: true });
});

/** Moments of a first start, in their order, each as an SQL condition that another connection sees. */
const firstStart = {
  'while it waits for its turn or has just taken it': `exists (select from pg_locks where locktype = 'advisory')`,
  'while the tables are being made': `exists (
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%create table account%'
  )`,
  'once the tables are there, and before the queue is': `to_regclass('public.account') is not null`,
};

test.runIf(hasCluster)(
  'PostgreSQL: a migration that is killed at any moment is completed by the next start',
  async () => {
    const databaseUrl = await cluster.createDatabase();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const isTrue = async (condition: string): Promise<boolean> =>
      (await client.query(`select ${condition} as answer`)).rows[0].answer;
    for (const [moment, condition] of Object.entries(firstStart)) {
      const killed = launch(join(temporary, 'migrated'), { DATABASE_URL: databaseUrl });
      let isReady = false;
      void killed.ready.then(
        () => (isReady = true),
        () => {},
      );
      while (!(await isTrue(condition))) {
        if (isReady) throw new Error(`The server was ready before it was seen ${moment}.`);
        await wait(2);
      }
      await killed.end('SIGKILL');
    }
    await client.query(`insert into account (id, email, email_key, role, password_hash)
      values ('019aa000-0000-7000-8000-000000000001', 'early@example.org', 'early@example.org', 'customer', 'x')`);
    const url = await launch(join(temporary, 'migrated'), { DATABASE_URL: databaseUrl }).ready;
    const { rows: applied } = await client.query('select name from kysely.kysely_migration order by name');
    expect(applied.map(({ name }) => name)).toEqual(Object.keys(await readMigrations()));
    expect((await client.query(`select email from account`)).rows).toEqual([{ email: 'early@example.org' }]);
    await signUp(url);
    await client.end();
  },
);

test('embedded: a first start that is killed is completed by the next', async () => {
  const dataDir = join(temporary, 'embedded');
  const database = join(dataDir, 'postgres');
  const moments = [
    () => existsSync(`${database}.new`),
    () => existsSync(database),
    ...(isLong ? Array.from({ length: 20 }, (_, index) => elapsed(index * 250)) : []),
  ];
  for (const isReached of moments) {
    const killed = launch(dataDir);
    while (!isReached()) await wait(5);
    await killed.end('SIGKILL');
  }
  await signUp(await launch(dataDir).ready);
  expect(await readdir(dataDir)).not.toContain('postgres.new');
});

test('embedded: a second server on the same folder is refused and says why; the first goes on', async () => {
  const dataDir = join(temporary, 'shared');
  const url = await launch(dataDir).ready;
  const { code, complaint } = await launch(dataDir).ended;
  expect(complaint).toContain(`Another process is using the folder ${dataDir}.`);
  expect(code).toBe(78);
  await signUp(url);
});

test.runIf(hasCluster)(
  'PostgreSQL: two servers that start at once on an empty database share it',
  async () => {
    const databaseUrl = await cluster.createDatabase();
    const start = () => launch(join(temporary, 'two'), { DATABASE_URL: databaseUrl }).ready;
    const [one, other] = await Promise.all([start(), start()]);
    const token = await signUp(one);
    expect((await call(other, 'GET', 'customer/order/', token)).status).toBe(200);
  },
);

test.runIf(hasCluster)('PostgreSQL: a start without the database says so', async () => {
  const url = new URL(cluster.url);
  url.port = '1';
  const { code, complaint } = await launch(join(temporary, 'nowhere'), { DATABASE_URL: url.href }).ended;
  expect(complaint).toContain('The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
  expect(code).toBe(75);
});

function launch(dataDir: string, settings: Record<string, string> = {}): ServerProcess {
  // Requests alone: no models are loaded.
  const server = launchServer(dataDir, { ROLE: 'api', ...settings }, { shown: 'fatal' });
  launched.push(server);
  return server;
}

/** Whether so much time has passed since it was first asked. */
function elapsed(ms: number): () => boolean {
  let sinceMs: number | undefined;
  return () => performance.now() - (sinceMs ??= performance.now()) >= ms;
}

async function signUp(url: string): Promise<string> {
  const { status, body } = await call(url, 'POST', 'customer/sign-up/', undefined, {
    email: 'carl@example.org',
    password: GOOD_PASSWORD,
  });
  expect(status).toBe(201);
  return body.access;
}
