import type { Db } from '../db/database.ts';
import { queueFiguresRepo, type FailedJobRow, type QueueFigures } from './queue-figures.repo.ts';

/** Shows operators how the queue is. */
export interface QueueInspection {
  /** Of every name that has a job waiting, running or given up. */
  figures(): Promise<QueueFigures[]>;
  /** A part of the jobs that were given up, latest first, and how many there are in all. */
  failed(limit: number, offset: number): Promise<{ count: number; jobs: FailedJobRow[] }>;
  /** Within a transaction: the name of a job, and whether it was given up. Until the end it stays so. Undefined if there is none. */
  hold(tx: Db, id: string): Promise<{ name: string; hasFailed: boolean } | undefined>;
}

/** Reads the tables of the queue's library. */
export function createQueueInspection(db: Db): QueueInspection {
  const repo = queueFiguresRepo(db);
  return {
    figures: () => repo.figures(),
    async failed(limit, offset) {
      return { count: await repo.failedCount(), jobs: await repo.failed(limit, offset) };
    },
    async hold(tx, id) {
      const job = await queueFiguresRepo(tx).hold(id);
      return job && { name: job.name, hasFailed: job.state === 'failed' };
    },
  };
}
