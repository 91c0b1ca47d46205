import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Where a photo is used, and whose that is. */
export interface PhotoUse {
  kind: 'profile' | 'project' | 'link' | 'order' | 'message' | 'delivery';
  /** Of the project or the order; empty for a profile. */
  name: string;
  accountId: string;
  email: string;
  role: 'designer' | 'customer';
  /** Of the project, the order or the conversation on whose page it is; null for a profile. */
  pageId: string | null;
}

/** A photo that waits for the operator's decision. */
export interface HeldPhoto {
  id: string;
  unsafe: number | null;
  width: number;
  height: number;
  createdAt: Date;
  uses: PhotoUse[];
}

/** SQL for a JSON array of what uses the photo of the row `p`: profiles, projects, links, orders, messages and deliveries. */
const usesOfPhoto = sql`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'name', name, 'accountId', account_id, 'email', email, 'role', role, 'pageId', page_id
  )), '[]')
  from (
    select 'profile' as kind, '' as name, a.id as account_id, a.email, a.role, null::uuid as page_id
    from designer_profile d join account a on a.id = d.account_id where d.photo_id = p.id
    union all
    select 'project', j.name, a.id, a.email, a.role, j.id
    from portfolio_image i join portfolio_project j on j.id = i.project_id join account a on a.id = j.designer_id
    where i.photo_id = p.id
    union all
    select 'link', o.object_name, a.id, a.email, a.role, o.id
    from link_preview v join order_link l on l.preview_id = v.id
    join customer_order o on o.id = l.order_id join account a on a.id = o.customer_id
    where v.photo_id = p.id
    union all
    select 'order', o.object_name, a.id, a.email, a.role, o.id
    from order_own_photo own join customer_order o on o.id = own.order_id join account a on a.id = own.customer_id
    where own.photo_id = p.id
    union all
    select 'message', o.object_name, a.id, a.email, a.role, c.id
    from message_photo mp join message m on m.id = mp.message_id join account a on a.id = m.author_id
    join conversation c on c.id = m.conversation_id join customer_order o on o.id = c.order_id
    where mp.photo_id = p.id
    union all
    select 'delivery', o.object_name, a.id, a.email, a.role, o.id
    from delivery_file df join delivery d on d.id = df.delivery_id join engagement e on e.order_id = d.order_id
    join customer_order o on o.id = e.order_id join account a on a.id = e.designer_id
    where df.photo_id = p.id
  ) use
)`;

/** The review of photos, in the database. */
export const reviewRepo = (db: Db) => ({
  async states(photoIds: readonly string[]): Promise<Map<string, string>> {
    if (photoIds.length === 0) return new Map();
    const rows = await db.selectFrom('photo').select(['id', 'review']).where('id', 'in', photoIds).execute();
    return new Map(rows.map(({ id, review }) => [id, review]));
  },

  async unjudged(limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('photo')
      .select('id')
      .where('review', '=', 'unjudged')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Stores a judgement. Does nothing if the photo has been judged or decided on. */
  async judge(photoId: string, review: 'clear' | 'held', unsafe: number): Promise<void> {
    await db
      .updateTable('photo')
      .set({ review, unsafe })
      .where('id', '=', photoId)
      .where('review', '=', 'unjudged')
      .execute();
  },

  /** Oldest first; all of them without a limit. */
  async held(limit: number | null, offset: number): Promise<HeldPhoto[]> {
    const { rows } = await sql<HeldPhoto>`
      select p.id, p.unsafe, p.width, p.height, p.created_at, ${usesOfPhoto} as uses
      from photo p where p.review = 'held' order by p.id limit ${limit}::int offset ${offset}::int
    `.execute(db);
    return rows;
  },

  async heldCount(): Promise<number> {
    const { count } = await db
      .selectFrom('photo')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('review', '=', 'held')
      .executeTakeFirstOrThrow();
    return count;
  },

  /** The states and uses of photos by id. Those that are not there are left out. */
  async ofPhotos(photoIds: readonly string[]): Promise<Map<string, { review: string; uses: PhotoUse[] }>> {
    const { rows } = await sql<{ id: string; review: string; uses: PhotoUse[] }>`
      select p.id, p.review, ${usesOfPhoto} as uses from photo p where p.id = any (${photoIds}::uuid[])
    `.execute(db);
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  },

  /** Locks a photo until the transaction ends. @returns its state; undefined if there is none */
  async hold(photoId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('photo')
      .select('review')
      .where('id', '=', photoId)
      .forUpdate()
      .executeTakeFirst();
    return row?.review;
  },

  /** Notes that accounts are told how a photo stands. @returns those that had not been told, by id */
  async noteTold(
    photoId: string,
    review: 'held' | 'allowed' | 'removed',
    accountIds: readonly string[],
  ): Promise<string[]> {
    if (accountIds.length === 0) return [];
    const noted = await db
      .insertInto('photoNotice')
      .values(accountIds.map((accountId) => ({ photoId, accountId, review })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('accountId')
      .execute();
    return noted.map(({ accountId }) => accountId);
  },

  async allow(photoId: string): Promise<boolean> {
    const updated = await db
      .updateTable('photo')
      .set({ review: 'allowed' })
      .where('id', '=', photoId)
      .where('review', '=', 'held')
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  },

  async remove(photoId: string): Promise<boolean> {
    const updated = await db
      .updateTable('photo')
      .set({ review: 'removed', variants: [], variantsState: 'ready' })
      .where('id', '=', photoId)
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  },
});
