import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Shares } from '@tessera/matching/math/shares';
import type { Db } from '../../db/database.ts';

/** What the directory is searched by, in the database. */
export const listingsRepo = (db: Db) => ({
  /** What a listing is made from: the profile, and the projects with what their texts show; undefined without a profile. */
  async source(designerId: string) {
    const row = await db
      .selectFrom('designerProfile')
      .select(['firstName', 'lastName', 'bio', 'countryCode', 'languageCodes', 'specialties'])
      .select((profile) =>
        jsonArrayFrom(
          profile
            .selectFrom('portfolioProject')
            .leftJoinLateral(
              (project) =>
                project
                  .selectFrom('projectText')
                  .select(['styles', 'rooms'])
                  .whereRef('projectText.projectId', '=', 'portfolioProject.id')
                  .orderBy(
                    sql`model = (select serving.model from match_model serving where serving.kind = 'text')`,
                    'desc',
                  )
                  .limit(1)
                  .as('shown'),
              (join) => join.onTrue(),
            )
            .select(['name', 'description', 'shown.styles', 'shown.rooms'])
            .whereRef('portfolioProject.designerId', '=', 'designerProfile.accountId'),
        ).as('projects'),
      )
      .where('accountId', '=', designerId)
      .executeTakeFirst();
    return (
      row && {
        ...row,
        projects: row.projects.map((project) => ({
          ...project,
          styles: (project.styles ?? {}) as Shares,
          rooms: (project.rooms ?? {}) as Shares,
        })),
      }
    );
  },

  async save(designerId: string, facets: readonly string[], words: string): Promise<void> {
    await sql`
      insert into designer_listing (designer_id, facets, words)
      values (${designerId}, ${facets}::text[], to_tsvector('simple', unaccent(${words})))
      on conflict (designer_id) do update set facets = excluded.facets, words = excluded.words
    `.execute(db);
  },
});
