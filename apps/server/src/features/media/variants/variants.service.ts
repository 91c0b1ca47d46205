import pLimit from 'p-limit';
import type { Db, Tx } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { isUnavailable } from '../../../unavailable.ts';
import type { PhotoDecoder, Rendition } from '../decoder/photo-decoder.ts';
import type { PhotoType } from '../decoder/photo-type.ts';
import { makeSmallestVariants } from '../media.jobs.ts';
import { mediaRepo, type VariantBytes } from '../media.repo.ts';
import type { PhotoFiles } from '../storage/photo-files.ts';
import { readVariantName, variantName } from './variant-name.ts';

/** Makes the sizes in which photos are served. */
export type VariantsService = ReturnType<typeof createVariantsService>;

/** One that is stored while the next is decoded. */
const PHOTOS_AT_ONCE = 2;

/** Makes sizes from the original: as WebP and JPEG soon after the upload, and as AVIF, which takes seconds, afterwards. */
export function createVariantsService(deps: {
  db: Db;
  queue: Queue;
  files: PhotoFiles;
  decoder: PhotoDecoder;
}) {
  const { db, queue, files, decoder } = deps;

  return {
    /** Makes the sizes that are missing. While those of one photo are stored, the decoder has the next, and no AVIF goes first. */
    async makeVariants(photoIds: readonly string[], isLastAttempt: boolean): Promise<void> {
      const faults: unknown[] = [];
      await pLimit(PHOTOS_AT_ONCE).map(photoIds, async (photoId) => {
        try {
          await makeVariantsOf(photoId);
        } catch (error) {
          faults.push(error);
          if (isLastAttempt && !isUnavailable(error)) await mediaRepo(db).markVariantsFailed(photoId);
        }
      });
      if (faults.length > 0) throw new AggregateError(faults, 'Not all sizes could be made.');
    },

    /** Makes all sizes as AVIF. A photo that cannot be encoded as AVIF is served without. */
    async makeSmallestVariants(photoId: string): Promise<void> {
      const photo = await mediaRepo(db).find(photoId);
      if (photo === undefined) return;
      await addRenditions(photo, ['image/avif']);
      await decoder.forget(photo.key);
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
    const source = await files.readOriginal(photo.key);
    const renditions = await decoder.render({
      source,
      type: photo.mediaType as PhotoType,
      key: photo.key,
      mediaTypes,
      made: photo.variants.flatMap((name) => readVariantName(name) ?? []),
    });
    if (renditions === undefined) return false;
    const added: VariantBytes = {};
    for (const rendition of renditions) {
      const name = variantName(rendition);
      await files.putVariant(photo.key, name, rendition.bytes);
      added[name] = rendition.bytes.length;
    }
    const isThere = await db.transaction().execute(async (tx) => {
      const isAdded = await mediaRepo(tx).addVariants(photo.id, added, andThen && 'ready');
      if (isAdded) await andThen?.(tx);
      return isAdded;
    });
    if (!isThere) await files.remove(photo.key);
    return true;
  }
}
