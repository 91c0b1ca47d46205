import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { Db, Tx } from '../db/database.ts';
import { isUntouched, migrate, readMigrations } from '../db/migrate.ts';
import { STORED_FOLDERS } from '../features/media/storage/stored-files.ts';
import type { Storage } from '../features/media/storage/storage.ts';
import { allJobs } from '../jobs/all-jobs.ts';
import { openQueue } from '../jobs/queue.ts';
import { DATABASE_FOLDER, MEDIA_FOLDER, type Manifest } from './manifest.ts';
import { linesOf } from './lines.ts';
import { BackupUnusableError, checkBackup, isTable, readEntries, type Entry } from './read-backup.ts';
import { tablesRepo, type Table } from './tables.repo.ts';

/** Where a backup is restored to. */
export interface RestoreParts {
  db: Db;
  isEmbedded: boolean;
  storage: Storage;
  workFolder: string;
  onError(error: Error): void;
}

/** The place for a backup is not empty; the message says what is there. */
export class PlaceNotEmptyError extends Error {
  override name = 'PlaceNotEmptyError';
}

/** Files up to this size are kept in memory on their way, in bytes; larger ones go over the disk. */
const IN_MEMORY_MAX = 4 * 2 ** 20;

/** Rows are added until their lines have this many characters. */
const BATCH_LENGTH = 2 ** 21;

/**
 * Checks a backup to its last byte, then brings files and database back to its moment, in an empty place. The database comes last and
 * in one transaction, and is brought up to date after that.
 * @throws BackupUnusableError, PlaceNotEmptyError before anything is written
 */
export async function restoreBackup(path: string, parts: RestoreParts): Promise<Manifest> {
  const { db, storage, onError } = parts;
  const { manifest, files } = await checkBackup(path);
  await refuseNewer(path, manifest);
  await refuseUsedPlace(parts);

  const entries = readEntries(path);
  let next = await entries.next();
  for (; !next.done && !isTable(next.value); next = await entries.next())
    await restoreFile(next.value, files, parts);

  await migrate(db, { upTo: manifest.migrations.at(-1)! });
  // Makes the queues that the jobs of the backup belong to.
  const queue = await openQueue({ db, jobs: allJobs, embedded: parts.isEmbedded, works: false, onError });
  await queue.boss.stop({ graceful: false });
  await db.transaction().execute(async (tx) => {
    const repo = tablesRepo(tx);
    await repo.fixFormats();
    const tables = await repo.ours();
    for (const table of tables) await repo.setTriggers(table, 'disable');
    const byEntry = new Map(
      [...tables, await repo.jobs()].map((table) => [
        `${DATABASE_FOLDER}${table.schema}.${table.name}.jsonl.zst`,
        table,
      ]),
    );
    for (; !next.done && isTable(next.value); next = await entries.next()) {
      const saved = manifest.tables.find(({ entry }) => entry === next.value!.name)!;
      const table = byEntry.get(saved.entry);
      if (table === undefined) throw new Error(`There is no table for ${saved.entry}.`);
      const isKept = table.schema === 'pgboss' ? isKnownJob(saved.columns) : () => true;
      const filled = await fill(tx, table, { columns: saved.columns, content: next.value.content, isKept });
      const rowCount = await repo.count(table);
      if (rowCount !== filled.kept || filled.kept + filled.leftOut !== saved.rowCount)
        throw new Error(`${saved.entry} has ${saved.rowCount} rows, and ${rowCount} were restored.`);
    }
    await repo.checkConstraints();
    for (const table of tables) await repo.setTriggers(table, 'enable');
    for (const { name, value } of manifest.sequences) await repo.setSequence(name, value);
  });
  await entries.return(undefined);
  await migrate(db);
  await storage.removeUnfinished(new Date());
  return manifest;
}

async function refuseNewer(path: string, { migrations, version }: Manifest): Promise<void> {
  const known = new Set(Object.keys(await readMigrations()));
  if (migrations.every((name) => known.has(name))) return;
  throw new BackupUnusableError(
    `Version ${version} has written ${path}, and it is newer than this one. Restore with that version, or a newer one.`,
  );
}

async function refuseUsedPlace({ db, storage }: RestoreParts): Promise<void> {
  if (!(await isUntouched(db)))
    throw new PlaceNotEmptyError(
      'The database is not empty. A backup is restored to a database without tables: set another DATABASE_URL, or another DATA_DIR for the embedded one.',
    );
  for (const folder of STORED_FOLDERS)
    for await (const { key } of storage.list(folder))
      throw new PlaceNotEmptyError(
        `The storage of photos is not empty: it has ${key}. Set another DATA_DIR or S3_BUCKET, or empty it.`,
      );
}

async function restoreFile(entry: Entry, files: ReadonlySet<string>, parts: RestoreParts): Promise<void> {
  const key = entry.name.slice(MEDIA_FOLDER.length);
  if (!entry.name.startsWith(MEDIA_FOLDER) || !files.has(key)) {
    entry.content.resume();
    return;
  }
  if (entry.byteCount <= IN_MEMORY_MAX) return parts.storage.put(key, await buffer(entry.content));
  await mkdir(parts.workFolder, { recursive: true, mode: 0o700 });
  const path = join(parts.workFolder, `restore-${randomUUID()}`);
  try {
    await pipeline(entry.content, createWriteStream(path, { mode: 0o600 }));
    await parts.storage.put(key, { path });
  } finally {
    await rm(path, { force: true });
  }
}

/** Jobs that a later version no longer has are left out: there is nobody to do them. */
function isKnownJob(columns: readonly string[]): (line: string) => boolean {
  const names = new Set<string>(allJobs.map(({ name }) => name));
  const index = columns.indexOf('name');
  return (line) => names.has((JSON.parse(line) as string[])[index]!);
}

/** Adds the rows of an entry to a table. @returns how many of them */
async function fill(
  tx: Tx,
  table: Table,
  entry: { columns: readonly string[]; content: Readable; isKept(line: string): boolean },
): Promise<{ kept: number; leftOut: number }> {
  const repo = tablesRepo(tx);
  const decompress = createZstdDecompress();
  const reading = pipeline(entry.content, decompress);
  reading.catch(() => {});
  const filled = { kept: 0, leftOut: 0 };
  let batch: string[] = [];
  let length = 0;
  const add = async () => {
    if (batch.length > 0) await repo.add(table, entry.columns, batch);
    [batch, length] = [[], 0];
  };
  for await (const line of linesOf(decompress)) {
    if (!entry.isKept(line)) {
      filled.leftOut++;
      continue;
    }
    filled.kept++;
    batch.push(line);
    length += line.length;
    if (length >= BATCH_LENGTH) await add();
  }
  await add();
  await reading;
  return filled;
}
