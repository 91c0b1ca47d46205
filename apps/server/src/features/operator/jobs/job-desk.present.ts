import type { FailedJob, JobQueue } from '@tessera/contract/operator/jobs';
import type { FailedJobRow, QueueFigures } from '../../../jobs/queue-figures.repo.ts';

/** How many characters of a fault are shown. */
const ERROR_LENGTH_MAX = 300;

/** The jobs of one name in numbers. */
export function toJobQueue(figures: QueueFigures): JobQueue {
  const { name, waiting, running, failed, oldestWaitingSeconds } = figures;
  return { name, waiting, running, failed, oldest_waiting_seconds: oldestWaitingSeconds };
}

/** A job that was given up, with the first line of its fault. */
export function toFailedJob({ id, name, createdAt, failedAt, attempts, error }: FailedJobRow): FailedJob {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    failed_at: failedAt.toISOString(),
    attempts,
    error: (error ?? '').split('\n', 1)[0]!.slice(0, ERROR_LENGTH_MAX),
  };
}
