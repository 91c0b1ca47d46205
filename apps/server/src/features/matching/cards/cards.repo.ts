import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import {
  isWithheld,
  PHOTO_COLUMNS,
  WITHHELD,
  type PhotoAddress,
  type PhotoRow,
} from '../../media/photo.columns.ts';
import type { Versioned } from '../score/evidence.repo.ts';

/** What a card shows of a designer's profile. */
export interface DesignerProfileCard {
  accountId: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  languageCodes: string[];
  bio: string;
  /** The designer's own choice; null while what the portfolio shows is proposed. */
  specialties: string[] | null;
  /** Null while the photo is withheld. */
  avatar: (PhotoRow & { photoId: string }) | null;
}

/** A photo of a portfolio project. */
export interface ProjectPhoto extends PhotoRow {
  photoId: string;
  projectId: string;
  position: number;
}

/** What a card shows of an order. */
export interface OrderCard {
  id: string;
  objectName: string;
  objectDesc: string;
  countryCode: string;
  budgetUsd: number | null;
  photos: (PhotoRow & { photoId: string })[];
  /** The customer's photos of the room as it is now. */
  roomPhotos: (PhotoRow & { photoId: string })[];
  /** How many designers have applied, and not withdrawn. */
  applicationsCount: number;
  /** Whether the designer whose list it is has applied, and not withdrawn. */
  hasApplied: boolean;
}

/** What the cards of matches show, in the database. */
export const cardsRepo = (db: Db) => ({
  /** Designers' profiles by account id. */
  async profiles(designerIds: readonly string[]): Promise<Map<string, Versioned<DesignerProfileCard>>> {
    const rows = await db
      .selectFrom('designerProfile')
      .leftJoin('portfolioVersion', 'portfolioVersion.designerId', 'designerProfile.accountId')
      .innerJoin('photo', 'photo.id', 'designerProfile.photoId')
      .select((row) => row.fn.coalesce('version', row.lit(0)).as('version'))
      .select(['accountId', 'firstName', 'lastName', 'countryCode', 'languageCodes', 'bio', 'specialties'])
      .select(['photo.id as photoId', ...PHOTO_COLUMNS])
      .where('accountId', 'in', designerIds)
      .execute();
    return new Map(
      rows.map(({ version, photoId, key, width, height, thumbhash, variants, review, ...profile }) => {
        const avatar = { photoId, key, width, height, thumbhash, variants, review };
        return [
          profile.accountId,
          { version, value: { ...profile, avatar: isWithheld(review) ? null : avatar } },
        ];
      }),
    );
  },

  /** The photos of portfolio projects by project id, without withheld ones. */
  async projectPhotos(projectIds: readonly string[]): Promise<Map<string, Versioned<ProjectPhoto[]>>> {
    const rows = await db
      .selectFrom('portfolioProject')
      .innerJoin('portfolioVersion', 'portfolioVersion.designerId', 'portfolioProject.designerId')
      .select(['portfolioProject.id as projectId', 'version'])
      .select((project) =>
        jsonArrayFrom(
          project
            .selectFrom('portfolioImage')
            .innerJoin('photo', 'photo.id', 'portfolioImage.photoId')
            .select(['photoId', 'projectId', 'position', ...PHOTO_COLUMNS])
            .whereRef('projectId', '=', 'portfolioProject.id')
            .where('photo.review', 'not in', WITHHELD),
        ).as('photos'),
      )
      .where('portfolioProject.id', 'in', projectIds)
      .execute();
    return new Map(rows.map(({ projectId, version, photos }) => [projectId, { version, value: photos }]));
  },

  /** Orders by id, as a designer sees them. */
  async orderCards(orderIds: readonly string[], designerId: string): Promise<Map<string, OrderCard>> {
    if (orderIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('customerOrder')
      .select(['id', 'objectName', 'objectDesc', 'countryCode', 'budgetUsd'])
      .select((order) =>
        jsonArrayFrom(
          order
            .selectFrom('orderPhoto')
            .innerJoin('photo', 'photo.id', 'orderPhoto.photoId')
            .select(['photoId', ...PHOTO_COLUMNS])
            .whereRef('orderPhoto.orderId', '=', 'customerOrder.id')
            .where('photo.review', 'not in', WITHHELD)
            .orderBy('orderPhoto.position'),
        ).as('photos'),
      )
      .select((order) =>
        jsonArrayFrom(
          order
            .selectFrom('orderOwnPhoto')
            .innerJoin('photo', 'photo.id', 'orderOwnPhoto.photoId')
            .select(['photoId', ...PHOTO_COLUMNS])
            .whereRef('orderOwnPhoto.orderId', '=', 'customerOrder.id')
            .where('orderOwnPhoto.use', '=', 'as_is')
            .where('photo.review', 'not in', WITHHELD)
            .orderBy('orderOwnPhoto.position'),
        ).as('roomPhotos'),
      )
      .select((order) =>
        order
          .selectFrom('application')
          .select((row) => row.fn.countAll<number>().as('count'))
          .whereRef('application.orderId', '=', 'customerOrder.id')
          .where('application.status', '<>', 'withdrawn')
          .as('applicationsCount'),
      )
      .select((order) =>
        order
          .exists(
            order
              .selectFrom('application')
              .select('application.orderId')
              .whereRef('application.orderId', '=', 'customerOrder.id')
              .where('application.designerId', '=', designerId)
              .where('application.status', '<>', 'withdrawn'),
          )
          .$castTo<boolean>()
          .as('hasApplied'),
      )
      .where('id', 'in', orderIds)
      .execute();
    return new Map(rows.map((row) => [row.id, { ...row, applicationsCount: row.applicationsCount ?? 0 }]));
  },

  /** The addresses of photos by id. */
  async photos(photoIds: readonly string[]): Promise<Map<string, PhotoAddress>> {
    if (photoIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('photo')
      .select(['id', 'key', 'width', 'height'])
      .where('id', 'in', photoIds)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  },
});
