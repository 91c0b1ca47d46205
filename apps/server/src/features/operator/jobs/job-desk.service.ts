import type { FailedJob, JobQueue } from '@tessera/contract/operator/jobs';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import type { QueueInspection } from '../../../jobs/queue-inspection.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { AuditedBy, AuditService } from '../audit/audit.service.ts';
import { toFailedJob, toJobQueue } from './job-desk.present.ts';

/** Shows operators the queues, and has jobs tried again. */
export type JobDeskService = ReturnType<typeof createJobDeskService>;

/** Jobs that were given up stay in the queue’s tables until its library deletes them, after two weeks. */
export function createJobDeskService(deps: {
  db: Db;
  queue: Pick<Queue, 'retry'>;
  queues: QueueInspection;
  audit: Pick<AuditService, 'write'>;
}) {
  const { db, queue, queues, audit } = deps;
  return {
    /** A part of the jobs that were given up, latest first; and the queues that have something to do or have failed. */
    async list(part: {
      limit: number;
      offset: number;
    }): Promise<{ count: number; jobs: FailedJob[]; queues: JobQueue[] }> {
      const { count, jobs } = await queues.failed(part.limit, part.offset);
      return { count, jobs: jobs.map(toFailedJob), queues: (await queues.figures()).map(toJobQueue) };
    },

    /** Has a job that was given up tried once more. One that is not given up, or no more, stays as it is. @throws AppError not_found */
    async retry(by: AuditedBy, id: string, note: string): Promise<void> {
      if (!isId(id)) throw new AppError('not_found');
      await db.transaction().execute(async (tx) => {
        const job = await queues.hold(tx, id);
        if (job === undefined) throw new AppError('not_found');
        if (!job.hasFailed) return;
        await queue.retry(tx, { name: job.name, id });
        await audit.write(tx, by, { action: 'job.retry', subjectId: id, note });
      });
    },
  };
}
