import type { Db } from '@tessera/server/db/database';
import { CompiledQuery, sql } from 'kysely';

/** A step of a plan, as far as it is looked at. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Order By'?: string;
  Plans?: PlanNode[];
}

/** Statements that are planned; `begin`, `set` and `listen` are not. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/** One of each statement. Those that differ in white space or in the length of a list are one. */
export function distinctStatements(statements: Iterable<string>): string[] {
  const byShape = new Map<string, string>();
  for (const statement of statements) {
    if (!PLANNED.test(statement)) continue;
    const text = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
    const value = String.raw`\(?\$\d+\)?(::\w+)?`;
    const shape = text.replaceAll(new RegExp(`${value}(, ${value})+`, 'g'), '$').replaceAll(/\$\d+/g, '$');
    if (!byShape.has(shape)) byShape.set(shape, text);
  }
  return [...byShape.values()];
}

/** Reads plans of one database. */
export async function createPlans(db: Db) {
  const { rows: indexes } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on oid = indexrelid where indpred is null
  `.execute(db);
  const ofAllRows = new Set(indexes.map(({ name }) => name));

  const readsWhole = (node: PlanNode, stopsEarly: boolean) => {
    if (node['Node Type'] === 'Seq Scan') return true;
    const followsIndex = node['Index Name'] !== undefined && node['Relation Name'] !== undefined;
    const hasBounds = node['Index Cond'] !== undefined || node['Order By'] !== undefined || stopsEarly;
    return followsIndex && !hasBounds && ofAllRows.has(node['Index Name']!);
  };

  return {
    /**
     * Which tables a statement reads from end to end, whatever its values: row by row, or along an index of all rows without stopping at a
     * limit.
     */
    async tablesReadWhole(statement: string): Promise<Set<string>> {
      const { rows } = await db
        .withoutPlugins()
        .executeQuery<
          Record<'QUERY PLAN', [{ Plan: PlanNode }]>
        >(CompiledQuery.raw(`explain (generic_plan, format json) ${statement}`));
      const found = new Set<string>();
      const walk = (node: PlanNode, stopsEarly: boolean) => {
        const table = node['Relation Name'];
        if (table !== undefined && readsWhole(node, stopsEarly)) found.add(table);
        for (const child of node.Plans ?? []) walk(child, stopsEarly || node['Node Type'] === 'Limit');
      };
      walk(rows[0]!['QUERY PLAN'][0].Plan, false);
      return found;
    },
  };
}
