import { randomBytes } from 'node:crypto';
import type { FileField } from '@tessera/contract/route';
import type { Db, Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { fileFault, invalidFiles, type FileFault, type ReceivedFile } from '../../../http/uploads.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { isUnavailable } from '../../../unavailable.ts';
import type { FirstLook, PhotoDecoder } from '../decoder/photo-decoder.ts';
import { readPhotoType, type PhotoType } from '../decoder/photo-type.ts';
import { makeVariants, removeUnused } from '../media.jobs.ts';
import { mediaRepo, type VariantBytes } from '../media.repo.ts';
import type { PhotoFiles } from '../storage/photo-files.ts';
import { variantName } from '../variants/variant-name.ts';

/** Takes photos in, and lets them go again. */
export type IntakeService = ReturnType<typeof createIntakeService>;

/** A photo whose files are stored and that nobody shows yet: `adopt` it within `keep`, or its files are removed. */
export interface TakenPhoto {
  key: string;
  sha256: Buffer;
  mediaType: PhotoType;
  byteCount: number;
  width: number;
  height: number;
  thumbhash: string;
  variants: string[];
  variantBytes: VariantBytes;
}

/** Keys are public and unguessable: 128 bits. */
const KEY_BYTES = 16;

/** Reads uploaded files as photos, stores them, and gives them to what shows them. */
export function createIntakeService(deps: {
  db: Db;
  queue: Queue;
  files: PhotoFiles;
  decoder: PhotoDecoder;
  clock: () => Date;
}) {
  const { db, queue, files, decoder, clock } = deps;

  /** Files that cannot be removed now are found by the next sweep. */
  const discard = async (photos: readonly TakenPhoto[]) => {
    await Promise.allSettled(photos.map((photo) => files.remove(photo.key)));
  };

  /** Nothing here may fail the work, which is committed: what cannot be removed now is removed by the next sweep. */
  const discardUnadopted = async (photos: readonly TakenPhoto[]) => {
    if (photos.length === 0) return;
    const keys = photos.map((photo) => photo.key);
    const adopted = await mediaRepo(db)
      .takenKeys(keys)
      .catch(() => new Set(keys));
    await discard(photos.filter((photo) => !adopted.has(photo.key)));
  };

  return {
    /**
     * Reads the files of a form as photos and stores them, each with a first size. Nothing is stored when any is at fault.
     * @throws AppError invalid_file_type or invalid_image, naming every file at fault
     */
    async take(
      received: readonly ReceivedFile[],
      rule: FileField,
      field: string,
      /** The place of each among all files of the form, where there are others between them. */
      places?: readonly number[],
    ): Promise<TakenPhoto[]> {
      const seen = await Promise.all(
        received.map((file, index) => lookAt(file, places?.[index] ?? index, rule, field)),
      );
      const faults = seen.flatMap((one) => ('fault' in one ? [one.fault] : []));
      if (faults.length > 0) throw invalidFiles(faults);
      const readable = seen.flatMap((one) => ('fault' in one ? [] : [one]));
      const stored = await Promise.allSettled(
        readable.map(({ file, type, look }) => store(file, type, look)),
      );
      const photos = stored.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const failure = stored.find((one) => one.status === 'rejected');
      if (failure === undefined) return photos;
      const discarded = discard(photos);
      // When the storage is away, nobody waits for it a second time: the sweep removes what it has kept.
      if (!isUnavailable(failure.reason)) await discarded;
      throw failure.reason;
    },

    /** Runs the work that adopts taken photos, and removes the files of those that it did not adopt. */
    async keep<Result>(photos: readonly TakenPhoto[], work: () => Promise<Result>): Promise<Result> {
      let result: Result;
      try {
        result = await work();
      } catch (error) {
        // A refusal has rolled back. After any other fault the commit may have gone through, so the sweep decides later.
        if (error instanceof AppError) await discard(photos);
        throw error;
      }
      await discardUnadopted(photos);
      return result;
    },

    /**
     * Within the transaction that first shows taken photos: their ids, in the same order. Content that is stored already
     * is not stored twice. The photos stay as long as the transaction refers to them.
     */
    async adopt(tx: Tx, photos: readonly TakenPhoto[]): Promise<string[]> {
      const repo = mediaRepo(tx);
      const createdAt = clock();
      const ids = new Map<TakenPhoto, string>();
      const added: string[] = [];
      // Always locked in the same order, so that two uploads of the same photos cannot wait for each other.
      for (const photo of photos.toSorted((a, b) => a.sha256.compare(b.sha256))) {
        const row = await repo.insertOrLock({ ...photo, createdAt });
        if (row.key === photo.key) added.push(row.id);
        ids.set(photo, row.id);
      }
      if (added.length > 0) await queue.add(tx, makeVariants, { photoIds: added });
      return photos.map((photo) => ids.get(photo)!);
    },

    /** Within the transaction that stops showing photos: has those removed that nothing shows any more. */
    async release(tx: Tx, photoIds: readonly string[]): Promise<void> {
      if (photoIds.length === 0) return;
      await queue.add(tx, removeUnused, { photos: await mediaRepo(tx).keys(photoIds) });
    },

    /** Within the transaction that is going to delete an account: has its photos removed. */
    async releaseOf(tx: Tx, accountId: string): Promise<void> {
      await this.release(tx, await mediaRepo(tx).ofAccount(accountId, { withHidden: true }));
    },

    /** Within the transaction that is going to delete an order: has the photos of its messages and deliveries removed. */
    async releaseOfDeal(tx: Tx, orderId: string): Promise<void> {
      await this.release(tx, await mediaRepo(tx).ofDeal(orderId));
    },

    /** Within a transaction: the bytes of all photos that an account shows in it, as they were uploaded. */
    storedBytes: (tx: Tx, accountId: string): Promise<number> => mediaRepo(tx).storedBytes(accountId),
  };

  async function lookAt(
    file: ReceivedFile,
    index: number,
    rule: FileField,
    field: string,
  ): Promise<{ fault: FileFault } | { file: ReceivedFile; type: PhotoType; look: FirstLook }> {
    const type = await readPhotoType(file.path);
    if (type === undefined || !rule.mediaTypes.includes(type))
      return { fault: fileFault(field, rule, index, 'invalid_file_type', file.name) };
    const look = await decoder.look({ source: file.path, type });
    return look === undefined
      ? { fault: fileFault(field, rule, index, 'invalid_image', file.name) }
      : { file, type, look };
  }

  async function store(file: ReceivedFile, type: PhotoType, look: FirstLook): Promise<TakenPhoto> {
    const { first, sha256, ...facts } = look;
    const key = randomBytes(KEY_BYTES).toString('hex');
    const name = variantName(first);
    await files.putOriginal(key, file.path);
    await files.putVariant(key, name, first.bytes);
    return {
      ...facts,
      sha256: Buffer.from(sha256),
      key,
      mediaType: type,
      byteCount: file.byteCount,
      variants: [name],
      variantBytes: { [name]: first.bytes.length },
    };
  }
}
