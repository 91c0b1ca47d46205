import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Embedder } from '@tessera/embedder/port';
import { sql } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Logger } from 'pino';
import { createApp, UNTHROTTLED_HEADER } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase, type Db, type Query } from './db/database.ts';
import { startEmbeddedDatabase } from './db/embedded/embedded-database.ts';
import { buildDatabaseImage } from './db/embedded/image.ts';
import { lockFolder } from './db/embedded/lock.ts';
import { migrate } from './db/migrate.ts';
import { createDeps } from './deps.ts';
import { readSigningKey } from './features/auth/signing-key.ts';
import { publicInternet, type Internet } from './features/previews/fetcher/internet.ts';
import { createLinkReader } from './features/previews/fetcher/link-reader.ts';
import { createMailer } from './mail/mailer.ts';
import { openStorage } from './features/media/open-storage.ts';
import { createPhotoDecoder } from './features/media/photo-decoder.ts';
import { createMetrics, startMetricsServer } from './http/metrics.ts';
import { openUploadFolder, UPLOAD_AGE_MAX_MS } from './http/uploads.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { openQueue } from './jobs/queue.ts';
import { startWorker } from './jobs/worker.ts';

/** What is built once and shared by all data folders: database image, models. */
export const CACHE_DIR = fileURLToPath(new URL('../../../.cache', import.meta.url));

/** Where the files of the bundled models are kept. */
export const MODELS_DIR = join(CACHE_DIR, 'models');

/** Photos looked at at the same time: enough to use the processor, few enough that the largest fit into memory. */
const DECODER_PROCESSES = Math.min(2, availableParallelism());

const WEB_ROOT = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** How long requests under way may take to finish when the process stops. */
const STOP_TIMEOUT_MS = 15_000;

/** A query that takes longer is told to the operator. */
const SLOW_QUERY_MS = 1000;

/** A running server. */
export interface RunningServer {
  /** Where it answers; null when this process only does jobs. */
  url: string | null;
  /** Whether the database is this installation's own, and whether nobody had an account in it at the start. */
  database: { embedded: boolean; isEmpty: boolean };
  /** Headers with which calls of this process pass its throttles. */
  unthrottledHeaders: Record<string, string>;
  /** Finishes what was accepted, then closes everything, in the order that loses nothing. */
  stop(): Promise<void>;
}

/** A database that somebody else started and stops: tests bring their own. */
export interface GivenDatabase {
  connection: PoolConfig;
  embedded: boolean;
}

/**
 * Starts everything a process of this role runs, in the order of dependence; what was started is stopped again when a
 * later part cannot start.
 * @throws FolderInUseError, DatabaseUnusableError, or whatever kept a part from starting
 */
export async function startServer(parts: {
  config: Config;
  log: Logger;
  embedder: Embedder;
  database?: GivenDatabase;
  clock?: () => Date;
  /** What links may lead to; by default the public internet. */
  internet?: Internet;
  /** Told of the opened database, so that tests can look into it. */
  onOpen?: (db: Db) => void;
  /** Told of every query, so that benchmarks can count its time. */
  onQuery?: (query: Query) => void;
}): Promise<RunningServer> {
  const { config, log, embedder, clock = () => new Date() } = parts;
  const closing: (() => unknown)[] = [];
  let isStopping = false;

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const close of closing.reverse()) await close();
  };

  try {
    closing.push(() => embedder.close());
    const database = parts.database ?? (await openOwnDatabase(config, closing));
    const db = openDatabase(
      database.connection,
      (error) => log.error({ event: 'db.connection', err: error }, 'connection lost'),
      (query) => {
        if (query.tookMs > SLOW_QUERY_MS) log.warn({ event: 'db.slow-query', ...query }, 'slow query');
        parts.onQuery?.(query);
      },
    );
    closing.push(() => db.destroy());
    parts.onOpen?.(db);
    const applied = await migrate(db);
    if (applied.length > 0) log.info({ event: 'db.migrated', applied }, 'database brought up to date');

    const mailer = createMailer(config);
    if (mailer !== undefined) closing.push(() => mailer.close());
    const queue = await openQueue({
      db,
      jobs: allJobs,
      embedded: database.embedded,
      onError: (error) => log.error({ event: 'queue.fault', err: error }, 'queue fault'),
    });
    closing.push(() => queue.boss.stop({ graceful: false }));

    // Nobody else uses the folder of an embedded database, so what is there of uploads now was left by a crash.
    const leftBefore = new Date(Date.now() - (database.embedded ? 0 : UPLOAD_AGE_MAX_MS));
    const decoder = createPhotoDecoder({
      processes: DECODER_PROCESSES,
      onFault: (error) => log.error({ event: 'media.decoder-fault', err: error }, 'photo decoder fault'),
    });
    closing.push(() => decoder.close());
    const storage = await openStorage(config);
    closing.push(() => storage.close());
    const linkReader = createLinkReader({
      internet: parts.internet ?? publicInternet(config.LINK_PREVIEW_REFUSED_NETWORKS),
      robot: {
        name: config.PRODUCT_NAME,
        contact: config.PUBLIC_URL ?? `mailto:${config.SUPPORT_EMAIL}`,
      },
      pauseMs: config.LINK_PREVIEW_PAUSE_MS,
      clock,
    });
    closing.push(() => linkReader.close());
    const deps = createDeps({
      config,
      db,
      queue,
      mailer,
      embedder,
      storage,
      decoder,
      signingKey: await readSigningKey(config),
      uploads: await openUploadFolder(join(config.DATA_DIR, 'incoming'), leftBefore),
      linkReader,
      clock,
      onFault: (error) => log.error({ event: 'background.fault', err: error }, 'background fault'),
    });
    closing.push(() => deps.matching.impressionsWritten());

    const unthrottledKey = randomBytes(32).toString('hex');
    const running = {
      database: { embedded: database.embedded, isEmpty: !(await deps.auth.hasAccounts()) },
      unthrottledHeaders: { [UNTHROTTLED_HEADER]: unthrottledKey },
      stop,
    };

    await deps.media.requestSweep(leftBefore);

    if (config.ROLE !== 'api') {
      const worker = await startWorker(queue.boss, allJobs, deps, log);
      closing.push(() => worker.stop());
      // Not waited for: the first job waits instead, and only if it comes that early.
      deps.matching.warmUp().catch((error: unknown) => {
        if (!isStopping)
          log.error({ event: 'matching.warm-up-failed', err: error }, 'models could not be loaded');
      });
    }

    const metrics = createMetrics();
    if (config.METRICS_PORT !== undefined) {
      const metricsServer = await startMetricsServer(
        metrics.registry,
        config.METRICS_HOST,
        config.METRICS_PORT,
      );
      closing.push(() => metricsServer.close());
    }

    if (config.ROLE === 'worker') return { ...running, url: null };
    const isReady = async () =>
      !isStopping &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ));
    const webRoot = existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : null;
    const app = await createApp(deps, { log, metrics, isReady, webRoot, unthrottledKey });
    closing.push(() =>
      Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())]),
    );
    const url = await app.listen({ host: config.HOST, port: config.PORT });
    return { ...running, url };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The database of the settings: a PostgreSQL server, or the one in DATA_DIR, which nobody else may use at the same time. */
export async function openOwnDatabase(config: Config, closing: (() => unknown)[]): Promise<GivenDatabase> {
  if (config.DATABASE_URL !== undefined) {
    return {
      connection: { connectionString: config.DATABASE_URL.reveal(), max: config.DATABASE_POOL_MAX },
      embedded: false,
    };
  }
  const lock = lockFolder(config.DATA_DIR);
  closing.push(() => lock.release());
  const image = await buildDatabaseImage(CACHE_DIR);
  const embedded = await startEmbeddedDatabase({ folder: join(config.DATA_DIR, 'postgres'), image });
  closing.push(() => embedded.close());
  return { connection: embedded.connection, embedded: true };
}
