import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { FilledDatabase } from './filled-database.fixture.ts';
import { scannedTables, type PlanNode } from './scans.ts';
import type { SentStatement } from './sent-statements.fixture.ts';

/**
 * The full tables that a statement reads from end to end by the plans that PostgreSQL may take for it: those for the values it was
 * sent with, and the one for any values, which it takes in the end if that costs no more.
 */
export async function scansOf(
  { db, rows }: Pick<FilledDatabase, 'db' | 'rows'>,
  { text, values }: SentStatement,
): Promise<string[]> {
  const explain = async (options: string, parameters: readonly unknown[]): Promise<PlanNode> => {
    const query = CompiledQuery.raw(`explain (format json${options}) ${text}`, [...parameters]);
    const { rows: answers } = await db
      .withoutPlugins()
      .executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(query);
    return answers[0]!['QUERY PLAN'][0].Plan;
  };
  const plans: PlanNode[] = [];
  for (const parameters of values) plans.push(await explain('', parameters));
  const meanCost = plans.reduce((sum, plan) => sum + plan['Total Cost'], 0) / plans.length;
  const generic = await explain(', generic_plan', []);
  if (!(generic['Total Cost'] > meanCost)) plans.push(generic);
  return [...new Set(plans.flatMap((plan) => scannedTables(plan, (name) => rows.get(name))))].toSorted();
}

/** The searches for rows that refer to a row which is deleted, as the database makes them by itself: one for each reference. */
export async function searchesForReferences(db: Db): Promise<SentStatement[]> {
  const { rows } = await sql<{ text: string; count: number }>`
    select
      format('select from %s where %s', k.conrelid::regclass, string_agg(format('%I = $%s', a.attname, at), ' and ' order by at)) as text,
      count(*) as count
    from pg_constraint k
    cross join unnest(k.conkey) with ordinality as of_key (attnum, at)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = of_key.attnum
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    group by k.oid, k.conrelid
  `.execute(db);
  return rows.map(({ text, count }) => ({
    text,
    values: [['01890000-0000-7000-8000-000000000001', 'a model'].slice(0, count)],
  }));
}
