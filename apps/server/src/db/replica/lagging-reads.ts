import { CompiledQuery, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { openConnections, type Patience } from '../connections/connections.ts';
import { kyselyOn, READ_TYPES, type Db } from '../database.ts';
import { DatabaseUnavailableError } from '../connections/faults.ts';
import type { PreparedStatements } from '../connections/statement-names.ts';
import { whileCallerWaits } from '../connections/urgency.ts';

/** How far behind the primary a replica may be and still be read, in milliseconds. */
export const LAG_MAX_MS = 10_000;

/** How often the primary is asked how far it has written, and each connection to a replica how far that has got, in milliseconds. */
const LOOK_MS = 1_000;

/** How long a replica is left alone after a fault, in milliseconds. */
const REST_MS = 5_000;

/** What a replica may take. The primary is asked after that, so a caller waits for both. */
const PATIENCE: Patience = { connectMs: 500, waitMs: 500, statementMs: 1_000 };

/** Where reads that may lag go, and what they fall back to. */
export interface LaggingReadsOptions {
  primary: Db;
  preparedStatements: PreparedStatements;
  /** Called with what kept the replica from being read; once, until it has rested. */
  onFault(error: Error): void;
  lagMaxMs?: number;
}

/**
 * Opens a database for reads that may be up to {@link LAG_MAX_MS} behind. They go to a replica, or to several behind one address. A
 * statement that a replica does not answer, whatever the reason, is asked of the primary. Only single statements may be sent: in a
 * transaction they could come from two databases.
 */
export function openLaggingReads(
  replica: pg.PoolConfig,
  { primary, preparedStatements, onFault, lagMaxMs = LAG_MAX_MS }: LaggingReadsOptions,
): Db {
  const marks = watchPrimary(primary, lagMaxMs);
  const provedAtMs = new WeakMap<object, number>();
  const pool = openConnections(
    { ...replica, types: READ_TYPES },
    {
      // A connection that broke while it was idle matters to nobody.
      onError() {},
      patience: { caller: PATIENCE, background: PATIENCE },
      preparedStatements,
      async admit(client, query) {
        const mark = marks.required();
        if (mark === undefined)
          throw new DatabaseUnavailableError('It is not known how far the primary has written.');
        const nowMs = performance.now();
        if (nowMs - (provedAtMs.get(client) ?? -Infinity) < LOOK_MS) return;
        // A server that takes writes is no replica. It has no place in the log that it has replayed, or an old one.
        const { rows } = await query(
          'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_near',
          [mark],
        );
        if (rows[0].is_near !== true) throw new DatabaseUnavailableError('The replica is too far behind.');
        provedAtMs.set(client, nowMs);
      },
    },
  );
  let restsUntilMs = 0;
  const askPrimary = async (statement: string, parameters: readonly unknown[]) => {
    const { rows } = await primary
      .withoutPlugins()
      .executeQuery<any>(CompiledQuery.raw(statement, [...parameters]));
    return { command: 'SELECT' as const, rowCount: rows.length, rows };
  };
  const askReplica = async (statement: string, parameters: readonly unknown[]) => {
    const client = await pool.connect();
    try {
      return await client.query<any>(statement, parameters);
    } finally {
      client.release();
    }
  };
  const ask = async (statement: string, parameters: readonly unknown[]) => {
    if (performance.now() >= restsUntilMs) {
      try {
        return await askReplica(statement, parameters);
      } catch (error) {
        if (performance.now() >= restsUntilMs) onFault(error as Error);
        restsUntilMs = performance.now() + REST_MS;
      }
    }
    return askPrimary(statement, parameters);
  };
  const reads: PostgresPool = {
    options: pool.options,
    connect: async () => ({ query: ask, release() {} }) as unknown as PostgresPoolClient,
    async end() {
      marks.stop();
      await pool.end();
    },
  };
  return kyselyOn(reads);
}

/** Remembers how far the primary had written at which moment. */
function watchPrimary(primary: Db, lagMaxMs: number) {
  let marks: { lsn: string; atMs: number }[] = [];
  let isAsking = false;
  const look = async () => {
    if (isAsking) return;
    isAsking = true;
    const atMs = performance.now();
    try {
      // With the limits of callers: an answer that takes long is of no use.
      const { rows } = await whileCallerWaits(() =>
        sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary),
      );
      marks.push({ lsn: rows[0]!.lsn, atMs });
    } catch {
      // Without a mark, replicas are soon read no more.
    } finally {
      isAsking = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return {
    /** How far a replica has to be in the log; undefined when that is not known. */
    required(): string | undefined {
      const oldestMs = performance.now() - lagMaxMs;
      const newest = marks.at(-1);
      if (newest === undefined || newest.atMs < oldestMs) return undefined;
      const from = marks.findLastIndex(({ atMs }) => atMs <= oldestMs);
      if (from > 0) marks = marks.slice(from);
      return marks[0]!.lsn;
    },
    stop: () => clearInterval(timer),
  };
}
