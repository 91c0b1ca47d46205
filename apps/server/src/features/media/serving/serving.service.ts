import type { Readable } from 'node:stream';
import type { Db } from '../../../db/database.ts';
import { mediaRepo } from '../media.repo.ts';
import type { PhotoFiles } from '../storage/photo-files.ts';
import type { ByteRange } from '../storage/storage.ts';
import { largestVariant } from './largest-variant.ts';
import { firstVariantName, readVariantName } from '../variants/variant-name.ts';

/** Gives out the content of photos. */
export type ServingService = ReturnType<typeof createServingService>;

const KEY = /^[0-9a-f]{32}$/;

/** Everybody may have the sizes of photos that are not held back. Models and the operator read further. */
export function createServingService({ db, files }: { db: Db; files: PhotoFiles }) {
  return {
    /** Describes a size of a photo by the parts of its address; undefined for anything else, and for a photo that is held back. */
    async findVariant(
      key: string,
      name: string,
    ): Promise<{ byteCount: number; mediaType: string } | undefined> {
      const variant = readVariantName(name);
      if (variant === undefined || !KEY.test(key)) return undefined;
      if (await mediaRepo(db).isWithheld(key)) return undefined;
      const found = await files.findVariant(key, name);
      return found && { ...found, mediaType: variant.mediaType };
    },

    /** The content of a size that was found, or of a part of it; undefined when it has been removed since. */
    openVariant: (key: string, name: string, range?: ByteRange): Promise<Readable | undefined> =>
      files.openVariant(key, name, range),

    /** Of the names of a photo's sizes that of the largest one that stands still; undefined where there is none. */
    largestVariant,

    /** A photo as WebP of at most 1280 pixels across, the right way up; undefined when it has been removed. */
    async readForEmbedding(photoId: string): Promise<Uint8Array | undefined> {
      const photo = await mediaRepo(db).find(photoId);
      if (photo === undefined) return undefined;
      try {
        return await files.readVariant(photo.key, firstVariantName(photo));
      } catch (error) {
        if ((await mediaRepo(db).find(photoId)) === undefined) return undefined;
        throw error;
      }
    },

    /** The largest size of a photo that stands still, held back or not, for an operator; undefined where there is none. */
    async openForOperator(
      photoId: string,
    ): Promise<{ byteCount: number; mediaType: string; stream: Readable } | undefined> {
      const photo = await mediaRepo(db).find(photoId);
      const name = photo && largestVariant(photo.variants);
      if (photo === undefined || name === undefined) return undefined;
      const found = await files.findVariant(photo.key, name);
      const stream = found && (await files.openVariant(photo.key, name));
      return stream && { ...found, mediaType: readVariantName(name)!.mediaType, stream };
    },

    /**
     * The files of all photos of an account as they were uploaded, each opened when it is asked for; of what others sent, those
     * that no operator has hidden.
     */
    async *originalsOf(accountId: string): AsyncIterable<{ id: string; type: string; content: Readable }> {
      for (const id of await mediaRepo(db).ofAccount(accountId, { withHidden: false })) {
        const photo = await mediaRepo(db).find(id);
        const content = photo && (await files.openOriginal(photo.key));
        if (photo !== undefined && content !== undefined)
          yield { id, type: photo.mediaType.split('/')[1]!, content };
      }
    },

    /** The file of a photo as it was uploaded; undefined when there is no such photo, or its files are gone. */
    async openOriginal(photoId: string): Promise<Readable | undefined> {
      const photo = await mediaRepo(db).find(photoId);
      return photo && files.openOriginal(photo.key);
    },
  };
}
