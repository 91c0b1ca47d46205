import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { JOB_CHANNEL, type WakeUps } from '../db/connections/wake-ups.ts';
import type { Db } from '../db/database.ts';
import { isUnavailable } from '../unavailable.ts';
import type { HandlersOf, Job, JobHandler } from './define-job.ts';
import { WATCH_SECONDS, type OpenQueue } from './queue.ts';
import { queueRepo } from './queue.repo.ts';

/**
 * The pauses between two looks for waiting jobs, in milliseconds; one query asks for all queues. When this process adds a job, it
 * looks after the first pause, because the transaction is about to be committed. Each further pause is twice as long, up to a short one. After
 * some time without any job the pauses are long, until a job is seen, added, due, or told of by another process. While a process might miss
 * what it is told, the pauses are not quite as long.
 */
export interface LookPauses {
  first: number;
  short: number;
  unsure: number;
  long: number;
  /** How long there has to be no job. */
  quiet: number;
}
const LOOK_PAUSES: LookPauses = { first: 10, short: 200, unsure: 1000, long: 5000, quiet: 5000 };

/** An embedded database does one thing at a time, so a look waits for the transaction that adds a job: few looks are enough. */
const EMBEDDED_LOOK_PAUSES: LookPauses = { ...LOOK_PAUSES, quiet: 600 };

/** How often the queue's library looks into each queue by itself, in seconds. It is woken for jobs that were seen waiting. */
const POLLING_SECONDS = 600;

/** How often the queue's library tidies its tables while no job is running, in milliseconds. */
const TIDY_MS = 10 * 60_000;

/** The queue in which the library puts what runs regularly, before it adds the job itself. */
const CRON_QUEUE = '__pgboss__send-it';

/** How long running jobs may take to finish when the process stops. */
const STOP_TIMEOUT_MS = 10_000;

/** The pause of a job that has used up its attempts because something was unavailable. */
const UNAVAILABLE_PAUSE_SECONDS = 30;
/** How often a job checks during an outage whether the database can be written to again. */
const OUTAGE_POLL_MS = 1_000;

/**
 * Starts doing jobs, each soon after it was added and one right after another. `stop` lets running jobs finish; those that do not finish in time are done again by another
 * process.
 */
export async function startWorker<Jobs extends readonly Job[]>(
  parts: {
    queue: OpenQueue;
    db: Db;
    /** Hears of jobs that other processes add. */
    wakeUps: WakeUps;
    /** Whether this process hears of them now. */
    isListening(): boolean;
    isEmbedded: boolean;
  },
  jobs: Jobs,
  handlers: HandlersOf<Jobs>,
  log: FastifyBaseLogger,
  pauses = parts.isEmbedded ? EMBEDDED_LOOK_PAUSES : LOOK_PAUSES,
): Promise<{ stop(): Promise<void> }> {
  const { queue, db } = parts;
  const { boss } = queue;
  const workerIds = new Map<string, string[]>();
  const stopping = new AbortController();
  const looks = lookForWaitingJobs(parts, workerIds, pauses, stopping.signal);
  for (const job of jobs) {
    const handle = (handlers as Record<string, JobHandler>)[job.name]!;
    const startOne = async () => {
      const worker: { id?: string } = {};
      worker.id = await boss.work(
        job.name,
        { includeMetadata: true, pollingIntervalSeconds: POLLING_SECONDS },
        async ([task]) => {
          if (task === undefined) return;
          // Another may be waiting: without this, a queue would do one job with each look.
          if (worker.id !== undefined) boss.notifyWorker(worker.id);
          const startedAtMs = Date.now();
          const payload = job.payload.parse(task.data ?? {});
          const isLastAttempt = task.retryCount >= job.attempts - 1;
          try {
            const leaving = AbortSignal.any([task.signal, stopping.signal]);
            await handle(payload, { signal: task.signal, leaving, isLastAttempt });
            log.debug(
              { event: 'job.done', job: job.name, jobId: task.id, tookMs: Date.now() - startedAtMs },
              'job done',
            );
          } catch (error) {
            log.error(
              {
                event: 'job.failed',
                job: job.name,
                jobId: task.id,
                attempt: task.retryCount + 1,
                isLastAttempt,
                err: error,
              },
              'job failed',
            );
            // It may be tried again, which is seen by its time.
            looks.soon();
            // The outcome is written to the database. If that is away, the outcome would be lost, and the job would only be
            // tried again much later.
            if (isUnavailable(error)) await untilWritable(db, task.signal);
            if (!isLastAttempt || !isUnavailable(error)) throw error;
            // What the job needs may be away for hours. The job waits for it and is not given up.
            await boss.send(job.name, payload, { startAfter: UNAVAILABLE_PAUSE_SECONDS });
          }
        },
      );
      return worker.id;
    };
    workerIds.set(job.name, await Promise.all(Array.from({ length: job.concurrency }, startOne)));
    if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule);
  }
  const cron = boss.getWipData({ includeInternal: true }).filter(({ name }) => name === CRON_QUEUE);
  workerIds.set(
    CRON_QUEUE,
    cron.map(({ id }) => id),
  );
  const looking = looks.start();
  const watching = watchRunningJobs(parts, stopping.signal, looks.soon);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([looking, watching]);
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/**
 * Looks for waiting jobs again and again until `stopping`, and wakes the workers of their queues. A worker at work looks for the next job at
 * once. `soon` says that a job may be there any moment. What `start` returns resolves after the last look.
 */
function lookForWaitingJobs(
  { queue, db, wakeUps, isListening }: Parameters<typeof startWorker>[0],
  workerIds: ReadonlyMap<string, readonly string[]>,
  pauses: LookPauses,
  stopping: AbortSignal,
): { soon(): void; start(): Promise<void> } {
  const { boss } = queue;
  let quietSinceMs = performance.now();
  let nextMs = pauses.short;
  let current = new AbortController();
  const soon = () => {
    quietSinceMs = performance.now();
    // While the pauses still grow, the job is seen soon anyway. Many jobs at once do not cause a look each.
    if (nextMs < pauses.short) return;
    nextMs = pauses.first;
    current.abort();
  };
  queue.onAdded(soon);
  const pause = async (untilDueMs: number) => {
    const isQuiet = performance.now() - quietSinceMs >= pauses.quiet;
    const quietMs = Math.min(isListening() ? pauses.long : pauses.unsure, untilDueMs);
    current = new AbortController();
    const signal = AbortSignal.any([stopping, current.signal]);
    await wait(isQuiet ? quietMs : nextMs, undefined, { signal }).catch(() => {});
    if (current.signal.aborted) await wait(pauses.first, undefined, { signal: stopping });
    nextMs = Math.min(nextMs * 2, pauses.short);
  };
  /** Wakes the workers of jobs that may be begun. @returns in how many milliseconds the next one may */
  const look = async (): Promise<number> => {
    const found = await queueRepo(db).nextJobs([...workerIds.keys()]);
    const due = found.filter(({ inMs }) => inMs <= 0);
    if (due.length > 0) quietSinceMs = performance.now();
    for (const { name } of due) for (const id of workerIds.get(name)!) boss.notifyWorker(id);
    return Math.min(...found.filter(({ inMs }) => inMs > 0).map(({ inMs }) => Math.ceil(inMs)));
  };
  const start = async () => {
    const unsubscribe = wakeUps.subscribe(JOB_CHANNEL, soon);
    while (!stopping.aborted) {
      const untilDueMs = await look().catch((error: Error) => {
        boss.emit('error', error);
        return pauses.unsure;
      });
      await pause(untilDueMs).catch(() => {});
    }
    unsubscribe();
  };
  return { soon, start };
}

/**
 * Has the library take jobs from processes that have died, and end those whose time is up, until `stopping`: only such as are running can
 * need it. From time to time it also deletes old jobs. `afterwards` is called when jobs may have to be begun again.
 */
async function watchRunningJobs(
  { queue, db }: { queue: OpenQueue; db: Db },
  stopping: AbortSignal,
  afterwards: () => void,
): Promise<void> {
  const { boss } = queue;
  let tidiedAtMs = -Infinity;
  while (!stopping.aborted) {
    try {
      const isDue = performance.now() - tidiedAtMs >= TIDY_MS;
      if (isDue || (await queueRepo(db).isAnyRunning())) {
        await boss.supervise();
        tidiedAtMs = performance.now();
        afterwards();
      }
    } catch (error) {
      boss.emit('error', error as Error);
    }
    await wait(WATCH_SECONDS * 1000, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Resolves when the database can be written to again, or when the job is called off. */
async function untilWritable(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await queueRepo(db).checkWritable();
      return;
    } catch {
      await wait(OUTAGE_POLL_MS);
    }
  }
}
