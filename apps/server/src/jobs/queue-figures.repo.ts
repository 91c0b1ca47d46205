import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** How many jobs of one name there are. */
export interface QueueFigures {
  name: string;
  /** Those that may be begun now. */
  waiting: number;
  running: number;
  failed: number;
  /** For how long the one that waits longest could have been begun, in whole seconds; null while none waits. */
  oldestWaitingSeconds: number | null;
}

/** A job that has been given up. */
export interface FailedJobRow {
  id: string;
  name: string;
  createdAt: Date;
  failedAt: Date;
  attempts: number;
  /** What the error says; null if it says nothing. */
  error: string | null;
}

/** Jobs of the queue’s library itself are nobody’s concern. */
const isOurs = sql`name not like '\\_\\_pgboss%'`;

/** Looks into the tables of the queue's library, for operators. */
export const queueFiguresRepo = (db: Db) => ({
  /** Of every name that has a job waiting, running or given up; by name. */
  async figures(): Promise<QueueFigures[]> {
    const { rows } = await sql<QueueFigures>`
      select
        name, count(*) filter (where ${isWaiting})::int as waiting, count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'failed')::int as failed,
        floor(extract(epoch from max(pgboss.job_now() - greatest(start_after, created_on)) filter (where ${isWaiting})))::int
          as oldest_waiting_seconds
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') and ${isOurs}
      group by name
      having count(*) filter (where state in ('active', 'failed') or ${isWaiting}) > 0
      order by name
    `.execute(db);
    return rows;
  },

  /** Latest first. */
  async failed(limit: number, offset: number): Promise<FailedJobRow[]> {
    const { rows } = await sql<FailedJobRow>`
      select
        id, name, created_on as created_at, completed_on as failed_at, retry_count + 1 as attempts,
        coalesce(output ->> 'message', output ->> 'value') as error
      from pgboss.job where state = 'failed' and ${isOurs}
      order by completed_on desc, id limit ${limit} offset ${offset}
    `.execute(db);
    return rows;
  },

  async failedCount(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pgboss.job where state = 'failed' and ${isOurs}
    `.execute(db);
    return rows[0]!.count;
  },

  /** The name and the state of a job, which stays as it is until the transaction ends; undefined if there is no such job. */
  async hold(id: string): Promise<{ name: string; state: string } | undefined> {
    const { rows } = await sql<{ name: string; state: string }>`
      select name, state::text as state from pgboss.job where id = ${id} and ${isOurs} for update
    `.execute(db);
    return rows[0];
  },
});

const isWaiting = sql`(state < 'active' and not blocked and start_after <= pgboss.job_now())`;
