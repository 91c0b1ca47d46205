import { join } from 'node:path';
import { keyMarkOf } from '../../backup/backup-of.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { readConfig } from '../../config.ts';
import { checkMedia } from '../check-media.ts';
import { openTools } from '../open-tools.ts';
import { withPlace } from './open-place.ts';
import type { PlaceCommand } from './place-command.ts';

/** Brings a backup back to an empty place, and checks that it is whole there. */
export const restore: PlaceCommand = {
  usage: ['restore FILE                 bring a backup back to an empty database and storage'],

  async run([path, ...others], say) {
    if (path === undefined || others.length > 0) return undefined;
    const config = readConfig();
    const manifest = await withPlace(config, { say, bare: true }, (place) =>
      restoreBackup(path, {
        ...place,
        workFolder: join(config.DATA_DIR, 'backups'),
        onError: (error) => say(error.message),
      }),
    );
    const rowCount = manifest.tables.reduce((sum, table) => sum + table.rowCount, 0);
    say(`Restored as of ${manifest.takenAt}: ${rowCount} rows and ${manifest.files.count} files.`);
    if ((await keyMarkOf(config)) !== manifest.keyMark)
      say(
        'The signing key is another one: everybody has to sign in again, links in mails no longer work, and codes of apps are refused. ' +
          'To keep them, set SIGNING_KEY or copy the file keys/signing-key from the DATA_DIR of the original.',
      );
    const tools = await openTools(config, say);
    try {
      return await checkMedia.run([], tools);
    } finally {
      await tools.close();
    }
  },
};
