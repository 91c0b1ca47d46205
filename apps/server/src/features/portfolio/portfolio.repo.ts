import { randomUUIDv7 } from 'node:crypto';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/photo.columns.ts';

/** A row of a portfolio project with its images in order. */
export type PortfolioProjectRow = Awaited<ReturnType<ReturnType<typeof portfolioRepo>['list']>>[number];

/** Portfolio projects and their images in the database. */
export const portfolioRepo = (db: Db) => {
  const projectsOf = (designerId: string) =>
    db
      .selectFrom('portfolioProject')
      .select(['id', 'name', 'description', 'countryCode', 'createdAt', 'editVersion'])
      .select((project) =>
        project
          .selectFrom('projectPreparation')
          .select('projectPreparation.state')
          .whereRef('projectPreparation.projectId', '=', 'portfolioProject.id')
          .as('matchingState'),
      )
      .select((project) =>
        jsonArrayFrom(
          project
            .selectFrom('portfolioImage')
            .innerJoin('photo', 'photo.id', 'portfolioImage.photoId')
            .select(['portfolioImage.id', ...PHOTO_COLUMNS])
            .whereRef('portfolioImage.projectId', '=', 'portfolioProject.id')
            .orderBy('portfolioImage.position'),
        ).as('images'),
      )
      .where('designerId', '=', designerId);

  return {
    async count(designerId: string): Promise<number> {
      const { count } = await db
        .selectFrom('portfolioProject')
        .select((project) => project.fn.countAll<number>().as('count'))
        .where('designerId', '=', designerId)
        .executeTakeFirstOrThrow();
      return count;
    },

    list: (designerId: string, limit: number, offset: number) =>
      projectsOf(designerId).orderBy('id', 'desc').limit(limit).offset(offset).execute(),

    find: (designerId: string, id: string) => projectsOf(designerId).where('id', '=', id).executeTakeFirst(),

    /** The images of a designer's project, and its version; undefined when the designer has no such project. */
    async images(
      designerId: string,
      id: string,
    ): Promise<{ version: number; images: ImageRow[] } | undefined> {
      const project = await db
        .selectFrom('portfolioProject')
        .select('editVersion')
        .where('id', '=', id)
        .where('designerId', '=', designerId)
        .executeTakeFirst();
      if (project === undefined) return undefined;
      const images = await db
        .selectFrom('portfolioImage')
        .select(['id', 'photoId'])
        .where('projectId', '=', id)
        .execute();
      return { version: project.editVersion, images };
    },

    /** Locks the project: other transactions that change it wait until this one ends. */
    async lock(designerId: string, id: string): Promise<void> {
      await db
        .selectFrom('portfolioProject')
        .select('id')
        .where('id', '=', id)
        .where('designerId', '=', designerId)
        .forUpdate()
        .execute();
    },

    async insert(
      project: ProjectValues & { id: string; designerId: string; createdAt: Date },
    ): Promise<void> {
      await db
        .insertInto('portfolioProject')
        .values({ ...project, updatedAt: project.createdAt })
        .execute();
    },

    async update(id: string, project: ProjectValues & { updatedAt: Date }): Promise<void> {
      await db
        .updateTable('portfolioProject')
        .set((row) => ({ ...project, editVersion: row('editVersion', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('portfolioProject').where('id', '=', id).execute();
    },

    /** Makes these the images of a project, in this order. An image with an id exists already and keeps its id. */
    async setImages(projectId: string, images: readonly (ImageRow | { photoId: string })[]): Promise<void> {
      const rows = images.map((image, position) => ({
        id: 'id' in image ? image.id : randomUUIDv7(),
        projectId,
        photoId: image.photoId,
        position,
      }));
      let outdated = db.deleteFrom('portfolioImage').where('projectId', '=', projectId);
      if (rows.length > 0)
        outdated = outdated.where(
          'id',
          'not in',
          rows.map((row) => row.id),
        );
      await outdated.execute();
      if (rows.length === 0) return;
      await db
        .insertInto('portfolioImage')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((image) => ({ position: image.ref('excluded.position') })),
        )
        .execute();
    },
  };
};

/** A use of a photo in a project. */
export interface ImageRow {
  id: string;
  photoId: string;
}

interface ProjectValues {
  name: string;
  description: string;
  countryCode: string;
}
