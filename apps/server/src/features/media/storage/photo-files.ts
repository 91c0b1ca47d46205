import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UnavailableError } from '../../../unavailable.ts';
import type { PhotoDecoder } from '../decoder/photo-decoder.ts';
import type { ByteRange, Storage } from './storage.ts';

/** The two folders of the storage that hold photos: each photo has one original, and one variant of each size. */
export const PHOTO_FOLDERS = ['original', 'variant'] as const;

/** The files of photos in the storage. */
export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/**
 * Finds the files of a photo by the photo's key. A key is made for one upload and never used again. Files are written
 * first and the row of the photo afterwards. So a row always has its files, a crash leaves nothing but files without a
 * row, which are swept, and removing the files of a photo cannot hit another upload of the same content.
 */
export function createPhotoFiles(storage: Storage, decoder: Pick<PhotoDecoder, 'forget'>) {
  const read = async (storageKey: string): Promise<Uint8Array> => {
    const found = await storage.open(storageKey);
    if (found === undefined) throw new Error(`${storageKey} is missing from the storage.`);
    return buffer(found.stream).catch((cause: unknown) => {
      throw new UnavailableError(`${storageKey} could not be read to its end.`, { cause });
    });
  };

  return {
    putOriginal: (key: string, path: string) => storage.put(originalKey(key), { path }),
    putVariant: (key: string, name: string, bytes: Uint8Array) => storage.put(variantKey(key, name), bytes),

    /** @throws UnavailableError when the storage breaks off, Error when the file is not there */
    readOriginal: (key: string) => read(originalKey(key)),
    /** @throws UnavailableError when the storage breaks off, Error when the file is not there */
    readVariant: (key: string, name: string) => read(variantKey(key, name)),

    findVariant: (key: string, name: string) => storage.find(variantKey(key, name)),
    /** Undefined when the file is not there. */
    async openVariant(key: string, name: string, range?: ByteRange): Promise<Readable | undefined> {
      return (await storage.open(variantKey(key, name), range))?.stream;
    },
    /** Undefined when the file is not there. */
    async openOriginal(key: string): Promise<Readable | undefined> {
      return (await storage.open(originalKey(key)))?.stream;
    },

    /** Removes all files of a photo; those that are not there are no fault. */
    async remove(key: string): Promise<void> {
      await decoder.forget(key);
      await storage.remove(originalKey(key));
      await storage.remove(`variant/${key}`);
    },
  };
}

function originalKey(key: string): string {
  return `original/${key}`;
}

function variantKey(key: string, name: string): string {
  return `variant/${key}/${name}`;
}
