import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { UploadQuota } from '../../../http/uploads.ts';
import { uploadQuotaRepo } from './upload-quota.repo.ts';

/** What a form holds besides its files: texts, and the lines between its parts. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/**
 * Counts in the database how many bytes each account sends in a day (UTC), so that the limit holds over all processes.
 * However many forms arrive at once, the files of those that `charge` lets through stay within `bytesPerDay`. A refusal
 * says when the next day begins.
 */
export function createUploadQuota(deps: { db: Db; bytesPerDay: number; clock: () => Date }): UploadQuota {
  const { db, bytesPerDay, clock } = deps;
  const today = () => clock().toISOString().slice(0, 10);

  const refuseBeyond = (bytes: number) => {
    if (bytes <= bytesPerDay) return;
    const now = clock().getTime();
    const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0);
    throw new AppError('upload_quota_reached', { retryAfterSeconds: Math.ceil((tomorrow - now) / 1000) });
  };

  return {
    async admit(accountId, byteCount) {
      const sentBytes = await uploadQuotaRepo(db).sent(accountId, today());
      // A form is a little longer than its files. That must not refuse the last file of the day.
      refuseBeyond(sentBytes + Math.max(1, byteCount - FORM_OVERHEAD_BYTES));
    },

    async charge(accountId, byteCount) {
      if (byteCount === 0) return;
      refuseBeyond(await uploadQuotaRepo(db).add(accountId, today(), byteCount));
    },
  };
}
