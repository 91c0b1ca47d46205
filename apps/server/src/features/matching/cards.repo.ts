import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS, type PhotoAddress, type PhotoRow } from '../media/media.present.ts';
import { isWithheld } from '../media/review.service.ts';
import type { Versioned } from './prepared.repo.ts';

/** What a card shows of a designer's profile. */
export interface DesignerProfileCard {
  accountId: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  languageCodes: string[];
  bio: string;
  /** Null while it is shown to nobody. */
  avatar: (PhotoRow & { photoId: string }) | null;
}

/** A photo of a portfolio project that is shown. */
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
  /** Whether the designer who looks has applied. */
  hasApplied: boolean;
}

/** What is shown to nobody. */
const WITHHELD = ['held', 'removed'] as const;

/** What the cards of matches show. */
export const cardsRepo = (db: Db) => ({
  /** What is shown of designers' profiles. */
  async profiles(designerIds: readonly string[]): Promise<Map<string, Versioned<DesignerProfileCard>>> {
    const rows = await db
      .selectFrom('designerProfile')
      .innerJoin('portfolioVersion', 'portfolioVersion.designerId', 'designerProfile.accountId')
      .innerJoin('photo', 'photo.id', 'designerProfile.photoId')
      .select(['version', 'accountId', 'firstName', 'lastName', 'countryCode', 'languageCodes', 'bio'])
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

  /** The photos of portfolio projects that are shown. */
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

  /** What is shown of orders to a designer. */
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
        order
          .exists(
            order
              .selectFrom('application')
              .select('application.orderId')
              .whereRef('application.orderId', '=', 'customerOrder.id')
              .where('application.designerId', '=', designerId),
          )
          .$castTo<boolean>()
          .as('hasApplied'),
      )
      .where('id', 'in', orderIds)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  },

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
