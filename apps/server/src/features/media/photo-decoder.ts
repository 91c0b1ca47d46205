import { createProcessPool, TaskLostError, type ProcessPool } from '@tessera/embedder/task-process';
import type { Size } from './photo-sizes.ts';
import type { PhotoType } from './photo-type.ts';

/** A picture to be read: a file, or its bytes. */
export interface DecodeTask {
  source: string | Uint8Array;
  type: PhotoType;
}

/** A picture to be made ready in all sizes, coded in each of these ways. */
export interface RenderTask extends DecodeTask {
  mediaTypes: readonly Rendition['mediaType'][];
}

/** A photo made ready to be served at one size: sRGB, the right way up, without metadata. */
export interface Rendition {
  width: number;
  mediaType: 'image/avif' | 'image/webp' | 'image/jpeg';
  /** Whether it moves, as the photo does; the others show its first frame. */
  isMoving: boolean;
  bytes: Uint8Array;
}

/** What is known of a photo once it has been read; width and height are those of the photo, the right way up. */
export interface FirstLook extends Size {
  sha256: Uint8Array;
  thumbhash: string;
  /** The size that is served from the beginning. */
  first: Rendition;
}

/** Reads pictures in processes of their own, within limits of time, memory and pixels. */
export interface PhotoDecoder {
  /** Reads a picture for the first time; undefined when it is damaged, too large, or takes too long. */
  look(task: DecodeTask): Promise<FirstLook | undefined>;
  /**
   * Every size a photo is served at, and with WebP also a moving one of what moves; undefined as above. Nobody waits
   * for it: what is looked at goes first, and AVIF, which takes longest, last.
   */
  render(task: RenderTask): Promise<Rendition[] | undefined>;
  close(): void;
}

/** A phone's largest photo takes seconds; what takes a minute never ends. */
const TIMEOUT_MS = 60_000;

/** A photo of 48 megapixels takes half of it. */
const MEMORY_MAX_BYTES = 1024 * 1024 * 1024;

/** Long enough for somebody who adds one photo after the other. */
const IDLE_MS = 20_000;

/** Behind whatever answers people, yet never starved by it. */
const BACKGROUND_NICENESS = 5;

/** Starts no process until there is something to read. One that hangs or dies is replaced. */
export function createPhotoDecoder(options: {
  /** How many pictures are looked at at the same time; one more is rendered in the background. */
  processes: number;
  /** Hears of processes that fail while they read nothing. */
  onFault(error: Error): void;
  timeoutMs?: number;
  memoryMaxBytes?: number;
  /** Address of the module that does the work. */
  worker?: string;
}): PhotoDecoder {
  const shared = {
    module: options.worker ?? new URL('./photo-decoder.worker.ts', import.meta.url).href,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    memoryMaxBytes: options.memoryMaxBytes ?? MEMORY_MAX_BYTES,
    idleMs: IDLE_MS,
    onFault: options.onFault,
  };
  const foreground = createProcessPool({ ...shared, processes: options.processes, niceness: 0 });
  const background = createProcessPool({ ...shared, processes: 1, niceness: BACKGROUND_NICENESS });

  return {
    look: (task) => read<FirstLook>(foreground, 'look', task),
    render: (task) =>
      read<Rendition[]>(background, 'render', task, task.mediaTypes.includes('image/avif') ? 0 : 1),
    close() {
      foreground.close();
      background.close();
    },
  };
}

async function read<Result>(
  pool: ProcessPool,
  name: string,
  task: DecodeTask,
  priority?: number,
): Promise<Result | undefined> {
  try {
    return ((await pool.run(name, task, priority)) as Result | null) ?? undefined;
  } catch (error) {
    // The picture was too much for the process that read it.
    if (error instanceof TaskLostError) return undefined;
    throw error;
  }
}
