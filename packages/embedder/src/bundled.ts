import { Piscina } from 'piscina';
import type { Embedder, PhotoFeatures } from './port.ts';

/** Small enough that a long list leaves room for other callers, large enough to batch well. */
const TEXTS_PER_TASK = 32;

/**
 * The embedder that needs nothing but the packages installed with it. Models run in `threads` worker threads, which
 * start at the first call; models missing from `cacheDir` are built then. A worker that dies rejects the call it was
 * working on and is replaced. Await `close()` before the process exits: work that has begun is finished, waiting
 * work rejects.
 */
export function createBundledEmbedder(options: { cacheDir: string; threads?: number }): Embedder {
  const { cacheDir, threads = 1 } = options;
  const closed = new Int32Array(new SharedArrayBuffer(4));
  const running = new Set<Promise<unknown>>();
  let pool: Piscina | undefined;

  const run = async <T>(name: string, task: unknown): Promise<T> => {
    if (Atomics.load(closed, 0)) throw new Error('The embedder is closed');
    pool ??= new Piscina({
      filename: new URL('./bundled.worker.ts', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      workerData: { cacheDir, closed },
    });
    const result = pool.run(task, { name }) as Promise<T>;
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  };

  return {
    textModel: 'minilm-l6-v2@1',
    photoModel: 'centernet-mobilenet-v2-hsv@2',

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
      Atomics.store(closed, 0, 1);
      // A thread that is ended while the runtime computes takes the whole process with it.
      await Promise.allSettled(running);
      await pool?.destroy();
    },
  };
}
