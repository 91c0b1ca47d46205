import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FolderInUseError, lockFolder } from './lock.ts';

/** The beginning of the folder's name once its owner has locked it. */
const PREFIX = 'tessera-db-';

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
      lock.release();
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const path = join(tmpdir(), name);
    const lock = tryLock(path);
    if (lock === undefined) continue;
    await rm(path, { recursive: true, force: true });
    lock.release();
  }
}

/** Undefined when the owner is alive, or is another user. */
function tryLock(path: string): { release(): void } | undefined {
  try {
    return lockFolder(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isAnothers = code === 'EACCES' || code === 'EPERM' || code === 'ERR_SQLITE_ERROR';
    if (error instanceof FolderInUseError || isAnothers) return undefined;
    throw error;
  }
}
