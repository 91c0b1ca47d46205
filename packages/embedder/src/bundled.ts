import { Piscina } from 'piscina';
import type { Embedder, PhotoFeatures } from './port.ts';

/** Small enough that a long list leaves room for other callers, large enough to batch well. */
const TEXTS_PER_TASK = 32;

/**
 * The embedder that needs nothing but the packages installed with it. Models run in `threads` worker threads, which
 * start at the first call; models missing from `cacheDir` are built then. A worker that dies rejects the call it was
 * working on and is replaced.
 */
export function createBundledEmbedder(options: { cacheDir: string; threads?: number }): Embedder {
  const { cacheDir, threads = 1 } = options;
  let pool: Piscina | undefined;
  let closed = false;

  const run = <T>(name: string, task: unknown): Promise<T> => {
    if (closed) return Promise.reject(new Error('The embedder is closed'));
    pool ??= new Piscina({
      filename: new URL('./bundled.worker.ts', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      workerData: { cacheDir },
    });
    return pool.run(task, { name }) as Promise<T>;
  };

  return {
    textModel: 'minilm-l6-v2@1',
    photoModel: 'centernet-mobilenet-v2-hsv@1',

    async embedTexts(texts) {
      const tasks: Promise<Float32Array[]>[] = [];
      for (let start = 0; start < texts.length; start += TEXTS_PER_TASK) {
        tasks.push(run('embedTexts', texts.slice(start, start + TEXTS_PER_TASK)));
      }
      return (await Promise.all(tasks)).flat();
    },

    embedPhotos(photos) {
      return Promise.all(photos.map((photo) => run<PhotoFeatures>('embedPhoto', photo)));
    },

    async close() {
      closed = true;
      await pool?.destroy();
    },
  };
}
