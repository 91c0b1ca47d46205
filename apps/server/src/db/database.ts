import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './types.generated.ts';

/** The database, or a transaction on it. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

const { builtins } = pg.types;

/** Counts and amounts fit a number here: 2^53 rows or dollars are out of reach. */
const numberTypes = new Set<number>([builtins.INT8, builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    numberTypes.has(oid)
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** A statement that the database has answered, its parameters left out. */
export interface Query {
  sql: string;
  /** From when it was sent until its rows were there. */
  tookMs: number;
}

/**
 * Opens a pool of connections. Snake case in the database is camel case in the code, converted here and nowhere else.
 * `onError` hears of connections lost while idle, `onQuery` of every statement.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
  onQuery?: (query: Query) => void,
): Db {
  const pool = new pg.Pool({ ...connection, types });
  pool.on('error', onError);
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    ...(onQuery && {
      log: ({ level, query, queryDurationMillis }) => {
        if (level === 'query') onQuery({ sql: query.sql, tookMs: queryDurationMillis });
      },
    }),
  });
}
