import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What accounts have sent, in bytes: only the latest day of each is kept. Days are written as `2026-11-23`. */
export const uploadQuotaRepo = (db: Db) => ({
  /** What the account has sent on this day. */
  async sent(accountId: string, day: string): Promise<number> {
    const row = await db
      .selectFrom('uploadDay')
      .select('bytes')
      .where('accountId', '=', accountId)
      .where('day', '>=', sql<Date>`${day}::date`)
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  },

  /** Adds bytes to those of the day. @returns the sum */
  async add(accountId: string, day: string, byteCount: number): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      insert into upload_day as stored (account_id, day, bytes)
      values (${accountId}, ${day}::date, ${byteCount})
      on conflict (account_id) do update set
        bytes = case when excluded.day > stored.day then 0 else stored.bytes end + excluded.bytes,
        day = greatest(stored.day, excluded.day)
      returning bytes
    `.execute(db);
    return rows[0]!.bytes;
  },
});
