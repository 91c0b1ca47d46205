import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** More photos than a form usually has. With as many, the copies take 240 MB at most. */
const COPIES_MAX = 16;

/** Until then all sizes of a photo are made, unless much is waiting. */
const KEPT_MS = 10 * 60_000;

/**
 * The pixels of photos at their widest size, kept on disk from when a photo is decoded until all its sizes are made. A copy may go
 * at any time, and then the original is decoded again.
 */
export interface WorkingCopies {
  /** Where the copy of a photo lies, or may be put. */
  pathOf(key: string): string;
  remove(key: string): Promise<void>;
}

/** Opens the folder for working copies, and removes those that stopped processes left there. */
export async function openWorkingCopies(folder: string): Promise<WorkingCopies> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
  /** By key, the oldest first. */
  const timers = new Map<string, NodeJS.Timeout>();

  const remove = async (key: string): Promise<void> => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    await rm(join(folder, key), { force: true });
  };
  // What cannot be removed now is removed at the next start.
  const expire = (key: string) => void remove(key).catch(() => {});

  return {
    pathOf(key) {
      if (!timers.has(key)) {
        timers.set(key, setTimeout(expire, KEPT_MS, key).unref());
        if (timers.size > COPIES_MAX) expire(timers.keys().next().value!);
      }
      return join(folder, key);
    },
    remove,
  };
}
