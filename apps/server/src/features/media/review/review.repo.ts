import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A photo that waits for the operator's decision. */
export interface HeldPhoto {
  id: string;
  key: string;
  unsafe: number | null;
  createdAt: Date;
  /** Where it is used, in words, each with the e-mail address of the account. */
  uses: string[];
}

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

  async held(): Promise<HeldPhoto[]> {
    const { rows } = await sql<HeldPhoto>`
      select p.id, p.key, p.unsafe, p.created_at, coalesce(json_agg(use.text) filter (where use.text is not null), '[]') as uses
      from photo p left join lateral (
        select format('profile photo of %s', a.email) as text
        from designer_profile d join account a on a.id = d.account_id where d.photo_id = p.id
        union all
        select format('portfolio project ‘%s’ of %s', j.name, a.email)
        from portfolio_image i join portfolio_project j on j.id = i.project_id join account a on a.id = j.designer_id
        where i.photo_id = p.id
        union all
        select format('link of order ‘%s’ of %s', o.object_name, a.email)
        from link_preview v join order_link l on l.preview_id = v.id
        join customer_order o on o.id = l.order_id join account a on a.id = o.customer_id
        where v.photo_id = p.id
        union all
        select format('photo of order ‘%s’ of %s', o.object_name, a.email)
        from order_own_photo own join customer_order o on o.id = own.order_id join account a on a.id = own.customer_id
        where own.photo_id = p.id
        union all
        select format('message about order ‘%s’ of %s', o.object_name, a.email)
        from message_photo mp join message m on m.id = mp.message_id join account a on a.id = m.author_id
        join conversation c on c.id = m.conversation_id join customer_order o on o.id = c.order_id
        where mp.photo_id = p.id
        union all
        select format('delivery for order ‘%s’ of %s', o.object_name, a.email)
        from delivery_file df join delivery d on d.id = df.delivery_id join engagement e on e.order_id = d.order_id
        join customer_order o on o.id = e.order_id join account a on a.id = e.designer_id
        where df.photo_id = p.id
      ) use on true
      where p.review = 'held'
      group by p.id order by p.id
    `.execute(db);
    return rows;
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
