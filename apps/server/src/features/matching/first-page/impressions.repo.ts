import { NEWCOMER_FIRST_PAGES_MAX } from '@tessera/matching/first-page/exposure';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { matchable } from '../models/conditions.repo.ts';

/** On how many first pages a designer who can be matched stood. */
export interface ExposureRow {
  designerId: string;
  name: string;
  firstPageCount: number;
}

/**
 * The rows `designer_id` and `count`: on how many first pages each of these designers stood after a day, counted up to the number from which nobody
 * is a newcomer. Those who stood on none are left out.
 */
export const countedFirstPages = (designerIds: readonly string[], since: string) => sql<{
  designerId: string;
  count: number;
}>`
  select designer_id, count from (
    select designer_id, (
      select count(*) from (
        select from match_impression i
        where i.designer_id = d.designer_id and i.day > ${since}::date limit ${NEWCOMER_FIRST_PAGES_MAX}
      ) first
    ) as count
    from unnest(${designerIds}::uuid[]) as d (designer_id)
  ) shown where count > 0`;

/** Which designers stood on first pages, in the database. A day is a date in UTC, like 2026-11-21. */
export const impressionsRepo = (db: Db) => ({
  /** Stores an order and a designer once a day. Nothing is stored of those that are gone by now. */
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

  /**
   * On how many first pages each designer stood after a day, counted up to the number from which nobody is a newcomer. Those who stood on
   * none are left out.
   */
  async firstPageCounts(designerIds: readonly string[], since: string): Promise<Map<string, number>> {
    const { rows } = await countedFirstPages(designerIds, since).execute(db);
    return new Map(rows.map(({ designerId, count }) => [designerId, count]));
  },

  /** All designers who can be matched, with their first pages after a day, most first; and the number of first pages. */
  async exposure(since: string): Promise<{ designers: ExposureRow[]; pageCount: number }> {
    const { rows: designers } = await sql<ExposureRow>`
      with ${matchable}
      select d.account_id as designer_id, d.first_name || ' ' || d.last_name as name, coalesce(i.first_page_count, 0) as first_page_count
      from designer_profile d
      left join (
        select designer_id, count(*) as first_page_count from match_impression where day > ${since}::date group by designer_id
      ) i on i.designer_id = d.account_id
      where d.account_id in (select designer_id from matchable)
      order by first_page_count desc, designer_id
    `.execute(db);
    const { rows } = await sql<{ pageCount: number }>`
      select count(*) as page_count
      from (select distinct order_id, day from match_impression where day > ${since}::date) page
    `.execute(db);
    return { designers, pageCount: rows[0]!.pageCount };
  },

  /** Deletes everything up to a day. */
  async forget(until: string): Promise<void> {
    await sql`delete from match_impression where day <= ${until}::date`.execute(db);
  },
});
