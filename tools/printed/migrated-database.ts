import { openDatabase, type Db } from '@tessera/server/db/database';
import { startEmbeddedDatabase } from '@tessera/server/db/embedded/embedded-database';
import { buildDatabaseImage } from '@tessera/server/db/embedded/image';
import { CACHE_DIR } from '@tessera/server/start/cache-folders';

/** Opens an empty database with all migrations for as long as `work` needs it. */
export async function withMigratedDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const embedded = await startEmbeddedDatabase({ folder: null, image: await buildDatabaseImage(CACHE_DIR) });
  const db = openDatabase(embedded.connection, {
    onError(error) {
      throw error;
    },
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await embedded.close();
  }
}
