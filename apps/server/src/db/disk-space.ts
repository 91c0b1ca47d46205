import { statfsSync } from 'node:fs';

const BYTES_PER_MB = 2 ** 20;

/** How long the free space that was read is used before it is read again. */
const FRESH_MS = 250;

/** The free space of the disk on which a folder is. */
export interface DiskSpace {
  /** Whether more is free than the reserve. */
  hasRoom(): boolean;
  /** Free space, and the part of it that stays unused. */
  figures(): { freeBytes: number; reserveBytes: number };
  /** Free space and reserve, in words for the operator. */
  describe(): string;
}

/** Watches the free space on the disk of an existing folder. `reserveMb` of it stay unused. */
export function watchDiskSpace(folder: string, reserveMb: number): DiskSpace {
  let freeMb = 0;
  let askedAtMs = -Infinity;
  const ask = () => {
    const nowMs = performance.now();
    if (nowMs - askedAtMs >= FRESH_MS) {
      const { bavail, bsize } = statfsSync(folder);
      freeMb = (bavail * bsize) / BYTES_PER_MB;
      askedAtMs = nowMs;
    }
    return freeMb;
  };
  return {
    hasRoom: () => ask() >= reserveMb,
    figures: () => ({ freeBytes: ask() * BYTES_PER_MB, reserveBytes: reserveMb * BYTES_PER_MB }),
    describe: () =>
      `${Math.floor(ask())} MB are free on the disk of ${folder}, and ${reserveMb} MB are kept in reserve (DISK_RESERVE_MB)`,
  };
}
