import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/photo.columns.ts';

/** A designer's profile with its photo. */
export type DesignerProfileRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof profilesRepo>['findDesigner']>>
>;

/** A customer's profile. */
export type CustomerProfileRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof profilesRepo>['findCustomer']>>
>;

/** Profiles in the database; a row is there from the first save. */
export const profilesRepo = (db: Db) => ({
  findCustomer: (accountId: string) =>
    db
      .selectFrom('customerProfile')
      .select(['firstName', 'lastName', 'countryCode', 'phone', 'languageCodes', 'editVersion'])
      .where('accountId', '=', accountId)
      .executeTakeFirst(),

  findDesigner: (accountId: string) =>
    db
      .selectFrom('designerProfile')
      .innerJoin('photo', 'photo.id', 'designerProfile.photoId')
      .select(['firstName', 'lastName', 'countryCode', 'phone', 'languageCodes', 'bio', 'photoId'])
      .select(['budgetMinUsd', 'budgetMaxUsd', 'specialties', 'publicPage', 'website', 'editVersion'])
      .select(PHOTO_COLUMNS)
      .select((profile) =>
        profile
          .selectFrom('designerSlug')
          .select('slug')
          .whereRef('designerSlug.designerId', '=', 'designerProfile.accountId')
          .where('isCurrent', '=', true)
          .as('slug'),
      )
      .where('accountId', '=', accountId)
      .executeTakeFirst(),

  async saveCustomer(profile: ProfileValues): Promise<void> {
    await db
      .insertInto('customerProfile')
      .values({ ...profile, createdAt: profile.updatedAt })
      .onConflict((conflict) =>
        conflict
          .column('accountId')
          .doUpdateSet((row) => ({ ...profile, editVersion: row('customerProfile.editVersion', '+', 1) })),
      )
      .execute();
  },

  async saveDesigner(profile: DesignerProfileValues): Promise<void> {
    await db
      .insertInto('designerProfile')
      .values({ ...profile, createdAt: profile.updatedAt })
      .onConflict((conflict) =>
        conflict
          .column('accountId')
          .doUpdateSet((row) => ({ ...profile, editVersion: row('designerProfile.editVersion', '+', 1) })),
      )
      .execute();
  },
});

interface ProfileValues {
  accountId: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  phone: string;
  languageCodes: string[];
  updatedAt: Date;
}

interface DesignerProfileValues extends ProfileValues {
  bio: string;
  budgetMinUsd: number | null;
  budgetMaxUsd: number | null;
  /** Undefined keeps what is stored. */
  specialties: string[] | undefined;
  /** Undefined keeps what is stored, and is no at first. */
  publicPage: boolean | undefined;
  /** Undefined keeps what is stored, and is none at first. */
  website: string | undefined;
  photoId: string;
}
