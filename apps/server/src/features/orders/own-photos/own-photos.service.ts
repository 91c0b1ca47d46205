import type { OwnPhotosBody } from '@tessera/contract/orders/own-photos';
import { ownPhotoFile } from '@tessera/contract/fields/file-fields';
import type { Photo } from '@tessera/contract/media';
import type { Db, Tx } from '../../../db/database.ts';
import { fieldError, invalidFields } from '../../../http/app-error.ts';
import type { ReceivedFile } from '../../../http/uploads.ts';
import type { Queue } from '../../../jobs/queue.ts';
import type { PlanService } from '../../auth/plan.service.ts';
import type { ChangesService } from '../../matching/prepare/changes.service.ts';
import type { IntakeService } from '../../media/intake/intake.service.ts';
import { toPhoto } from '../../media/media.present.ts';
import { forgetUnusedPhotos } from './own-photos.jobs.ts';
import { ownPhotosRepo } from './own-photos.repo.ts';

/** Photos that customers add to their orders. */
export type OwnPhotosService = ReturnType<typeof createOwnPhotosService>;

/** How long a photo waits for its order to be saved. */
const UNUSED_AGE_MAX_MS = 24 * 60 * 60_000;

const FORGET_BATCH = 500;

/**
 * A photo is stored when it is chosen, so that its faults are told at once, and belongs to an order once that is saved with
 * it. It belongs to its customer all the time: nobody else can save an order with it.
 */
export function createOwnPhotosService(deps: {
  db: Db;
  queue: Queue;
  plan: PlanService;
  intake: Pick<IntakeService, 'take' | 'keep' | 'adopt' | 'storedBytes' | 'release'>;
  changes: Pick<ChangesService, 'photosAdded'>;
  clock: () => Date;
}) {
  const { db, queue, plan, intake, changes, clock } = deps;
  return {
    /** @throws AppError photo_required, storage_quota_reached, or a fault of the file */
    async add(
      customerId: string,
      files: readonly ReceivedFile[],
      { origin, signal }: { origin: string; signal: AbortSignal },
    ): Promise<{ id: string; photo: Photo }> {
      if (files.length === 0) throw invalidFields([fieldError('photo', 'photo_required')]);
      const photos = await intake.take(files, ownPhotoFile, 'photo');
      return intake.keep(photos, () =>
        db.transaction().execute(async (tx) => {
          await plan.lock(tx, customerId);
          const [photoId] = await intake.adopt(tx, photos);
          const repo = ownPhotosRepo(tx);
          const id = await repo.insert({ customerId, photoId: photoId!, createdAt: clock() });
          await plan.checkStorage(tx, customerId, await intake.storedBytes(tx, customerId));
          await changes.photosAdded(tx, [photoId!]);
          const row = await repo.find(customerId, id);
          signal.throwIfAborted();
          return { id, photo: toPhoto(id, row, origin) };
        }),
      );
    },

    /**
     * Within the transaction that has written the order. Undefined keeps the photos that the order has.
     * @throws AppError invalid_choice for a photo of somebody else or of another order
     */
    async set(
      tx: Tx,
      order: { id: string; customerId: string },
      sent: OwnPhotosBody | null | undefined,
    ): Promise<void> {
      if (sent === undefined) return;
      const photos = sent ?? [];
      const repo = ownPhotosRepo(tx);
      const free = await repo.lockFree(
        order.customerId,
        order.id,
        photos.map(({ id }) => id),
      );
      const faults = photos.flatMap(({ id }, at) =>
        free.has(id) ? [] : [fieldError(`own_photos.${at}.id`, 'invalid_choice')],
      );
      if (faults.length > 0) throw invalidFields(faults);
      await intake.release(tx, await repo.setPhotos(order.id, photos));
    },

    /** Within the transaction that is going to remove the order: removes its photos. */
    async removeOf(tx: Tx, orderId: string): Promise<void> {
      await intake.release(tx, await ownPhotosRepo(tx).setPhotos(orderId, []));
    },

    /** Removes photos that no order was saved with within a day. */
    async forgetUnused(): Promise<void> {
      const before = new Date(clock().getTime() - UNUSED_AGE_MAX_MS);
      await db.transaction().execute(async (tx) => {
        const removed = await ownPhotosRepo(tx).removeUnused(before, FORGET_BATCH);
        await intake.release(tx, removed);
        if (removed.length === FORGET_BATCH) await queue.add(tx, forgetUnusedPhotos, {});
      });
    },
  };
}
