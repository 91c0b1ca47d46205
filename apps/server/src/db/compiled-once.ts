import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** What a query is asked with: values by name. */
type Values = Readonly<Record<string, unknown>>;

/** The places of values in a query. */
export type Places<V extends Values> = { readonly [Name in keyof V]: RawBuilder<V[Name]> };

/** A query that is built and compiled once. */
export interface CompiledOnce<V extends Values, Row> {
  /** Asks it: on a database or a transaction, with values by name. */
  (db: Db, values: V): Promise<Row[]>;
  /** The same query with values, to be sent by itself or together with others. `db` only says how it is written. */
  with(db: Db, values: V): CompiledQuery<Row>;
}

/** Stands for a value until the query is asked. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled at its first use, and only sent from then on. For those that are asked most, because
 * building and compiling a long one takes longer than reading its answer. `build` gets a place for each value, which
 * must be the only thing in the query that changes.
 */
export function compiledOnce<V extends Values, Row>(
  build: (db: Db, places: Places<V>) => { compile(db: Db): CompiledQuery<Row> },
): CompiledOnce<V, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const places = new Proxy({} as Places<V>, {
    get: (_target, name) => sql`${new Place(String(name))}`,
  });
  const withValues = (db: Db, values: V): CompiledQuery<Row> => {
    compiled ??= build(db, places).compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name] : parameter,
    );
    return { ...compiled, parameters };
  };
  const ask = async (db: Db, values: V) => (await db.executeQuery<Row>(withValues(db, values))).rows;
  return Object.assign(ask, { with: withValues });
}
