import { profilePhoto } from '@tessera/contract/fields/file-fields';
import type {
  CustomerProfile,
  CustomerProfileBody,
  DesignerProfile,
  DesignerProfileBody,
} from '@tessera/contract/account/profiles';
import type { Db } from '../../db/database.ts';
import { AppError, fieldError, invalidFields } from '../../http/app-error.ts';
import type { Precondition, Versioned } from '../../http/repeats/entity-tag.ts';
import type { ReceivedFile } from '../../http/uploads.ts';
import type { PlanService } from '../auth/plan.service.ts';
import { unknownCodes } from '../geo/geo.service.ts';
import type { ChangesService } from '../matching/prepare/changes.service.ts';
import type { IntakeService } from '../media/intake/intake.service.ts';
import { refreshListing } from '../public-pages/listings.service.ts';
import { createSlugsService } from '../public-pages/slugs.service.ts';
import { NO_RATING, ratingsOf } from '../reviews/ratings.service.ts';
import { toCustomerProfile, toDesignerProfile } from './profiles.present.ts';
import { profilesRepo } from './profiles.repo.ts';
import { unknownSpecialties } from './specialties.present.ts';

/** Profiles of both roles. */
export type ProfilesService = ReturnType<typeof createProfilesService>;

/** A profile that exists is complete: every save requires all that a complete profile needs. */
export function createProfilesService(deps: {
  db: Db;
  plan: PlanService;
  intake: Pick<IntakeService, 'take' | 'keep' | 'adopt' | 'storedBytes' | 'release'>;
  changes: Pick<ChangesService, 'photosAdded'>;
  clock: () => Date;
}) {
  const { db, plan, intake, changes, clock } = deps;
  const slugs = createSlugsService({ clock });

  const presentDesigner = async (
    from: Db,
    accountId: string,
    origin: string,
  ): Promise<Versioned<DesignerProfile>> => {
    const row = await profilesRepo(from).findDesigner(accountId);
    if (row === undefined) throw new AppError('profile_not_found');
    const rating = (await ratingsOf(from, [accountId])).get(accountId) ?? NO_RATING;
    return toDesignerProfile(row, rating, origin);
  };

  const presentCustomer = async (from: Db, accountId: string): Promise<Versioned<CustomerProfile>> => {
    const row = await profilesRepo(from).findCustomer(accountId);
    if (row === undefined) throw new AppError('profile_not_found');
    return toCustomerProfile(row);
  };

  return {
    /** @throws AppError profile_not_found before the first save */
    getDesigner: (accountId: string, origin: string) => presentDesigner(db, accountId, origin),

    /** @throws AppError profile_not_found before the first save */
    getCustomer: (accountId: string) => presentCustomer(db, accountId),

    /** @throws AppError invalid_choice or changed_meanwhile */
    async saveCustomer(
      accountId: string,
      body: CustomerProfileBody,
      ifMatch: Precondition,
    ): Promise<Versioned<CustomerProfile>> {
      const faults = unknownCodes(body);
      if (faults.length > 0) throw invalidFields(faults);
      return db.transaction().execute(async (tx) => {
        const repo = profilesRepo(tx);
        await plan.lock(tx, accountId);
        ifMatch.require((await repo.findCustomer(accountId))?.editVersion);
        await repo.saveCustomer({ ...toValues(body), accountId, updatedAt: clock() });
        return presentCustomer(tx, accountId);
      });
    },

    /**
     * Saves a designer's profile. A new photo replaces the stored one. Nothing of a save that is aborted before the commit is
     * kept.
     * @throws AppError invalid_choice, slug_taken, photo_required, changed_meanwhile, storage_quota_reached, or a fault of the photo
     */
    async saveDesigner(
      accountId: string,
      body: DesignerProfileBody,
      files: readonly ReceivedFile[],
      { origin, signal, ifMatch }: { origin: string; signal: AbortSignal; ifMatch: Precondition },
    ): Promise<Versioned<DesignerProfile>> {
      const faults = [...unknownCodes(body), ...unknownSpecialties(body.specialties)];
      const hasPhoto = files.length > 0 || (await profilesRepo(db).findDesigner(accountId)) !== undefined;
      if (!hasPhoto) faults.push(fieldError('photo', 'photo_required'));
      if (faults.length > 0) throw invalidFields(faults);

      const photos = await intake.take(files, profilePhoto, 'photo');
      return intake.keep(photos, () =>
        db.transaction().execute(async (tx) => {
          const repo = profilesRepo(tx);
          await plan.lock(tx, accountId);
          const stored = await repo.findDesigner(accountId);
          ifMatch.require(stored?.editVersion);
          const [added] = await intake.adopt(tx, photos);
          const photoId = added ?? stored?.photoId;
          if (photoId === undefined) throw invalidFields([fieldError('photo', 'photo_required')]);
          await repo.saveDesigner({
            ...toValues(body),
            accountId,
            bio: body.bio,
            budgetMinUsd: body.budget_min,
            budgetMaxUsd: body.budget_max,
            specialties: body.specialties,
            publicPage: body.public_page,
            website: body.website,
            photoId,
            updatedAt: clock(),
          });
          await slugs.keep(tx, accountId, body.slug, `${body.first_name} ${body.last_name}`);
          await refreshListing(tx, accountId);
          if (added !== undefined) {
            await plan.checkStorage(tx, accountId, await intake.storedBytes(tx, accountId));
            await changes.photosAdded(tx, [added]);
          }
          if (stored !== undefined && stored.photoId !== photoId) await intake.release(tx, [stored.photoId]);
          const saved = await presentDesigner(tx, accountId, origin);
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
