import type { Db } from '@tessera/server/db/database';
import { sql } from 'kysely';
import { smallTables } from './reasons.ts';

/** How many rows the planner is made to believe that a table has. */
const BELIEVED_ROWS = 100_000;

/** How many of them it believes to have one id, name or hash where that is not unique. */
const ROWS_OF_ONE_VALUE = 10;

/** The tables that grow with the marketplace, as the planner names them. The queue's library keeps all jobs in one part of its table. */
const isGrowing = sql<boolean>`(
  relkind = 'r' and (relnamespace = 'public'::regnamespace or pg_class.oid = 'pgboss.job_common'::regclass)
  and relname <> all(${Object.keys(smallTables)}::text[])
)`;

export async function growingTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class where ${isGrowing}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Has the database count nothing by itself, so that the planner believes the same each time. */
export async function keepStatistics(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select pg_class.oid::regclass::text as table from pg_class where ${isGrowing}
  `.execute(db);
  for (const { table } of rows) await sql`alter table ${sql.raw(table)} set (autovacuum_enabled = off)`.execute(db);
}

/**
 * Makes the planner believe that all growing tables are large. It takes the number of rows on a page, as counted last, times the pages that
 * there are, so a table needs a page: a row that is or was there. Of values it knows only how often one comes.
 * @returns the tables that never had a row, of which it cannot believe anything
 */
export async function believeLarge(db: Db): Promise<string[]> {
  await sql`
    update pg_class set
      reltuples = ${BELIEVED_ROWS}::float4, relpages = pg_relation_size(oid) / current_setting('block_size')::int
    where ${isGrowing} and pg_relation_size(oid) > 0
  `.execute(db);
  await sql`
    delete from pg_statistic where starelid in (select oid from pg_class where ${isGrowing})
  `.execute(db);
  // No counted values and no histogram: the kinds are all 0.
  await sql`
    insert into pg_statistic (
      starelid, staattnum, stainherit, stanullfrac, stawidth, stadistinct, stakind1, stakind2, stakind3, stakind4, stakind5,
      staop1, staop2, staop3, staop4, staop5, stacoll1, stacoll2, stacoll3, stacoll4, stacoll5
    )
    select attrelid, attnum, false, 0, 16, ${-1 / ROWS_OF_ONE_VALUE}::float4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where ${isGrowing} and attnum > 0 and not attisdropped
      and atttypid in ('uuid'::regtype, 'text'::regtype, 'bytea'::regtype)
      -- A state or a kind, of which there are few.
      and not exists (
        select from pg_constraint
        where conrelid = attrelid and contype = 'c' and attnum = any(conkey)
          and pg_get_constraintdef(pg_constraint.oid) ~ ('\\m' || attname || '\\M = ANY')
      )
  `.execute(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where ${isGrowing} and pg_relation_size(oid) = 0
  `.execute(db);
  return rows.map(({ name }) => name);
}
