import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** A table of the database with its columns. A type is written as `create table` takes it. */
export interface Table {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
}

/** What is taken of a table: rows that meet a condition, and columns with another expression than their value. */
export interface Selection {
  where?: string;
  instead?: Readonly<Record<string, string>>;
}

/** Rows that are read at once. The widest rows hold vectors of about 20 KB. */
const ROWS_AT_ONCE = 200;

/**
 * Whole tables, whatever they hold. A row is a line of JSON: an array of the values as PostgreSQL writes them as text, or null. Text
 * is what every type can be written to and read from without loss. All of it has to run within one transaction.
 */
export const tablesRepo = (tx: Db | Tx) => {
  const plain = tx.withoutPlugins();
  const run = async <Row>(text: string, ...values: unknown[]) =>
    (await plain.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quote(schema)}.${quote(name)}`;

  return {
    /** Has values written and read in one way, whatever the server is set to. */
    async fixFormats(): Promise<void> {
      for (const setting of ["datestyle = 'ISO, YMD'", "timezone = 'UTC'", "intervalstyle = 'postgres'"])
        await run(`set local ${setting}`);
      await run("set local bytea_output = 'hex'");
      await run('set local extra_float_digits = 1');
    },

    /** When the transaction began, by the clock of the database. */
    async now(): Promise<Date> {
      return (await run<{ now: Date }>('select now() as now'))[0]!.now;
    },

    /** The tables of the product, each after those that it refers to. */
    async ours(): Promise<Table[]> {
      const tables = await find("n.nspname = 'public' and c.relkind = 'r'");
      const references = await run<{ name: string; needs: string }>(`
        select child.relname as name, parent.relname as needs
        from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`);
      return parentsFirst(tables, references);
    },

    /** The table in which the queue keeps its jobs. */
    async jobs(): Promise<Table> {
      return (await find("n.nspname = 'pgboss' and c.relname = 'job'"))[0]!;
    },

    /** The last value that each sequence of the product has given; null for one that has given none. */
    sequences: () =>
      run<{ name: string; value: string | null }>(
        "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1",
      ),

    /** The rows of a table, as many lines at once as were read at once. */
    async *read(table: Table, { where = 'true', instead = {} }: Selection = {}): AsyncIterable<string[]> {
      const values = table.columns.map(({ name }) => `(${instead[name] ?? quote(name)})::text`);
      await run(
        `declare table_rows no scroll cursor for ` +
          `select json_build_array(${values.join(', ')})::text as line from ${nameOf(table)} where ${where}`,
      );
      for (;;) {
        const rows = await run<{ line: string }>(`fetch ${ROWS_AT_ONCE} from table_rows`);
        if (rows.length === 0) break;
        yield rows.map(({ line }) => line);
      }
      await run('close table_rows');
    },

    /** Adds rows that were read from a table with these columns. What is no column any more is left out. */
    async add(table: Table, columns: readonly string[], lines: readonly string[]): Promise<void> {
      const known = table.columns.filter(({ name }) => columns.includes(name));
      const names = known.map(({ name }) => quote(name)).join(', ');
      const values = known.map(({ name, type }) => `(line ->> ${columns.indexOf(name)})::${type}`).join(', ');
      await run(
        `insert into ${nameOf(table)} (${names}) select ${values} from (select line::jsonb from unnest($1::text[]) as t (line)) as t`,
        lines,
      );
    },

    async setSequence(name: string, value: string): Promise<void> {
      await run(`select setval('public.${quote(name)}', $1::bigint)`, value);
    },

    async count(table: Table): Promise<number> {
      return (await run<{ count: number }>(`select count(*) as count from ${nameOf(table)}`))[0]!.count;
    },

    /** Switches a table's triggers off or on. While rows are restored they are off, because the backup holds what they have written. */
    async setTriggers(table: Table, state: 'enable' | 'disable'): Promise<void> {
      await run(`alter table ${nameOf(table)} ${state} trigger user`);
    },

    /** Checks now what is otherwise checked at the end of the transaction. */
    async checkConstraints(): Promise<void> {
      await run('set constraints all immediate');
    },
  };

  async function find(condition: string): Promise<Table[]> {
    return run<Table>(`
      select n.nspname as schema, c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and ${condition}
      group by 1, 2 order by 2`);
  }
};

/** @throws Error when tables refer to each other in a circle, in which no order is right */
function parentsFirst(tables: readonly Table[], references: readonly { name: string; needs: string }[]) {
  const sorted: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (table) =>
        !references.some(
          ({ name, needs }) => name === table.name && [...waiting].some((other) => other.name === needs),
        ),
    );
    if (ready.length === 0)
      throw new Error(
        `Tables refer to each other in a circle: ${[...waiting].map(({ name }) => name).join(', ')}`,
      );
    for (const table of ready) waiting.delete(table);
    sorted.push(...ready);
  }
  return sorted;
}

/** A name as SQL takes it. */
function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
