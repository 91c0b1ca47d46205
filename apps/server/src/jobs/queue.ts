import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db, Tx } from '../db/database.ts';
import type { Job } from './define-job.ts';

/** Puts jobs into the database beside the change that makes them necessary. */
export interface Queue {
  /** Adds a job within a transaction: both are committed, or neither is. */
  add<Payload extends z.ZodObject>(tx: Tx, job: Job<Payload>, payload: z.input<Payload>): Promise<void>;
}

/** The queue with the means to run it, for the process that owns it. */
export interface OpenQueue extends Queue {
  readonly boss: PgBoss;
}

/** A failed attempt is tried again after this long, doubled each time. */
const RETRY_DELAY_SECONDS = 2;

/**
 * A process shows this often that it is at work on a job; that others have stopped is noticed this often. A job whose
 * process has died is tried again after the sum of both and the delay at most: well within a minute.
 */
export const HEARTBEAT_SECONDS = 20;
const WATCH_SECONDS = 15;

/**
 * Opens the queue on the product's own database. `onError` hears of faults in the background. What was running when a
 * process died is tried again: once its heartbeat is missed, and in an embedded database, which no other process can be
 * at work on, at once.
 */
export async function openQueue(options: {
  db: Db;
  jobs: readonly Job[];
  embedded: boolean;
  onError(error: Error): void;
}): Promise<OpenQueue> {
  const { db, jobs, embedded, onError } = options;
  const boss = new PgBoss({
    db: fromKysely(db.withoutPlugins()),
    schema: 'pgboss',
    backend: embedded ? 'pglite' : 'postgres',
    migrate: false,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  boss.on('error', onError);
  await boss.start();
  for (const job of jobs) {
    const queueOptions = {
      retryLimit: job.attempts - 1,
      retryDelay: RETRY_DELAY_SECONDS,
      retryBackoff: true,
      expireInSeconds: Math.ceil(job.timeoutMs / 1000),
      ...(!embedded && { heartbeatSeconds: HEARTBEAT_SECONDS }),
    };
    await boss.createQueue(job.name, queueOptions);
    await boss.updateQueue(job.name, queueOptions);
    // pg-boss reads a queue's settings at its first use. Were that within a transaction on the only connection, it
    // would wait for itself; any read makes it remember them.
    await boss.findJobs(job.name, { id: randomUUID() });
  }
  if (embedded) await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(db);
  return {
    boss,
    async add(tx, job, payload) {
      await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(tx.withoutPlugins()) });
    },
  };
}
