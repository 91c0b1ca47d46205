import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Somebody as operators see them. */
export interface PersonRow {
  id: string;
  role: string;
  email: string;
  createdAt: Date;
  suspendedAt: Date | null;
  vetting: string | null;
  /** First and last name; empty until the profile is saved. */
  name: string;
}

/** The columns of {@link PersonRow}, of an account `a` with {@link personTables}. */
export const personColumns = sql`
  a.id, a.role, a.email, a.created_at, a.suspended_at, a.vetting,
  trim(concat_ws(' ', coalesce(dp.first_name, cp.first_name), coalesce(dp.last_name, cp.last_name))) as name`;

/** Joins what {@link personColumns} needs. */
export const personTables = sql`
  left join designer_profile dp on dp.account_id = a.id
  left join customer_profile cp on cp.account_id = a.id`;

/** People in the database, for operators. */
export const peopleRepo = (db: Db) => ({
  /** Accounts by their ids. Deleted accounts are left out. */
  async byIds(ids: readonly string[]): Promise<Map<string, PersonRow>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<PersonRow>`
      select ${personColumns} from account a ${personTables} where a.id = any (${ids}::uuid[])
    `.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  },
});
