import type { Pair } from '@tessera/matching/evidence';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { queryOf, readPairs, shown, type Models } from './pairs.repo.ts';

/** How many of the nearest are looked at for one list, so that the work does not grow with the marketplace. */
export interface Breadth {
  byText: number;
  byWords: number;
  byPhoto: number;
}

/** How many of one customer's newest orders, and of one designer's newest projects, a list is made for. */
const ORDERS_MAX = 20;
const PROJECTS_MAX = 20;

/** So many of a designer's photos, first those in front of a project, are compared with so many of the orders' newest pictures. */
const OWN_PHOTOS_MAX = 30;
const RECENT_PICTURES_MAX = 1000;

/** Words are looked for in so many of the newest texts. */
const RECENT_TEXTS_MAX = 2000;

/** Which pairs are worth scoring, and what state orders and projects are in. */
export const matchingRepo = (db: Db, models: Models) => {
  return {
    /** Designers worth scoring for a customer's active orders, or for one of them, each with what there is to score. */
    async pairsForCustomer(
      customerId: string,
      orderId: string | undefined,
      breadth: Breadth,
    ): Promise<Pair[]> {
      return readPairs(
        db,
        models,
        ({ text, photo }) => sql`
      wanted as materialized (
        select o.id as order_id, t.vector, ${queryOf(sql`t.words`)} as query
        from customer_order o
        join order_text t on t.order_id = o.id and t.model = ${models.text}
        where o.customer_id = ${customerId} and o.status = 'active'
          ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
        order by o.id desc limit ${ORDERS_MAX}
      ),
      candidate as materialized (
        select w.order_id, near.designer_id
        from wanted w cross join lateral (
          select p.designer_id from (
            select t.project_id from project_text t
            where t.model = ${models.text} and ${text.has(sql`t.vector`)} and ${isShown(sql`t.project_id`)}
            order by ${text.distance(sql`t.vector`, sql`w.vector`)} limit ${breadth.byText}
          ) by_text
          join shown p on p.id = by_text.project_id
          union
          select designer_id from (
            select p.designer_id from (
              select t.project_id, t.words from project_text t
              where t.model = ${models.text}
              order by t.project_id desc limit ${RECENT_TEXTS_MAX}
            ) recent
            join shown p on p.id = recent.project_id
            where recent.words @@ w.query
            order by ts_rank(recent.words, w.query, 1) desc, p.id limit ${breadth.byWords}
          ) by_words
          union
          select p.designer_id
          from (
            select e.vector from order_photo op
            join photo_embedding e on e.photo_id = op.photo_id and e.model = ${models.photo}
            where op.order_id = w.order_id
            union all
            select vector from order_caption where order_id = w.order_id and model = ${models.photo}
          ) picture
          cross join lateral (
            select e.photo_id from photo_embedding e
            where e.model = ${models.photo} and ${photo.has(sql`e.vector`)} and ${isPhotoShown(sql`e.photo_id`)}
            order by ${photo.distance(sql`e.vector`, sql`picture.vector`)} limit ${breadth.byPhoto}
          ) by_photo
          join portfolio_image i on i.photo_id = by_photo.photo_id
          join shown p on p.id = i.project_id
        ) near
      )`,
      );
    },

    /** Active orders worth scoring for a designer, each with what there is to score. */
    async pairsForDesigner(designerId: string, breadth: Breadth): Promise<Pair[]> {
      return readPairs(
        db,
        models,
        ({ text }) => sql`
      own as materialized (
        select p.id, t.vector, ${queryOf(sql`t.words`)} as query
        from shown p
        join project_text t on t.project_id = p.id and t.model = ${models.text}
        where p.designer_id = ${designerId}
        order by p.id desc limit ${PROJECTS_MAX}
      ),
      recent_text as materialized (
        select t.order_id, t.words
        from order_text t
        join customer_order o on o.id = t.order_id and o.status = 'active'
        where t.model = ${models.text}
        order by t.order_id desc limit ${RECENT_TEXTS_MAX}
      ),
      recent_picture as materialized (
        (
          select op.order_id, e.vector, false as is_caption
          from order_photo op
          join customer_order o on o.id = op.order_id and o.status = 'active'
          join photo_embedding e on e.photo_id = op.photo_id and e.model = ${models.photo}
          order by op.order_id desc, op.position limit ${RECENT_PICTURES_MAX}
        )
        union all
        (
          select c.order_id, c.vector, true
          from order_caption c
          join customer_order o on o.id = c.order_id and o.status = 'active'
          where c.model = ${models.photo}
          order by c.order_id desc limit ${RECENT_PICTURES_MAX}
        )
      ),
      candidate as materialized (
        select order_id, ${designerId}::uuid as designer_id from (
          select order_id from (
            select near.order_id, min(near.distance) as distance
            from own cross join lateral (
              select t.order_id, ${text.distance(sql`t.vector`, sql`own.vector`)} as distance from order_text t
              where t.model = ${models.text} and ${text.has(sql`t.vector`)} and ${isActive(sql`t.order_id`)}
              order by distance limit ${breadth.byText}
            ) near group by near.order_id
            order by distance, order_id limit ${breadth.byText}
          ) by_text
          union
          select order_id from (
            select near.order_id, max(near.rank) as rank
            from own cross join lateral (
              select t.order_id, ts_rank(t.words, own.query, 1) as rank from recent_text t
              where t.words @@ own.query
              order by rank desc, t.order_id limit ${breadth.byWords}
            ) near group by near.order_id
            order by rank desc, order_id limit ${breadth.byWords}
          ) by_words
          union
          select order_id from (
            select r.order_id,
              row_number() over (partition by r.is_caption order by min(r.vector <=> e.vector), r.order_id) as number
            from (
              select e.vector from own
              join portfolio_image i on i.project_id = own.id
              join photo_embedding e on e.photo_id = i.photo_id and e.model = ${models.photo}
              order by i.position, own.id desc limit ${OWN_PHOTOS_MAX}
            ) e
            cross join recent_picture r
            group by r.order_id, r.is_caption
          ) by_photo
          where number <= ${breadth.byPhoto}
        ) near
      )`,
      );
    },

    /** One active order and one designer with what there is to score; empty unless both can be matched. */
    async pairsOf(orderId: string, designerId: string): Promise<Pair[]> {
      return readPairs(
        db,
        models,
        () => sql`
      candidate as materialized (
        select o.id as order_id, ${designerId}::uuid as designer_id
        from customer_order o
        where o.id = ${orderId} and o.status = 'active' and exists (
          select from shown p join project_text t on t.project_id = p.id and t.model = ${models.text}
          where p.designer_id = ${designerId}
        )
      )`,
      );
    },

    /** Active orders of a customer, or one of them, newest first. */
    async orderStates(customerId: string, orderId: string | undefined) {
      let orders = db
        .selectFrom('customerOrder')
        .select(['id', 'objectName', 'matchingState'])
        .where('customerId', '=', customerId)
        .where('status', '=', 'active');
      if (orderId !== undefined) orders = orders.where('id', '=', orderId);
      return orders.orderBy('id', 'desc').limit(ORDERS_MAX).execute();
    },

    /** Whether a designer can be matched: the profile is complete, and a project is prepared. */
    async hasShownProject(designerId: string): Promise<boolean> {
      const { rows } = await sql<{ found: boolean }>`
        with ${shown}
        select exists (
          select from shown p join project_text t on t.project_id = p.id where p.designer_id = ${designerId}
        ) as found
      `.execute(db);
      return rows[0]!.found;
    },

    async projectStates(designerId: string) {
      const rows = await db
        .selectFrom('portfolioProject')
        .select('matchingState')
        .where('designerId', '=', designerId)
        .execute();
      return rows.map((row) => row.matchingState);
    },
  };
};

/**
 * Conditions on what an index search finds. Each is a subquery that gives one value, which the planner leaves where it
 * is: as a join, it would rather read the whole index first and sort afterwards.
 */
function isShown(projectId: RawBuilder<unknown>) {
  return sql`(select true from shown where shown.id = ${projectId})`;
}

function isPhotoShown(photoId: RawBuilder<unknown>) {
  return sql`(
    select true from portfolio_image i join shown on shown.id = i.project_id where i.photo_id = ${photoId} limit 1
  )`;
}

function isActive(orderId: RawBuilder<unknown>) {
  return sql`(select o.status = 'active' from customer_order o where o.id = ${orderId})`;
}
