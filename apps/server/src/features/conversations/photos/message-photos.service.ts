import { messagePhotos } from '@tessera/contract/fields/file-fields';
import type { Tx } from '../../../db/database.ts';
import type { ReceivedFile } from '../../../http/uploads.ts';
import type { PlanService } from '../../auth/plan.service.ts';
import type { ChangesService } from '../../matching/prepare/changes.service.ts';
import type { IntakeService, TakenPhoto } from '../../media/intake/intake.service.ts';
import { messagePhotosRepo } from './message-photos.repo.ts';

/** Photos in messages. */
export type MessagePhotosService = ReturnType<typeof createMessagePhotosService>;

/** Files are read and stored before the transaction of their message. Its author's plan has to have room for them. */
export function createMessagePhotosService(deps: {
  plan: Pick<PlanService, 'lock' | 'checkStorage'>;
  intake: Pick<IntakeService, 'take' | 'keep' | 'adopt' | 'storedBytes'>;
  changes: Pick<ChangesService, 'photosAdded'>;
}) {
  const { plan, intake, changes } = deps;
  return {
    /** Takes the files in; those that the work does not add to a message are removed. @throws AppError a fault of a file */
    async keep<Result>(
      files: readonly ReceivedFile[],
      work: (photos: readonly TakenPhoto[]) => Promise<Result>,
    ): Promise<Result> {
      const photos = await intake.take(files, messagePhotos, 'photos');
      return intake.keep(photos, () => work(photos));
    },

    /** Within a transaction that has not held the conversation yet: no other one of the author adds photos meanwhile. */
    async prepare(tx: Tx, authorId: string, photos: readonly TakenPhoto[]): Promise<void> {
      if (photos.length > 0) await plan.lock(tx, authorId);
    },

    /** Within the transaction that has stored the message. @throws AppError storage_quota_reached */
    async add(
      tx: Tx,
      { messageId, authorId }: { messageId: string; authorId: string },
      photos: readonly TakenPhoto[],
    ): Promise<void> {
      if (photos.length === 0) return;
      const photoIds = await intake.adopt(tx, photos);
      await messagePhotosRepo(tx).insert(messageId, photoIds);
      await plan.checkStorage(tx, authorId, await intake.storedBytes(tx, authorId));
      await changes.photosAdded(tx, [...new Set(photoIds)]);
    },
  };
}
