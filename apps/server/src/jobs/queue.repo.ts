import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { JOB_CHANNEL } from './job-news.ts';

/** What a process that does jobs has to know to wait for the right moment. */
export interface Look {
  ready: string[];
  nextDueSeconds: number | null;
  hasLost: boolean;
}

/** The tables of the queue's library, where it does not offer what is needed. */
export const queueRepo = (db: Db) => ({
  /** Has jobs done again that were running when the process which ran them died. No other process may be running any. */
  async retryRunning(): Promise<void> {
    await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(db);
  },

  /**
   * What there is to do: the queues of these that have a job which may be begun now, the seconds until the next one falls due (null where none
   * will), and whether a running job has been silent for too long or has run out of time.
   */
  async look(names: readonly string[]): Promise<Look> {
    const { rows } = await sql<Look>`
      select
        coalesce(array_agg(distinct name) filter (where start_after <= pgboss.job_now()), '{}') as ready,
        extract(epoch from min(start_after) filter (where start_after > pgboss.job_now()) - pgboss.job_now()) as next_due_seconds,
        exists (
          select from pgboss.job
          where state = 'active' and (
            heartbeat_on + heartbeat_seconds * interval '1s' < pgboss.job_now() or
            started_on + expire_seconds * interval '1s' < pgboss.job_now()
          )
        ) as has_lost
      from pgboss.job where name = any(${names}::text[]) and state in ('created', 'retry') and not blocked
    `.execute(db);
    return rows[0]!;
  },

  /** Says something to every process that hears of jobs, this one included: a text that names no queue. */
  async callAll(): Promise<void> {
    await sql`select pg_notify(${JOB_CHANNEL}, '')`.execute(db);
  },

  /** Deletes the jobs whose payload names an account or one of these addresses. */
  async deleteOf(accountId: string, emails: readonly string[]): Promise<void> {
    const keys = emails.map((email) => email.toLowerCase());
    await sql`
      delete from pgboss.job
      where data ->> 'accountId' = ${accountId} or lower(data ->> 'email') = any(${keys}::text[])
    `.execute(db);
  },

  /** How many jobs may be begun now, since how many seconds the first of them, and how many have been given up. */
  async depth(): Promise<{ waiting: number; oldestSeconds: number; failed: number }> {
    const { rows } = await sql<{ waiting: number; oldestSeconds: number; failed: number }>`
      select
        count(*) filter (where state < 'active' and start_after <= pgboss.job_now()) as waiting,
        coalesce(extract(epoch from pgboss.job_now() -
          min(start_after) filter (where state < 'active' and start_after <= pgboss.job_now())), 0) as oldest_seconds,
        count(*) filter (where state = 'failed') as failed
      from pgboss.job
      where name not like '\\_\\_pgboss%' and not blocked
    `.execute(db);
    return rows[0]!;
  },

  /** Fails while the database cannot be written to, and changes nothing. */
  async checkWritable(): Promise<void> {
    await sql`update pgboss.version set version = version where false`.execute(db);
  },
});
