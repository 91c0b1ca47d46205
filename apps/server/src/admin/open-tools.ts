import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { modelsOf } from '../features/matching/embedding.service.ts';
import { createInspectionService } from '../features/matching/inspection.service.ts';
import { createMediaCheck } from '../features/media/media-check.ts';
import { createMediaService } from '../features/media/media.service.ts';
import { openStorage } from '../features/media/open-storage.ts';
import { createPhotoDecoder } from '../features/media/photo-decoder.ts';
import { createReviewService } from '../features/media/review.service.ts';
import { UPLOAD_AGE_MAX_MS } from '../http/uploads.ts';
import { allJobs } from '../jobs/all-jobs.ts';
import { openQueue } from '../jobs/queue.ts';
import { openEmbedder } from '../open-embedder.ts';
import { openOwnDatabase } from '../server.ts';
import type { AdminTools } from './command.ts';

/**
 * Opens what commands work with: the same database and storage as the server's, without serving or doing jobs. An
 * embedded database is open to one process only, so the server has to be stopped then.
 * @throws FolderInUseError, DatabaseUnusableError
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
    const { connection, embedded } = await openOwnDatabase(config, closing);
    const onError = (error: Error) => say(error.message);
    const db = openDatabase(connection, onError);
    closing.push(() => db.destroy());
    await migrate(db);
    const queue = await openQueue({ db, jobs: allJobs, embedded, onError });
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
      media: createMediaService({ db, queue, storage, decoder, clock }),
      review: createReviewService({ db, queue }),
      // Nobody else uses the folder of an embedded database.
      mediaCheck: createMediaCheck({
        db,
        queue,
        storage,
        orphansBefore: new Date(Date.now() - (embedded ? 0 : UPLOAD_AGE_MAX_MS)),
      }),
      inspection: createInspectionService({ db, wanted: modelsOf(embedder), clock }),
      say,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
