import { endedOrderStatuses } from '@tessera/contract/orders/order-states';
import type { SetReading } from '@tessera/matching/reading/brief-reading';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce, type Places } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/photo.columns.ts';

/** A row of an order with its links in order. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

const OWN_COLUMNS = [
  'id',
  'status',
  'objectName',
  'objectDesc',
  'countryCode',
  'budgetUsd',
  'setReading',
  'editVersion',
  'createdAt',
] as const;

const selectOrders = (db: Db) =>
  db
    .selectFrom('customerOrder')
    .select(OWN_COLUMNS)
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

const countOpen = compiledOnce((db, { customerId }: Places<{ customerId: string }>) =>
  db
    .selectFrom('customerOrder')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .where('status', 'not in', endedOrderStatuses),
);

const insertOrder = compiledOnce((db, order: Places<NewOrder>) =>
  db
    .insertInto('customerOrder')
    .values({
      id: order.id,
      customerId: order.customerId,
      objectName: order.objectName,
      objectDesc: order.objectDesc,
      countryCode: order.countryCode,
      budgetUsd: order.budgetUsd,
      setReading: order.setReading,
      createdAt: order.createdAt,
      updatedAt: order.createdAt,
    })
    .returning(OWN_COLUMNS),
);

const insertNewLinks = compiledOnce(
  (
    _db,
    { orderId, urls, previewIds }: Places<{ orderId: string; urls: string[]; previewIds: string[] }>,
  ) => sql`
    insert into order_link (order_id, position, url, preview_id)
    select ${orderId}::uuid, position - 1, url, preview_id
    from unnest(${urls}::text[], ${previewIds}::uuid[]) with ordinality as link (url, preview_id, position)
  `,
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
      const [row] = await countOpen(db, { customerId });
      return row!.count;
    },

    /** The statement of {@link countOpen}. */
    openCount: (customerId: string) => countOpen.with(db, { customerId }),

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

    /** The statement that makes an order, and returns its own columns. */
    insertion: ({ setReading, ...order }: OrderValues & Pick<NewOrder, 'id' | 'customerId' | 'createdAt'>) =>
      insertOrder.with(db, { ...order, setReading: setReading ? JSON.stringify(setReading) : null }),

    /** The statements that insert the links of an order, in order: none where there are none. */
    linkInsertions: (orderId: string, links: readonly LinkValues[]) =>
      links.length === 0
        ? []
        : [
            insertNewLinks.with(db, {
              orderId,
              urls: links.map(({ url }) => url),
              previewIds: links.map(({ previewId }) => previewId),
            }),
          ],

    /** Within a transaction that has locked the order. */
    async update(
      id: string,
      order: OrderValues & { links: readonly LinkValues[]; updatedAt: Date },
    ): Promise<void> {
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
      for (const insertion of this.linkInsertions(id, links)) await db.executeQuery(insertion);
    },

    /** Within a transaction that has locked the order. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('customerOrder').where('id', '=', id).execute();
    },
  };
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
}

type NewOrder = Omit<OrderValues, 'setReading'> & {
  id: string;
  customerId: string;
  /** As JSON. */
  setReading: string | null;
  createdAt: Date;
};

/** A link and what it shows. */
interface LinkValues {
  url: string;
  previewId: string;
}
