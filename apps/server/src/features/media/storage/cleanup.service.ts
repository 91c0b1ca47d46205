import type { Db } from '../../../db/database.ts';
import { UPLOAD_AGE_MAX_MS } from '../../../http/uploads.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { sweep } from '../media.jobs.ts';
import type { DocumentsService } from '../documents/documents.service.ts';
import { mediaRepo } from '../media.repo.ts';
import { PHOTO_FOLDERS, type PhotoFiles } from './photo-files.ts';
import type { Storage } from './storage.ts';

/** Removes photos that nothing shows any more, and files that belong to nothing. */
export type CleanupService = ReturnType<typeof createCleanupService>;

/** How many keys the sweep looks up in the database at once. */
const SWEEP_BATCH = 500;

/** Work of jobs: nothing here is waited for by somebody who makes a change. */
export function createCleanupService(deps: {
  db: Db;
  queue: Queue;
  storage: Storage;
  files: PhotoFiles;
  documents: Pick<DocumentsService, 'sweep'>;
}) {
  const { db, queue, storage, files, documents } = deps;

  return {
    /** Removes photos and their files, except those that something shows again by now. */
    async removeUnused(photos: readonly { id: string; key: string }[]): Promise<void> {
      for (const { id, key } of photos) {
        const isUnused = await db.transaction().execute(async (tx) => {
          const repo = mediaRepo(tx);
          if (!(await repo.lock(id))) return true;
          // Asked after the lock was given, so that it sees what those before us have committed.
          if (await repo.isUsed(id)) return false;
          await repo.remove(id);
          return true;
        });
        if (isUnused) await files.remove(key);
      }
    },

    /** Removes the files of a photo that the operator has taken away. */
    async dropRemoved(photoId: string): Promise<void> {
      const photo = await mediaRepo(db).find(photoId);
      if (photo?.review === 'removed') await files.remove(photo.key);
    },

    /** Has files swept that were left before this moment; no upload under way may be older. */
    requestSweep: (before: Date) =>
      db.transaction().execute((tx) => queue.add(tx, sweep, { before: before.toISOString() })),

    /** Removes files older than `before` that belong to no photo and no delivery; by default those older than any upload under way. */
    async sweep(before: Date = new Date(Date.now() - UPLOAD_AGE_MAX_MS)): Promise<void> {
      await storage.removeUnfinished(before);
      const keys = new Set<string>();
      const removeOrphans = async () => {
        if (keys.size === 0) return;
        const taken = await mediaRepo(db).takenKeys([...keys]);
        for (const key of keys) if (!taken.has(key)) await files.remove(key);
        keys.clear();
      };
      for (const folder of PHOTO_FOLDERS) {
        for await (const stored of storage.list(folder)) {
          if (stored.modifiedAt >= before) continue;
          keys.add(stored.key.split('/')[1]!);
          if (keys.size >= SWEEP_BATCH) await removeOrphans();
        }
      }
      await removeOrphans();
      await documents.sweep(before);
    },
  };
}
