import { createTestDatabase } from '@tessera/testkit/test-database';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase, type Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { listenToDatabase, type Hearers } from '../db/wake-ups.ts';
import { UnavailableError } from '../unavailable.ts';
import { defineJob, type JobHandler } from './define-job.ts';
import { createJobNews, JOB_CHANNEL } from './job-news.ts';
import { openQueue, type OpenQueue } from './queue.ts';
import { startWorker } from './worker.ts';

const log = pino({ level: 'silent' });
let isBack = false;
const done: string[] = [];
/** How often a worker looked for jobs. */
let lookCount = 0;

/** Needs something that is away until `isBack`; has one attempt only, so that the test need not wait for others. */
const needy = defineJob({
  name: 'test.needy',
  payload: z.object({ id: z.string() }),
  attempts: 1,
  timeoutMs: 10_000,
  concurrency: 1,
});
const doNeedy: JobHandler<typeof needy.payload> = async ({ id }) => {
  if (id === 'faulty') throw new Error('A fault of the job itself');
  if (!isBack) throw new AggregateError([new UnavailableError('It is away')], 'Not all could be done');
  done.push(id);
};

/** Fails at its first attempt. */
const clumsy = defineJob({ ...needy, name: 'test.clumsy', attempts: 2 });
const doClumsy: JobHandler<typeof clumsy.payload> = async ({ id }, { isLastAttempt }) => {
  if (!isLastAttempt) throw new Error('The first attempt fails');
  done.push(id);
};

/**
 * A process that does jobs, with a database of its own. Once it hears that the database tells of jobs, its pause is longer than any test may take:
 * what is done from then on was not found by a look that came by itself.
 */
async function startProcess({ hears }: { hears: boolean }) {
  const database = await createTestDatabase();
  const news = createJobNews();
  const hearers: Hearers = hears ? { [JOB_CHANNEL]: news.hear } : {};
  const db = openDatabase(database.connection, {
    onError: fail,
    ...(database.embedded && hears && { listen: hearers }),
    onQuery: ({ sql: text }) => {
      if (text.includes('as next_due_seconds')) lookCount++;
    },
  });
  await migrate(db);
  const listener = database.embedded
    ? undefined
    : listenToDatabase(database.connection, { hearers, onError: fail });
  const queue = await openQueue({ db, jobs: [needy, clumsy], embedded: database.embedded, onError: fail });
  const handlers = { 'test.needy': doNeedy, 'test.clumsy': doClumsy };
  let isDeaf = true;
  const pauses = {
    get hearing() {
      isDeaf = false;
      return 300_000;
    },
    deaf: 50,
  };
  const worker = await startWorker({ queue, news, db }, [needy, clumsy], handlers, log, pauses);
  return {
    db,
    queue,
    hearing: () => vi.waitUntil(() => !isDeaf, { timeout: 30_000 }),
    async stop() {
      await worker.stop();
      await listener?.close();
      await db.destroy();
      await database.drop();
    },
  };
}

let db: Db;
let queue: OpenQueue;
let running: Awaited<ReturnType<typeof startProcess>>;

beforeAll(async () => {
  running = await startProcess({ hears: true });
  ({ db, queue } = running);
  await running.hearing();
});
afterAll(() => running.stop());

/** Adds a job in a transaction of its own. */
const add = (id: string, job: typeof needy | typeof clumsy = needy) =>
  db.transaction().execute((tx) => queue.add(tx, job as typeof needy, { id }));

const isDone = (id: string) => vi.waitUntil(() => done.includes(id), { timeout: 30_000 });

const jobs = async (id: string) => {
  const { rows } = await sql<{ state: string; waits: boolean }>`
    select state, start_after > now() as waits from pgboss.job
    where name = ${needy.name} and data->>'id' = ${id} order by created_on
  `.execute(db);
  return rows.map(({ state, waits }) => (waits ? `${state}, waits` : state));
};

test('a job is not given up while a service it needs is out of reach, and is done once that is back', async () => {
  await db.transaction().execute((tx) => queue.add(tx, needy, { id: 'patient' }));
  await expect.poll(() => jobs('patient')).toEqual(['completed', 'created, waits']);
  isBack = true;
  await sql`update pgboss.job set start_after = now() where name = ${needy.name}`.execute(db);
  await vi.waitUntil(() => done.includes('patient'), { timeout: 30_000 });
});

test('a job that fails by itself is given up after its last attempt', async () => {
  await db.transaction().execute((tx) => queue.add(tx, needy, { id: 'faulty' }));
  await expect.poll(() => jobs('faulty')).toEqual(['failed']);
});

test('jobs that wait are done one right after another, not one with each look into the queues', async () => {
  isBack = true;
  const ids = Array.from({ length: 40 }, (_, index) => `one of many ${index}`);
  const before = lookCount;
  await db.transaction().execute(async (tx) => {
    for (const id of ids) await queue.add(tx, needy, { id });
  });
  await vi.waitUntil(() => ids.every((id) => done.includes(id)), { timeout: 30_000 });
  expect(lookCount - before).toBeLessThan(ids.length / 2);
});

test('a job begins because its transaction has been committed, without a look', async () => {
  isBack = true;
  const before = lookCount;
  await add('told of');
  await isDone('told of');
  expect(lookCount).toBe(before);
});

test('a job that failed is tried again when its pause is over', async () => {
  await add('at the second attempt', clumsy);
  await isDone('at the second attempt');
});

test('a job whose process has died is begun again', async () => {
  isBack = true;
  await sql`
    insert into pgboss.job (name, data, state, retry_limit, started_on, heartbeat_on, heartbeat_seconds)
    values (${clumsy.name}, '{"id": "left by the dead"}', 'active', 1, now() - interval '1m', now() - interval '1m', 20)
  `.execute(db);
  await sql`select pg_notify(${JOB_CHANNEL}, '')`.execute(db);
  await isDone('left by the dead');
});

test('where the database tells of nothing, jobs are looked for', async () => {
  isBack = true;
  await running.stop();
  running = await startProcess({ hears: false });
  ({ db, queue } = running);
  await add('found by a look');
  await isDone('found by a look');
});

function fail(error: Error): void {
  throw error;
}
