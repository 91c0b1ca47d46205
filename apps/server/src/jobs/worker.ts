import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { JobDeps } from '../deps.ts';
import type { Job } from './define-job.ts';

/** How often an idle worker looks for jobs, in seconds: a change shows in the matches soon after. */
const POLLING_SECONDS = 0.5;

/** How long running jobs may take to finish when the process stops. */
const STOP_TIMEOUT_MS = 10_000;

/** Starts doing jobs; `stop` lets running ones finish, and what does not finish in time is done by the next process. */
export async function startWorker(
  boss: PgBoss,
  jobs: readonly Job[],
  deps: JobDeps,
  log: FastifyBaseLogger,
): Promise<{ stop(): Promise<void> }> {
  for (const job of jobs) {
    const handle = await job.load();
    await boss.work(
      job.name,
      { includeMetadata: true, pollingIntervalSeconds: POLLING_SECONDS, localConcurrency: job.concurrency },
      async ([task]) => {
        if (task === undefined) return;
        const startedAtMs = Date.now();
        const payload = job.payload.parse(task.data ?? {});
        const isLastAttempt = task.retryCount >= job.attempts - 1;
        try {
          await handle(payload, { deps, signal: task.signal, isLastAttempt });
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
          throw error;
        }
      },
    );
    if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule);
  }
  return {
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}
