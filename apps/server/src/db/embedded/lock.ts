import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Takes a folder for this process alone, until `release` or the end of the process, however it ends.
 * The lock is an SQLite file kept in an exclusive transaction: the operating system frees it with the process,
 * so no lock outlives a crash and no process number has to be trusted.
 * @throws FolderInUseError when another process has it
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new FolderInUseError(
      `Another process is using the folder ${folder}. Stop it first, or give this one its own DATA_DIR.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
