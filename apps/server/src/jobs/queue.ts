import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { fromKysely, PgBoss, type Db as QueueDb } from 'pg-boss';
import type { z } from 'zod';
import { JOB_CHANNEL, type WakeUps } from '../db/connections/wake-ups.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Job } from './define-job.ts';
import { queueRepo } from './queue.repo.ts';

/** Puts jobs into the database beside the change that makes them necessary. */
export interface Queue {
  /** Adds a job within a transaction: both are committed, or neither is. */
  add<Payload extends z.ZodObject>(
    tx: Tx,
    job: Job<string, Payload>,
    payload: z.input<Payload>,
  ): Promise<void>;
  /**
   * The statement that adds a job, to be sent together with others in this transaction. The job counts as added now: send it soon.
   */
  addition<Payload extends z.ZodObject>(
    tx: Tx,
    job: Job<string, Payload>,
    payload: z.input<Payload>,
  ): Promise<CompiledQuery>;
  /** Has a job that was given up tried again, within a transaction. One that was not given up stays as it is. */
  retry(tx: Tx, job: { name: string; id: string }): Promise<void>;
  /** Deletes the jobs that name an account or one of its addresses, done or not, within a transaction. */
  forgetAccount(tx: Tx, accountId: string, addresses: readonly string[]): Promise<void>;
}

/** The queue together with its library, for the process that opened it. */
export interface OpenQueue extends Queue {
  readonly boss: PgBoss;
  /** Calls `listener` when this process adds a job; the transaction that adds it may still be open. */
  onAdded(listener: () => void): void;
}

/** The pause after a failed attempt. It doubles each time. */
const RETRY_DELAY_SECONDS = 2;

/**
 * How often a process shows that it is at work on a job, and how often missing signs of life are looked for. A job whose
 * process has died is tried again after the sum of both plus the delay at most, which is well within a minute.
 */
export const HEARTBEAT_SECONDS = 20;
export const WATCH_SECONDS = 15;

/**
 * For how long after a notification no other is sent, in milliseconds. Whoever was woken by it looks for jobs several times a second for
 * longer than this and the longest transaction together. NOTIFY makes commits wait for each other, so many would cost more than they save.
 */
const TOLD_MS = 2_000;

/** How often the library looks by itself whether a job that runs regularly is due to be added, in seconds: as seldom as it allows. */
const CRON_POLLING_SECONDS = 45;

/**
 * Opens the queue in the product's own database. `onError` is called with faults in the background. A job that was running
 * when its process died is tried again: after its heartbeat is missed, or at once in an embedded database, which no other
 * process can be using.
 */
export async function openQueue(options: {
  db: Db;
  jobs: readonly Job[];
  embedded: boolean;
  /** Whether this process does jobs: then it also adds those that run regularly. */
  works: boolean;
  /** Hears of the jobs that other processes add, and of its own. Without it, others are told of every job. */
  wakeUps?: WakeUps;
  onError(error: Error): void;
}): Promise<OpenQueue> {
  const { db, jobs, embedded, works, wakeUps, onError } = options;
  const boss = new PgBoss({
    db: fromKysely(db.withoutPlugins()),
    schema: 'pgboss',
    backend: embedded ? 'pglite' : 'postgres',
    migrate: false,
    // The worker has it done while jobs are running. The library alone would do it all the time.
    supervise: false,
    monitorIntervalSeconds: WATCH_SECONDS,
    schedule: works,
    // The worker sees such jobs, as it sees all others.
    cronWorkerIntervalSeconds: CRON_POLLING_SECONDS,
  });
  boss.on('error', onError);
  await boss.start();
  await openQueues(boss, jobs);
  if (embedded) await queueRepo(db).retryRunning();
  const listeners: (() => void)[] = [];
  let toldAtMs = -Infinity;
  wakeUps?.subscribe(JOB_CHANNEL, (isTold) => {
    if (isTold) toldAtMs = performance.now();
  });
  const tell = async (tx: Tx) => {
    // No other process uses an embedded database.
    if (!embedded && performance.now() - toldAtMs > TOLD_MS) await queueRepo(tx).tellAdded();
    for (const listener of listeners) listener();
  };
  return {
    boss,
    onAdded: (listener) => void listeners.push(listener),
    forgetAccount: (tx, accountId, addresses) => queueRepo(tx).deleteOf(accountId, addresses),
    async retry(tx, { name, id }) {
      await boss.retry(name, id, { db: fromKysely(tx.withoutPlugins()) });
      await tell(tx);
    },
    async add(tx, job, payload) {
      await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(tx.withoutPlugins()) });
      await tell(tx);
    },
    async addition(tx, job, payload) {
      const statements: CompiledQuery[] = [];
      const keep: QueueDb = {
        async executeSql(text: string, values: unknown[] = []) {
          statements.push(CompiledQuery.raw(text, values));
          // The library takes the answer for that of a job that was added, and asks no more.
          return { rows: [{ id: randomUUID() }] };
        },
      };
      await boss.send(job.name, job.payload.parse(payload), { db: keep });
      if (statements.length !== 1)
        throw new Error('The queue’s library adds a job by more than one statement.');
      await tell(tx);
      return statements[0]!;
    },
  };
}

/** Makes the queues that are missing, and brings the others up to date. Most starts find all as they should be. */
async function openQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const wanted = {
      retryLimit: job.attempts - 1,
      retryDelay: RETRY_DELAY_SECONDS,
      retryBackoff: true,
      expireInSeconds: Math.ceil(job.timeoutMs / 1000),
      heartbeatSeconds: HEARTBEAT_SECONDS,
    };
    const found = existing.get(job.name);
    const isCurrent =
      found !== undefined &&
      Object.entries(wanted).every(([key, value]) => found[key as keyof typeof wanted] === value);
    if (isCurrent) continue;
    if (found === undefined) await boss.createQueue(job.name, wanted);
    else await boss.updateQueue(job.name, wanted);
    // pg-boss reads a queue's settings at its first use. If that were within a transaction on the only connection, it would
    // wait for itself. Any read makes it cache them; what was there at the start is cached already.
    await boss.findJobs(job.name, { id: randomUUID() });
  }
}
