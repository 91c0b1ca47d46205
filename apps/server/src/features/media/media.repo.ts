import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { ordersDealtOn } from './dealt-orders.repo.ts';
import { WITHHELD } from './photo.columns.ts';

/** Photos in the database. */
export const mediaRepo = (db: Db) => {
  /** The files that a designer has handed over. */
  const filesOf = (designerId: string) =>
    db
      .selectFrom('deliveryFile')
      .innerJoin('delivery', 'delivery.id', 'deliveryFile.deliveryId')
      .innerJoin('engagement', 'engagement.orderId', 'delivery.orderId')
      .where('engagement.designerId', '=', designerId);

  return {
    find: (id: string) =>
      db
        .selectFrom('photo')
        .select(['id', 'key', 'mediaType', 'width', 'height', 'variants', 'variantsState', 'review'])
        .where('id', '=', id)
        .executeTakeFirst(),

    keys: (ids: readonly string[]) =>
      db.selectFrom('photo').select(['id', 'key']).where('id', 'in', ids).execute(),

    /** Whether the photo with this key is shown to nobody. */
    async isWithheld(key: string): Promise<boolean> {
      const row = await db
        .selectFrom('photo')
        .select('id')
        .where('key', '=', key)
        .where('review', 'in', WITHHELD)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Every photo whose files should be stored: all but those that the operator has taken away. */
    async *all(batchSize: number) {
      let lastId: string | undefined;
      for (;;) {
        let query = db
          .selectFrom('photo')
          .select(['id', 'key', 'sha256', 'byteCount', 'variants', 'variantBytes', 'review'])
          .orderBy('id')
          .limit(batchSize);
        if (lastId !== undefined) query = query.where('id', '>', lastId);
        const photos = await query.execute();
        for (const { variantBytes, ...photo } of photos)
          if (photo.review !== 'removed') yield { ...photo, variantBytes: variantBytes as VariantBytes };
        lastId = photos.at(-1)?.id;
        if (photos.length < batchSize) return;
      }
    },

    /**
     * Removes the names of sizes from a photo, so that they are made again. @returns the photo's id; undefined if there is
     * none with this key
     */
    async forgetVariants(key: string, names: ReadonlySet<string>): Promise<string | undefined> {
      const photo = await db
        .selectFrom('photo')
        .select(['id', 'variants', 'variantBytes'])
        .where('key', '=', key)
        .forUpdate()
        .executeTakeFirst();
      if (photo === undefined) return undefined;
      const variants = photo.variants.filter((name) => !names.has(name));
      const bytes = Object.entries(photo.variantBytes as VariantBytes).filter(([name]) => !names.has(name));
      await db
        .updateTable('photo')
        .set({ variants, variantBytes: JSON.stringify(Object.fromEntries(bytes)), variantsState: 'first' })
        .where('id', '=', photo.id)
        .execute();
      return photo.id;
    },

    /** Those of the keys that a photo has. */
    async takenKeys(keys: readonly string[]): Promise<Set<string>> {
      const rows = await db.selectFrom('photo').select('key').where('key', 'in', keys).execute();
      return new Set(rows.map((row) => row.key));
    },

    /**
     * Adds a photo, or finds the one with the same content. The key of the result tells which. Either way, no other transaction
     * can remove the row until this one ends.
     */
    insertOrLock: (photo: PhotoValues) =>
      db
        .insertInto('photo')
        .values({ ...photo, variantBytes: JSON.stringify(photo.variantBytes), id: randomUUIDv7() })
        .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ sha256: photo.sha256 }))
        .returning(['id', 'key'])
        .executeTakeFirstOrThrow(),

    /** Locks the photo, after other transactions have finished with it; false if there is no such photo. */
    async lock(id: string): Promise<boolean> {
      return (
        (await db.selectFrom('photo').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !==
        undefined
      );
    },

    /** Whether anything shows the photo. */
    async isUsed(id: string): Promise<boolean> {
      const uses = await db
        .selectFrom('portfolioImage')
        .select('photoId')
        .where('photoId', '=', id)
        .unionAll(db.selectFrom('designerProfile').select('photoId').where('photoId', '=', id))
        .unionAll(
          db
            .selectFrom('linkPreview')
            .select((preview) => preview.ref('photoId').$notNull().as('photoId'))
            .where('photoId', '=', id),
        )
        .unionAll(db.selectFrom('messagePhoto').select('photoId').where('photoId', '=', id))
        .unionAll(
          db
            .selectFrom('deliveryFile')
            .select((file) => file.ref('photoId').$notNull().as('photoId'))
            .where('photoId', '=', id),
        )
        .unionAll(db.selectFrom('orderPhoto').select('photoId').where('photoId', '=', id))
        .unionAll(db.selectFrom('orderOwnPhoto').select('photoId').where('photoId', '=', id))
        .unionAll(db.selectFrom('stylePicture').select('photoId').where('photoId', '=', id))
        .limit(1)
        .execute();
      return uses.length > 0;
    },

    /** Bytes of the photos that an account shows, as they were uploaded, and of its documents. A photo shown twice counts once. */
    async storedBytes(accountId: string): Promise<number> {
      const photoIds = db
        .selectFrom('portfolioImage')
        .innerJoin('portfolioProject', 'portfolioProject.id', 'portfolioImage.projectId')
        .select('portfolioImage.photoId')
        .where('portfolioProject.designerId', '=', accountId)
        .union(db.selectFrom('designerProfile').select('photoId').where('accountId', '=', accountId))
        .union(db.selectFrom('orderOwnPhoto').select('photoId').where('customerId', '=', accountId))
        .union(
          db
            .selectFrom('messagePhoto')
            .innerJoin('message', 'message.id', 'messagePhoto.messageId')
            .select('messagePhoto.photoId')
            .where('message.authorId', '=', accountId),
        )
        .union(
          filesOf(accountId)
            .select((file) => file.ref('deliveryFile.photoId').$notNull().as('photoId'))
            .where('deliveryFile.photoId', 'is not', null),
        );
      const documents = await filesOf(accountId)
        .select(({ fn }) => fn.coalesce(fn.sum<number>('byteCount'), sql<number>`0`).as('bytes'))
        .where('deliveryFile.fileKey', 'is not', null)
        .executeTakeFirstOrThrow();
      const { bytes } = await db
        .selectFrom('photo')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('byteCount'), sql<number>`0`).as('bytes'))
        .where('id', 'in', photoIds)
        .executeTakeFirstOrThrow();
      return bytes + documents.bytes;
    },

    /**
     * Every photo that an account shows, that was found or sent for it alone, or is in its conversations and deliveries;
     * of messages of others that are hidden only with `withHidden`.
     */
    async ofAccount(accountId: string, { withHidden }: { withHidden: boolean }): Promise<string[]> {
      const rows = await db
        .selectFrom('portfolioImage')
        .innerJoin('portfolioProject', 'portfolioProject.id', 'portfolioImage.projectId')
        .select('portfolioImage.photoId')
        .where('portfolioProject.designerId', '=', accountId)
        .union(db.selectFrom('designerProfile').select('photoId').where('accountId', '=', accountId))
        .union(db.selectFrom('orderOwnPhoto').select('photoId').where('customerId', '=', accountId))
        .union(
          db
            .selectFrom('linkPreview')
            .select((preview) => preview.ref('photoId').$notNull().as('photoId'))
            .where('customerId', '=', accountId)
            .where('photoId', 'is not', null),
        )
        .union(
          db
            .selectFrom('deliveryFile')
            .innerJoin('delivery', 'delivery.id', 'deliveryFile.deliveryId')
            .select((file) => file.ref('deliveryFile.photoId').$notNull().as('photoId'))
            .where('delivery.orderId', 'in', ordersDealtOn(db, accountId))
            .where('deliveryFile.photoId', 'is not', null),
        )
        .union(
          db
            .selectFrom('messagePhoto')
            .innerJoin('message', 'message.id', 'messagePhoto.messageId')
            .innerJoin('conversationSide', 'conversationSide.conversationId', 'message.conversationId')
            .select('messagePhoto.photoId')
            .where('conversationSide.accountId', '=', accountId)
            .$if(!withHidden, (photo) =>
              photo.where((where) =>
                where.or([where('message.hiddenAt', 'is', null), where('message.authorId', '=', accountId)]),
              ),
            ),
        )
        .execute();
      return rows.map(({ photoId }) => photoId);
    },

    /** The photos in what was written and handed over about an order. */
    async ofDeal(orderId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('messagePhoto')
        .innerJoin('message', 'message.id', 'messagePhoto.messageId')
        .innerJoin('conversation', 'conversation.id', 'message.conversationId')
        .select('messagePhoto.photoId')
        .where('conversation.orderId', '=', orderId)
        .union(
          db
            .selectFrom('deliveryFile')
            .innerJoin('delivery', 'delivery.id', 'deliveryFile.deliveryId')
            .select((file) => file.ref('deliveryFile.photoId').$notNull().as('photoId'))
            .where('delivery.orderId', '=', orderId)
            .where('deliveryFile.photoId', 'is not', null),
        )
        .execute();
      return rows.map(({ photoId }) => photoId);
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('photo').where('id', '=', id).execute();
    },

    /** Adds sizes that are ready; false when there is no such photo any more. */
    async addVariants(id: string, added: VariantBytes, state?: 'ready'): Promise<boolean> {
      const photo = await db
        .selectFrom('photo')
        .select(['variants', 'variantBytes'])
        .where('id', '=', id)
        .where('review', '<>', 'removed')
        .forUpdate()
        .executeTakeFirst();
      if (photo === undefined) return false;
      const variants = [...new Set([...photo.variants, ...Object.keys(added)])];
      const variantBytes = JSON.stringify({ ...(photo.variantBytes as VariantBytes), ...added });
      await db
        .updateTable('photo')
        .set({ variants, variantBytes, ...(state && { variantsState: state }) })
        .where('id', '=', id)
        .execute();
      return true;
    },

    async markVariantsFailed(id: string): Promise<void> {
      await db.updateTable('photo').set({ variantsState: 'failed' }).where('id', '=', id).execute();
    },
  };
};

/** The length of each size's file in bytes, by the size's name. */
export type VariantBytes = Record<string, number>;

interface PhotoValues {
  sha256: Buffer;
  key: string;
  mediaType: string;
  byteCount: number;
  width: number;
  height: number;
  thumbhash: string;
  variants: string[];
  variantBytes: VariantBytes;
  createdAt: Date;
}
