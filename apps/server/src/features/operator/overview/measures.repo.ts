import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What was measured of a day, at its last measuring. */
export interface Measure {
  measuredAt: Date;
  activeOrders: number;
  ordersMeasured: number;
  ordersWithoutMatch: number;
  exposureGini: number;
  exposureCurve: number[];
  storageBytes: number;
  preparedText: number;
  preparedPhoto: number;
}

/** What is measured in the background, in the database. */
export const measuresRepo = (db: Db) => ({
  /** Stores what was measured on a day (UTC, as 2026-11-21), in place of what was measured on it before. */
  async save(day: string, measure: Measure): Promise<void> {
    await db
      .insertInto('marketplaceDay')
      .values({ day, ...measure })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(measure))
      .execute();
  },

  /** What was measured last; undefined before the first time. */
  latest: (): Promise<Measure | undefined> =>
    db
      .selectFrom('marketplaceDay')
      .select(['measuredAt', 'activeOrders', 'ordersMeasured', 'ordersWithoutMatch', 'exposureGini'])
      .select(['exposureCurve', 'preparedText', 'preparedPhoto'])
      .select(sql<number>`storage_bytes`.as('storageBytes'))
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** Active orders; those whose best scores are known; and of these, those for which nobody scores as much as `scoreMin`. */
  async orders(scoreMin: number): Promise<{ active: number; measured: number; withoutMatch: number }> {
    const { rows } = await sql<{ active: number; measured: number; withoutMatch: number }>`
      select
        count(*) as active, count(s.order_id) as measured,
        count(s.order_id) filter (where coalesce(s.scores[1], 0) < ${scoreMin}::int) as without_match
      from customer_order o left join order_best_score s on s.order_id = o.id
      where o.status = 'active'
    `.execute(db);
    return rows[0]!;
  },

  /** The size of all stored files in bytes, as they are written down: photos with their sizes, documents and archives. */
  async storageBytes(): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      select
        (select coalesce(sum(byte_count + (select coalesce(sum(value::bigint), 0) from jsonb_each_text(variant_bytes))), 0)
          from photo where review <> 'removed')
        + (select coalesce(sum(byte_count), 0) from delivery_file where file_key is not null)
        + (select coalesce(sum(byte_count), 0) from account_export) as bytes
    `.execute(db);
    return rows[0]!.bytes;
  },
});
