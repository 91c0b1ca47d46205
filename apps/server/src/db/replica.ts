import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isUnavailable } from '../unavailable.ts';

/** How long a read waits for the replica to show what the primary has committed, and how often it looks, in milliseconds. */
const CATCH_UP_MS = 100;
const LOOK_MS = 5;

/** A replica that was away or too far behind is left out for so long at least, in milliseconds. */
const LEFT_OUT_MS = 5_000;

/** How far the primary's log is written, and in which of its histories. Each promotion of a replica begins another history. */
interface Position {
  lsn: string;
  timeline: number;
}

/** One piece of work that a replica may do. */
interface Reading {
  /** Where the primary was when the work began. */
  position: Promise<Position> | undefined;
  isAtReplica: boolean;
}

const current = new AsyncLocalStorage<Reading>();

/**
 * Does work that only reads and begins nothing in the background. A replica does it where there is one and it shows everything that the
 * primary had committed when the work began, so nobody can tell the two apart. If the replica fails in the midst of it, the
 * work is done again by the primary.
 */
export async function readAnywhere<Result>(work: () => Promise<Result>): Promise<Result> {
  const reading: Reading = { position: undefined, isAtReplica: false };
  try {
    return await current.run(reading, work);
  } catch (error) {
    const isFaultOfReplica =
      reading.isAtReplica && (isUnavailable(error) || error instanceof pg.DatabaseError);
    if (!isFaultOfReplica) throw error;
    return current.exit(work);
  }
}

/**
 * Connections of {@link readAnywhere} to a replica, all others to the primary. `onChange` is told when the replica is left out,
 * with the reason, and when it is back.
 */
export function openWithReplica(
  primary: PostgresPool,
  replica: PostgresPool,
  onChange: (leftOutFor: string | undefined) => void,
): PostgresPool {
  let outUntilMs: number | undefined;
  let isTried = false;

  const leaveOut = (reason: string) => {
    if (outUntilMs === undefined) onChange(reason);
    outUntilMs = performance.now() + LEFT_OUT_MS;
  };
  /** Takes the replica in again once it has caught up. Nobody waits for this. */
  const tryAgain = async () => {
    isTried = true;
    try {
      const client = await connectAt(replica, await positionOf(primary));
      client.release();
      outUntilMs = undefined;
      onChange(undefined);
    } catch (error) {
      leaveOut((error as Error).message);
    } finally {
      isTried = false;
    }
  };

  return {
    options: primary.options,
    async connect() {
      const reading = current.getStore();
      if (reading === undefined) return primary.connect();
      if (outUntilMs !== undefined) {
        if (performance.now() > outUntilMs && !isTried) void current.exit(tryAgain);
        return primary.connect();
      }
      reading.position ??= positionOf(primary);
      const position = await reading.position;
      try {
        const client = await connectAt(replica, position);
        reading.isAtReplica = true;
        return client;
      } catch (error) {
        leaveOut((error as Error).message);
        return primary.connect();
      }
    },
    async end() {
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

/**
 * Everything that is committed lies before this position. A commit is in the log on disk before anybody learns of it, unless the
 * server was told not to wait for the disk.
 */
async function positionOf(primary: PostgresPool): Promise<Position> {
  const client = await primary.connect();
  try {
    const row = await firstRow<{ lsn: string; timeline: string }>(
      client,
      `select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
          else pg_current_wal_flush_lsn() end::text as lsn,
        left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`,
    );
    return { lsn: row.lsn, timeline: parseInt(row.timeline, 16) };
  } finally {
    client.release();
  }
}

/**
 * A connection to a replica that shows everything up to a position. A replica of another history may have passed the same number
 * with other changes, and one that has been promoted follows nobody.
 * @throws Error when it does not within CATCH_UP_MS, DatabaseUnavailableError when it cannot be reached
 */
async function connectAt(replica: PostgresPool, { lsn, timeline }: Position): Promise<PostgresPoolClient> {
  const client = await replica.connect();
  try {
    const giveUpAtMs = performance.now() + CATCH_UP_MS;
    for (;;) {
      const row = await firstRow<{ follows: boolean; hasReached: boolean | null }>(
        client,
        `select pg_is_in_recovery() and (pg_control_checkpoint()).timeline_id = $2 as follows,
          pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReached"`,
        [lsn, timeline],
      );
      if (!row.follows) throw new Error('The replica does not follow the primary.');
      if (row.hasReached === true) return client;
      if (performance.now() > giveUpAtMs) throw new Error('The replica is too far behind.');
      await wait(LOOK_MS);
    }
  } catch (error) {
    client.release();
    throw error;
  }
}

async function firstRow<Row>(client: PostgresPoolClient, sql: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await client.query<Row>(sql, values);
  return rows[0]!;
}
