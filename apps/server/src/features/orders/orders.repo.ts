import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/media.present.ts';

/** A row of an order with its links in order. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersRepo>['list']>>[number];

/** Orders and their links in the database. */
export const ordersRepo = (db: Db) => {
  const ordersOf = (customerId: string) =>
    db
      .selectFrom('customerOrder')
      .select([
        'id',
        'status',
        'objectName',
        'objectDesc',
        'countryCode',
        'budgetUsd',
        'matchingState',
        'createdAt',
      ])
      .select((order) =>
        jsonArrayFrom(
          order
            .selectFrom('orderLink')
            .innerJoin('linkPreview', 'linkPreview.id', 'orderLink.previewId')
            .select(['orderLink.url', 'linkPreview.id', 'state', 'title', 'site'])
            .select((link) =>
              jsonObjectFrom(
                link
                  .selectFrom('photo')
                  .select(PHOTO_COLUMNS)
                  .whereRef('photo.id', '=', 'linkPreview.photoId'),
              ).as('photo'),
            )
            .whereRef('orderLink.orderId', '=', 'customerOrder.id')
            .orderBy('orderLink.position'),
        ).as('links'),
      )
      .where('customerId', '=', customerId);

  return {
    async count(customerId: string): Promise<number> {
      const { count } = await db
        .selectFrom('customerOrder')
        .select((order) => order.fn.countAll<number>().as('count'))
        .where('customerId', '=', customerId)
        .executeTakeFirstOrThrow();
      return count;
    },

    list: (customerId: string, limit: number, offset: number) =>
      ordersOf(customerId).orderBy('id', 'desc').limit(limit).offset(offset).execute(),

    find: (customerId: string, id: string) => ordersOf(customerId).where('id', '=', id).executeTakeFirst(),

    async insert(order: OrderValues & { id: string; customerId: string; createdAt: Date }): Promise<void> {
      const { links, ...values } = order;
      await db
        .insertInto('customerOrder')
        .values({ ...values, updatedAt: order.createdAt })
        .execute();
      await insertLinks(order.id, links);
    },

    /** False when the customer has no such order. */
    async update(customerId: string, id: string, order: OrderValues & { updatedAt: Date }): Promise<boolean> {
      const { links, ...values } = order;
      const updated = await db
        .updateTable('customerOrder')
        .set({ ...values, matchingState: 'pending' })
        .where('id', '=', id)
        .where('customerId', '=', customerId)
        .executeTakeFirst();
      if (updated.numUpdatedRows === 0n) return false;
      await db.deleteFrom('orderLink').where('orderId', '=', id).execute();
      await insertLinks(id, links);
      return true;
    },

    /** False when the customer has no such order. */
    async remove(customerId: string, id: string): Promise<boolean> {
      const deleted = await db
        .deleteFrom('customerOrder')
        .where('id', '=', id)
        .where('customerId', '=', customerId)
        .executeTakeFirst();
      return deleted.numDeletedRows > 0n;
    },
  };

  async function insertLinks(orderId: string, links: readonly LinkValues[]): Promise<void> {
    if (links.length === 0) return;
    await db
      .insertInto('orderLink')
      .values(links.map((link, position) => ({ ...link, orderId, position })))
      .execute();
  }
};

interface OrderValues {
  objectName: string;
  objectDesc: string;
  countryCode: string;
  budgetUsd: number | null;
  links: readonly LinkValues[];
}

/** A link and what it shows. */
interface LinkValues {
  url: string;
  previewId: string;
}
