import pLimit from 'p-limit';
import { Piscina } from 'piscina';
// Loaded on the main thread too, so that its shared library outlives every worker thread.
import 'sharp';
import type { Size } from './photo-sizes.ts';
import type { PhotoType } from './photo-type.ts';

/** A picture to be read: a file, or its bytes. */
export interface DecodeTask {
  source: string | Uint8Array;
  type: PhotoType;
}

/** A photo made ready to be served at one size: sRGB, the right way up, without metadata. */
export interface Rendition {
  width: number;
  mediaType: 'image/webp' | 'image/jpeg';
  bytes: Uint8Array;
}

/** What is known of a photo once it has been read; width and height are those of the photo, the right way up. */
export interface FirstLook extends Size {
  sha256: Uint8Array;
  thumbhash: string;
  /** The size that is served from the beginning. */
  first: Rendition;
}

/** Reads pictures on threads of its own, within limits of time and pixels. */
export interface PhotoDecoder {
  /** Reads a picture for the first time; undefined when it is damaged, too large, or takes too long. */
  look(task: DecodeTask): Promise<FirstLook | undefined>;
  /** Every size a photo is served at; undefined as above. */
  render(task: DecodeTask): Promise<Rendition[] | undefined>;
  close(): Promise<void>;
}

/** A phone's largest photo takes seconds; what takes a minute never ends. */
const TIMEOUT_MS = 60_000;

/** An idle thread holds on to the memory of the largest picture it has read; it is given back after this long. */
const IDLE_MS = 20_000;

/** Starts no thread until there is something to read. A thread that hangs or dies is replaced. */
export function createPhotoDecoder(options: {
  threads: number;
  /** Hears of threads that fail while they read nothing. */
  onFault(error: Error): void;
  timeoutMs?: number;
  /** Address of the module that does the work. */
  worker?: string;
}): PhotoDecoder {
  const { threads, timeoutMs = TIMEOUT_MS } = options;
  const pool = new Piscina({
    filename: options.worker ?? new URL('./photo-decoder.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  pool.on('error', options.onFault);
  // Time is counted from when a thread is free, so a task waits here and not in the pool.
  const whenThreadIsFree = pLimit(threads);

  const run = <Result>(name: string, task: DecodeTask): Promise<Result | undefined> =>
    whenThreadIsFree(async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return ((await pool.run(task, { name, signal })) as Result | null) ?? undefined;
      } catch (error) {
        if (signal.aborted || isThreadLost(error)) return undefined;
        throw error;
      }
    });

  return {
    look: (task) => run<FirstLook>('look', task),
    render: (task) => run<Rendition[]>('render', task),
    close: () => pool.destroy(),
  };
}

/** The picture was too much for the thread that read it. */
function isThreadLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') ||
    error.message.startsWith('worker exited with code')
  );
}
