import { createTestDatabase } from '@tessera/testkit/servers/test-database';
import { sql, type RawBuilder } from 'kysely';
import pLimit from 'p-limit';
import type { PoolConfig } from 'pg';
import { openDatabase, type Db } from '../database.ts';
import { known, retained, small } from './what-rows-hold.fixture.ts';

/** How many rows a table gets that grows with use. */
export const ROWS = 100_000;

/** A database of which every table that grows with use is full. */
export interface FilledDatabase {
  db: Db;
  connection: PoolConfig;
  /** The names of the tables that are full. */
  tables: readonly string[];
  /** How many rows the full tables and their indexes have, by name. */
  rows: ReadonlyMap<string, number>;
  drop(): Promise<void>;
}

/** How many tables are filled at a time, each over a connection of its own. */
const AT_ONCE = 3;

/** How many rows of a table refer to one row of another, where nothing says that it is one. */
const ROWS_OF_ONE = 4;

/** The tables of the product, and the table in which the queue's library keeps the jobs. */
const isOfProduct = sql`
  c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace or c.oid = 'pgboss.job_common'::regclass)`;

/**
 * Makes a database of the product on a PostgreSQL server and fills it: row n of a table has an id made of n and refers to
 * rows of other tables by theirs. Triggers and references are not checked meanwhile. Planned statements know how full it is.
 */
export async function fillDatabase(): Promise<FilledDatabase> {
  const database = await createTestDatabase();
  const db = openDatabase(database.connection, { onError() {} });
  const drop = async () => {
    await db.destroy();
    await database.drop();
  };
  try {
    const tables = await readTables(db);
    const limit = pLimit(AT_ONCE);
    const filled = await Promise.allSettled(tables.map((table) => limit(() => fillTable(db, table))));
    for (const table of filled) if (table.status === 'rejected') throw table.reason;
    const { connection } = database;
    const full = tables.filter(({ name }) => !(name in small));
    const names = full.map(({ name }) => name);
    return { db, connection, tables: names, rows: await countRows(db, full), drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function countRows(db: Db, tables: readonly Table[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select c.relname as name, c.reltuples as count from pg_class c left join pg_index i on i.indexrelid = c.oid
    where coalesce(i.indrelid, c.oid) = any (${tables.map(({ schema, name }) => `${schema}.${name}`)}::regclass[])
  `.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

interface Table {
  schema: string;
  name: string;
  columns: Column[];
}

interface Column {
  name: string;
  type: string;
  canBeNull: boolean;
  /** The values that a check allows in this column; null if no check lists any. */
  values: string[] | null;
  /** Whether it refers to another table, and whether it is the first of the table that does. */
  refers: boolean;
  refersFirst: boolean;
  /** Whether no two rows have the same value, or only some that a word tells apart. */
  isUnique: boolean;
}

async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Column & { schema: string; table: string }>`
    with reference as (
      select conrelid, unnest(conkey) as attnum from pg_constraint where contype = 'f'
    )
    select
      c.relnamespace::regnamespace::text as schema, c.relname as table, a.attname as name,
      format_type(a.atttypid, null) as type, not a.attnotnull as can_be_null,
      (
        select array(select match[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') match)
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
      ) as values,
      exists (select from reference r where r.conrelid = c.oid and r.attnum = a.attnum) as refers,
      a.attnum = (select min(r.attnum) from reference r where r.conrelid = c.oid) as refers_first,
      exists (
        select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null and a.attnum = any (i.indkey)
          and not exists (
            select from pg_attribute o
            where o.attrelid = c.oid and o.attnum = any (i.indkey) and o.attnum <> a.attnum and o.atttypid <> 'text'::regtype
          )
      ) as is_unique
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${isOfProduct} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum
  `.execute(db);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    schema: columns[0]!.schema,
    columns,
  }));
}

async function fillTable(db: Db, table: Table): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    const columns = table.columns.map(({ name }) => sql.ref(name));
    const values = table.columns.map((column) => valueOf(table.name, column));
    const target = sql.table(`${table.schema}.${table.name}`);
    await sql`
      insert into ${target} (${sql.join(columns)})
      select ${sql.join(values)} from generate_series(1, ${sql.lit(small[table.name] ?? ROWS)}) n
    `.execute(connection);
    await sql`vacuum analyze ${target}`.execute(connection);
  });
}

/** What a column holds in row n. */
function valueOf(table: string, column: Column): RawBuilder<unknown> {
  const own = known[`${table}.${column.name}`] ?? known[column.name];
  if (own !== undefined) return sql.raw(own);
  const value = valueByCatalogue(table, column);
  // Half of what may be missing is missing, but not by the same row in all columns.
  return column.canBeNull ? sql`case when hashint4(n) % 2 = 0 then ${value} end` : value;
}

function valueByCatalogue(table: string, column: Column): RawBuilder<unknown> {
  if (column.refers && column.type === 'uuid') {
    // What is the only one of its kind for a row refers to one row; of others, some refer to the same.
    if (column.isUnique || !column.refersFirst) return id(sql`(n::bigint * 7919) % ${sql.lit(ROWS)} + 1`);
    return id(sql`(n - 1) / ${sql.lit(ROWS_OF_ONE)} + 1`);
  }
  if (column.values !== null)
    return sql`(array[${sql.join(column.values.map((value) => sql.lit(value)))}])[1 + n % ${sql.lit(column.values.length)}]`;
  const span = retained[table] ?? DEFAULT_SPAN;
  switch (column.type) {
    case 'uuid':
      return id(sql`n`);
    case 'text':
      return sql`${sql.lit(column.name)} || ' ' || n`;
    case 'integer':
    case 'bigint':
    case 'numeric':
      return sql`n`;
    case 'smallint':
      return sql`n % 100`;
    case 'real':
      return sql`n / ${sql.lit(ROWS)}::real`;
    case 'boolean':
      return sql`n % 2 = 0`;
    case 'jsonb':
      return sql`'{}'::jsonb`;
    case 'bytea':
      return sql`sha256(n::text::bytea)`;
    case 'halfvec':
      return sql`'[1,0]'::halfvec`;
    case 'tsvector':
      return sql`to_tsvector('simple', 'word' || n)`;
    case 'date':
      return sql`current_date - n`;
    case 'xid8':
      return sql`n::text::xid8`;
    case 'timestamp with time zone':
    case 'timestamp without time zone':
      return sql`now() - n * ${sql.lit(span)}::interval / ${sql.lit(ROWS)}`;
    case 'text[]':
      return sql`'{}'::text[]`;
    case 'real[]':
      return sql`'{}'::real[]`;
    default:
      throw new Error(`Nothing is known to put into ${table}.${column.name}, which is ${column.type}.`);
  }
}

/** Over which time the rows of a table were made that is never cleared up. */
const DEFAULT_SPAN = '2 years';

/** The id that row n has, in every table. */
function id(n: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`('01890000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
}
