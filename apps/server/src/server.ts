import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Embedder } from '@tessera/embedder/port';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { isReachable, openDatabase, type Db, type Query } from './db/database.ts';
import { watchDiskSpace } from './db/disk-space.ts';
import { openLaggingReads } from './db/replica/lagging-reads.ts';
import { migrate } from './db/migrate.ts';
import { createWakeUps, listenForWakeUps, WAKE_UP_CHANNEL, type WakeUps } from './db/connections/wake-ups.ts';
import { createDeps, type Deps } from './deps.ts';
import { createStreamsService } from './features/events/streams.service.ts';
import type { Internet } from './features/previews/fetcher/internet.ts';
import { UNTHROTTLED_HEADER } from './http/guards/throttles.ts';
import {
  createMetrics,
  observeMachine,
  startMetricsServer,
  type Metrics,
} from './http/monitoring/metrics.ts';
import { UPLOAD_AGE_MAX_MS } from './http/uploads.ts';
import { createJobHandlers } from './job-handlers.ts';
import type { OpenQueue } from './jobs/queue.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { queueRepo } from './jobs/queue.repo.ts';
import { startWorker } from './jobs/worker.ts';
import { openControl } from './start/control.ts';
import { openOutside } from './start/open-outside.ts';
import { createWarmUp, type ModelsState } from './start/warm-up.ts';
import { openOwnDatabase, patienceWith, type StartedDatabase } from './start/own-database.ts';

const WEB_ROOT = fileURLToPath(new URL('../../web/build/client', import.meta.url));

/** How long requests under way may take to finish when the process stops. */
const STOP_TIMEOUT_MS = 15_000;

/** A query that takes longer is logged. */
const SLOW_QUERY_MS = 1000;

/** How long a stop waits for connections to the database that cannot be closed. */
const DISCONNECT_MS = 2_000;

/** A running server. */
export interface RunningServer {
  /** The address at which it answers; null if this process only does jobs. */
  url: string | null;
  /** Whether the database is embedded, and whether it had no account at the start. */
  database: { embedded: boolean; isEmpty: boolean };
  /** Resolves when the models are loaded, or are not going to be. */
  models: Promise<ModelsState>;
  /** Headers for calls that this process makes to itself, which no throttle counts. */
  unthrottledHeaders: Record<string, string>;
  /** Finishes what was accepted, then closes everything, in the order that loses nothing. */
  stop(): Promise<void>;
}

/** What a server is started with. */
export interface ServerParts {
  config: Config;
  log: Logger;
  embedder: Embedder;
  /** By default the database of the settings. A caller that passes one also stops it. */
  database?: StartedDatabase;
  clock?: () => Date;
  /** What links may lead to; by default the public internet. */
  internet?: Internet;
  /** How often live streams show that they are alive, in milliseconds; by default as the contract says. */
  eventHeartbeatMs?: number;
  /** Called with the opened database, so that tests can look into it. */
  onOpen?: (db: Db) => void;
  /** Called for every query, so that benchmarks can add up the times. */
  onQuery?: (query: Query) => void;
}

/**
 * Starts everything that a process of this role runs, in the order of dependence. If a part cannot start, the parts before it
 * are stopped again.
 * @throws FolderInUseError, DatabaseUnusableError, DatabaseUnavailableError, StorageFullError, or the fault of another part
 */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, log, embedder, internet, clock = () => new Date() } = parts;
  const closing: (() => unknown)[] = [];
  let isStopping = false;

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const close of closing.reverse()) await close();
  };

  try {
    closing.push(() => embedder.close());
    const wakeUps = createWakeUps();
    const { db, laggingDb, isEmbedded, isListening } = await openCurrentDatabase(parts, wakeUps, closing);
    // No other process uses the folder of an embedded database, so all uploads in it were left by a crash.
    const uploadsLeftBefore = new Date(Date.now() - (isEmbedded ? 0 : UPLOAD_AGE_MAX_MS));
    const outside = await openOutside(
      { config, log, db, laggingDb, embedder, isEmbedded, wakeUps, internet, clock, uploadsLeftBefore },
      closing,
    );
    const deps = createDeps(outside);
    closing.push(() => deps.matching.impressions.written());

    if (isEmbedded) closing.push(await openOwnControl(deps));

    const unthrottledKey = randomBytes(32).toString('hex');
    const running = {
      database: { embedded: isEmbedded, isEmpty: !(await deps.auth.hasAccounts()) },
      unthrottledHeaders: { [UNTHROTTLED_HEADER]: unthrottledKey },
      stop,
    };
    await deps.operator.vetting.settle();
    await deps.media.cleanup.requestSweep(uploadsLeftBefore);
    if (config.ROLE !== 'api')
      await startJobs({ deps, queue: outside.queue, wakeUps, isListening, isEmbedded, log }, closing);
    const warmUp = createWarmUp(config.ROLE, {
      load: () => deps.matching.preparation.warmUp(),
      isStopping: () => isStopping,
      log,
    });
    const metrics = await openMetrics(config, db, closing);
    if (config.ROLE === 'worker') {
      warmUp.begin();
      return { ...running, models: warmUp.ended, url: null };
    }

    const readiness = {
      isReady: async () => !isStopping && (await isReachable(db)),
      models: () => warmUp.state(),
    };
    const webRoot = existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : null;
    const streams = createStreamsService({
      db,
      wakeUps,
      conversations: deps.conversations,
      notifications: deps.notifications,
      heartbeatMs: parts.eventHeartbeatMs,
      onFault: outside.onFault,
    });
    const app = await createApp(deps, { log, metrics, readiness, webRoot, unthrottledKey, streams });
    closing.push(() => Promise.race([app.close(), wait(STOP_TIMEOUT_MS, undefined, { ref: false })]));
    const url = await app.listen({ host: config.HOST, port: config.PORT });
    // Models compete with the start for the processor, so they are loaded once people can be answered.
    warmUp.begin();
    return { ...running, models: warmUp.ended, url };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens the database and brings its tables up to date. */
async function openCurrentDatabase(
  { config, log, database: brought, onOpen, onQuery }: ServerParts,
  wakeUps: WakeUps,
  closing: (() => unknown)[],
): Promise<{ db: Db; laggingDb: Db; isEmbedded: boolean; isListening: () => boolean }> {
  const onError = (error: Error) => log.error({ event: 'db.connection', err: error }, 'connection lost');
  const database = brought ?? (await openOwnDatabase(config, { closing, onError }));
  const db = openDatabase(database.connection, {
    onError,
    hasRoom: database.hasRoom,
    direct: database.direct,
    patience: patienceWith(database, config),
    preparedStatements: database.embedded ? 'off' : config.DATABASE_PREPARED_STATEMENTS,
    ...(database.embedded && {
      listen: { channel: WAKE_UP_CHANNEL, onNotification: (payload) => wakeUps.wake(payload) },
    }),
    onQuery(query) {
      if (query.tookMs > SLOW_QUERY_MS) log.info({ event: 'db.slow-query', ...query }, 'slow query');
      onQuery?.(query);
    },
  });
  closing.push(() => disconnect(db));
  onOpen?.(db);
  const applied = await migrate(db);
  if (applied.length > 0) log.info({ event: 'db.migrated', applied }, 'database brought up to date');
  // Nobody else adds a job to an embedded database, so nothing has to be heard.
  let isListening = () => true;
  if (!database.embedded) {
    const listener = listenForWakeUps(database.direct ?? database.connection, { wakeUps, onError });
    closing.push(() => listener.close());
    isListening = listener.isListening;
  }
  let laggingDb = db;
  if (database.replica !== undefined && config.ROLE !== 'worker') {
    const reads = openLaggingReads(database.replica, {
      primary: db,
      preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
      onFault: (error) =>
        log.warn({ event: 'db.replica', err: error }, 'the replica is not read; the primary is'),
    });
    closing.push(() => disconnect(reads));
    laggingDb = reads;
  }
  return { db, laggingDb, isEmbedded: database.embedded, isListening };
}

/** Closes the connections to a database, which may not answer. */
async function disconnect(db: Db): Promise<void> {
  await Promise.race([db.destroy(), wait(DISCONNECT_MS, undefined, { ref: false })]);
}

/** Lets the commands of the operator's ask this process for what only it can do. @returns how to end that */
async function openOwnControl({ config, db, storage, mailer, embedder, clock, onFault }: Deps) {
  const control = await openControl(
    config.DATA_DIR,
    {
      // Both are loaded when they are asked for, which is seldom.
      async backup(out) {
        const { backUp } = await import('./backup/backup-of.ts');
        return JSON.stringify(await backUp({ config, db, storage }, out));
      },
      async doctor() {
        const { examine } = await import('./doctor/examine.ts');
        return JSON.stringify(
          await examine({
            config,
            db: async () => db,
            storage: async () => storage,
            mailer,
            embedder: async () => embedder,
            clock,
          }),
        );
      },
    },
    onFault,
  );
  return () => control.close();
}

async function startJobs(
  parts: {
    deps: Deps;
    queue: OpenQueue;
    wakeUps: WakeUps;
    isListening: () => boolean;
    isEmbedded: boolean;
    log: Logger;
  },
  closing: (() => unknown)[],
): Promise<void> {
  const { deps, log, ...rest } = parts;
  const worker = await startWorker({ ...rest, db: deps.db }, allJobs, createJobHandlers(deps), log);
  closing.push(() => worker.stop());
}

/** Metrics of requests are always counted, and served if a port is set. */
async function openMetrics(config: Config, db: Db, closing: (() => unknown)[]): Promise<Metrics> {
  const metrics = createMetrics({ areServed: config.METRICS_PORT !== undefined });
  observeMachine(metrics, {
    jobs: () => queueRepo(db).depth(),
    disk: watchDiskSpace(config.DATA_DIR, config.DISK_RESERVE_MB).figures,
  });
  if (config.METRICS_PORT !== undefined) {
    const server = await startMetricsServer(metrics.registry, config.METRICS_HOST, config.METRICS_PORT);
    closing.push(() => server.close());
  }
  return metrics;
}
