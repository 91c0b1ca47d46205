import type { MatchingState } from '@tessera/contract/matching';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { currentLife, currentSnapshot, isCommittedAfter, type Moment } from '../../../db/moment.ts';
import { countedFirstPages } from '../first-page/impressions.repo.ts';
import { ORDERS_MAX } from '../search/candidates.repo.ts';
import type { VerdictRow } from '../verdicts/verdicts.repo.ts';

/** An active order of a customer, and how far it is prepared. */
export interface ListedOrder {
  id: string;
  /** Changes with everything that matching reads of the order. */
  version: number;
  objectName: string;
  state: MatchingState;
}

/** What a customer's list depends on, seen at one moment. */
export interface ListState {
  /** Newest first. */
  orders: ListedOrder[];
  /** What the customer has said for these orders, latest first. */
  verdicts: VerdictRow[];
  /** On how many first pages the designers asked for stood, up to the number from which nobody is a newcomer. Those who stood on none are left out. */
  firstPageCounts: ReadonlyMap<string, number>;
  /** Whether anything of any designer may have changed since the moment asked about. */
  isChanged: boolean;
  moment: Moment;
}

/** What customers' lists depend on, in the database. */
export const listStateRepo = (db: Db) => ({
  /** The state of the list of all active orders of a customer, or of one of them; in one statement, so as of one moment. */
  async ofCustomer(
    customerId: string,
    asked: {
      orderId: string | undefined;
      /** The moment that a kept list was made from; null where none is kept. */
      keptSince: Moment | null;
      designerIds: readonly string[];
      /** First pages after this day count, in UTC, like 2026-11-21. */
      since: string;
    },
  ): Promise<ListState> {
    const { orderId, keptSince, designerIds, since } = asked;
    const snapshot = keptSince?.snapshot ?? null;
    const { rows } = await sql<{
      orders: ListedOrder[] | null;
      verdicts: VerdictRow[] | null;
      firstPageCounts: Record<string, number> | null;
      isChanged: boolean;
      snapshot: string;
      life: string;
    }>`
      with listed as materialized (
        select o.id, v.version, o.object_name, p.state
        from customer_order o
        join order_preparation p on p.order_id = o.id
        join order_version v on v.order_id = o.id
        where o.customer_id = ${customerId} and o.status = 'active'
          ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
        order by o.id desc limit ${ORDERS_MAX}
      )
      select
        (
          select json_agg(json_build_object('id', id, 'version', version, 'objectName', object_name, 'state', state)
            order by id desc)
          from listed
        ) as orders,
        (
          select json_agg(json_build_object('orderId', m.order_id, 'designerId', m.designer_id, 'verdict', m.verdict,
            'name', d.first_name || ' ' || d.last_name) order by m.created_at desc, m.designer_id)
          from match_verdict m join designer_profile d on d.account_id = m.designer_id
          where m.order_id in (select id from listed)
        ) as verdicts,
        (
          select json_object_agg(designer_id, count) from (${countedFirstPages(designerIds, since)}) counted
        ) as first_page_counts,
        ${snapshot}::pg_snapshot is null or exists (
          select from match_change where ${isCommittedAfter(snapshot)}
        ) as is_changed,
        ${currentSnapshot} as snapshot,
        ${currentLife} as life
    `.execute(db);
    const row = rows[0]!;
    return {
      orders: row.orders ?? [],
      verdicts: row.verdicts ?? [],
      firstPageCounts: new Map(Object.entries(row.firstPageCounts ?? {})),
      isChanged: row.isChanged || row.life !== keptSince?.life,
      moment: { snapshot: row.snapshot, life: row.life },
    };
  },

  /** Deletes the changes before a time. Lists of that time must not be kept any more. */
  async forgetChanges(before: Date): Promise<void> {
    await db.deleteFrom('matchChange').where('changedAt', '<', before).execute();
  },
});
