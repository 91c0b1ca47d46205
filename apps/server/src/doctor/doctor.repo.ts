import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** What the doctor asks a database. */
export const doctorRepo = (db: Db) => ({
  /** The version of the server, and that of pgvector; null where it is not installed. */
  async versions(): Promise<{ server: string; vector: string | null }> {
    const { rows } = await sql<{ server: string; vector: string | null }>`
      select current_setting('server_version') as server,
        (select extversion from pg_extension where extname = 'vector') as vector
    `.execute(db);
    return rows[0]!;
  },

  /** Whether vectors can be compared: the extension is not only listed but loads. */
  async compareVectors(): Promise<void> {
    await sql`select '[1,0]'::halfvec <#> '[1,0]'::halfvec`.execute(db);
  },

  /** The time by the clock of the database. */
  async now(): Promise<Date> {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    return rows[0]!.now;
  },

  /** When the latest account was made; null before the first. */
  async latestAccount(): Promise<Date | null> {
    const { rows } = await sql<{
      latest: Date | null;
    }>`select max(created_at) as latest from account`.execute(db);
    return rows[0]!.latest;
  },
});
