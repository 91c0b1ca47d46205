import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS, WITHHELD } from '../media/photo.columns.ts';

/** What the directory is filtered by: a designer has one of the styles, all of the facets and all of the words. */
export interface ListingFilter {
  /** Facets such as `style:japandi`. */
  styles: readonly string[];
  /** Facets such as `room:kitchen`, `country:SE` and `language:sv`. */
  facets: readonly string[];
  /** A query of the database's text search over words without accents, or undefined. */
  words: string | undefined;
}

/** A designer of a page of the directory. */
export type ListedDesignerRow = Awaited<
  ReturnType<ReturnType<typeof publicPagesRepo>['find']>
>['designers'][number];

/** A designer with a public page. */
export type PublicDesignerRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof publicPagesRepo>['designer']>>
>;

/** How many photos a designer has in the directory, each of another project as far as there are so many. */
const LISTED_PHOTOS = 3;

/** Public pages of designers in the database: of those who want one, and whom others may find. */
export const publicPagesRepo = (db: Db) => ({
  /** A page of the directory, newest designers first, and how many are found in all. */
  async find(filter: ListingFilter, { limit, offset }: { limit: number; offset: number }) {
    const wanted = [...filter.styles, ...filter.facets.filter((facet) => facet.startsWith('room:'))];
    const { count, designers } = await db
      .with('found', (cte) =>
        cte
          .selectFrom('designerListing')
          .innerJoin('designerProfile', 'designerProfile.accountId', 'designerListing.designerId')
          .innerJoin('account', 'account.id', 'designerListing.designerId')
          .select('designerListing.designerId')
          .where('publicPage', '=', true)
          .where('account.isShown', '=', true)
          .where(isFound(filter)),
      )
      // What is shown is read of one page only: with the limit at the end it would be joined for all that are found.
      .with('listed', (cte) =>
        cte
          .selectFrom('found')
          .select('designerId')
          .orderBy('designerId', 'desc')
          .limit(limit)
          .offset(offset),
      )
      .selectNoFrom((one) => [
        one
          .selectFrom('found')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('count'),
        jsonArrayFrom(
          one
            .selectFrom('listed')
            .innerJoin('designerProfile', 'designerProfile.accountId', 'listed.designerId')
            .innerJoin('designerSlug', 'designerSlug.designerId', 'listed.designerId')
            .innerJoin('designerListing', 'designerListing.designerId', 'listed.designerId')
            .where('isCurrent', '=', true)
            .select([
              'listed.designerId',
              'slug',
              'firstName',
              'lastName',
              'countryCode',
              'facets',
              'specialties',
            ])
            .select((designer) => [
              jsonObjectFrom(
                designer
                  .selectFrom('photo')
                  .select(['photo.id as photoId', ...PHOTO_COLUMNS])
                  .whereRef('photo.id', '=', 'designerProfile.photoId')
                  .where('photo.review', 'not in', WITHHELD),
              ).as('portrait'),
              jsonArrayFrom(
                designer
                  .selectFrom((images) =>
                    images
                      .selectFrom('portfolioProject')
                      .innerJoin('portfolioImage', 'portfolioImage.projectId', 'portfolioProject.id')
                      .innerJoin('photo', 'photo.id', 'portfolioImage.photoId')
                      .select(['photo.id as photoId', ...PHOTO_COLUMNS])
                      .select(
                        sql<number>`row_number() over (partition by portfolio_project.id order by position)`.as(
                          'turn',
                        ),
                      )
                      .select(nearness(wanted).as('nearness'))
                      .select('portfolioProject.id as projectId')
                      .whereRef('portfolioProject.designerId', '=', 'listed.designerId')
                      .where('photo.review', 'not in', WITHHELD)
                      .as('image'),
                  )
                  .select(['photoId', 'key', 'width', 'height', 'thumbhash', 'variants', 'review'])
                  .orderBy('turn')
                  .orderBy('nearness', 'desc')
                  .orderBy('projectId', 'desc')
                  .limit(LISTED_PHOTOS),
              ).as('photos'),
            ])
            .orderBy('listed.designerId', 'desc'),
        ).as('designers'),
      ])
      .executeTakeFirstOrThrow();
    return { count: count ?? 0, designers };
  },

  /** How many designers a filter finds. */
  async count(filter: ListingFilter): Promise<number> {
    const { count } = await db
      .selectFrom('designerListing')
      .innerJoin('designerProfile', 'designerProfile.accountId', 'designerListing.designerId')
      .innerJoin('account', 'account.id', 'designerListing.designerId')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('publicPage', '=', true)
      .where('account.isShown', '=', true)
      .where(isFound(filter))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** The codes of the countries and languages of designers in the directory. */
  async places(): Promise<{ countries: string[]; languages: string[] }> {
    const { rows } = await sql<{ countries: string[]; languages: string[] }>`
      select array_agg(distinct country_code) as countries, array_agg(distinct language) as languages
      from designer_profile join account on account.id = account_id and is_shown
      left join lateral unnest(language_codes) as spoken (language) on true
      where public_page
    `.execute(db);
    const { countries, languages } = rows[0]!;
    // The aggregates of no rows are null; who speaks nothing adds a null.
    return { countries: countries ?? [], languages: (languages ?? []).filter((code) => code !== null) };
  },

  /** The current slugs of everybody in the directory. */
  async slugs(): Promise<string[]> {
    const rows = await db
      .selectFrom('designerSlug')
      .innerJoin('designerProfile', 'designerProfile.accountId', 'designerSlug.designerId')
      .innerJoin('account', 'account.id', 'designerSlug.designerId')
      .select('slug')
      .where('isCurrent', '=', true)
      .where('publicPage', '=', true)
      .where('account.isShown', '=', true)
      .orderBy('slug')
      .execute();
    return rows.map(({ slug }) => slug);
  },

  /** Whether a designer has a public page that everybody may see. */
  async hasPage(designerId: string): Promise<boolean> {
    const found = await db
      .selectFrom('designerProfile')
      .innerJoin('account', 'account.id', 'designerProfile.accountId')
      .select('accountId')
      .where('accountId', '=', designerId)
      .where('publicPage', '=', true)
      .where('account.isShown', '=', true)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** The designer whose page is public, by the current slug or an earlier one. */
  designer: (slug: string) =>
    db
      .selectFrom('designerSlug as asked')
      .innerJoin('designerProfile', 'designerProfile.accountId', 'asked.designerId')
      .innerJoin('account', 'account.id', 'asked.designerId')
      .innerJoin('designerSlug as current', 'current.designerId', 'asked.designerId')
      .leftJoin('designerListing', 'designerListing.designerId', 'asked.designerId')
      .select(['asked.designerId', 'current.slug', 'firstName', 'lastName', 'countryCode', 'languageCodes'])
      .select(['bio', 'budgetMinUsd', 'budgetMaxUsd', 'website', 'facets', 'specialties'])
      .select((designer) => [
        jsonObjectFrom(
          designer
            .selectFrom('photo')
            .select(['photo.id as photoId', ...PHOTO_COLUMNS])
            .whereRef('photo.id', '=', 'designerProfile.photoId')
            .where('photo.review', 'not in', WITHHELD),
        ).as('portrait'),
        jsonArrayFrom(
          designer
            .selectFrom('portfolioProject')
            .select(['id', 'name', 'description', 'countryCode'])
            .select((project) =>
              jsonArrayFrom(
                project
                  .selectFrom('portfolioImage')
                  .innerJoin('photo', 'photo.id', 'portfolioImage.photoId')
                  .select(['photo.id as photoId', ...PHOTO_COLUMNS])
                  .whereRef('projectId', '=', 'portfolioProject.id')
                  .where('photo.review', 'not in', WITHHELD)
                  .orderBy('position'),
              ).as('photos'),
            )
            .whereRef('portfolioProject.designerId', '=', 'asked.designerId')
            .orderBy('id', 'desc'),
        ).as('projects'),
      ])
      .where('asked.slug', '=', slug)
      .where('current.isCurrent', '=', true)
      .where('publicPage', '=', true)
      .where('account.isShown', '=', true)
      .executeTakeFirst(),
});

function isFound({ styles, facets, words }: ListingFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`facets @> ${facets}::text[]`,
    ...(styles.length === 0 ? [] : [sql<SqlBool>`facets && ${styles}::text[]`]),
    ...(words === undefined ? [] : [sql<SqlBool>`words @@ to_tsquery('simple', unaccent(${words}))`]),
  ];
  return sql.join<SqlBool>(conditions, sql` and `);
}

/** How much of a project's text is about these styles and rooms: a sum of shares (0..1 each). */
function nearness(wanted: readonly string[]): RawBuilder<number> {
  return sql<number>`(
    select coalesce(max(share), 0) from (
      select sum(coalesce((text.styles ->> substr(facet, 7))::real, 0) * (facet like 'style:%')::int
        + coalesce((text.rooms ->> substr(facet, 6))::real, 0) * (facet like 'room:%')::int) as share
      from project_text text, unnest(${wanted}::text[]) as facet
      where text.project_id = portfolio_project.id group by text.model
    ) as shares
  )`;
}
