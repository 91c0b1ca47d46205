import type { Db } from '../../../db/database.ts';
import { isUnavailable } from '../../../unavailable.ts';
import type { PhotoDecoder } from '../decoder/photo-decoder.ts';
import type { PhotoType } from '../decoder/photo-type.ts';
import { mediaRepo, type VariantBytes } from '../media.repo.ts';
import type { PhotoFiles } from '../storage/photo-files.ts';
import { variantName } from './variant-name.ts';

/** Makes the sizes in which photos are served. */
export type VariantsService = ReturnType<typeof createVariantsService>;

/** Makes all sizes in all formats from the original, which is decoded once. A photo that cannot be encoded as AVIF is served without. */
export function createVariantsService(deps: { db: Db; files: PhotoFiles; decoder: PhotoDecoder }) {
  const { db, files, decoder } = deps;

  return {
    /** Makes the sizes that are missing, one photo after the other; while one is stored, the next is made. */
    async makeVariants(photoIds: readonly string[], isLastAttempt: boolean): Promise<void> {
      const faults: unknown[] = [];
      const waiting = photoIds.values();
      const makeWaiting = async () => {
        for (const photoId of waiting) {
          try {
            await makeVariantsOf(photoId);
          } catch (error) {
            faults.push(error);
            if (isLastAttempt && !isUnavailable(error)) await mediaRepo(db).markVariantsFailed(photoId);
          }
        }
      };
      await Promise.all([makeWaiting(), makeWaiting()]);
      if (faults.length > 0) throw new AggregateError(faults, 'Not all sizes could be made.');
    },
  };

  /** Files first, then the row. */
  async function makeVariantsOf(photoId: string): Promise<void> {
    const photo = await mediaRepo(db).find(photoId);
    if (photo === undefined || photo.variantsState === 'ready') return;
    const task = { source: await files.readOriginal(photo.key), type: photo.mediaType as PhotoType };
    const renditions =
      (await decoder.render({ ...task, withAvif: true })) ??
      (await decoder.render({ ...task, withAvif: false }));
    if (renditions === undefined) {
      await mediaRepo(db).markVariantsFailed(photoId);
      return;
    }
    const added: VariantBytes = {};
    for (const rendition of renditions) {
      const name = variantName(rendition);
      if (photo.variants.includes(name)) continue;
      await files.putVariant(photo.key, name, rendition.bytes);
      added[name] = rendition.bytes.length;
    }
    const isThere = await db.transaction().execute((tx) => mediaRepo(tx).addVariants(photo.id, added));
    if (!isThere) await files.remove(photo.key);
  }
}
