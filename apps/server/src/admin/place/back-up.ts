import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { backUp as backUpPlace } from '../../backup/backup-of.ts';
import type { BackupSummary } from '../../backup/write-backup.ts';
import { readConfig, type Config } from '../../config.ts';
import { askServer } from '../../start/control.ts';
import { withPlace } from './open-place.ts';
import type { PlaceCommand } from './place-command.ts';

/** Writes database and files to one file, also while servers run. */
export const backUp: PlaceCommand = {
  usage: ['backup FILE                  write database and photos to one file; servers may run meanwhile'],

  async run([path, ...others], say) {
    if (path === undefined || others.length > 0) return undefined;
    const config = readConfig();
    if (await exists(path)) {
      say(`${path} is there already. Name a new file.`);
      return false;
    }
    const { takenAt, rowCount, fileCount, byteCount, missingCount, missing } = await write(path, config, say);
    for (const key of missing) say(`missing     ${key}`);
    if (missingCount > 0)
      say(`${missingCount} files were missing before the backup began. See: npm run admin -- media check`);
    say(`Backed up as of ${takenAt}: ${rowCount} rows and ${fileCount} files (${byteCount} bytes).`);
    say('The file holds no keys. Keep SIGNING_KEY, or the folder keys in DATA_DIR, in another place.');
    return missingCount === 0;
  },
};

/** Under another name until it is whole and on the disk, so that a file of this name is a whole backup. */
async function write(path: string, config: Config, say: (line: string) => void): Promise<BackupSummary> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    const out = file.createWriteStream({ flush: true });
    const told =
      config.DATABASE_URL === undefined ? await askServer(config.DATA_DIR, 'backup', out) : undefined;
    const summary =
      told === undefined
        ? await withPlace(config, { say }, (place) => backUpPlace({ config, ...place }, out))
        : (JSON.parse(told) as BackupSummary);
    out.end();
    await finished(out);
    await rename(unfinished, path);
    const folder = await open(dirname(path));
    await folder.sync().finally(() => folder.close());
    return summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
