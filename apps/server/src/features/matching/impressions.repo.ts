import { NEWCOMER_TIMES_SHOWN_MAX } from '@tessera/matching/exposure';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { shown } from './candidates.repo.ts';

/** How often a designer in the pool stood on first pages. */
export interface ExposureRow {
  designerId: string;
  name: string;
  timesShown: number;
}

/** Which designers stood on first pages, in the database. A day is a date like 2026-11-21, in UTC. */
export const impressionsRepo = (db: Db) => ({
  /** Once a day for an order and a designer; of those that are gone by now, nothing is kept. */
  async save(day: string, places: readonly { orderId: string; designerId: string }[]): Promise<void> {
    await sql`
      insert into match_impression (designer_id, day, order_id)
      select designer_id, ${day}::date, order_id
      from unnest(${places.map(({ designerId }) => designerId)}::uuid[], ${places.map(({ orderId }) => orderId)}::uuid[])
        as place (designer_id, order_id)
      where exists (select from account where id = designer_id)
        and exists (select from customer_order where id = order_id)
      on conflict do nothing
    `.execute(db);
  },

  /** On how many first pages each designer has stood since a day, counted no further than makes a difference. */
  async timesShown(designerIds: readonly string[], since: string): Promise<Map<string, number>> {
    const { rows } = await sql<{ designerId: string; count: number }>`
      select designer_id, (
        select count(*) from (
          select from match_impression i
          where i.designer_id = d.designer_id and i.day > ${since}::date limit ${NEWCOMER_TIMES_SHOWN_MAX}
        ) first
      ) as count
      from unnest(${designerIds}::uuid[]) as d (designer_id)
    `.execute(db);
    return new Map(rows.map(({ designerId, count }) => [designerId, count]));
  },

  /** All designers who can be matched, those shown most first, and on how many first pages they share since a day. */
  async exposure(since: string): Promise<{ designers: ExposureRow[]; pageCount: number }> {
    const { rows: designers } = await sql<ExposureRow>`
      with ${shown}
      select d.account_id as designer_id, d.first_name || ' ' || d.last_name as name, coalesce(i.times_shown, 0) as times_shown
      from designer_profile d
      left join (
        select designer_id, count(*) as times_shown from match_impression where day > ${since}::date group by designer_id
      ) i on i.designer_id = d.account_id
      where d.account_id in (select designer_id from shown)
      order by times_shown desc, designer_id
    `.execute(db);
    const { rows } = await sql<{ pageCount: number }>`
      select count(*) as page_count
      from (select distinct order_id, day from match_impression where day > ${since}::date) page
    `.execute(db);
    return { designers, pageCount: rows[0]!.pageCount };
  },

  /** Forgets everything up to a day. */
  async forget(until: string): Promise<void> {
    await sql`delete from match_impression where day <= ${until}::date`.execute(db);
  },
});
