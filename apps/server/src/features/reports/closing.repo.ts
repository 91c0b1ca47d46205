import type { ReportState } from '@tessera/contract/operator/reports';
import type { reportKinds, reportReasons } from '@tessera/contract/talk/reports';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A report with what is known of others beside it. */
export interface ReportRow {
  id: string;
  reporterId: string;
  kind: (typeof reportKinds)[number];
  subjectId: string;
  aboutId: string | null;
  reason: (typeof reportReasons)[number];
  body: string;
  createdAt: Date;
  /** Null while it is open. */
  outcome: Exclude<ReportState, 'open'> | null;
  closedAt: Date | null;
  /** Other reports about the same person. */
  earlierCount: number;
  /** Other open reports of the same thing. */
  sameCount: number;
}

/** Which reports an act closes. */
export type Closing = { id: string } | { kind: string; subjectId: string } | { aboutId: string };

/** Reports as operators decide on them, in the database. */
export const closingRepo = (db: Db) => ({
  /** Open ones oldest first, closed ones latest first. */
  async list(isOpen: boolean, limit: number, offset: number): Promise<ReportRow[]> {
    const { rows } = await sql<ReportRow>`
      select r.id, r.reporter_id, r.kind, r.subject_id, r.about_id, r.reason, r.body, r.created_at, r.outcome, r.closed_at,
        (select count(*) from report o where o.about_id = r.about_id and o.id <> r.id)::int as earlier_count,
        (select count(*) from report o
          where o.kind = r.kind and o.subject_id = r.subject_id and o.id <> r.id and o.outcome is null)::int as same_count
      from report r
      where ${isOpen ? sql`r.outcome is null` : sql`r.outcome is not null`}
      order by ${isOpen ? sql`r.created_at, r.id` : sql`r.closed_at desc, r.id`}
      limit ${limit} offset ${offset}
    `.execute(db);
    return rows;
  },

  /** How many are open, how many are closed, and how many of these since a time. */
  async counts(since: Date): Promise<{ open: number; closed: number; closedLately: number }> {
    const { rows } = await sql<{ open: number; closed: number; closedLately: number }>`
      select count(*) filter (where outcome is null) as open, count(outcome) as closed,
        count(*) filter (where closed_at > ${since}) as closed_lately
      from report
    `.execute(db);
    return rows[0]!;
  },

  /** Whom a report concerns. */
  async parties(id: string): Promise<string[]> {
    const row = await db
      .selectFrom('report')
      .select(['reporterId', 'aboutId'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? [] : [row.reporterId, row.aboutId].filter((one) => one !== null);
  },

  /** Locks a report until the transaction ends. */
  hold: (id: string) =>
    db
      .selectFrom('report')
      .select(['id', 'kind', 'subjectId', 'aboutId', 'outcome'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** Closes open reports. */
  async close(which: Closing, outcome: Exclude<ReportState, 'open'>, closedAt: Date): Promise<void> {
    let update = db.updateTable('report').set({ outcome, closedAt }).where('outcome', 'is', null);
    for (const [column, value] of Object.entries(which))
      update = update.where(column as 'id' | 'kind' | 'subjectId' | 'aboutId', '=', value as string);
    await update.execute();
  },
});
