import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
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
  /** Has a job that was given up tried again, within a transaction. One that was not given up stays as it is. */
  retry(tx: Tx, job: { name: string; id: string }): Promise<void>;
  /** Deletes the jobs that name an account or one of its addresses, done or not, within a transaction. */
  forgetAccount(tx: Tx, accountId: string, addresses: readonly string[]): Promise<void>;
}

/** The queue together with its library, for the process that opened it. */
export interface OpenQueue extends Queue {
  readonly boss: PgBoss;
}

/** The pause after a failed attempt. It doubles each time. */
const RETRY_DELAY_SECONDS = 2;

/**
 * How often a process shows that it is at work on a job. One whose process has died is tried again after that, a look of a worker and the pause
 * after a failed attempt, which is well within a minute.
 */
export const HEARTBEAT_SECONDS = 20;

/** What the library asks for by itself, in seconds: as seldom as it allows, because the worker sees to it. */
const CRON_JOBS_SECONDS = 45;
const QUEUE_CACHE_SECONDS = 600;

/**
 * Opens the queue in the product's own database. `onError` is called with faults in the background. A job that was running
 * when its process died is tried again: after its heartbeat is missed, or at once in an embedded database, which no other
 * process can be using.
 */
export async function openQueue(options: {
  db: Db;
  jobs: readonly Job[];
  embedded: boolean;
  /** Whether this process begins the jobs that run regularly; by default it does not. */
  schedules?: boolean;
  onError(error: Error): void;
}): Promise<OpenQueue> {
  const { db, jobs, embedded, schedules = false, onError } = options;
  const boss = new PgBoss({
    db: fromKysely(db.withoutPlugins()),
    schema: 'pgboss',
    backend: embedded ? 'pglite' : 'postgres',
    migrate: false,
    schedule: schedules,
    cronWorkerIntervalSeconds: CRON_JOBS_SECONDS,
    queueCacheIntervalSeconds: QUEUE_CACHE_SECONDS,
    // The worker has it done when there is something to do.
    supervise: false,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', onError);
  await boss.start();
  for (const job of jobs) {
    const queueOptions = {
      retryLimit: job.attempts - 1,
      retryDelay: RETRY_DELAY_SECONDS,
      retryBackoff: true,
      expireInSeconds: Math.ceil(job.timeoutMs / 1000),
      heartbeatSeconds: HEARTBEAT_SECONDS,
    };
    await boss.createQueue(job.name, queueOptions);
    await boss.updateQueue(job.name, queueOptions);
    // pg-boss reads a queue's settings at its first use. If that were within a transaction on the only connection, it
    // would
    // wait for itself. Any read makes it cache them.
    await boss.findJobs(job.name, { id: randomUUID() });
  }
  if (embedded) await queueRepo(db).retryRunning();
  return {
    boss,
    forgetAccount: (tx, accountId, addresses) => queueRepo(tx).deleteOf(accountId, addresses),
    async retry(tx, { name, id }) {
      await boss.retry(name, id, { db: fromKysely(tx.withoutPlugins()) });
    },
    async add(tx, job, payload) {
      await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(tx.withoutPlugins()) });
    },
  };
}
