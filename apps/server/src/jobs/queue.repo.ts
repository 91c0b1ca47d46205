import { sql } from 'kysely';
import { JOB_CHANNEL } from '../db/connections/wake-ups.ts';
import type { Db } from '../db/database.ts';

/** The tables of the queue's library, where it does not offer what is needed. */
export const queueRepo = (db: Db) => ({
  /** Has jobs done again that were running when the process which ran them died. No other process may be running any. */
  async retryRunning(): Promise<void> {
    await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(db);
  },

  /** Those of the queues that have a job which may be begun, now or later, and in how many milliseconds: 0 or less means now. */
  async nextJobs(names: readonly string[]): Promise<{ name: string; inMs: number }[]> {
    const { rows } = await sql<{ name: string; inMs: number }>`
      select name, extract(epoch from first.start_after - pgboss.job_now()) * 1000 as in_ms
      from unnest(${names}::text[]) as queue (name)
      cross join lateral (
        select min(start_after) as start_after from pgboss.job
        where job.name = queue.name and state < 'active' and not blocked
      ) as first
      where first.start_after is not null
    `.execute(db);
    return rows;
  },

  /** Whether any job is running, at whatever process. */
  async isAnyRunning(): Promise<boolean> {
    const { rows } = await sql<{ isAny: boolean }>`
      select exists (select from pgboss.job where state = 'active') as is_any
    `.execute(db);
    return rows[0]!.isAny;
  },

  /** Wakes the processes that listen, once this transaction is committed. */
  async tellAdded(): Promise<void> {
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
