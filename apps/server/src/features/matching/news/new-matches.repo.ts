import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** An order whose matches are looked through. */
export interface OrderToLookAt {
  orderId: string;
  customerId: string;
  name: string;
  /** Whether nobody has looked before: then its customer has just described it. */
  isFirstLook: boolean;
}

/** Which matches are new, in the database. */
export const newMatchesRepo = (db: Db) => ({
  /** Active orders that nobody has looked at since `since`, since their last change, or ever; longest ago first. */
  async due(since: Date, limit: number): Promise<OrderToLookAt[]> {
    const { rows } = await sql<OrderToLookAt>`
      select o.id as order_id, o.customer_id, o.object_name as name, l.looked_at is null as is_first_look
      from customer_order o
      join order_preparation p on p.order_id = o.id and p.state = 'ready'
      join account a on a.id = o.customer_id and a.is_shown
      left join order_match_look l on l.order_id = o.id
      where o.status = 'active' and (l.looked_at is null or l.looked_at < greatest(${since}, p.requested_at))
      order by l.looked_at nulls first, o.id limit ${limit}
    `.execute(db);
    return rows;
  },

  /** Within a transaction: notes that an order has been looked at. False if it is gone or active no more. */
  async look(orderId: string, lookedAt: Date): Promise<boolean> {
    const { rows } = await sql<{ orderId: string }>`
      insert into order_match_look (order_id, looked_at)
      select id, ${lookedAt} from customer_order where id = ${orderId} and status = 'active'
      on conflict (order_id) do update set looked_at = excluded.looked_at
      returning order_id
    `.execute(db);
    return rows.length > 0;
  },

  /** Within a transaction: notes good matches. @returns the designers who were not known, but for those who have applied */
  async addNew(orderId: string, designerIds: readonly string[]): Promise<string[]> {
    if (designerIds.length === 0) return [];
    const { rows } = await sql<{ designerId: string }>`
      with added as (
        insert into known_match (order_id, designer_id)
        select ${orderId}, id from account where id = any (${designerIds}::uuid[])
        on conflict do nothing
        returning designer_id
      )
      select designer_id from added
      where not exists (
        select from application a where a.order_id = ${orderId} and a.designer_id = added.designer_id
      )
      order by designer_id
    `.execute(db);
    return rows.map(({ designerId }) => designerId);
  },
});
