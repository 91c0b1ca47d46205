import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/media.present.ts';

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
      .select(['firstName', 'lastName', 'countryCode', 'phone', 'languageCodes'])
      .where('accountId', '=', accountId)
      .executeTakeFirst(),

  findDesigner: (accountId: string) =>
    db
      .selectFrom('designerProfile')
      .innerJoin('photo', 'photo.id', 'designerProfile.photoId')
      .select(['firstName', 'lastName', 'countryCode', 'phone', 'languageCodes', 'bio', 'photoId'])
      .select(['budgetMinUsd', 'budgetMaxUsd', ...PHOTO_COLUMNS])
      .where('accountId', '=', accountId)
      .executeTakeFirst(),

  /** Until the transaction ends, other saves of the same account wait. */
  async lockAccount(accountId: string): Promise<void> {
    await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  },

  async saveCustomer(profile: ProfileValues): Promise<void> {
    await db
      .insertInto('customerProfile')
      .values({ ...profile, createdAt: profile.updatedAt })
      .onConflict((known) => known.column('accountId').doUpdateSet(profile))
      .execute();
  },

  async saveDesigner(profile: DesignerProfileValues): Promise<void> {
    await db
      .insertInto('designerProfile')
      .values({ ...profile, createdAt: profile.updatedAt })
      .onConflict((known) => known.column('accountId').doUpdateSet(profile))
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
  photoId: string;
}
