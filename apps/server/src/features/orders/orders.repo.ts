import { endedOrderStatuses } from '@tessera/contract/orders/order-states';
import type { SetReading } from '@tessera/matching/reading/brief-reading';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce, type Places } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/photo.columns.ts';

/** A row of an order with its links in order. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

const selectOrders = (db: Db) =>
  db
    .selectFrom('customerOrder')
    .select([
      'id',
      'status',
      'objectName',
      'objectDesc',
      'countryCode',
      'budgetUsd',
      'setReading',
      'editVersion',
      'createdAt',
    ])
    .select((order) =>
      order
        .selectFrom('orderReading')
        .select('orderReading.reading')
        .whereRef('orderReading.orderId', '=', 'customerOrder.id')
        .as('read'),
    )
    .select((order) =>
      order
        .selectFrom('orderPreparation')
        .select('orderPreparation.state')
        .whereRef('orderPreparation.orderId', '=', 'customerOrder.id')
        .as('matchingState'),
    )
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('orderLink')
          .innerJoin('linkPreview', 'linkPreview.id', 'orderLink.previewId')
          .select(['orderLink.url', 'linkPreview.id', 'state', 'title', 'site'])
          .select((link) =>
            jsonObjectFrom(
              link.selectFrom('photo').select(PHOTO_COLUMNS).whereRef('photo.id', '=', 'linkPreview.photoId'),
            ).as('photo'),
          )
          .whereRef('orderLink.orderId', '=', 'customerOrder.id')
          .orderBy('orderLink.position'),
      ).as('links'),
    )
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('orderOwnPhoto')
          .innerJoin('photo', 'photo.id', 'orderOwnPhoto.photoId')
          .select(['orderOwnPhoto.id', 'use', ...PHOTO_COLUMNS])
          .whereRef('orderOwnPhoto.orderId', '=', 'customerOrder.id')
          .orderBy('orderOwnPhoto.position'),
      ).as('ownPhotos'),
    )
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('orderStylePick')
          .select(['liked', 'passed'])
          .whereRef('orderStylePick.orderId', '=', 'customerOrder.id')
          .orderBy('orderStylePick.position'),
      ).as('stylePicks'),
    );

/** A page of a customer's orders. Every row says how many there are in all. */
const pageOfCustomer = compiledOnce(
  (db, { customerId, limit, offset }: Places<{ customerId: string; limit: number; offset: number }>) =>
    selectOrders(db)
      .select((order) =>
        order
          .selectFrom('customerOrder as any')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('any.customerId', '=', customerId)
          .as('count'),
      )
      .where('customerId', '=', customerId)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset),
);

const oneOfCustomer = compiledOnce((db, { customerId, id }: Places<{ customerId: string; id: string }>) =>
  selectOrders(db).where('customerId', '=', customerId).where('id', '=', id),
);

/** Orders and their links in the database. */
export const ordersRepo = (db: Db) => {
  return {
    async count(customerId: string): Promise<number> {
      const { count } = await db
        .selectFrom('customerOrder')
        .select((order) => order.fn.countAll<number>().as('count'))
        .where('customerId', '=', customerId)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** How many of a customer's orders are not over. */
    async countOpen(customerId: string): Promise<number> {
      const { count } = await db
        .selectFrom('customerOrder')
        .select((order) => order.fn.countAll<number>().as('count'))
        .where('customerId', '=', customerId)
        .where('status', 'not in', endedOrderStatuses)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** A page of a customer's orders, newest first, and how many there are in all. */
    async page(
      customerId: string,
      limit: number,
      offset: number,
    ): Promise<{ count: number; rows: OrderRow[] }> {
      const rows = await pageOfCustomer(db, { customerId, limit, offset });
      // A page behind the last one has no row that could say it.
      const count = rows[0]?.count ?? (offset === 0 ? 0 : await this.count(customerId));
      return { count, rows };
    },

    async find(customerId: string, id: string): Promise<OrderRow | undefined> {
      const [row] = await oneOfCustomer(db, { customerId, id });
      return row;
    },

    /** Orders of whatever customers. */
    withIds: (ids: readonly string[]) => selectOrders(db).where('id', 'in', ids).execute(),

    async insert(order: OrderValues & { id: string; customerId: string; createdAt: Date }): Promise<void> {
      const { links, setReading, ...values } = order;
      await db
        .insertInto('customerOrder')
        .values({ ...values, ...toColumn(setReading), updatedAt: order.createdAt })
        .execute();
      await insertLinks(order.id, links);
    },

    /** Within a transaction that has locked the order. */
    async update(id: string, order: OrderValues & { updatedAt: Date }): Promise<void> {
      const { links, setReading, ...values } = order;
      await db
        .updateTable('customerOrder')
        .set((order) => ({
          ...values,
          ...toColumn(setReading),
          editVersion: order('editVersion', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('orderLink').where('orderId', '=', id).execute();
      await insertLinks(id, links);
    },

    /** Within a transaction that has locked the order. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('customerOrder').where('id', '=', id).execute();
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

function toColumn(setReading: SetReading | null | undefined) {
  return setReading === undefined ? {} : { setReading: setReading && JSON.stringify(setReading) };
}

interface OrderValues {
  objectName: string;
  objectDesc: string;
  countryCode: string;
  budgetUsd: number | null;
  /** Undefined keeps what is stored. */
  setReading: SetReading | null | undefined;
  links: readonly LinkValues[];
}

/** A link and what it shows. */
interface LinkValues {
  url: string;
  previewId: string;
}
