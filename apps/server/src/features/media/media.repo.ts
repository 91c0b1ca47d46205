import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../../db/database.ts';

/** Photos in the database. */
export const mediaRepo = (db: Db) => ({
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
      .where('review', 'in', ['held', 'removed'])
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Every photo with what is to be stored of it: nothing, once the operator has taken it away. */
  async *all(batchSize: number) {
    let lastId: string | undefined;
    for (;;) {
      let query = db
        .selectFrom('photo')
        .select(['id', 'key', 'sha256', 'byteCount', 'variants', 'review'])
        .orderBy('id')
        .limit(batchSize);
      if (lastId !== undefined) query = query.where('id', '>', lastId);
      const photos = await query.execute();
      yield* photos.filter(({ review }) => review !== 'removed');
      lastId = photos.at(-1)?.id;
      if (photos.length < batchSize) return;
    }
  },

  /** Takes names of sizes off a photo, so that they are made again; undefined when there is no such photo. */
  async forgetVariants(key: string, names: ReadonlySet<string>): Promise<string | undefined> {
    const photo = await db
      .selectFrom('photo')
      .select(['id', 'variants'])
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (photo === undefined) return undefined;
    const variants = photo.variants.filter((name) => !names.has(name));
    await db
      .updateTable('photo')
      .set({ variants, variantsState: 'first' })
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
   * Adds a photo, or finds the one with the same content. Either way the row cannot be removed by others until the
   * transaction ends. The key of the answer tells which it was.
   */
  insertOrLock: (photo: PhotoValues) =>
    db
      .insertInto('photo')
      .values({ ...photo, id: randomUUIDv7() })
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ sha256: photo.sha256 }))
      .returning(['id', 'key'])
      .executeTakeFirstOrThrow(),

  /** Waits for others at work on the photo; false when there is no such photo. */
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
      .unionAll(db.selectFrom('orderPhoto').select('photoId').where('photoId', '=', id))
      .limit(1)
      .execute();
    return uses.length > 0;
  },

  async remove(id: string): Promise<void> {
    await db.deleteFrom('photo').where('id', '=', id).execute();
  },

  /** Adds sizes that are ready; false when there is no such photo any more. */
  async addVariants(id: string, names: readonly string[], state?: 'ready'): Promise<boolean> {
    const photo = await db
      .selectFrom('photo')
      .select('variants')
      .where('id', '=', id)
      .where('review', '<>', 'removed')
      .forUpdate()
      .executeTakeFirst();
    if (photo === undefined) return false;
    const variants = [...new Set([...photo.variants, ...names])];
    await db
      .updateTable('photo')
      .set({ variants, ...(state && { variantsState: state }) })
      .where('id', '=', id)
      .execute();
    return true;
  },

  async markVariantsFailed(id: string): Promise<void> {
    await db.updateTable('photo').set({ variantsState: 'failed' }).where('id', '=', id).execute();
  },
});

interface PhotoValues {
  sha256: Buffer;
  key: string;
  mediaType: string;
  byteCount: number;
  width: number;
  height: number;
  thumbhash: string;
  variants: string[];
  createdAt: Date;
}
