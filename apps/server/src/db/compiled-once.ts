import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** What a query is asked with: values by name. */
type Values = Readonly<Record<string, unknown>>;

/** The places of values in a query. */
export type Places<V extends Values> = { readonly [Name in keyof V]: RawBuilder<V[Name]> };

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
 * must be the only thing in the query that changes. @returns how to ask it: on a database or a transaction, with values by name
 */
export function compiledOnce<V extends Values, Row>(
  build: (db: Db, places: Places<V>) => Compilable<Row>,
): (db: Db, values: V) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  const places = new Proxy({} as Places<V>, {
    get: (_target, name) => sql`${new Place(String(name))}`,
  });
  return async (db, values) => {
    compiled ??= build(db, places).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
