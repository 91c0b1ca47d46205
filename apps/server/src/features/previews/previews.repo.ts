import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce, type Places } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/photo.columns.ts';

/**
 * The customer's previews of sources, oldest first, locked until the transaction ends. `photo` may be missing beside a `photoId`: if the
 * photo was added while the statement waited for the lock.
 */
const lockOfSources = compiledOnce(
  (db, { customerId, hashes }: Places<{ customerId: string; hashes: readonly Buffer[] }>) =>
    db
      .selectFrom('linkPreview')
      .select(['id', 'source', 'state', 'readAt', 'title', 'site', 'photoId'])
      .select((preview) =>
        jsonObjectFrom(
          preview.selectFrom('photo').select(PHOTO_COLUMNS).whereRef('photo.id', '=', 'linkPreview.photoId'),
        ).as('photo'),
      )
      .where('customerId', '=', customerId)
      .where(({ eb, fn }) => eb('sourceHash', '=', fn.any(hashes)))
      .orderBy('id')
      .forUpdate(),
);

const insertPreview = compiledOnce((db, preview: Places<NewPreview>) =>
  db.insertInto('linkPreview').values({
    id: preview.id,
    customerId: preview.customerId,
    source: preview.source,
    sourceHash: preview.sourceHash,
    site: preview.site,
    createdAt: preview.createdAt,
  }),
);

/** The pictures of an order that has none yet, from previews that are not being changed. */
const insertPictures = compiledOnce(
  (_db, { orderId, previewIds }: Places<{ orderId: string; previewIds: readonly string[] }>) => sql`
    insert into order_photo (order_id, position, photo_id)
    select ${orderId}::uuid, min(shown.position) - 1, p.photo_id
    from unnest(${previewIds}::uuid[]) with ordinality as shown (preview_id, position)
    join link_preview p on p.id = shown.preview_id
    where p.photo_id is not null
    group by p.photo_id
  `,
);

/** Previews of links, and the pictures that orders have from them, in the database. */
export const previewsRepo = (db: Db) => ({
  /** A preview; undefined if the customer has not asked for it. */
  find: (customerId: string, id: string) =>
    db
      .selectFrom('linkPreview')
      .select(['id', 'state', 'title', 'site'])
      .select((preview) =>
        jsonObjectFrom(
          preview.selectFrom('photo').select(PHOTO_COLUMNS).whereRef('photo.id', '=', 'linkPreview.photoId'),
        ).as('photo'),
      )
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .executeTakeFirst(),

  /** What the job has to read, whoever asked. `readAt` is null the first time. */
  async findPending(id: string): Promise<{ source: string; readAt: Date | null } | undefined> {
    return db
      .selectFrom('linkPreview')
      .select(['source', 'readAt'])
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
  },

  /** The latest result of the same source, for any customer. */
  async findLastRead(source: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('linkPreview')
      .select('id')
      .where('sourceHash', '=', hashOf(source))
      .where('state', '<>', 'pending')
      .orderBy('readAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  },

  /** Within a transaction: locks these previews until it ends. @returns what was read of them, oldest first */
  lockRead: (ids: readonly string[]) =>
    db
      .selectFrom('linkPreview')
      .select(['id', 'state', 'title', 'site', 'photoId', 'readAt'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /**
   * Within a transaction: the customer's previews of sources, and those of an order's links, oldest first. None of them changes until
   * the transaction ends. Always locked in this order, so that no two wait for each other.
   */
  lock(customerId: string, sources: readonly string[], orderId: string) {
    // One search after the other, each by its own index: united by `or`, they would read every preview there is.
    const ofOrder = db.selectFrom('orderLink').select('previewId').where('orderId', '=', orderId);
    const ofSources = db
      .selectFrom('linkPreview')
      .select('id as previewId')
      .where('customerId', '=', customerId)
      .where('sourceHash', 'in', sources.map(hashOf));
    return db
      .selectFrom('linkPreview')
      .select(['id', 'source', 'state', 'readAt'])
      .where('id', 'in', sources.length === 0 ? ofOrder : ofOrder.union(ofSources))
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  /** The same for sources alone. */
  lockSources: (customerId: string, sources: readonly string[]) =>
    lockOfSources(db, { customerId, hashes: sources.map(hashOf) }),

  /** The statement of {@link lockSources}. */
  lockOfSources: (customerId: string, sources: readonly string[]) =>
    lockOfSources.with(db, { customerId, hashes: sources.map(hashOf) }),

  /** The statement that gives an order without pictures those of its links, which are inserted together with it. */
  pictures: (orderId: string, previewIds: readonly string[]) =>
    insertPictures.with(db, { orderId, previewIds }),

  /** The stored links of an order, with their previews. */
  linksOf: (orderId: string) =>
    db.selectFrom('orderLink').select(['url', 'previewId']).where('orderId', '=', orderId).execute(),

  /** The statement that makes a preview of a source. */
  insertion: ({ source, ...preview }: Omit<NewPreview, 'sourceHash'>) =>
    insertPreview.with(db, { ...preview, source, sourceHash: hashOf(source) }),

  /** False if the preview no longer has to be read. */
  async finish(id: string, result: ReadResult): Promise<boolean> {
    const updated = await db
      .updateTable('linkPreview')
      .set(result)
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  },

  /** False if the customer has no such preview that could be tried again. */
  async restart(customerId: string, id: string): Promise<boolean> {
    const updated = await db
      .updateTable('linkPreview')
      .set({ state: 'pending' })
      .where('id', '=', id)
      .where('customerId', '=', customerId)
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

  /** Sets the pictures of an order to those of its links, then the customer's own of what they like. */
  async setOrderPhotos(orderId: string): Promise<void> {
    await db.deleteFrom('orderPhoto').where('orderId', '=', orderId).execute();
    await sql`
      insert into order_photo (order_id, position, photo_id)
      select ${orderId}::uuid, min(shown.position), shown.photo_id
      from (
        select l.position, p.photo_id from order_link l join link_preview p on p.id = l.preview_id
        where l.order_id = ${orderId} and p.photo_id is not null
        union all
        select (select count(*) from order_link where order_id = ${orderId})::integer + own.position, own.photo_id
        from order_own_photo own where own.order_id = ${orderId} and own.use = 'liked'
      ) shown
      group by shown.photo_id
    `.execute(db);
  },

  /** Within a transaction that has locked them: deletes the previews that no link has. @returns their photos */
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

  /** Within a transaction: locks some previews made before this moment that no link has. */
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

/** A preview that is locked, with all that is shown of it. */
export type HeldPreview = Awaited<ReturnType<typeof lockOfSources>>[number];

type NewPreview = {
  id: string;
  customerId: string;
  source: string;
  sourceHash: Buffer;
  site: string;
  createdAt: Date;
};

/** The result of reading a link. */
export interface ReadResult {
  state: 'ready' | 'none' | 'failed';
  title: string | null;
  site?: string;
  photoId: string | null;
  readAt: Date;
}

function hashOf(source: string): Buffer {
  return createHash('sha256').update(source).digest();
}
