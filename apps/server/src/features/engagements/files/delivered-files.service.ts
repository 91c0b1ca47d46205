import type { Readable } from 'node:stream';
import { deliveryFiles } from '@tessera/contract/fields/file-fields';
import { PHOTO_BYTES_MAX } from '@tessera/contract/fields/file-fields';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../http/ids.ts';
import { fileFault, invalidFiles, type ReceivedFile } from '../../../http/uploads.ts';
import type { PlanService } from '../../auth/plan.service.ts';
import type { ChangesService } from '../../matching/prepare/changes.service.ts';
import type { DocumentsService, TakenDocument } from '../../media/documents/documents.service.ts';
import type { IntakeService, TakenPhoto } from '../../media/intake/intake.service.ts';
import type { ServingService } from '../../media/serving/serving.service.ts';
import { deliveredFilesRepo } from './delivered-files.repo.ts';

/** The files of deliveries. */
export type DeliveredFilesService = ReturnType<typeof createDeliveredFilesService>;

/** Files of a form that are stored, and belong to no delivery yet. */
export interface TakenFiles {
  received: readonly ReceivedFile[];
  /** The photo or the document that each is, in the order sent. */
  taken: readonly (TakenPhoto | TakenDocument)[];
}

/** The content of a file, for one of the two parties. */
export interface OpenedFile {
  name: string;
  mediaType: string;
  byteCount: number;
  stream: Readable;
}

/** Photos become photos like all others; documents are kept as they were sent. Only the two parties get at either. */
export function createDeliveredFilesService(deps: {
  db: Db;
  plan: Pick<PlanService, 'lock' | 'checkStorage'>;
  intake: Pick<IntakeService, 'take' | 'keep' | 'adopt' | 'storedBytes'>;
  documents: Pick<DocumentsService, 'isDocument' | 'keep' | 'open'>;
  serving: Pick<ServingService, 'findVariant' | 'openVariant' | 'largestVariant'>;
  changes: Pick<ChangesService, 'photosAdded'>;
}) {
  const { db, plan, intake, documents, serving, changes } = deps;

  const openVariant = async (key: string, variant: string) => {
    const found = await serving.findVariant(key, variant);
    const stream = found && (await serving.openVariant(key, variant));
    return stream && { ...found!, stream };
  };

  return {
    /**
     * Takes the files of a form in; those that the work does not add to a delivery are removed.
     * @throws AppError file_too_large, invalid_file_type or invalid_image, naming the files at fault
     */
    async keep<Result>(
      received: readonly ReceivedFile[],
      work: (files: TakenFiles) => Promise<Result>,
    ): Promise<Result> {
      const areDocuments = await Promise.all(received.map((file) => documents.isDocument(file)));
      const tooLarge = received.flatMap((file, index) =>
        !areDocuments[index] && file.byteCount > PHOTO_BYTES_MAX
          ? [fileFault('files', deliveryFiles, index, 'file_too_large', file.name, PHOTO_BYTES_MAX)]
          : [],
      );
      if (tooLarge.length > 0) throw invalidFiles(tooLarge);
      const places = received.flatMap((_file, index) => (areDocuments[index] ? [] : [index]));
      const photos = await intake.take(
        places.map((place) => received[place]!),
        deliveryFiles,
        'files',
        places,
      );
      return intake.keep(photos, () =>
        documents.keep(
          received.filter((_file, index) => areDocuments[index]),
          (stored) => {
            const [photo, document] = [photos.values(), stored.values()];
            const taken = areDocuments.map((isDocument) => (isDocument ? document : photo).next().value!);
            return work({ received, taken });
          },
        ),
      );
    },

    /**
     * Within the transaction that has stored the delivery and holds its order: adds the files.
     * @throws AppError storage_quota_reached
     */
    async add(
      tx: Tx,
      { deliveryId, designerId }: { deliveryId: string; designerId: string },
      { received, taken }: TakenFiles,
    ): Promise<void> {
      if (taken.length === 0) return;
      await plan.lock(tx, designerId);
      const photos = taken.filter((one): one is TakenPhoto => 'sha256' in one);
      const photoIds = await intake.adopt(tx, photos);
      const idOf = new Map(photos.map((photo, index) => [photo, photoIds[index]!]));
      const files = taken.map((one, index) => ({
        name: received[index]!.name,
        mediaType: one.mediaType,
        byteCount: one.byteCount,
        ...('sha256' in one
          ? { photoId: idOf.get(one)!, fileKey: null }
          : { photoId: null, fileKey: one.key }),
      }));
      await deliveredFilesRepo(tx).insert(deliveryId, files);
      await plan.checkStorage(tx, designerId, await intake.storedBytes(tx, designerId));
      if (photoIds.length > 0) await changes.photosAdded(tx, [...new Set(photoIds)]);
    },

    /**
     * The content of a file: of a photo the size of this name, or its largest one.
     * @throws AppError not_found for a file or size that is not there, is held back, or is of others
     */
    async open(accountId: string, id: string, size?: string): Promise<OpenedFile> {
      const file = isId(id) ? await deliveredFilesRepo(db).find(accountId, id) : undefined;
      if (file === undefined) throw new AppError('not_found');
      if (file.key !== null && file.variants !== null) {
        const variant = size ?? serving.largestVariant(file.variants);
        const found = variant === undefined ? undefined : await openVariant(file.key, variant);
        if (found === undefined) throw new AppError('not_found');
        return { ...found, name: withExtensionOf(file.name, variant!) };
      }
      const found =
        size === undefined && file.fileKey !== null ? await documents.open(file.fileKey) : undefined;
      if (found === undefined) throw new AppError('not_found');
      return { ...found, name: file.name, mediaType: file.mediaType };
    },
  };
}

/** A file's own name with the ending of the size that is handed out: `plan.png` as `plan.jpg`. */
function withExtensionOf(name: string, variant: string): string {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return `${stem}${variant.slice(variant.lastIndexOf('.'))}`;
}
