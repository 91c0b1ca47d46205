import type { Embedder, PhotoFeatures } from './port.ts';
import { createProcessPool } from './task-process.ts';

/** Small enough that a long list leaves room for other callers, large enough to batch well. */
const TEXTS_PER_TASK = 32;

/** Loading a model is part of the first task, and building one that is missing. */
const TIMEOUT_MS = 5 * 60_000;

const MEMORY_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** Loading takes about a second, which somebody who edits an order should wait for once at most. */
const TEXT_IDLE_MS = 5 * 60_000;

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
  const shared = {
    module: new URL('./bundled.worker.ts', import.meta.url).href,
    processes,
    timeoutMs: TIMEOUT_MS,
    memoryMaxBytes: MEMORY_MAX_BYTES,
    onFault,
  };
  const textPool = createProcessPool({ ...shared, niceness: 0, idleMs: TEXT_IDLE_MS });
  const photoPool = createProcessPool({ ...shared, niceness: PHOTO_NICENESS, idleMs: PHOTO_IDLE_MS });

  return {
    textModel: 'minilm-l6-v2@1',
    photoModel: 'centernet-mobilenet-v2-hsv@2',

    async embedTexts(texts) {
      const tasks: Promise<unknown>[] = [];
      for (let start = 0; start < texts.length; start += TEXTS_PER_TASK) {
        const some = texts.slice(start, start + TEXTS_PER_TASK);
        tasks.push(textPool.run('embedTexts', { cacheDir, texts: some }));
      }
      return ((await Promise.all(tasks)) as Float32Array[][]).flat();
    },

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
