import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory that a test may fill up. */
export interface SmallDisk {
  /** Where it is mounted. */
  path: string;
  /** Takes all that is free, as somebody else's files would. */
  fill(): Promise<void>;
  /** Gives back what `fill` took. */
  release(): void;
  unmount(): void;
}

/** What keeps small disks from being made on this machine; undefined when nothing does. */
export function diskMissing(): string | undefined {
  try {
    mountSmallDisk(1).unmount();
    return undefined;
  } catch {
    return 'this user may not mount a disk in memory (tmpfs)';
  }
}

/**
 * Makes a disk of so many megabytes and mounts it at a folder, by default one of its own. The disk belongs to whom the folder
 * belongs to.
 */
export function mountSmallDisk(
  sizeMb: number,
  path = mkdtempSync(join(tmpdir(), 'tessera-disk-')),
): SmallDisk {
  mkdirSync(path, { recursive: true });
  const { uid, gid } = statSync(path);
  const options = `size=${sizeMb}m,uid=${uid},gid=${gid}`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(path);
    throw error;
  }
  const filler = join(path, 'filler');
  return {
    path,
    async fill() {
      const file = await open(filler, 'w');
      try {
        for (let free = freeBytes(path); free > 0; free = freeBytes(path))
          await file.write(Buffer.alloc(Math.min(free, 2 ** 20)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    release: () => rmSync(filler, { force: true }),
    unmount() {
      execFileSync('umount', ['-l', path]);
      rmdirSync(path);
    },
  };
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
