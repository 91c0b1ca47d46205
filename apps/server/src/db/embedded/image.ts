import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { openDatabase } from '../database.ts';
import { allJobs } from '../../jobs/all-jobs.ts';
import { openQueue } from '../../jobs/queue.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';

const packages = ['@electric-sql/pglite', '@electric-sql/pglite-pgvector', 'kysely', 'pg-boss'];

/** Where the prepared image of this version's empty database belongs. */
export async function databaseImagePath(cacheDir: string): Promise<string> {
  const hash = createHash('sha256');
  const { resolve } = createRequire(import.meta.url);
  for (const name of packages) hash.update(`${name}@${packageVersion(resolve(name), name)}\n`);
  hash.update(JSON.stringify(await readMigrations()));
  return join(cacheDir, `database-${hash.digest('hex').slice(0, 16)}.tar.gz`);
}

/**
 * Gives a new database its tables and queues, as a start of the product does.
 * @throws what {@link migrate} does
 */
export async function prepareDatabase({
  connection,
  embedded,
}: {
  connection: PoolConfig;
  embedded: boolean;
}): Promise<void> {
  const onError = (error: Error) => {
    throw error;
  };
  const db = openDatabase(connection, { onError });
  await migrate(db);
  const { boss } = await openQueue({ db, jobs: allJobs, embedded, works: true, onError });
  await boss.stop({ graceful: false });
  await db.destroy();
}

/**
 * Makes the image of an empty, migrated database unless it is there already: starting from it takes well under a
 * second where initialising takes several. Safe to call from several processes at once.
 * @returns its path
 */
export async function buildDatabaseImage(cacheDir: string): Promise<string> {
  const path = await databaseImagePath(cacheDir);
  const ready = await stat(path).then(
    () => true,
    () => false,
  );
  if (ready) return path;
  await mkdir(cacheDir, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  const embedded = await startEmbeddedDatabase({ folder: null, image: null });
  await prepareDatabase({ connection: embedded.connection, embedded: true });
  await embedded.dump(unfinished);
  await embedded.close();
  await rename(unfinished, path);
  return path;
}

function packageVersion(entryPath: string, name: string): string {
  const folder = entryPath.slice(0, entryPath.lastIndexOf(name) + name.length);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
