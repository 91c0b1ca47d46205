import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../db/database.ts';
import type { JobNews } from './job-news.ts';
import { queueRepo } from './queue.repo.ts';

/** The longest pauses between two looks for waiting jobs, in milliseconds. */
export interface LookPauses {
  /** While the database tells of jobs. A notification that is lost delays a job by this much at most. */
  hearing: number;
  /** While it does not, as behind a pooler that does not keep sessions. */
  deaf: number;
}
const LOOK_PAUSES: LookPauses = { hearing: 5000, deaf: 500 };

/** The shortest pause between two looks, in milliseconds: many notifications at once are one reason to look. */
const LOOK_PAUSE_MIN_MS = 100;

/** How often the library tidies up, in milliseconds: what was done a week ago is deleted. Each time it reads all jobs. */
const TIDY_UP_MS = 3_600_000;

/**
 * Wakes the workers of this process for the jobs that they can begin. The database tells of new jobs as their transactions commit. One
 * query for all queues finds what no notification announces: jobs that fall due, notifications that were lost, and jobs whose process has died.
 */
export function wakeWorkers(
  { boss, news, db }: { boss: PgBoss; news: JobNews; db: Db },
  pauses: LookPauses = LOOK_PAUSES,
): { stop(): Promise<void> } {
  const repo = queueRepo(db);
  const stopping = new AbortController();
  let pause = new AbortController();
  let isHearing = false;
  let tidyUpAtMs = performance.now() + TIDY_UP_MS;
  let pauseMs = 0;

  const workers = () => boss.getWipData({ includeInternal: true });
  const wake = (isWoken: (queueName: string) => boolean) => {
    for (const { id, name } of workers()) if (isWoken(name)) boss.notifyWorker(id);
  };
  const unlisten = news.listen((queueName) => {
    isHearing = queueName !== undefined;
    if (queueName) wake((name) => name === queueName);
    else pause.abort();
  });

  const look = async () => {
    const names = new Set(workers().map(({ name }) => name));
    const { ready, nextDueSeconds, hasLost } = await repo.look([...names]);
    wake((name) => ready.includes(name));
    pauseMs = Math.min(isHearing ? pauses.hearing : pauses.deaf, (nextDueSeconds ?? Infinity) * 1000);
    if (!isHearing) await repo.callAll();
    if (!hasLost && performance.now() < tidyUpAtMs) return;
    tidyUpAtMs = performance.now() + TIDY_UP_MS;
    await boss.supervise();
  };
  const lookAgainAndAgain = async () => {
    while (!stopping.signal.aborted) {
      pause = new AbortController();
      try {
        await look();
      } catch (error) {
        pauseMs = pauses.deaf;
        boss.emit('error', error as Error);
      }
      await rest(Math.max(LOOK_PAUSE_MIN_MS, pauseMs));
    }
  };
  const rest = async (ms: number) => {
    await wait(LOOK_PAUSE_MIN_MS, undefined, { signal: stopping.signal }).catch(() => {});
    const signal = AbortSignal.any([stopping.signal, pause.signal]);
    await wait(ms - LOOK_PAUSE_MIN_MS, undefined, { signal }).catch(() => {});
  };
  const ended = lookAgainAndAgain();
  return {
    async stop() {
      unlisten();
      stopping.abort();
      await ended;
    },
  };
}
