import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.ts';

/**
 * Reads the key that signs tokens: that of the settings, or one made at the first start and kept in the data folder,
 * readable by its owner only.
 */
export async function readSigningKey(config: Pick<Config, 'SIGNING_KEY' | 'DATA_DIR'>): Promise<string> {
  if (config.SIGNING_KEY !== undefined) return config.SIGNING_KEY.reveal();
  const folder = join(config.DATA_DIR, 'keys');
  const path = join(folder, 'signing-key');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written to another name and linked into place, so that a crash leaves no incomplete key and all who ask at once agree on one.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, randomBytes(32).toString('hex'), { mode: 0o600 });
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return readFile(path, 'utf8');
}
