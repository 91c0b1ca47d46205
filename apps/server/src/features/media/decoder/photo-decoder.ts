import {
  createProcessPool,
  TaskLostError,
  TaskTooLongError,
  type ProcessPool,
} from '@tessera/task-process/pool';
import { UnavailableError } from '../../../unavailable.ts';
import type { Size } from './photo-sizes.ts';
import type { PhotoType } from './photo-type.ts';

/** A picture to be read: a file, or its bytes. */
export interface DecodeTask {
  source: string | Uint8Array;
  type: PhotoType;
}

/** A picture to be made in all sizes: as WebP and JPEG, and as AVIF where that is wanted. */
export interface RenderTask extends DecodeTask {
  withAvif: boolean;
}

/** A photo made ready to be served at one size: sRGB, the right way up, without metadata. */
export interface Rendition {
  width: number;
  mediaType: 'image/avif' | 'image/webp' | 'image/jpeg';
  /** Whether it is animated, as the photo is. The others show its first frame. */
  isMoving: boolean;
  bytes: Uint8Array;
}

/** The facts about a photo that has been read. Width and height are those of the photo, the right way up. */
export interface FirstLook extends Size {
  sha256: Uint8Array;
  thumbhash: string;
  /** The size that is served from the beginning. */
  first: Rendition;
}

/**
 * Reads pictures in separate processes, within limits of time, memory and pixels. If its process is lost, a picture is read
 * once more by a fresh one. If that is lost too, both methods throw UnavailableError, unless another picture can be read: then
 * this one is the cause, and counts as unreadable.
 */
export interface PhotoDecoder {
  /** Reads a picture for the first time; undefined when it is damaged, too large, or takes too long. */
  look(task: DecodeTask): Promise<FirstLook | undefined>;
  /**
   * Makes every size in which a photo is served, and in WebP also an animated one of an animated photo; undefined as above. It
   * is background work: new pictures go first.
   */
  render(task: RenderTask): Promise<Rendition[] | undefined>;
  close(): void;
}

/** The largest photo of a phone takes seconds. A picture that takes a minute would never end. */
const TIMEOUT_MS = 60_000;

/** A photo of 48 megapixels takes half of this. */
const MEMORY_MAX_BYTES = 1024 * 1024 * 1024;

/**
 * Long enough that photos which come together are read by one process. To start another takes 0.2 s, and one that has read HEIC
 * holds 200 MB, which WebAssembly never gives back.
 */
const IDLE_MS = 2_000;

/** Lower than that of processes that answer people, but high enough to get some time always. */
const BACKGROUND_NICENESS = 5;

/** Starts no process until there is something to read. One that hangs or dies is replaced. */
export function createPhotoDecoder(options: {
  /**
   * How many new pictures are read at the same time. One more is rendered in the background. Of HEIC, which takes most memory, one is
   * read at a time in all.
   */
  processes: number;
  /** Called with the fault of a process that fails while it is idle. */
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
    isBlocking: false,
    onFault: options.onFault,
  };
  const foreground = createProcessPool({ ...shared, processes: options.processes, niceness: 0 });
  const background = createProcessPool({ ...shared, processes: 1, niceness: BACKGROUND_NICENESS });
  const heic = createProcessPool({ ...shared, processes: 1, niceness: 0, isBlocking: true });
  const pools = [foreground, background, heic];

  return {
    look: (task) => read<FirstLook>(isHeic(task) ? heic : foreground, 'look', task, LOOK_PRIORITY),
    render: (task) => read<Rendition[]>(isHeic(task) ? heic : background, 'render', task),
    close() {
      for (const pool of pools) pool.close();
    },
  };
}

/** Where both are done by one process, people go first. */
const LOOK_PRIORITY = 1;

function isHeic({ type }: DecodeTask): boolean {
  return type === 'image/heic' || type === 'image/heif';
}

async function read<Result>(
  pool: ProcessPool,
  name: string,
  task: DecodeTask,
  priority?: number,
): Promise<Result | undefined> {
  const losses: TaskLostError[] = [];
  for (;;) {
    try {
      return ((await pool.run(name, task, priority)) as Result | null) ?? undefined;
    } catch (error) {
      if (error instanceof TaskTooLongError) return undefined;
      if (!(error instanceof TaskLostError)) throw error;
      losses.push(error);
      if (losses.length < ATTEMPTS) continue;
      if (losses.every(({ isByTask }) => isByTask) && (await isWorking(pool))) return undefined;
      throw new UnavailableError(`Pictures cannot be read: ${error.message}`, { cause: error });
    }
  }
}

/** Whether the processes can read a picture that is certainly sound. */
async function isWorking(pool: ProcessPool): Promise<boolean> {
  try {
    await pool.run('look', { source: GREY_PICTURE, type: 'image/png' } satisfies DecodeTask, 1);
    return true;
  } catch {
    return false;
  }
}

/** How often a picture is tried: something else may have ended its process once, but hardly twice in a row. */
const ATTEMPTS = 2;

/** One grey pixel. */
const GREY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
