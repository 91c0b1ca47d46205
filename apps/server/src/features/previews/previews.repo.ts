import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/media.present.ts';

/** What links show, and the pictures of orders that come of it, in the database. */
export const previewsRepo = (db: Db) => ({
  /** What a link shows. */
  find: (id: string) =>
    db
      .selectFrom('linkPreview')
      .select(['id', 'source', 'state', 'title', 'site'])
      .select((preview) =>
        jsonObjectFrom(
          preview.selectFrom('photo').select(PHOTO_COLUMNS).whereRef('photo.id', '=', 'linkPreview.photoId'),
        ).as('photo'),
      )
      .where('id', '=', id)
      .executeTakeFirst(),

  /**
   * Within a transaction: the previews of sources, and those of an order's links, oldest first. None of them changes until
   * the transaction ends. Always locked in this order, so that no two wait for each other.
   */
  lock: (sources: readonly string[], orderId: string | null) =>
    db
      .selectFrom('linkPreview')
      .select(['id', 'source', 'state', 'readAt'])
      .where(({ or, eb, selectFrom }) =>
        or([
          ...(sources.length === 0 ? [] : [eb('sourceHash', 'in', sources.map(hashOf))]),
          eb('id', 'in', selectFrom('orderLink').select('previewId').where('orderId', '=', orderId)),
        ]),
      )
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** The links of an order as they are, with what they show. */
  linksOf: (orderId: string) =>
    db.selectFrom('orderLink').select(['url', 'previewId']).where('orderId', '=', orderId).execute(),

  async insert(preview: { id: string; source: string; site: string; createdAt: Date }): Promise<void> {
    await db
      .insertInto('linkPreview')
      .values({ ...preview, sourceHash: hashOf(preview.source) })
      .execute();
  },

  /** False when it is not to be read any more. */
  async finish(
    id: string,
    result: {
      state: 'ready' | 'none' | 'failed';
      title: string | null;
      site?: string;
      photoId: string | null;
      readAt: Date;
    },
  ): Promise<boolean> {
    const updated = await db
      .updateTable('linkPreview')
      .set(result)
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  },

  /** False when there is nothing to be tried again. */
  async restart(id: string): Promise<boolean> {
    const updated = await db
      .updateTable('linkPreview')
      .set({ state: 'pending' })
      .where('id', '=', id)
      .where('state', 'in', ['none', 'failed'])
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  },

  async ordersWith(id: string): Promise<string[]> {
    const rows = await db
      .selectFrom('orderLink')
      .select('orderId')
      .distinct()
      .where('previewId', '=', id)
      .orderBy('orderId')
      .execute();
    return rows.map(({ orderId }) => orderId);
  },

  /** Makes the pictures of an order those that its links show now. */
  async setOrderPhotos(orderId: string, at: Date): Promise<void> {
    // What is being prepared from the pictures before is out of date.
    await db
      .updateTable('customerOrder')
      .set({ updatedAt: at, matchingState: 'pending' })
      .where('id', '=', orderId)
      .execute();
    await db.deleteFrom('orderPhoto').where('orderId', '=', orderId).execute();
    await sql`
      insert into order_photo (order_id, position, photo_id)
      select l.order_id, min(l.position), p.photo_id
      from order_link l join link_preview p on p.id = l.preview_id
      where l.order_id = ${orderId} and p.photo_id is not null
      group by l.order_id, p.photo_id
    `.execute(db);
  },

  /** Within a transaction that has locked them: removes those that no link has; the photos they showed. */
  async removeUnused(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const removed = await db
      .deleteFrom('linkPreview')
      .where('id', 'in', ids)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orderLink').select('orderId').whereRef('orderLink.previewId', '=', 'linkPreview.id'),
          ),
        ),
      )
      .returning('photoId')
      .execute();
    return removed.flatMap(({ photoId }) => photoId ?? []);
  },

  /** Within a transaction: some of those made before this moment that no link has, locked. */
  async lockUnused(before: Date, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('linkPreview')
      .select('id')
      .where('createdAt', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orderLink').select('orderId').whereRef('orderLink.previewId', '=', 'linkPreview.id'),
          ),
        ),
      )
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  },
});

function hashOf(source: string): Buffer {
  return createHash('sha256').update(source).digest();
}
