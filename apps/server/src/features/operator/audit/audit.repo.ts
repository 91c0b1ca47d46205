import { sql, type RawBuilder } from 'kysely';
import type { AuditEntry } from '@tessera/contract/operator/audit';
import type { AuditAction } from '@tessera/contract/operator/operator-values';
import type { Db } from '../../../db/database.ts';
import { isId } from '../../../http/ids.ts';

/** An entry of the audit with the present address of the account that it concerns. */
export interface AuditRow {
  id: string;
  at: Date;
  by: AuditEntry['by'];
  operatorId: string | null;
  operator: string;
  action: AuditAction;
  subjectId: string;
  accountId: string | null;
  account: string | null;
  note: string;
}

/** What entries are searched by. */
export interface AuditFilter {
  /** A part of who or whom or of the note, or a whole id. Empty: all. */
  q: string;
  action: AuditAction | undefined;
}

/** The audit in the database, which only lets add to it. */
export const auditRepo = (db: Db) => ({
  /** Adds an entry by an operator, under the address that they have now. */
  insertByOperator: (operatorId: string, entry: NewEntry) =>
    insert(db, 'operator', operatorId, sql`(select email from account where id = ${operatorId})`, entry),

  /** Adds an entry by the command line. */
  insertByCommand: (user: string, entry: NewEntry) => insert(db, 'command', null, sql`${user}::text`, entry),

  async count(filter: AuditFilter): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from audit_entry e left join account a on a.id = e.account_id where ${matches(filter)}
    `.execute(db);
    return Number(rows[0]!.count);
  },

  /** Latest first. */
  list: (filter: AuditFilter, { limit, offset }: { limit: number; offset: number }): Promise<AuditRow[]> =>
    read(db, sql`where ${matches(filter)}`, sql`limit ${limit} offset ${offset}`),

  /** The next entries before one, latest first; the latest of all without one. */
  before: (
    filter: AuditFilter,
    last: Pick<AuditRow, 'at' | 'id'> | undefined,
    limit: number,
  ): Promise<AuditRow[]> =>
    read(
      db,
      last === undefined
        ? sql`where ${matches(filter)}`
        : sql`where ${matches(filter)} and (e.at, e.id) < (${last.at}, ${last.id}::uuid)`,
      sql`limit ${limit}`,
    ),
});

/** What was done, to what, and whom it concerns. */
export interface NewEntry {
  id: string;
  at: Date;
  action: AuditAction;
  subjectId: string;
  accountId: string | null;
  note: string;
}

async function insert(
  db: Db,
  by: AuditEntry['by'],
  operatorId: string | null,
  operator: RawBuilder<unknown>,
  { id, at, action, subjectId, accountId, note }: NewEntry,
): Promise<void> {
  await sql`
    insert into audit_entry (id, at, by, operator_id, operator, action, subject_id, account_id, note)
    values (${id}, ${at}, ${by}, ${operatorId}, ${operator}, ${action}, ${subjectId}, ${accountId}, ${note})
  `.execute(db);
}

async function read(db: Db, where: RawBuilder<unknown>, limit: RawBuilder<unknown>): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select e.id, e.at, e.by, e.operator_id, e.operator, e.action, e.subject_id, e.account_id, a.email as account, e.note
    from audit_entry e left join account a on a.id = e.account_id
    ${where} order by e.at desc, e.id desc ${limit}
  `.execute(db);
  return rows;
}

function matches({ q, action }: AuditFilter): RawBuilder<unknown> {
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const byAction = action === undefined ? sql`true` : sql`e.action = ${action}`;
  if (q === '') return byAction;
  const byId = isId(q) ? sql`e.operator_id = ${q}::uuid or e.account_id = ${q}::uuid` : sql`false`;
  return sql`${byAction} and (e.operator ilike ${part} or a.email ilike ${part} or e.note ilike ${part} or e.subject_id = ${q} or ${byId})`;
}
