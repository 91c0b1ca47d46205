import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { joinOneRow, matchable } from '../models/conditions.repo.ts';
import { sketchModel, type Models } from '../models/model-ids.ts';
import { searchSettings, vectorSpacesOf, type VectorSpaces } from './vector-spaces.repo.ts';

/** An order and a designer who takes part in matching, with the versions of what is prepared of them. */
export interface Candidate {
  orderId: string;
  orderVersion: number;
  designerId: string;
  designerVersion: number;
  /** The version of the photos' centre; null before the first photo is prepared. */
  centreVersion: number | null;
}

/** How many of the nearest are found for one list, so that the work does not grow with the marketplace. */
export interface Breadth {
  bySketch: number;
  byPhoto: number;
}

/** Which orders pairs may have: those that are matched, or those of every status. */
export type ComparedOrders = 'active' | 'all';

/** For how many of a customer's newest orders one list is made. */
export const ORDERS_MAX = 20;

/** How many photos with the most equal signs are compared exactly, for each that is taken as nearest. */
const SIGNS_ALIKE = 3;

/** Which pairs are worth scoring. */
export const candidatesRepo = (db: Db, models: Models) => ({
  /** Designers worth scoring for a customer's active orders, or for one of them. */
  forCustomer: (customerId: string, orderId: string | undefined, breadth: Breadth): Promise<Candidate[]> =>
    readCandidates(
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
              and ${isDesignerMatchable(sql`k.designer_id`)}
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
              where e.model = ${models.photo} and ${photo.has(sql`e.vector`)} and ${isPhotoMatchable(sql`e.photo_id`)}
              order by ${photo.roughDistance(sql`e.vector`, sql`picture.vector`)} limit ${SIGNS_ALIKE * breadth.byPhoto}
            ) alike
            order by vector <=> picture.vector limit ${breadth.byPhoto}
          ) by_photo
          join portfolio_image i on i.photo_id = by_photo.photo_id
          join matchable p on p.id = i.project_id
        ) near
      )`,
    ),

  /** Active orders of customers in good standing that are worth scoring for a designer. */
  forDesigner: (designerId: string, breadth: Breadth): Promise<Candidate[]> =>
    readCandidates(
      db,
      models,
      ({ sketch }) => sql`
      whole as materialized (
        select k.vector, ${searchSettings} from portfolio_sketch k
        where k.designer_id = ${designerId} and k.model = ${sketchModel(models)}
          and ${isDesignerMatchable(sql`k.designer_id`)}
      ),
      candidate as materialized (
        select near.order_id, ${designerId}::uuid as designer_id
        from whole cross join lateral (
          select k.order_id from order_sketch k
          where k.model = ${sketchModel(models)} and ${sketch.has(sql`k.vector`)} and ${isOrderActive(sql`k.order_id`)}
          order by ${sketch.negativeProduct(sql`k.vector`, sql`whole.vector`)} limit ${breadth.bySketch}
        ) near
      )`,
    ),

  /** Those of these pairs of an order and a designer that can be compared. Orders that are not active count only where `orders` says so. */
  ofPairs: (
    pairs: readonly { orderId: string; designerId: string }[],
    orders: ComparedOrders,
  ): Promise<Candidate[]> =>
    readCandidates(
      db,
      models,
      () => sql`
      candidate as materialized (
        select o.id as order_id, asked.designer_id
        from unnest(
          ${pairs.map(({ orderId }) => orderId)}::uuid[], ${pairs.map(({ designerId }) => designerId)}::uuid[]
        ) asked (order_id, designer_id)
        join customer_order o on o.id = asked.order_id ${orders === 'active' ? sql`and o.status = 'active'` : sql``}
        join account a on a.id = o.customer_id and a.is_shown
        where exists (
          select from matchable p join project_text t on t.project_id = p.id and t.model = ${models.text}
          where p.designer_id = asked.designer_id
        )
      )`,
    ),
});

/** Reads the rows of the relation `candidate` that `candidates` defines, without pairs of whom one has blocked the other. */
export async function readCandidates(
  db: Db,
  models: Models,
  candidates: (spaces: VectorSpaces) => RawBuilder<unknown>,
): Promise<Candidate[]> {
  const spaces = await vectorSpacesOf(db, models);
  if (spaces === undefined) return [];
  const { rows } = await sql<Candidate>`
    with ${matchable}, ${candidates(spaces)}
    select
      c.order_id, o.version as order_version, c.designer_id, d.version as designer_version,
      (select version from photo_centre where model = ${models.photo}) as centre_version
    from candidate c
    ${joinOneRow(sql`order_version where order_id = c.order_id`, 'o')}
    ${joinOneRow(sql`portfolio_version where designer_id = c.designer_id`, 'd')}
    where not exists (
      select from account_block b join customer_order bo on bo.id = c.order_id
      where (b.blocker_id = bo.customer_id and b.blocked_id = c.designer_id)
        or (b.blocker_id = c.designer_id and b.blocked_id = bo.customer_id)
    )
  `.execute(db);
  return rows;
}

/**
 * These conditions restrict what an index search finds. Each is a subquery that gives one value, because the planner
 * leaves such a subquery where it is. With a join it would rather read the whole index first and sort afterwards.
 */
function isDesignerMatchable(designerId: RawBuilder<unknown>) {
  return sql`(select true from matchable where matchable.designer_id = ${designerId} limit 1)`;
}

function isPhotoMatchable(photoId: RawBuilder<unknown>) {
  return sql`(
    select true from portfolio_image i join matchable on matchable.id = i.project_id where i.photo_id = ${photoId} limit 1
  )`;
}

function isOrderActive(orderId: RawBuilder<unknown>) {
  return sql`(
    select o.status = 'active' and a.is_shown from customer_order o join account a on a.id = o.customer_id where o.id = ${orderId}
  )`;
}
