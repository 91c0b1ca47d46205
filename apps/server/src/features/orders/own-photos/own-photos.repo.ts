import { randomUUIDv7 } from 'node:crypto';
import type { OwnPhotoUse } from '@tessera/contract/orders/own-photos';
import type { Db } from '../../../db/database.ts';
import { PHOTO_COLUMNS } from '../../media/photo.columns.ts';

/** The photos that customers add to orders, in the database. */
export const ownPhotosRepo = (db: Db) => ({
  async insert(photo: { customerId: string; photoId: string; createdAt: Date }): Promise<string> {
    const id = randomUUIDv7();
    await db
      .insertInto('orderOwnPhoto')
      .values({ ...photo, id })
      .execute();
    return id;
  },

  find: (customerId: string, id: string) =>
    db
      .selectFrom('orderOwnPhoto')
      .innerJoin('photo', 'photo.id', 'orderOwnPhoto.photoId')
      .select(['orderOwnPhoto.id', ...PHOTO_COLUMNS])
      .where('customerId', '=', customerId)
      .where('orderOwnPhoto.id', '=', id)
      .executeTakeFirstOrThrow(),

  /**
   * Within a transaction: those of these photos that are the customer's and belong to this order or to none yet. They stay
   * until the transaction ends.
   */
  async lockFree(customerId: string, orderId: string, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('orderOwnPhoto')
      .select('id')
      .where('customerId', '=', customerId)
      .where('id', 'in', ids)
      .where(({ or, eb }) => or([eb('orderId', 'is', null), eb('orderId', '=', orderId)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    return new Set(rows.map(({ id }) => id));
  },

  /** Makes these the photos of an order, in this order. @returns the photos that the order no longer has */
  async setPhotos(orderId: string, photos: readonly { id: string; use: OwnPhotoUse }[]): Promise<string[]> {
    let outdated = db.deleteFrom('orderOwnPhoto').where('orderId', '=', orderId);
    if (photos.length > 0)
      outdated = outdated.where(
        'id',
        'not in',
        photos.map(({ id }) => id),
      );
    const removed = await outdated.returning('photoId').execute();
    for (const [position, { id, use }] of photos.entries())
      await db.updateTable('orderOwnPhoto').set({ orderId, use, position }).where('id', '=', id).execute();
    return removed.map(({ photoId }) => photoId);
  },

  /** Within a transaction: removes some photos made before this moment that no order has. @returns the photos */
  async removeUnused(before: Date, limit: number): Promise<string[]> {
    const removed = await db
      .deleteFrom('orderOwnPhoto')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('orderOwnPhoto')
          .select('id')
          .where('orderId', 'is', null)
          .where('createdAt', '<', before)
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('photoId')
      .execute();
    return removed.map(({ photoId }) => photoId);
  },
});
