import { profilePhoto } from '@tessera/contract/media';
import type { CustomerProfileBody, DesignerProfileBody } from '@tessera/contract/profiles';
import type { Db } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import type { ReceivedFile } from '../../http/uploads.ts';
import { unknownCodes } from '../geo/geo.service.ts';
import type { MatchingService } from '../matching/matching.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { profilesRepo, type CustomerProfileRow, type DesignerProfileRow } from './profiles.repo.ts';

/** Profiles of both roles. */
export type ProfilesService = ReturnType<typeof createProfilesService>;

/** A profile is complete once it is there: what is required of it is required of every save. */
export function createProfilesService(deps: {
  db: Db;
  media: Pick<MediaService, 'take' | 'keep' | 'adopt' | 'release'>;
  matching: Pick<MatchingService, 'requestEmbedPhotos'>;
  clock: () => Date;
}) {
  const { db, media, matching, clock } = deps;

  const findDesigner = async (from: Db, accountId: string): Promise<DesignerProfileRow> => {
    const row = await profilesRepo(from).findDesigner(accountId);
    if (row === undefined) throw new AppError('profile_not_found');
    return row;
  };

  const findCustomer = async (from: Db, accountId: string): Promise<CustomerProfileRow> => {
    const row = await profilesRepo(from).findCustomer(accountId);
    if (row === undefined) throw new AppError('profile_not_found');
    return row;
  };

  return {
    /** @throws AppError profile_not_found before the first save */
    getDesigner: (accountId: string) => findDesigner(db, accountId),

    /** @throws AppError profile_not_found before the first save */
    getCustomer: (accountId: string) => findCustomer(db, accountId),

    /** @throws AppError invalid_choice */
    async saveCustomer(accountId: string, body: CustomerProfileBody): Promise<CustomerProfileRow> {
      const faults = unknownCodes(body);
      if (faults.length > 0) throw invalidFields(faults);
      await profilesRepo(db).saveCustomer({ ...toValues(body), accountId, updatedAt: clock() });
      return findCustomer(db, accountId);
    },

    /**
     * Without a photo the stored one stays; a new one replaces it. Nothing is kept of a save that is aborted before it is committed.
     * @throws AppError invalid_choice, photo_required, or a fault of the photo
     */
    async saveDesigner(
      accountId: string,
      body: DesignerProfileBody,
      files: readonly ReceivedFile[],
      signal: AbortSignal,
    ): Promise<DesignerProfileRow> {
      const faults = unknownCodes(body);
      const hasPhoto = files.length > 0 || (await profilesRepo(db).findDesigner(accountId)) !== undefined;
      if (!hasPhoto) faults.push(fieldError('photo', 'photo_required'));
      if (faults.length > 0) throw invalidFields(faults);

      const photos = await media.take(files, profilePhoto, 'photo');
      return media.keep(photos, () =>
        db.transaction().execute(async (tx) => {
          const repo = profilesRepo(tx);
          await repo.lockAccount(accountId);
          const stored = await repo.findDesigner(accountId);
          const [added] = await media.adopt(tx, photos);
          const photoId = added ?? stored?.photoId;
          if (photoId === undefined) throw invalidFields([fieldError('photo', 'photo_required')]);
          await repo.saveDesigner({
            ...toValues(body),
            accountId,
            bio: body.bio,
            budgetMinUsd: body.budget_min,
            budgetMaxUsd: body.budget_max,
            photoId,
            updatedAt: clock(),
          });
          if (added !== undefined) await matching.requestEmbedPhotos(tx, [added]);
          if (stored !== undefined && stored.photoId !== photoId) await media.release(tx, [stored.photoId]);
          const saved = await findDesigner(tx, accountId);
          signal.throwIfAborted();
          return saved;
        }),
      );
    },
  };
}

function toValues(body: CustomerProfileBody) {
  return {
    firstName: body.first_name,
    lastName: body.last_name,
    countryCode: body.country_code,
    phone: body.phone,
    languageCodes: [...new Set(body.spoken_languages_codes)],
  };
}
