import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { isUnavailable } from '../unavailable.ts';
import type { HandlersOf, Job, JobHandler } from './define-job.ts';
import type { OpenQueue } from './queue.ts';
import type { JobNews } from './job-news.ts';
import { queueRepo } from './queue.repo.ts';
import { wakeWorkers, type LookPauses } from './wake-workers.ts';

/** How often the queue's library looks into each queue by itself, in seconds. It is woken for jobs that wait. */
const POLLING_SECONDS = 600;

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
  { queue, news, db }: { queue: OpenQueue; news: JobNews; db: Db },
  jobs: Jobs,
  handlers: HandlersOf<Jobs>,
  log: FastifyBaseLogger,
  pauses?: LookPauses,
): Promise<{ stop(): Promise<void> }> {
  const { boss } = queue;
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
            await handle(payload, { signal: task.signal, isLastAttempt });
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
            // The outcome is written to the database. If that is away, the outcome would be lost, and the job would only be
            // tried again much later.
            if (isUnavailable(error)) await untilWritable(db, task.signal);
            if (!isLastAttempt || !isUnavailable(error)) throw error;
            // What the job needs may be away for hours. The job waits for it and is not given up.
            await boss.send(job.name, payload, { startAfter: UNAVAILABLE_PAUSE_SECONDS });
          }
        },
      );
    };
    await Promise.all(Array.from({ length: job.concurrency }, startOne));
    if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule);
  }
  const waking = wakeWorkers({ boss, news, db }, pauses);
  return {
    async stop() {
      await waking.stop();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
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
