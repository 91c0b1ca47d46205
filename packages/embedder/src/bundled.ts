import type { Embedder, PhotoFeatures } from './port.ts';
import { createProcessPool } from './task-process.ts';
import { createTextPool, TASK_MEMORY_MAX_BYTES, TASK_TIMEOUT_MS } from './text-pool.ts';

/** Nobody waits for what is seen in a photo, and several come at a time. */
const PHOTO_IDLE_MS = 20_000;
const PHOTO_NICENESS = 5;

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
}): Embedder {
  const { cacheDir, processes = 1, onFault = () => {} } = options;
  const textPool = createTextPool({ processes, onFault });
  const photoPool = createProcessPool({
    module: new URL('./bundled.worker.ts', import.meta.url).href,
    processes,
    niceness: PHOTO_NICENESS,
    timeoutMs: TASK_TIMEOUT_MS,
    memoryMaxBytes: TASK_MEMORY_MAX_BYTES,
    idleMs: PHOTO_IDLE_MS,
    onFault,
  });

  return {
    textModel: 'minilm-l6-v2@1',
    isMultilingual: false,
    photoModel: 'centernet-mobilenet-v2-hsv@3',

    embedTexts: (texts) => textPool.run('embedTexts', texts, { cacheDir }),

    embedPhotos(photos) {
      return Promise.all(
        photos.map((photo) => photoPool.run('embedPhoto', { cacheDir, photo }) as Promise<PhotoFeatures>),
      );
    },

    async close() {
      await Promise.all([textPool.finish(), photoPool.finish()]);
    },
  };
}
