import type { Config } from '../../config.ts';
import { openDatabase, type Db } from '../../db/database.ts';
import { openStorage } from '../../features/media/storage/open-storage.ts';
import type { Storage } from '../../features/media/storage/storage.ts';
import { openOwnDatabase } from '../../start/own-database.ts';

/** An installation as it is found: its database is not brought up to date. */
export interface Place {
  db: Db;
  storage: Storage;
  isEmbedded: boolean;
}

/**
 * Opens database and storage for some work, and closes them after it. A `bare` embedded database is made without tables.
 * @throws FolderInUseError, DatabaseUnavailableError, StorageFullError, and what the work throws
 */
export async function withPlace<Result>(
  config: Config,
  { say, bare }: { say(line: string): void; bare?: boolean },
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const closing: (() => unknown)[] = [];
  const onError = (error: Error) => say(error.message);
  try {
    const { connection, direct, embedded, hasRoom } = await openOwnDatabase(config, {
      closing,
      onError,
      bare,
    });
    const db = openDatabase(connection, { onError, hasRoom, direct });
    closing.push(() => db.destroy());
    const storage = await openStorage(config);
    closing.push(() => storage.close());
    return await work({ db, storage, isEmbedded: embedded });
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
