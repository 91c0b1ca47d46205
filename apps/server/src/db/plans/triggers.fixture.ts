import pg from 'pg';
import type { FilledDatabase } from './filled-database.fixture.ts';
import type { PlanNode } from './scans.ts';

/** Changes by which those triggers act that look at what has changed; for others, a row that stays as it is will do. */
const changes: Readonly<Record<string, string>> = {
  account: `suspended_at = case when role = 'operator' then null else now() end`,
  designer_profile: `first_name = 'Somebody'`,
  photo: 'unsafe = 0.5',
};

/** A statement that a trigger sent, with the plan that was taken for it. */
export interface TriggeredStatement {
  /** The table whose row was changed. */
  table: string;
  text: string;
  plan: PlanNode;
}

/**
 * Changes one row of each full table whose triggers act on changes, and takes that back. @returns what the triggers did,
 * as the extension `auto_explain` tells it
 */
export async function changeARowOfEach(filled: FilledDatabase): Promise<TriggeredStatement[]> {
  const client = new pg.Client(filled.connection);
  await client.connect();
  const told: TriggeredStatement[] = [];
  let table = '';
  client.on('notice', ({ message }) => {
    const json = message === undefined ? undefined : /plan:\n(\{.*\})/s.exec(message)?.[1];
    if (json === undefined) return;
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
    told.push({ table, text: text.replaceAll(/\s+/g, ' ').trim(), plan });
  });
  try {
    const { rows } = await client.query<{ name: string; column: string }>(
      `select c.relname as name, quote_ident(a.attname) as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
       where c.relname = any ($1::text[]) and c.relnamespace = 'public'::regnamespace and exists (
         select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgtype & 16 > 0 and t.tgtype & 1 > 0
       )`,
      [filled.tables],
    );
    await client.query(
      `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
       set auto_explain.log_format = json; set client_min_messages = log`,
    );
    for (const { name, column } of rows) {
      table = name;
      const change = changes[name] ?? `${column} = ${column}`;
      await client.query(
        `begin; set constraints all immediate; update ${name} set ${change} where ctid = '(0,1)'; rollback`,
      );
    }
    return told.filter(({ table: of, text }) => !text.includes(`update ${of} set ${changes[of] ?? ''}`));
  } finally {
    await client.end();
  }
}
