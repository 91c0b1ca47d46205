import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { createKeyedHash, deriveKey } from '../features/auth/tokens/derive-key.ts';
import { readSigningKey } from '../features/auth/tokens/signing-key.ts';
import type { Storage } from '../features/media/storage/storage.ts';
import { writeBackup, type BackupSummary } from './write-backup.ts';

/** The folder in DATA_DIR for what is being made. */
const workFolderOf = (config: Pick<Config, 'DATA_DIR'>): string => join(config.DATA_DIR, 'backups');

/** Backs up an installation. @throws UnavailableError when its database or storage cannot be read */
export async function backUp(
  { config, db, storage }: { config: Config; db: Db; storage: Storage },
  out: Writable,
): Promise<BackupSummary> {
  const keyMark = await keyMarkOf(config);
  return writeBackup(
    { db, storage, workFolder: workFolderOf(config), version: productVersion(), keyMark },
    out,
  );
}

/** Tells two signing keys apart without telling either. */
export async function keyMarkOf(config: Config): Promise<string> {
  const key = deriveKey(await readSigningKey(config), 'backups');
  return createKeyedHash(key)('signing key').toString('hex');
}

function productVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
