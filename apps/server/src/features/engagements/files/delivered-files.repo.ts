import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../../../db/database.ts';

/** A file of a delivery: a photo, or a document by the key of its file. */
export interface FileValues {
  name: string;
  mediaType: string;
  byteCount: number;
  photoId: string | null;
  fileKey: string | null;
}

/** The files of deliveries in the database. */
export const deliveredFilesRepo = (db: Db) => ({
  /** Stores the files of a delivery in this order. */
  async insert(deliveryId: string, files: readonly FileValues[]): Promise<void> {
    if (files.length === 0) return;
    await db
      .insertInto('deliveryFile')
      .values(files.map((file, position) => ({ ...file, id: randomUUIDv7(), deliveryId, position })))
      .execute();
  },

  /** A file that the account has handed over or been given; undefined for one of others. */
  find: (accountId: string, id: string) =>
    db
      .selectFrom('deliveryFile')
      .innerJoin('delivery', 'delivery.id', 'deliveryFile.deliveryId')
      .innerJoin('engagement', 'engagement.orderId', 'delivery.orderId')
      .innerJoin('customerOrder', 'customerOrder.id', 'engagement.orderId')
      .leftJoin('photo', 'photo.id', 'deliveryFile.photoId')
      .select(['deliveryFile.name', 'deliveryFile.mediaType', 'deliveryFile.fileKey'])
      .select(['photo.key', 'photo.variants'])
      .where('deliveryFile.id', '=', id)
      .where((where) =>
        where.or([
          where('engagement.designerId', '=', accountId),
          where('customerOrder.customerId', '=', accountId),
        ]),
      )
      .executeTakeFirst(),
});
