import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  sql,
  type LogEvent,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { openConnections, type ConnectionOptions } from './connections/connections.ts';
import type { DB } from './types.generated.ts';

/** The database, or a transaction on it. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

const { builtins } = pg.types;

/** Types read as numbers. Counts and amounts stay far below 2^53. */
const numberTypes = new Set<number>([builtins.INT8, builtins.NUMERIC]);

/** How the driver reads values. */
export const READ_TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    numberTypes.has(oid)
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** A statement that the database has answered, without its parameters. */
export interface Query {
  sql: string;
  /** From sending the statement until its rows had arrived. */
  tookMs: number;
}

/**
 * Statements over connections. Names in snake case in the database are in camel case in the code; this is the only place that
 * converts them.
 */
export function kyselyOn(pool: PostgresPool, log?: (event: LogEvent) => void): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    ...(log && { log }),
  });
}

/**
 * Opens connections to a database. `onQuery` is called for every statement. Queries throw DatabaseUnavailableError while the database
 * cannot be used, and StorageFullError if it has no space.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  { onQuery, ...options }: ConnectionOptions & { onQuery?: (query: Query) => void },
): Db {
  return kyselyOn(
    openConnections({ ...connection, types: READ_TYPES }, options),
    onQuery &&
      (({ level, query, queryDurationMillis }) => {
        if (level === 'query') onQuery({ sql: query.sql, tookMs: queryDurationMillis });
      }),
  );
}

/** Whether the database answers a query now. */
export function isReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
