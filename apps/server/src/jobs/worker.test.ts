import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@tessera/testkit/servers/test-database';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createWakeUps, listenForWakeUps } from '../db/connections/wake-ups.ts';
import { openDatabase, type Db, type Tx } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { together } from '../db/together.ts';
import { UnavailableError } from '../unavailable.ts';
import { defineJob, type JobHandler } from './define-job.ts';
import { openQueue, type OpenQueue } from './queue.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
let db: Db;
let queue: OpenQueue;
/** The same database, opened once more as a second process would. */
let othersDb: Db;
let listener: { isListening(): boolean; close(): Promise<void> } | undefined;
let worker: Awaited<ReturnType<typeof startWorker>>;
let isBack = false;
/** Short enough to wait for; a long pause is longer than any test may take. */
const pauses = { first: 5, short: 20, unsure: 300_000, long: 300_000, quiet: 500 };
const done: string[] = [];
/** How often the product asked which queues have work. */
let lookCount = 0;

/** Needs something that is away until `isBack`; has one attempt only, so that the test need not wait for others. */
const needy = defineJob({
  name: 'test.needy',
  payload: z.object({ id: z.string() }),
  attempts: 1,
  timeoutMs: 10_000,
  concurrency: 1,
});
/** Goes on where it was left, and so ends when the process is about to stop. */
const patient = defineJob({
  name: 'test.patient',
  payload: z.object({}),
  attempts: 1,
  timeoutMs: 10_000,
  concurrency: 1,
});
let isPatientAtWork = false;
const doPatient: JobHandler<typeof patient.payload> = async (_payload, { leaving }) => {
  isPatientAtWork = true;
  await once(leaving, 'abort');
};
const doNeedy: JobHandler<typeof needy.payload> = async ({ id }) => {
  if (id === 'faulty') throw new Error('A fault of the job itself');
  if (!isBack) throw new AggregateError([new UnavailableError('It is away')], 'Not all could be done');
  done.push(id);
};

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connection, {
    onError: fail,
    onQuery: ({ sql: text }) => {
      if (text.includes('cross join lateral')) lookCount++;
    },
  });
  await migrate(db);
  const wakeUps = createWakeUps();
  if (!database.embedded) listener = listenForWakeUps(database.connection, { wakeUps, onError: fail });
  queue = await openQueue({
    db,
    jobs: [needy, patient],
    embedded: database.embedded,
    works: true,
    wakeUps,
    onError: fail,
  });
  othersDb = openDatabase(database.connection, { onError: fail });
  const log = pino({ level: 'silent' });
  worker = await startWorker(
    { queue, db, wakeUps, isListening: () => listener?.isListening() ?? true, isEmbedded: false },
    [needy, patient],
    { 'test.needy': doNeedy, 'test.patient': doPatient },
    log,
    pauses,
  );
});
afterAll(async () => {
  await worker.stop();
  await listener?.close();
  await othersDb.destroy();
  await db.destroy();
  await database.drop();
});

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

test('a job that is added together with other statements is done once they are committed, and never if they are undone', async () => {
  isBack = true;
  const add = async (tx: Tx, id: string) =>
    together(tx, { asked: {}, done: [await queue.addition(tx, needy, { id })] });
  const undone = db.transaction().execute(async (tx) => {
    await add(tx, 'undone');
    throw new Error('Something else went wrong.');
  });
  await expect(undone).rejects.toThrow('Something else went wrong.');
  await db.transaction().execute((tx) => add(tx, 'together'));
  await vi.waitUntil(() => done.includes('together'), { timeout: 30_000 });
  expect(await jobs('undone')).toEqual([]);
});

test('jobs that wait are done one right after another, not one with each look into the queues', async () => {
  isBack = true;
  // One job with each look would take some 40 s.
  const usual = { ...pauses };
  Object.assign(pauses, { short: 1000, quiet: 60_000 });
  onTestFinished(() => void Object.assign(pauses, usual));
  const ids = Array.from({ length: 40 }, (_, index) => `one of many ${index}`);
  const before = lookCount;
  await db.transaction().execute(async (tx) => {
    for (const id of ids) await queue.add(tx, needy, { id });
  });
  await vi.waitUntil(() => ids.every((id) => done.includes(id)), { timeout: 30_000 });
  expect(lookCount - before).toBeGreaterThan(0);
  expect(lookCount - before).toBeLessThan(ids.length / 2);
});

test('without jobs the queues are left alone, and a job that this process adds is done at once', async () => {
  isBack = true;
  await isQuiet();
  const before = lookCount;
  await db.transaction().execute((tx) => queue.add(tx, needy, { id: 'after a quiet time' }));
  await vi.waitUntil(() => done.includes('after a quiet time'), { timeout: 30_000 });
  expect(lookCount).toBeGreaterThan(before);
});

const isQuiet = async () => {
  const looksIn = async (ms: number) => {
    const before = lookCount;
    await setTimeout(ms);
    return lookCount - before;
  };
  await vi.waitUntil(async () => (await looksIn(20 * pauses.short)) === 0, { timeout: 30_000 });
};

test('a job that becomes due in a quiet time is done then, without a look meanwhile', async () => {
  isBack = true;
  await db.transaction().execute(async (tx) => {
    await queue.add(tx, needy, { id: 'for later' });
    await sql`update pgboss.job set start_after = now() + interval '3 seconds' where data->>'id' = 'for later'`.execute(
      tx,
    );
  });
  await isQuiet();
  await vi.waitUntil(() => done.includes('for later'), { timeout: 30_000 });
  await expect.poll(() => jobs('for later')).toEqual(['completed']);
});

test.skipIf(process.env['TEST_POSTGRES_URL'] === undefined)(
  'a job that another process adds in a quiet time is done at once',
  async () => {
    isBack = true;
    await isQuiet();
    const other = await openQueue({
      db: othersDb,
      jobs: [needy],
      embedded: false,
      works: false,
      onError: fail,
    });
    onTestFinished(() => other.boss.stop({ graceful: false }));
    await othersDb.transaction().execute((tx) => other.add(tx, needy, { id: 'from elsewhere' }));
    await vi.waitUntil(() => done.includes('from elsewhere'), { timeout: 30_000 });
    await expect.poll(() => jobs('from elsewhere')).toEqual(['completed']);
  },
);

test('a job that goes on where it was left ends when the process is about to stop', async () => {
  await db.transaction().execute((tx) => queue.add(tx, patient, {}));
  await vi.waitUntil(() => isPatientAtWork, { timeout: 30_000 });
  await worker.stop();
  const { rows } = await sql<{
    state: string;
  }>`select state from pgboss.job where name = 'test.patient'`.execute(db);
  expect(rows).toEqual([{ state: 'completed' }]);
});

function fail(error: Error): void {
  throw error;
}
