import {
  createProcessPool,
  TaskLostError,
  TaskTooLongError,
  type ProcessPool,
} from '@tessera/task-process/pool';
import pLimit from 'p-limit';
import { UnavailableError } from '../../../unavailable.ts';
import type { Size } from './photo-sizes.ts';
import { isDear, type PhotoType } from './photo-type.ts';
import type { WorkingCopies } from './working-copies.ts';

/** A picture to be read: a file, or its bytes. */
export interface DecodeTask {
  source: string | Uint8Array;
  type: PhotoType;
}

/** A photo to be read, by the key that its files are kept under. */
export interface PhotoTask extends DecodeTask {
  key: string;
}

/** A photo to be made in all sizes, in each of these formats. */
export interface RenderTask extends PhotoTask {
  mediaTypes: readonly Rendition['mediaType'][];
  /** What is there already and is not made again. */
  made: readonly Pick<Rendition, 'width' | 'mediaType' | 'isMoving'>[];
}

/** What a process is told: the task, and where the working copy of the photo lies, which is used or made; undefined for none. */
export type InProcess<Task extends PhotoTask> = Omit<Task, 'key'> & { workingCopy: string | undefined };

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
  look(task: PhotoTask): Promise<FirstLook | undefined>;
  /**
   * Makes every size in which a photo is served, and in WebP also an animated one of an animated photo; undefined as above. It
   * is background work: new pictures go first, and AVIF, which takes longest, goes last.
   */
  render(task: RenderTask): Promise<Rendition[] | undefined>;
  /** Removes what is kept of a photo between `look` and the last `render`. */
  forget(key: string): Promise<void>;
  close(): void;
}

/** The largest photo of a phone takes seconds. A picture that takes a minute would never end. */
const TIMEOUT_MS = 60_000;

/** A photo of 48 megapixels takes half of this. */
const MEMORY_MAX_BYTES = 1024 * 1024 * 1024;

/** Long enough for the next photo of the same form, and for the next job. */
const IDLE_MS = 1_000;

/** What a process holds that has read JPEGs is less; WebAssembly keeps the memory that it took for a HEIC. */
const IDLE_MEMORY_MAX_BYTES = 256 * 1024 * 1024;

/** Lower than that of processes that answer people, but high enough to get some time always. */
const BACKGROUND_NICENESS = 5;

/** Starts no process until there is something to read. One that hangs or dies is replaced. */
export function createPhotoDecoder(options: {
  /** How many new pictures are read at the same time. One more is rendered in the background. */
  processes: number;
  /** Called with the fault of a process that fails while it is idle. */
  onFault(error: Error): void;
  /** Without, every job decodes the original. */
  workingCopies?: WorkingCopies;
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
    idleMemoryMaxBytes: IDLE_MEMORY_MAX_BYTES,
    onFault: options.onFault,
  };
  const foreground = createProcessPool({ ...shared, processes: options.processes, niceness: 0 });
  const background = createProcessPool({ ...shared, processes: 1, niceness: BACKGROUND_NICENESS });

  const oneAtATime = pLimit(1);
  const inProcess = <Task extends PhotoTask>({ key, ...task }: Task): InProcess<Task> => ({
    ...task,
    workingCopy: options.workingCopies?.pathOf(key),
  });

  return {
    look(task) {
      const begin = () => read<FirstLook>(foreground, 'look', inProcess(task));
      return isDear(task.type) ? oneAtATime(begin) : begin();
    },
    render: (task) =>
      read<Rendition[]>(
        background,
        'render',
        inProcess(task),
        task.mediaTypes.includes('image/avif') ? 0 : 1,
      ),
    forget: async (key) => options.workingCopies?.remove(key),
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
