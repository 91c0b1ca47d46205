import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import { PHOTO_COLUMNS } from '../../media/photo.columns.ts';

/** A designer who is not approved, with profile and portfolio. */
export type VettedRow = Awaited<ReturnType<ReturnType<typeof vettingRepo>['list']>>[number];

/** Designers who are not approved, in the database. */
export const vettingRepo = (db: Db) => ({
  async count(state: 'waiting' | 'declined'): Promise<number> {
    const { count } = await db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('vetting', '=', state)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Those who can be judged first: with a profile and a project; then by time, who came first before. */
  list: (state: 'waiting' | 'declined', { limit, offset }: { limit: number; offset: number }) =>
    db
      .selectFrom('account')
      .leftJoin('designerProfile', 'designerProfile.accountId', 'account.id')
      .leftJoin('designerListing', 'designerListing.designerId', 'account.id')
      .select(['account.id', 'vetting', 'vettingReason', 'email', 'emailVerifiedAt', 'account.createdAt'])
      .select([
        'firstName',
        'lastName',
        'designerProfile.countryCode',
        'languageCodes',
        'bio',
        'website',
        'specialties',
        'facets',
      ])
      .select((designer) => [
        jsonObjectFrom(
          designer
            .selectFrom('photo')
            .select(['photo.id as photoId', ...PHOTO_COLUMNS])
            .whereRef('photo.id', '=', 'designerProfile.photoId'),
        ).as('portrait'),
        jsonArrayFrom(
          designer
            .selectFrom('portfolioProject')
            .select(['portfolioProject.id', 'name', 'description', 'portfolioProject.countryCode'])
            .select((project) => [
              jsonArrayFrom(
                project
                  .selectFrom('portfolioImage')
                  .innerJoin('photo', 'photo.id', 'portfolioImage.photoId')
                  .select(['photo.id as photoId', ...PHOTO_COLUMNS])
                  .whereRef('projectId', '=', 'portfolioProject.id')
                  .orderBy('position'),
              ).as('photos'),
              jsonArrayFrom(alsoShownBy(db)).as('alsoOf'),
            ])
            .whereRef('portfolioProject.designerId', '=', 'account.id')
            .orderBy('portfolioProject.id', 'desc'),
        ).as('projects'),
      ])
      .where('vetting', '=', state)
      .orderBy(
        ({ exists, selectFrom, and, eb }) =>
          and([
            eb('designerProfile.accountId', 'is not', null),
            exists(
              selectFrom('portfolioProject')
                .select('id')
                .whereRef('portfolioProject.designerId', '=', 'account.id'),
            ),
          ]),
        'desc',
      )
      .orderBy('account.id')
      .limit(limit)
      .offset(offset)
      .execute(),
});

/** Other designers who show a photo of the project of the query around it, and since when. */
function alsoShownBy(db: Db) {
  return db
    .selectFrom('portfolioImage as own')
    .innerJoin('portfolioImage as their', 'their.photoId', 'own.photoId')
    .innerJoin('portfolioProject as theirProject', 'theirProject.id', 'their.projectId')
    .leftJoin('designerProfile as them', 'them.accountId', 'theirProject.designerId')
    .select(['theirProject.designerId as id'])
    .select(sql<string>`coalesce(concat_ws(' ', min(them.first_name), min(them.last_name)), '')`.as('name'))
    .select(({ fn }) => fn.min('theirProject.createdAt').as('since'))
    .where(sql<boolean>`own.project_id = portfolio_project.id`)
    .where(sql<boolean>`their_project.designer_id <> portfolio_project.designer_id`)
    .groupBy('theirProject.designerId')
    .orderBy('since');
}
