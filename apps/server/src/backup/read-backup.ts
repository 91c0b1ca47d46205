import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract as createExtract } from 'tar-stream';
import { linesOf } from './lines.ts';
import {
  DATABASE_FOLDER,
  FILES_ENTRY,
  fileSchema,
  MANIFEST_ENTRY,
  manifestSchema,
  MEDIA_FOLDER,
  type Manifest,
} from './manifest.ts';

/** A file cannot be restored; the message says why. */
export class BackupUnusableError extends Error {
  override name = 'BackupUnusableError';
}

/** An entry of a backup. Its content has to be read to the end before the next one comes. */
export interface Entry {
  name: string;
  byteCount: number;
  content: Readable;
}

/** A backup whose every row and file was found to be right. */
export interface CheckedBackup {
  manifest: Manifest;
  /** Keys of the files that belong to it. There may be others in it, which were removed while it was made. */
  files: Set<string>;
}

/** A larger last entry is none that was written by us, in bytes. */
const MANIFEST_MAX = 64 * 2 ** 20;

/** The entries of a backup, one after the other. @throws BackupUnusableError when the file breaks off or is no backup */
export async function* readEntries(path: string): AsyncGenerator<Entry> {
  const extract = createExtract();
  const reading = pipeline(createReadStream(path), extract);
  reading.catch(() => {});
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, byteCount: entry.header.size ?? 0, content: Readable.from(entry) };
    }
    await reading;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupUnusableError(`There is no file ${path}.`);
    throw damaged(path, (cause as Error).message, cause);
  } finally {
    extract.destroy();
  }
}

/**
 * Reads a whole backup and compares everything in it with what it says of itself. The zeros with which tar fills the last block of
 * an entry hold nothing and are not compared.
 * @throws BackupUnusableError when a byte of a row or file is wrong or missing, or when a newer version has written it
 */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  try {
    return await check(path);
  } catch (error) {
    // An entry that breaks off is told to whoever reads its content.
    throw error instanceof BackupUnusableError ? error : damaged(path, (error as Error).message, error);
  }
}

/** Whether an entry holds rows of a table. */
export const isTable = ({ name }: Entry): boolean => name.startsWith(DATABASE_FOLDER);

async function check(path: string): Promise<CheckedBackup> {
  const found = new Map<string, { byteCount: number; sha256: string }>();
  const listed = new Map<string, { byteCount: number; sha256: string }>();
  let manifest: Manifest | undefined;
  for await (const { name, byteCount, content } of readEntries(path)) {
    if (manifest !== undefined) throw damaged(path, 'something follows its last entry');
    const hash = createHash('sha256');
    const isManifest = MANIFEST_ENTRY.exec(name);
    const kept: Buffer[] = [];
    const hashed = async function* () {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (isManifest && byteCount <= MANIFEST_MAX) kept.push(chunk);
        yield chunk;
      }
    };
    if (name === FILES_ENTRY) {
      for await (const line of linesOf(hashed())) {
        const file = fileSchema.safeParse(parse(line));
        if (!file.success) throw damaged(path, 'its list of files cannot be read');
        listed.set(file.data.key, file.data);
      }
    } else for await (const chunk of hashed()) void chunk;
    const sha256 = hash.digest('hex');
    found.set(name, { byteCount, sha256 });
    if (isManifest === null) continue;
    if (sha256 !== isManifest[1]) throw damaged(path, 'what it says of itself was changed');
    manifest = readManifest(path, Buffer.concat(kept).toString());
  }
  if (manifest === undefined) throw damaged(path, 'its end is missing');
  if (found.get(FILES_ENTRY)?.sha256 !== manifest.files.sha256 || listed.size !== manifest.files.count)
    throw damaged(path, 'its list of files was changed');
  for (const { entry, sha256 } of manifest.tables)
    if (found.get(entry)?.sha256 !== sha256) throw damaged(path, `${entry} was changed or is missing`);
  for (const [key, { byteCount, sha256 }] of listed) {
    const file = found.get(MEDIA_FOLDER + key);
    if (file?.byteCount !== byteCount || file.sha256 !== sha256)
      throw damaged(path, `${MEDIA_FOLDER}${key} was changed or is missing`);
  }
  return { manifest, files: new Set(listed.keys()) };
}

function readManifest(path: string, text: string): Manifest {
  const content = parse(text) as { format?: unknown; version?: unknown } | undefined;
  if (typeof content?.format === 'number' && content.format > 1)
    throw new BackupUnusableError(
      `Version ${String(content.version)} has written ${path}, and this version cannot read it. Restore with that version, or a newer one.`,
    );
  const manifest = manifestSchema.safeParse(content);
  if (!manifest.success) throw damaged(path, 'what it says of itself cannot be read');
  return manifest.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function damaged(path: string, reason: string, cause?: unknown): BackupUnusableError {
  return new BackupUnusableError(`${path} is damaged or no backup: ${reason}. Nothing was restored.`, {
    cause,
  });
}
