import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPhotos } from '@tessera/contract/fields/file-fields';
import type { UploadFolder } from '../../../http/uploads.ts';
import type { IntakeService, TakenPhoto } from './intake.service.ts';

/**
 * Makes a function that takes in a picture that is in memory, under the rules for photos of projects.
 * @throws AppError for a picture that would be refused as an upload
 */
export function createTakePicture(deps: {
  intake: Pick<IntakeService, 'take'>;
  uploads: UploadFolder;
}): (picture: Buffer) => Promise<TakenPhoto[]> {
  const { intake, uploads } = deps;
  return async (picture) => {
    const path = join(uploads.path, randomUUID());
    try {
      await writeFile(path, picture, { mode: 0o600 });
      return await intake.take(
        [{ name: 'picture', path, byteCount: picture.length }],
        projectPhotos,
        'picture',
      );
    } finally {
      await rm(path, { force: true });
    }
  };
}
