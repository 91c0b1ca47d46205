import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** Result code of SQLite: somebody else has the lock (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;

/**
 * Takes a folder for this process alone, until `release` or the end of the process, however it ends.
 * The lock is an SQLite file kept in an exclusive transaction: the operating system frees it with the process,
 * so no lock outlives a crash and no process number has to be trusted. It takes no space on the disk.
 * @throws FolderInUseError when another process has it
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    // A journal on disk would need space, and nothing is ever written that it could take back.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) throw cause;
    throw new FolderInUseError(
      `Another process is using the folder ${folder}. Stop it first, or give this one its own DATA_DIR.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
