import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readCandidates, searchSettings, shown, type Candidate } from './candidates.repo.ts';
import type { Models } from './prepared.repo.ts';
import { sketchModel } from './sketches.repo.ts';

/** How many of the nearest are looked at for one list, so that the work does not grow with the marketplace. */
export interface Breadth {
  bySketch: number;
  byPhoto: number;
}

/** How many of one customer's newest orders a list is made for. */
const ORDERS_MAX = 20;

/** Photos with the most signs alike, for each that is taken from them as nearest. */
const SIGNS_ALIKE = 3;

/** Which pairs are worth scoring, and what state orders and projects are in. */
export const matchingRepo = (db: Db, models: Models) => {
  return {
    /** Designers worth scoring for a customer's active orders, or for one of them. */
    async candidatesForCustomer(
      customerId: string,
      orderId: string | undefined,
      breadth: Breadth,
    ): Promise<Candidate[]> {
      return readCandidates(
        db,
        models,
        ({ photo, sketch }) => sql`
      wanted as materialized (
        select o.id as order_id, k.vector as sketch, ${searchSettings}
        from customer_order o
        join order_text t on t.order_id = o.id and t.model = ${models.text}
        left join order_sketch k on k.order_id = o.id and k.model = ${sketchModel(models)}
        where o.customer_id = ${customerId} and o.status = 'active'
          ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
        order by o.id desc limit ${ORDERS_MAX}
      ),
      candidate as materialized (
        select w.order_id, near.designer_id
        from wanted w cross join lateral (
          select designer_id from (
            select k.designer_id from portfolio_sketch k
            where w.sketch is not null and k.model = ${sketchModel(models)} and ${sketch.has(sql`k.vector`)}
              and ${isDesignerShown(sql`k.designer_id`)}
            order by ${sketch.negativeProduct(sql`k.vector`, sql`w.sketch`)} limit ${breadth.bySketch}
          ) by_sketch
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
            select photo_id from (
              select e.photo_id, e.vector from photo_embedding e
              where e.model = ${models.photo} and ${photo.has(sql`e.vector`)} and ${isPhotoShown(sql`e.photo_id`)}
              order by ${photo.roughDistance(sql`e.vector`, sql`picture.vector`)} limit ${SIGNS_ALIKE * breadth.byPhoto}
            ) alike
            order by vector <=> picture.vector limit ${breadth.byPhoto}
          ) by_photo
          join portfolio_image i on i.photo_id = by_photo.photo_id
          join shown p on p.id = i.project_id
        ) near
      )`,
      );
    },

    /** Active orders worth scoring for a designer. */
    async candidatesForDesigner(designerId: string, breadth: Breadth): Promise<Candidate[]> {
      return readCandidates(
        db,
        models,
        ({ sketch }) => sql`
      whole as materialized (
        select k.vector, ${searchSettings} from portfolio_sketch k
        where k.designer_id = ${designerId} and k.model = ${sketchModel(models)}
          and ${isDesignerShown(sql`k.designer_id`)}
      ),
      candidate as materialized (
        select near.order_id, ${designerId}::uuid as designer_id
        from whole cross join lateral (
          select k.order_id from order_sketch k
          where k.model = ${sketchModel(models)} and ${sketch.has(sql`k.vector`)} and ${isActive(sql`k.order_id`)}
          order by ${sketch.negativeProduct(sql`k.vector`, sql`whole.vector`)} limit ${breadth.bySketch}
        ) near
      )`,
      );
    },

    /** One active order and one designer; empty unless both can be matched. */
    async candidatesOf(orderId: string, designerId: string): Promise<Candidate[]> {
      return readCandidates(
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
function isDesignerShown(designerId: RawBuilder<unknown>) {
  return sql`(select true from shown where shown.designer_id = ${designerId} limit 1)`;
}

function isPhotoShown(photoId: RawBuilder<unknown>) {
  return sql`(
    select true from portfolio_image i join shown on shown.id = i.project_id where i.photo_id = ${photoId} limit 1
  )`;
}

function isActive(orderId: RawBuilder<unknown>) {
  return sql`(select o.status = 'active' from customer_order o where o.id = ${orderId})`;
}
