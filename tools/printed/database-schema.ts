import type { Db } from '@tessera/server/db/database';
import { sql } from 'kysely';

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  default: string | null;
  comment: string | null;
}

/** A part of a table as PostgreSQL writes it, for example a constraint or an index. */
interface Part {
  definition: string;
  comment: string | null;
}

interface Table {
  name: string;
  comment: string | null;
  options: string[] | null;
  columns: Column[];
  constraints: Part[];
  indexes: Part[];
  triggers: Part[];
}

const HEADING = `-- Every table, index, trigger and function after all migrations. For readers only: npm run gen writes this file, and no
-- program reads it.`;

/**
 * Prints the tables, indexes, triggers and functions of a migrated database as SQL, in the order of their names.
 * Each comment stands above what it describes. The tables of the queue are left out, because the queue brings them.
 */
export async function printDatabaseSchema(migrated: Db): Promise<string> {
  // The plugin would rename what the statements return.
  const db = migrated.withoutPlugins();
  const extensions = await readExtensions(db);
  const sections = [
    HEADING,
    extensions.map((name) => `create extension ${name};`).join('\n'),
    ...(await readTables(db)).map(printTable),
    ...(await readFunctions(db)),
  ];
  return `${sections.join('\n\n')}\n`;
}

function printTable({ name, comment, options, columns, constraints, indexes, triggers }: Table): string {
  const parts = [
    ...columns.map((column) => ({ definition: printColumn(column), comment: column.comment })),
    ...constraints,
  ];
  const lines = parts.map(({ definition, comment: about }, index) => {
    const line = lowerCase(definition) + (index < parts.length - 1 ? ',' : '');
    return [...remark(about), line].map((text) => `  ${text}`).join('\n');
  });
  const ending = options === null ? ');' : `) with (${options.join(', ')});`;
  return [
    ...remark(comment),
    `create table ${name} (`,
    ...lines,
    ending,
    ...[...indexes, ...triggers].flatMap((part) => [
      ...remark(part.comment),
      `${lowerCase(part.definition).replace(' using btree', '')};`,
    ]),
  ].join('\n');
}

function printColumn({ name, type, isRequired, default: fallback }: Column): string {
  return [name, type, isRequired && 'not null', fallback !== null && `default ${fallback}`]
    .filter(Boolean)
    .join(' ');
}

function remark(comment: string | null): string[] {
  return comment === null ? [] : [`-- ${comment}`];
}

/** PostgreSQL writes its keywords in capitals; only what stands in quotes may need them. */
function lowerCase(definition: string): string {
  return definition.replace(/'[^']*'|[^']+/g, (part) => (part.startsWith("'") ? part : part.toLowerCase()));
}

async function readExtensions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select extname as name from pg_extension where extname <> 'plpgsql' order by extname
  `.execute(db);
  return rows.map(({ name }) => name);
}

async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select t.relname as name, obj_description(t.oid, 'pg_class') as comment, t.reloptions as options,
      (
        select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isRequired', a.attnotnull,
          'default', pg_get_expr(d.adbin, d.adrelid), 'comment', col_description(t.oid, a.attnum)
        ) order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      ) as columns,
      (
        select coalesce(json_agg(json_build_object(
          'definition', pg_get_constraintdef(c.oid, true),
          'comment', coalesce(obj_description(c.oid, 'pg_constraint'), obj_description(c.conindid, 'pg_class'))
        ) order by array_position('{p,u,f,c}', c.contype::text), c.conname), '[]')
        from pg_constraint c where c.conrelid = t.oid and c.contype in ('p', 'u', 'f', 'c')
      ) as constraints,
      (
        select coalesce(json_agg(json_build_object(
          'definition', pg_get_indexdef(i.indexrelid, 0, true), 'comment', obj_description(i.indexrelid, 'pg_class')
        ) order by n.relname), '[]')
        from pg_index i join pg_class n on n.oid = i.indexrelid
        where i.indrelid = t.oid and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.conrelid = t.oid)
      ) as indexes,
      (
        select coalesce(json_agg(json_build_object(
          'definition', pg_get_triggerdef(g.oid, true), 'comment', obj_description(g.oid, 'pg_trigger')
        ) order by g.tgname), '[]')
        from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal
      ) as triggers
    from pg_class t
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
    order by t.relname
  `.execute(db);
  return rows;
}

async function readFunctions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ signature: string; result: string; language: string; body: string }>`
    select p.oid::regprocedure::text as signature, pg_get_function_result(p.oid) as result,
      l.lanname as language, p.prosrc as body
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname
  `.execute(db);
  return rows.map(
    ({ signature, result, language, body }) =>
      `create function ${signature} returns ${result} language ${language} as $$${body}$$;`,
  );
}
