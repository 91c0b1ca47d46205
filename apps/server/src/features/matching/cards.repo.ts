import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import type { PhotoAddress, PhotoRow } from '../media/media.present.ts';
import { isWithheld } from '../media/review.service.ts';

/** What a card shows of a designer. */
export interface DesignerCard {
  accountId: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  languageCodes: string[];
  bio: string;
  /** Null while it is shown to nobody. */
  avatar: (PhotoRow & { photoId: string }) | null;
  images: (PhotoRow & { photoId: string; projectId: string; position: number })[];
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
  /** What is shown of designers, with the photos of those of their projects that are named. */
  async designerCards(
    designerIds: readonly string[],
    projectIds: readonly string[],
  ): Promise<Map<string, DesignerCard>> {
    if (designerIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('designerProfile')
      .innerJoin('photo', 'photo.id', 'designerProfile.photoId')
      .select([
        'accountId',
        'firstName',
        'lastName',
        'countryCode',
        'languageCodes',
        'bio',
        'photo.id as photoId',
        'photo.key',
        'photo.width',
        'photo.height',
        'photo.thumbhash',
        'photo.variants',
        'photo.review',
      ])
      .select((designer) =>
        jsonArrayFrom(
          designer
            .selectFrom('portfolioProject')
            .innerJoin('portfolioImage', 'portfolioImage.projectId', 'portfolioProject.id')
            .innerJoin('photo as image', 'image.id', 'portfolioImage.photoId')
            .select(['projectId', 'portfolioImage.photoId', 'position'])
            .select([
              'image.key',
              'image.width',
              'image.height',
              'image.thumbhash',
              'image.variants',
              'image.review',
            ])
            .whereRef('portfolioProject.designerId', '=', 'designerProfile.accountId')
            .where('image.review', 'not in', WITHHELD)
            .where('portfolioProject.id', 'in', projectIds),
        ).as('images'),
      )
      .where('accountId', 'in', designerIds)
      .execute();
    return new Map(
      rows.map(({ photoId, key, width, height, thumbhash, variants, review, ...row }) => {
        const avatar = { photoId, key, width, height, thumbhash, variants, review };
        return [row.accountId, { ...row, avatar: isWithheld(review) ? null : avatar }];
      }),
    );
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
            .select([
              'photoId',
              'photo.key',
              'photo.width',
              'photo.height',
              'photo.thumbhash',
              'photo.variants',
              'photo.review',
            ])
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
