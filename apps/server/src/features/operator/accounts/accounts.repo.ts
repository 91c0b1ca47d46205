import type { OperatorAccountQuery } from '@tessera/contract/operator/accounts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isId } from '../../../http/ids.ts';
import { FORMER_ACCOUNTS } from '../../auth/former-accounts.service.ts';
import { personColumns, personTables, type PersonRow } from '../people.repo.ts';

/** An account as operators see it. */
export interface AccountRow extends PersonRow {
  emailVerifiedAt: Date | null;
  lastSeenAt: Date | null;
  projectLimit: number | null;
  thingsCount: number;
}

/** What accounts are searched by. */
export type AccountFilter = Pick<OperatorAccountQuery, 'q' | 'role' | 'standing'>;

/** Accounts in the database, for operators. */
export const accountsRepo = (db: Db) => ({
  async count(filter: AccountFilter): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from account a ${personTables} where ${matches(filter)}
    `.execute(db);
    return Number(rows[0]!.count);
  },

  /** Latest first. */
  list: (filter: AccountFilter, { limit, offset }: { limit: number; offset: number }) =>
    read(db, matches(filter), sql`order by a.id desc limit ${limit} offset ${offset}`),

  async find(id: string): Promise<AccountRow | undefined> {
    return (await read(db, sql`a.id = ${id} and ${isSomebody}`, sql``))[0];
  },
});

/** Those that stand for deleted accounts are nobody. */
const isSomebody = sql`a.id not in (${sql.join(Object.values(FORMER_ACCOUNTS))})`;

async function read(db: Db, where: RawBuilder<unknown>, page: RawBuilder<unknown>): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select ${personColumns}, a.email_verified_at, a.project_limit,
      (select max(s.refreshed_at) from session s where s.account_id = a.id) as last_seen_at,
      (case a.role
        when 'designer' then (select count(*) from portfolio_project p where p.designer_id = a.id)
        else (select count(*) from customer_order o where o.customer_id = a.id)
      end)::int as things_count
    from account a ${personTables}
    where ${where} ${page}
  `.execute(db);
  return rows;
}

function matches({ q, role, standing }: AccountFilter): RawBuilder<unknown> {
  const conditions = [isSomebody];
  const words = q.trim();
  const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  if (isId(words)) conditions.push(sql`a.id = ${words}`);
  else if (words !== '')
    conditions.push(sql`(
      a.email ilike ${part} or concat_ws(' ', dp.first_name, dp.last_name) ilike ${part}
      or concat_ws(' ', cp.first_name, cp.last_name) ilike ${part}
    )`);
  if (role !== undefined) conditions.push(sql`a.role = ${role}`);
  if (standing === 'suspended') conditions.push(sql`a.suspended_at is not null`);
  else if (standing !== undefined) {
    const vetting = standing === 'good' ? null : standing;
    conditions.push(sql`a.suspended_at is null and a.vetting is not distinct from ${vetting}::text`);
  }
  return sql.join(conditions, sql` and `);
}
