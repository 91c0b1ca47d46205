import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { FieldError } from '@tessera/contract/errors';
import type { FileField } from '@tessera/contract/route';
import type { Db, Tx } from '../../db/database.ts';
import { AppError, invalidFields } from '../../http/app-error.ts';
import { fileFault, UPLOAD_AGE_MAX_MS, type ReceivedFile } from '../../http/uploads.ts';
import type { Queue } from '../../jobs/queue.ts';
import { makeSmallestVariants, makeVariants, removeUnused, sweep } from './media.jobs.ts';
import { mediaRepo } from './media.repo.ts';
import type { FirstLook, PhotoDecoder, Rendition } from './photo-decoder.ts';
import { readPhotoType, type PhotoType } from './photo-type.ts';
import type { ByteRange, Storage } from './storage.ts';
import { firstVariantName, readVariantName, variantName } from './variant-name.ts';

/** Photos: taken in, kept, served, removed. */
export type MediaService = ReturnType<typeof createMediaService>;

/** A photo whose files are stored and that belongs to nobody yet: `adopt` it within `keep`, or its files go again. */
export interface TakenPhoto {
  key: string;
  sha256: Buffer;
  mediaType: PhotoType;
  byteCount: number;
  width: number;
  height: number;
  thumbhash: string;
  variants: string[];
}

/** Public and unguessable: 128 bits. */
const KEY_BYTES = 16;
const KEY = /^[0-9a-f]{32}$/;

const SWEEP_BATCH = 500;

const originalKey = (key: string) => `original/${key}`;
const variantsKey = (key: string) => `variant/${key}`;

/**
 * A photo's files lie under a key that is made for one upload and never used again: first the files, then the row.
 * So a row always has its files; files without a row are left behind by a crash only, and are swept; and removing the
 * files of a photo cannot hit another upload of the same content.
 */
export function createMediaService(deps: {
  db: Db;
  queue: Queue;
  storage: Storage;
  decoder: PhotoDecoder;
  clock: () => Date;
}) {
  const { db, queue, storage, decoder, clock } = deps;

  const removeFiles = async (key: string) => {
    await storage.remove(originalKey(key));
    await storage.remove(variantsKey(key));
  };

  /** Files that cannot be removed now are found by the next sweep. */
  const discard = async (photos: readonly TakenPhoto[]) => {
    await Promise.allSettled(photos.map((photo) => removeFiles(photo.key)));
  };

  /** What cannot be done now is done by the next sweep: the work is committed, so nothing here may fail it. */
  const discardUnadopted = async (photos: readonly TakenPhoto[]) => {
    if (photos.length === 0) return;
    const keys = photos.map((photo) => photo.key);
    const adopted = await mediaRepo(db)
      .takenKeys(keys)
      .catch(() => new Set(keys));
    await discard(photos.filter((photo) => !adopted.has(photo.key)));
  };

  const store = async (file: ReceivedFile, type: PhotoType, seen: FirstLook): Promise<TakenPhoto> => {
    const { first, sha256, ...known } = seen;
    const key = randomBytes(KEY_BYTES).toString('hex');
    const name = variantName(first);
    await storage.put(originalKey(key), { path: file.path });
    await storage.put(`${variantsKey(key)}/${name}`, first.bytes);
    return {
      ...known,
      sha256: Buffer.from(sha256),
      key,
      mediaType: type,
      byteCount: file.byteCount,
      variants: [name],
    };
  };

  return {
    /**
     * Reads the files of a form as photos and stores them, each with a first size. Nothing is stored when any is at fault.
     * @throws AppError invalid_file_type or invalid_image, naming every file at fault
     */
    async take(files: readonly ReceivedFile[], rule: FileField, field: string): Promise<TakenPhoto[]> {
      const seen = await Promise.all(files.map((file) => lookAt(file, rule, field)));
      const faults = seen.flatMap((one) => ('fault' in one ? [one.fault] : []));
      if (faults.length > 0) throw invalidFields(faults);
      const readable = seen.flatMap((one) => ('fault' in one ? [] : [one]));
      const stored = await Promise.allSettled(
        readable.map(({ file, type, look }) => store(file, type, look)),
      );
      const photos = stored.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const failure = stored.find((one) => one.status === 'rejected');
      if (failure === undefined) return photos;
      await discard(photos);
      throw failure.reason;
    },

    /** Runs the work that gives taken photos an owner; the files of those that got none are removed again. */
    async keep<Result>(photos: readonly TakenPhoto[], work: () => Promise<Result>): Promise<Result> {
      let result: Result;
      try {
        result = await work();
      } catch (error) {
        // A refusal has rolled back. After any other fault the commit may have gone through: the sweep looks later.
        if (error instanceof AppError) await discard(photos);
        throw error;
      }
      await discardUnadopted(photos);
      return result;
    },

    /**
     * Within the transaction that first shows taken photos: their ids, in the same order. Content that is there already
     * is not stored twice. They stay as long as the transaction refers to them.
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
        if (isUnused) await removeFiles(key);
      }
    },

    /** Makes the sizes that are missing, one photo after the other so that new uploads are read in between. */
    async makeVariants(photoIds: readonly string[], isLastAttempt: boolean): Promise<void> {
      const faults: unknown[] = [];
      for (const photoId of photoIds) {
        try {
          await makeVariantsOf(photoId);
        } catch (error) {
          faults.push(error);
          if (isLastAttempt) await mediaRepo(db).markVariantsFailed(photoId);
        }
      }
      if (faults.length > 0) throw new AggregateError(faults, 'Not all sizes could be made.');
    },

    /** Makes all sizes as AVIF. A photo that cannot be coded so is served without. */
    async makeSmallestVariants(photoId: string): Promise<void> {
      const photo = await mediaRepo(db).find(photoId);
      if (photo !== undefined) await addRenditions(photo, ['image/avif']);
    },

    /** What is known of a size of a photo by the parts of its address; undefined when there is none, and for anything else. */
    async findVariant(
      key: string,
      name: string,
    ): Promise<{ byteCount: number; mediaType: string } | undefined> {
      const variant = readVariantName(name);
      if (variant === undefined || !KEY.test(key)) return undefined;
      if (await mediaRepo(db).isWithheld(key)) return undefined;
      const found = await storage.find(`${variantsKey(key)}/${name}`);
      return found && { ...found, mediaType: variant.mediaType };
    },

    /** The content of a size of a photo that was found, or of a part of it; undefined when it has gone. */
    async openVariant(key: string, name: string, range?: ByteRange): Promise<Readable | undefined> {
      return (await storage.open(`${variantsKey(key)}/${name}`, range))?.stream;
    },

    /** A photo as WebP of at most 1280 pixels across, the right way up; undefined when it has been removed. */
    async readForEmbedding(photoId: string): Promise<Uint8Array | undefined> {
      const photo = await mediaRepo(db).find(photoId);
      if (photo === undefined) return undefined;
      try {
        return await read(`${variantsKey(photo.key)}/${firstVariantName(photo)}`);
      } catch (error) {
        if ((await mediaRepo(db).find(photoId)) === undefined) return undefined;
        throw error;
      }
    },

    /** The file of a photo as it was uploaded; undefined when there is no such photo, or its files are gone. */
    async openOriginal(photoId: string): Promise<Readable | undefined> {
      const photo = await mediaRepo(db).find(photoId);
      return photo && (await storage.open(originalKey(photo.key)))?.stream;
    },

    /** Removes the files of a photo that the operator has taken away. */
    async dropRemoved(photoId: string): Promise<void> {
      const photo = await mediaRepo(db).find(photoId);
      if (photo?.review === 'removed') await removeFiles(photo.key);
    },

    /** Has files swept that were left before this moment; no upload under way may be older. */
    requestSweep: (before: Date) =>
      db.transaction().execute((tx) => queue.add(tx, sweep, { before: before.toISOString() })),

    /** Removes files older than `before` that belong to no photo; by default those older than any upload under way. */
    async sweep(before: Date = new Date(Date.now() - UPLOAD_AGE_MAX_MS)): Promise<void> {
      await storage.removeUnfinished(before);
      const keys = new Set<string>();
      const removeUnknown = async () => {
        if (keys.size === 0) return;
        const known = await mediaRepo(db).takenKeys([...keys]);
        for (const key of keys) if (!known.has(key)) await removeFiles(key);
        keys.clear();
      };
      for (const folder of ['original', 'variant']) {
        for await (const stored of storage.list(folder)) {
          if (stored.modifiedAt >= before) continue;
          keys.add(stored.key.split('/')[1]!);
          if (keys.size >= SWEEP_BATCH) await removeUnknown();
        }
      }
      await removeUnknown();
    },
  };

  async function makeVariantsOf(photoId: string): Promise<void> {
    const photo = await mediaRepo(db).find(photoId);
    if (photo === undefined || photo.variantsState === 'ready') return;
    const isReadable = await addRenditions(photo, ['image/webp', 'image/jpeg'], (tx) =>
      queue.add(tx, makeSmallestVariants, { photoId }),
    );
    if (!isReadable) await mediaRepo(db).markVariantsFailed(photoId);
  }

  /** Files first, then the row. False when the original cannot be read. */
  async function addRenditions(
    photo: { id: string; key: string; mediaType: string; variants: string[] },
    mediaTypes: readonly Rendition['mediaType'][],
    andThen?: (tx: Tx) => Promise<void>,
  ): Promise<boolean> {
    const source = await read(originalKey(photo.key));
    const renditions = await decoder.render({ source, type: photo.mediaType as PhotoType, mediaTypes });
    if (renditions === undefined) return false;
    for (const rendition of renditions) {
      const name = variantName(rendition);
      if (!photo.variants.includes(name))
        await storage.put(`${variantsKey(photo.key)}/${name}`, rendition.bytes);
    }
    const isThere = await db.transaction().execute(async (tx) => {
      const names = renditions.map(variantName);
      const isAdded = await mediaRepo(tx).addVariants(photo.id, names, andThen && 'ready');
      if (isAdded) await andThen?.(tx);
      return isAdded;
    });
    if (!isThere) await removeFiles(photo.key);
    return true;
  }

  async function lookAt(
    file: ReceivedFile,
    rule: FileField,
    field: string,
  ): Promise<{ fault: FieldError } | { file: ReceivedFile; type: PhotoType; look: FirstLook }> {
    const type = await readPhotoType(file.path);
    if (type === undefined || !rule.mediaTypes.includes(type))
      return { fault: fileFault(field, 'invalid_file_type', file.name) };
    const look = await decoder.look({ source: file.path, type });
    return look === undefined
      ? { fault: fileFault(field, 'invalid_image', file.name) }
      : { file, type, look };
  }

  async function read(storageKey: string): Promise<Uint8Array> {
    const found = await storage.open(storageKey);
    if (found === undefined) throw new Error(`${storageKey} is missing from the storage.`);
    return buffer(found.stream);
  }
}
