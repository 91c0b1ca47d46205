import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { modelsOf } from '../features/matching/models/model-ids.ts';
import { createEventsService } from '../features/events/events.service.ts';
import { forgetPhoto } from '../features/matching/vectors/photos.service.ts';
import { createInspectionService } from '../features/matching/inspection/inspection.service.ts';
import { createPreparedMemory } from '../features/matching/score/memory.ts';
import { createMediaCheck } from '../features/media/storage/media-check.ts';
import { wireMedia } from '../features/media/wire-media.ts';
import { openStorage } from '../features/media/storage/open-storage.ts';
import { createPhotoDecoder } from '../features/media/decoder/photo-decoder.ts';
import { createReviewService } from '../features/media/review/review.service.ts';
import { createTellingService } from '../features/notifications/telling.service.ts';
import { UPLOAD_AGE_MAX_MS } from '../http/uploads.ts';
import { allJobs } from '../jobs/all-jobs.ts';
import { openQueue } from '../jobs/queue.ts';
import { outboxRepo } from '../mail/outbox.repo.ts';
import { openEmbedder } from '../start/open-embedder.ts';
import { openOwnDatabase } from '../start/own-database.ts';
import { openOperatorTools } from './operator-tools.ts';
import type { AdminTools } from './command.ts';

/** Enough for the few lists of one command. */
const LISTS_MEMORY_BYTES = 2 ** 25;

/**
 * Opens what commands work with: the same database and storage as the server's, without serving or doing jobs. An
 * embedded database is open to one process only, so the server has to be stopped then.
 * @throws FolderInUseError, DatabaseUnusableError, DatabaseUnavailableError, StorageFullError
 */
export async function openTools(
  config: Config,
  say: (line: string) => void,
): Promise<AdminTools & { close(): Promise<void> }> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const one of closing.reverse()) await one();
  };
  try {
    const onError = (error: Error) => say(error.message);
    const { connection, direct, embedded, hasRoom } = await openOwnDatabase(config, { closing, onError });
    const db = openDatabase(connection, { onError, hasRoom, direct });
    closing.push(() => db.destroy());
    await migrate(db);
    const queue = await openQueue({ db, jobs: allJobs, embedded, works: false, onError });
    closing.push(() => queue.boss.stop({ graceful: false }));
    const storage = await openStorage(config);
    closing.push(() => storage.close());
    const decoder = createPhotoDecoder({ processes: 1, onFault: onError });
    closing.push(() => decoder.close());
    // Says which models the server matches with; none is run.
    const embedder = openEmbedder(config, { onFault: onError });
    closing.push(() => embedder.close());
    const clock = () => new Date();
    return {
      media: wireMedia({ db, queue, storage, decoder, clock }).serving,
      review: createReviewService({
        db,
        queue,
        forgetPhoto,
        notifications: createTellingService({ queue, events: createEventsService({ db, clock }), clock }),
      }),
      // Nobody else uses the folder of an embedded database.
      mediaCheck: createMediaCheck({
        db,
        queue,
        storage,
        orphansBefore: new Date(Date.now() - (embedded ? 0 : UPLOAD_AGE_MAX_MS)),
      }),
      ...(await openOperatorTools(config, db, clock)),
      keptMails: (limit) => outboxRepo(db).latest(limit),
      inspection: createInspectionService({
        db,
        wanted: modelsOf(embedder),
        memory: createPreparedMemory(LISTS_MEMORY_BYTES),
        clock,
      }),
      db,
      say,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
