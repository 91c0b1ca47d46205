import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How well the best designers fit each order, in the database. */
export const standingRepo = (db: Db) => ({
  /** Keeps the best scores of an order, best first; of one that is gone by now, nothing. */
  async save(orderId: string, scores: readonly number[], madeAt: Date): Promise<void> {
    await sql`
      insert into order_standing (order_id, scores, made_at)
      select id, ${scores}::real[], ${madeAt} from customer_order where id = ${orderId}
      on conflict (order_id) do update set scores = excluded.scores, made_at = excluded.made_at
    `.execute(db);
  },

  /** The best scores of those of the orders that are known. */
  async bestScores(orderIds: readonly string[]): Promise<Map<string, number[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('orderStanding')
      .select(['orderId', 'scores'])
      .where('orderId', 'in', orderIds)
      .execute();
    return new Map(rows.map(({ orderId, scores }) => [orderId, scores]));
  },

  /** Active orders that are not known since a time, or were edited after; those that have waited longest first. */
  async outdated(since: Date, limit: number): Promise<{ orderId: string; customerId: string }[]> {
    const { rows } = await sql<{ orderId: string; customerId: string }>`
      select o.id as order_id, o.customer_id
      from customer_order o left join order_standing s on s.order_id = o.id
      where o.status = 'active' and o.matching_state = 'ready' and (s.made_at is null or s.made_at < greatest(${since}, o.updated_at))
      order by s.made_at nulls first, o.id limit ${limit}
    `.execute(db);
    return rows;
  },
});
