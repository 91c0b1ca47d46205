import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import type { Db } from '../db/database.ts';
import { appliedMigrations } from '../db/migrate.ts';
import { neededFiles } from '../features/media/storage/stored-files.ts';
import type { Storage } from '../features/media/storage/storage.ts';
import { DATABASE_FOLDER, FILES_ENTRY, MEDIA_FOLDER, manifestEntry, type Manifest } from './manifest.ts';
import { tablesRepo, type Selection, type Table } from './tables.repo.ts';

/** What a backup is made of, and where it may write meanwhile. */
export interface BackupParts {
  db: Db;
  storage: Storage;
  /** A folder on a disk with space for the compressed tables. */
  workFolder: string;
  version: string;
  keyMark: string;
}

/** What was backed up. */
export interface BackupSummary {
  takenAt: string;
  rowCount: number;
  fileCount: number;
  byteCount: number;
  /** How many files that rows need were missing before the backup began, and the keys of the first of them. */
  missingCount: number;
  missing: string[];
}

/** How often the database is read anew because files were removed while they were being copied. */
const SNAPSHOTS_MAX = 10;

/** How many missing files are told by their keys. */
const MISSING_TOLD_MAX = 20;

/**
 * Tables that a backup holds in part. A finished archive of an account lasts a day and is left out; an archive that was asked for
 * is kept, and made after a restore. Waiting and failed jobs are kept. A job that was running is kept as one to be tried again.
 */
const selections: Record<string, Selection> = {
  'public.account_export': { where: "state = 'pending'" },
  // The numbers of transactions mean nothing in another database.
  'public.match_change': { where: 'false' },
  'public.answer_change': { where: 'false' },
  'pgboss.job': {
    where: "state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'",
    instead: { state: "case when state = 'active' then 'retry' else state::text end" },
  },
};

/**
 * Writes database and files as one tar archive, while everything goes on. The moment of the backup is one snapshot of the database.
 * Files never change and are copied before it, so few are left to copy after it; where one of those has been removed meanwhile,
 * another snapshot is taken. `out` is left open. Memory holds one chunk of a file, and the list of the files.
 * @throws UnavailableError when the database or the storage cannot be read
 */
export async function writeBackup(parts: BackupParts, out: Writable): Promise<BackupSummary> {
  await mkdir(parts.workFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parts.workFolder, 'backup-'));
  const pack = createPack();
  const written = pipeline(Readable.from(pack), out, { end: false });
  // Whoever is writing an entry is told of it as well.
  written.catch((error: Error) => pack.destroy(error));
  try {
    const summary = await writeEntries(parts, folder, pack);
    pack.finalize();
    await written;
    return summary;
  } catch (error) {
    pack.destroy(error as Error);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeEntries(parts: BackupParts, folder: string, pack: Pack): Promise<BackupSummary> {
  const { db, storage } = parts;
  const copied = new Map<string, { byteCount: number; sha256: string }>();
  const copy = async (key: string): Promise<boolean> => {
    if (copied.has(key)) return true;
    const found = await storage.open(key);
    if (found === undefined) return false;
    const sha256 = await addEntry(pack, MEDIA_FOLDER + key, found.byteCount, found.stream);
    copied.set(key, { byteCount: found.byteCount, sha256 });
    return true;
  };
  const copyAll = async (keys: AsyncIterable<string> | Iterable<string>): Promise<Set<string>> => {
    const absent = new Set<string>();
    for await (const key of keys) if (!(await copy(key))) absent.add(key);
    return absent;
  };

  let absent = await copyAll(neededFiles(db));
  for (let attempt = 1; ; attempt++) {
    const snapshot = await takeSnapshot(db, folder);
    const stillAbsent = await copyAll(snapshot.files);
    // A row that needs a file which was absent before the row was read: the file is lost, not just removed.
    const isSettled = stillAbsent.isSubsetOf(absent);
    absent = stillAbsent;
    if (isSettled) return writeSnapshot(snapshot);
    if (attempt === SNAPSHOTS_MAX)
      throw new Error('Photos are being removed faster than they can be copied.');
  }

  async function writeSnapshot({ files, ...snapshot }: Snapshot): Promise<BackupSummary> {
    const tables: Manifest['tables'] = [];
    for (const { table, rowCount, path } of snapshot.tables) {
      const { schema, name } = table;
      const entry = `${DATABASE_FOLDER}${schema}.${name}.jsonl.zst`;
      const sha256 = await addEntry(pack, entry, (await stat(path)).size, createReadStream(path));
      const columns = table.columns.map((column) => column.name);
      tables.push({ schema, name, columns, rowCount, entry, sha256 });
    }
    const kept = files.flatMap((key) => {
      const file = copied.get(key);
      return file === undefined ? [] : [{ key, ...file }];
    });
    const list = join(folder, FILES_ENTRY);
    await pipeline(Readable.from(kept.map((file) => `${JSON.stringify(file)}\n`)), createWriteStream(list));
    const sha256 = await addEntry(pack, FILES_ENTRY, (await stat(list)).size, createReadStream(list));
    const byteCount = kept.reduce((sum, file) => sum + file.byteCount, 0);
    const manifest: Manifest = {
      format: 1,
      version: parts.version,
      takenAt: snapshot.takenAt,
      migrations: snapshot.migrations,
      keyMark: parts.keyMark,
      tables,
      sequences: snapshot.sequences,
      files: { count: kept.length, byteCount, sha256 },
    };
    const text = Buffer.from(JSON.stringify(manifest, null, 2));
    const name = manifestEntry(createHash('sha256').update(text).digest('hex'));
    await addEntry(pack, name, text.length, Readable.from([text]));
    return {
      takenAt: manifest.takenAt,
      rowCount: tables.reduce((sum, table) => sum + table.rowCount, 0),
      fileCount: kept.length,
      byteCount,
      missingCount: absent.size,
      missing: [...absent].slice(0, MISSING_TOLD_MAX),
    };
  }
}

interface Snapshot {
  takenAt: string;
  migrations: string[];
  sequences: { name: string; value: string }[];
  tables: { table: Table; rowCount: number; path: string }[];
  /** The keys of the files that its rows need. */
  files: string[];
}

/**
 * Reads every table in one transaction that sees one moment. The rows go to files at once: nobody waits for a slow receiver, which
 * matters with an embedded database, where everybody else waits for this transaction.
 */
function takeSnapshot(db: Db, folder: string): Promise<Snapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const repo = tablesRepo(tx);
      await repo.fixFormats();
      const tables: Snapshot['tables'] = [];
      for (const table of [...(await repo.ours()), await repo.jobs()]) {
        const name = `${table.schema}.${table.name}`;
        const path = join(folder, name);
        let rowCount = 0;
        const lines = async function* () {
          for await (const batch of repo.read(table, selections[name])) {
            rowCount += batch.length;
            yield `${batch.join('\n')}\n`;
          }
        };
        await pipeline(Readable.from(lines()), createZstdCompress(), createWriteStream(path));
        tables.push({ table, rowCount, path });
      }
      const sequences = await repo.sequences();
      return {
        takenAt: (await repo.now()).toISOString(),
        migrations: await appliedMigrations(tx),
        sequences: sequences.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }])),
        tables,
        files: await Array.fromAsync(neededFiles(tx)),
      };
    });
}

/** Adds an entry, as long as was said. @returns its SHA-256 */
async function addEntry(pack: Pack, name: string, size: number, content: Readable): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, hashing, pack.entry({ name, size, mode: 0o600 }));
  return hash.digest('hex');
}
