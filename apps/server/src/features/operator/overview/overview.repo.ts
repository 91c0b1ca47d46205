import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { FORMER_ACCOUNTS } from '../../auth/former-accounts.service.ts';

/** What happened on one day. */
export interface DayRow {
  /** In UTC, as 2026-11-21. */
  day: string;
  signUpsCustomers: number;
  signUpsDesigners: number;
  /** Orders that were active at the end of the day, or are now, for today. */
  activeOrders: number;
  applications: number;
  /** Hours from order to first application, of the day's orders that had one; null where none had. */
  medianHours: number | null;
  p90Hours: number | null;
  hires: number;
  completed: number;
  reviews: number;
  /** The sum of the stars of these reviews. */
  stars: number;
}

/** Times from order to first application, of the orders of a period that had one; null where none had. */
export interface FirstApplicationRow {
  medianHours: number | null;
  p90Hours: number | null;
}

/** How much of what waits for an operator. */
export interface Waiting {
  designers: number;
  photos: number;
  reports: number;
  contactMessages: number;
}

/** The day of a time in UTC. */
const dayOf = (time: RawBuilder<unknown>) => sql`(${time} at time zone 'UTC')::date`;

/** The orders since a time with the hours until the first application. */
const firstApplications = (from: Date) => sql`
  first_application as materialized (
    select o.created_at, ${dayOf(sql`o.created_at`)} as day,
      extract(epoch from min(e.created_at) - o.created_at)::float8 / 3600 as hours
    from customer_order o join order_event e on e.order_id = o.id and e.kind = 'applied'
    where o.created_at >= ${from}
    group by o.id
  )`;

const median = sql`percentile_cont(.5) within group (order by hours)`;
const p90 = sql`percentile_cont(.9) within group (order by hours)`;

/** What happened in the marketplace, in the database. */
export const overviewRepo = (db: Db) => ({
  /**
   * A row for each day from `from` (the first moment of a day in UTC) until `now`, oldest first. How many orders were active
   * is known where it was measured. For days before that, an order counts from when it was described until it was accepted or
   * cancelled: when it was paused is kept nowhere.
   */
  async days(from: Date, now: Date): Promise<DayRow[]> {
    const { rows } = await sql<DayRow>`
      with ${firstApplications(from)},
      leaving as materialized (
        select o.created_at, min(e.created_at) as left_at
        from customer_order o left join order_event e on e.order_id = o.id and e.kind in ('accepted', 'cancelled')
        group by o.id
      ),
      change (day, number) as (
        select ${dayOf(sql`greatest(created_at, ${from})`)}, count(*) from leaving group by 1
        union all
        select ${dayOf(sql`greatest(left_at, ${from})`)}, -count(*) from leaving where left_at is not null group by 1
      ),
      event (day, kind, number, stars) as (
        select ${dayOf(sql`created_at`)}, role, count(*), 0 from account
        where created_at >= ${from} and id not in (${FORMER_ACCOUNTS.customer}, ${FORMER_ACCOUNTS.designer}) group by 1, 2
        union all
        select ${dayOf(sql`created_at`)}, 'applied', count(*), 0 from order_event
        where created_at >= ${from} and kind = 'applied' group by 1
        union all
        select ${dayOf(sql`accepted_at`)}, 'hired', count(*), 0 from engagement where accepted_at >= ${from} group by 1
        union all
        select ${dayOf(sql`completed_at`)}, 'completed', count(*), 0 from engagement where completed_at >= ${from} group by 1
        union all
        select ${dayOf(sql`created_at`)}, 'reviewed', count(*), sum(stars) from review
        where created_at >= ${from} and hidden_at is null group by 1
      )
      select
        to_char(d.day, 'YYYY-MM-DD') as day,
        ${ofKind('customer')} as sign_ups_customers, ${ofKind('designer')} as sign_ups_designers,
        ${ofKind('applied')} as applications, ${ofKind('hired')} as hires, ${ofKind('completed')} as completed,
        ${ofKind('reviewed')} as reviews,
        (select coalesce(sum(stars), 0) from event e where e.day = d.day)::int as stars,
        f.median_hours, f.p90_hours,
        case
          when d.day = ${dayOf(sql`${now}::timestamptz`)} then (select count(*) from customer_order where status = 'active')
          else coalesce(
            (select active_orders from marketplace_day m where m.day = d.day),
            (select sum(number) from change c where c.day <= d.day), 0
          )
        end::int as active_orders
      from (
        select day::date as day
        from generate_series(${dayOf(sql`${from}::timestamptz`)}, ${dayOf(sql`${now}::timestamptz`)}, interval '1 day') day
      ) d
      left join (
        select day, ${median} as median_hours, ${p90} as p90_hours from first_application group by day
      ) f on f.day = d.day
      order by d.day
    `.execute(db);
    return rows;
  },

  /** Of the orders of the period from `from` until before `until`. */
  async firstApplications(from: Date, until: Date): Promise<FirstApplicationRow> {
    const { rows } = await sql<FirstApplicationRow>`
      with ${firstApplications(from)}
      select ${median} as median_hours, ${p90} as p90_hours from first_application where created_at < ${until}
    `.execute(db);
    return rows[0]!;
  },

  /** How many of the orders since a time have each status now. Statuses that none has are left out. */
  orderStatuses: (from: Date) =>
    db
      .selectFrom('customerOrder')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where('createdAt', '>=', from)
      .groupBy('status')
      .execute(),

  /** What waits for an operator: designers, photos, reports and messages. */
  async waiting(): Promise<Waiting> {
    const { rows } = await sql<Waiting>`
      select
        (select count(*) from account where vetting = 'waiting') as designers,
        (select count(*) from photo where review = 'held') as photos,
        (select count(*) from report where outcome is null) as reports,
        (select count(*) from contact_message where answered_at is null) as contact_messages
    `.execute(db);
    return rows[0]!;
  },

  /** The size of the whole database, in bytes. */
  async databaseBytes(): Promise<number> {
    const { rows } = await sql<{
      bytes: number;
    }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return rows[0]!.bytes;
  },
});

/** How many events of a kind there were on the day of the row `d`. */
function ofKind(kind: string) {
  return sql`(select coalesce(sum(number), 0) from event e where e.day = d.day and e.kind = ${kind})::int`;
}
