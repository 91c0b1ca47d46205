import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The best scores of each order, in the database. */
export const bestScoresRepo = (db: Db) => ({
  /** Stores the best scores of an order, best first. It stores nothing for an order that is gone by now. */
  async save(orderId: string, scores: readonly number[], madeAt: Date): Promise<void> {
    await sql`
      insert into order_best_score (order_id, scores, made_at)
      select id, ${scores}::real[], ${madeAt} from customer_order where id = ${orderId}
      on conflict (order_id) do update set scores = excluded.scores, made_at = excluded.made_at
    `.execute(db);
  },

  /** The best scores of orders, by id. Orders without stored scores are left out. */
  async ofOrders(orderIds: readonly string[]): Promise<Map<string, number[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('orderBestScore')
      .select(['orderId', 'scores'])
      .where('orderId', 'in', orderIds)
      .execute();
    return new Map(rows.map(({ orderId, scores }) => [orderId, scores]));
  },

  /** Active orders whose scores were stored before `since`, before the last change, or never; longest ago first. */
  async outdated(since: Date, limit: number): Promise<{ orderId: string; customerId: string }[]> {
    const { rows } = await sql<{ orderId: string; customerId: string }>`
      select o.id as order_id, o.customer_id
      from customer_order o
      join order_preparation p on p.order_id = o.id and p.state = 'ready'
      left join order_best_score s on s.order_id = o.id
      where o.status = 'active' and (s.made_at is null or s.made_at < greatest(${since}, p.requested_at))
      order by s.made_at nulls first, o.id limit ${limit}
    `.execute(db);
    return rows;
  },
});
