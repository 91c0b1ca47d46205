import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import type { Patience } from '../db/connections/connections.ts';
import { watchDiskSpace } from '../db/disk-space.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { buildDatabaseImage } from '../db/embedded/image.ts';
import { lockFolder } from '../db/embedded/lock.ts';
import { isStorageFull, StorageFullError } from '../unavailable.ts';
import { CACHE_DIR } from './cache-folders.ts';

/** A database that runs: the one of the settings, or one that a test brings. */
export interface StartedDatabase {
  connection: PoolConfig;
  /** The same database past a pooler that does not keep sessions, where one is between. */
  direct?: PoolConfig;
  /** Where reads that may lag go, if not to the database itself. */
  replica?: PoolConfig;
  embedded: boolean;
  /** Whether there is space to write. Without it, space is not checked. */
  hasRoom?: () => boolean;
}

/**
 * The embedded database runs in this process, so it cannot be cut off as a server on a network can. If it is slow, this machine
 * is. Callers wait in turn for its only connection.
 */
const EMBEDDED_PATIENCE: Patience = { connectMs: 5_000, waitMs: 30_000, statementMs: null };

/** How long work in the background waits for a connection. Its statements have no limit, because each job has its own. */
const BACKGROUND_WAIT_MS = 60_000;

/**
 * Starts the database of the settings: a PostgreSQL server, or the one in DATA_DIR, which nobody else may use at the
 * same time. What has to be closed again is added to `closing`. An embedded database that is made by this has all tables already,
 * unless `bare` asks for none.
 * @throws FolderInUseError, StorageFullError
 */
export async function openOwnDatabase(
  config: Config,
  {
    closing,
    onError,
    bare = false,
  }: { closing: (() => unknown)[]; onError(error: Error): void; bare?: boolean },
): Promise<StartedDatabase> {
  if (config.DATABASE_URL !== undefined) {
    return {
      connection: { connectionString: config.DATABASE_URL.reveal(), max: config.DATABASE_POOL_MAX },
      ...(config.DATABASE_DIRECT_URL && {
        direct: { connectionString: config.DATABASE_DIRECT_URL.reveal() },
      }),
      ...(config.DATABASE_REPLICA_URL && {
        replica: { connectionString: config.DATABASE_REPLICA_URL.reveal(), max: config.DATABASE_POOL_MAX },
      }),
      embedded: false,
    };
  }
  const lock = lockFolder(config.DATA_DIR);
  closing.push(() => lock.release());
  const { hasRoom, describe } = watchDiskSpace(config.DATA_DIR, config.DISK_RESERVE_MB);
  const lackOfSpace = (cause?: Error) => {
    const reason = cause === undefined ? '' : ` (${cause.message})`;
    return new StorageFullError(`There is not enough space to start${reason}: ${describe()}.`, { cause });
  };
  // A start writes: it brings the database up to date and opens the queue.
  if (!hasRoom()) throw lackOfSpace();
  try {
    const image = bare ? null : await buildDatabaseImage(CACHE_DIR);
    const folder = join(config.DATA_DIR, 'postgres');
    const embedded = await startEmbeddedDatabase({ folder, image, onFault: onError });
    closing.push(() => embedded.close());
    return { connection: embedded.connection, embedded: true, hasRoom };
  } catch (cause) {
    throw isStorageFull(cause) || !hasRoom() ? lackOfSpace(cause as Error) : cause;
  }
}

/** How long callers and work in the background wait for this database. */
export function patienceWith(
  database: StartedDatabase,
  config: Config,
): { caller: Patience; background: Patience } {
  if (database.embedded) return { caller: EMBEDDED_PATIENCE, background: EMBEDDED_PATIENCE };
  const connectMs = config.DATABASE_CONNECT_TIMEOUT_MS;
  return {
    caller: { connectMs, waitMs: connectMs, statementMs: config.DATABASE_STATEMENT_TIMEOUT_MS },
    background: { connectMs, waitMs: BACKGROUND_WAIT_MS, statementMs: null },
  };
}
