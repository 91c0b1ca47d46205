import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FolderInUseError, lockFolder } from './lock.ts';

/** The beginning of the folder's name once its owner has locked it. */
const PREFIX = 'tessera-db-';

/** The beginning of the folder's name while it is removed. No start locks a folder of such a name, so it can be emptied. */
const LEAVING_PREFIX = 'tessera-gone-';

/**
 * Makes a private folder for a socket in the temporary folder, because the path of a socket has to be short. It also removes
 * the folders that killed processes have left there.
 */
export async function openSocketFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  await removeAbandoned();
  const unlocked = await mkdtemp(join(tmpdir(), 'tessera-new-'));
  // It is locked before it gets the name that others look for, so that no other process takes it for abandoned.
  const lock = lockFolder(unlocked);
  const path = join(tmpdir(), basename(unlocked).replace('tessera-new-', PREFIX));
  await rename(unlocked, path);
  return {
    path,
    async remove() {
      await removeLocked(path);
      lock.release();
    },
  };
}

async function removeAbandoned(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const path = join(tmpdir(), name);
    const lock = tryLock(path);
    if (lock === undefined) continue;
    await removeLocked(path);
    lock.release();
  }
  for (const name of names.filter((each) => each.startsWith(LEAVING_PREFIX)))
    await rm(join(tmpdir(), name), { recursive: true, force: true });
}

/** Removes a folder that this process has locked. One that another process has just removed is no fault. */
async function removeLocked(path: string): Promise<void> {
  const leaving = join(tmpdir(), LEAVING_PREFIX + randomUUID());
  try {
    await rename(path, leaving);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await rm(leaving, { recursive: true, force: true });
}

/** Undefined when the owner is alive or is another user, or when another process removes the folder at this moment. */
function tryLock(path: string): { release(): void } | undefined {
  try {
    return lockFolder(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isAnothers = code === 'EACCES' || code === 'EPERM' || code === 'ERR_SQLITE_ERROR';
    if (error instanceof FolderInUseError || isAnothers || code === 'ENOENT') return undefined;
    throw error;
  }
}
