import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the row `p` of `project_preparation` takes part in matching. An edited project takes part as it was until it is
 * prepared again.
 */
export const isPrepared = sql`p.state in ('ready', 'pending')`;

/** The relation `matchable`: the prepared projects of designers whose profile is complete and whom others may find. */
export const matchable = sql`
  matchable as not materialized (
    select p.project_id as id, p.designer_id
    from project_preparation p
    join designer_profile d on d.account_id = p.designer_id
    join account a on a.id = p.designer_id and a.is_shown
    where ${isPrepared}
  )`;

/**
 * A lateral join with the one row that `rowOfTable` gives, under an alias. With an ordinary join the planner would rather
 * read the whole table.
 */
export function joinOneRow(rowOfTable: RawBuilder<unknown>, alias: string) {
  return sql`cross join lateral (select * from ${rowOfTable} limit 1) ${sql.ref(alias)}`;
}
