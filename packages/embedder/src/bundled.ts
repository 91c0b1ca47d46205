import type { Embedder, PhotoLook } from './port.ts';
import { createPhotoPool } from './photo/photo-pool.ts';
import { createTextPool } from './text/text-pool.ts';

/** The detector and the classifier of the packages, with the colour histogram. */
export const BUNDLED_PHOTO_MODEL = 'centernet-mobilenet-v2-hsv@3';

/**
 * The embedder that needs nothing but the packages installed with it. Text and photo models run in processes of their
 * own, up to `processes` of each, which start at the first call and end when they have had nothing to do for a while;
 * models missing from `cacheDir` are built then. A process that dies rejects the call it was working on and is
 * replaced. Await `close()` before the process exits: work that has begun is finished, waiting work rejects.
 */
export function createBundledEmbedder(options: {
  cacheDir: string;
  processes?: number;
  /** Hears of processes that fail while they have nothing to do. */
  onFault?: (error: Error) => void;
}): Embedder<PhotoLook> {
  const { cacheDir } = options;
  const textPool = createTextPool(options);
  const photoPool = createPhotoPool(options);

  return {
    textModel: 'minilm-l6-v2@1',
    isMultilingual: false,
    photoModel: BUNDLED_PHOTO_MODEL,

    embedTexts: (texts) => textPool.run('embedTexts', texts, { cacheDir }),

    embedPhotos: (photos) => photoPool.run<PhotoLook>('embedPhoto', photos, { cacheDir }),

    async close() {
      await Promise.all([textPool.finish(), photoPool.finish()]);
    },
  };
}
