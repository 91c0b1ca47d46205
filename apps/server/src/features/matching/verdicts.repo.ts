import type { Verdict } from '@tessera/contract/matching';
import type { JudgedLikeness } from '@tessera/matching/evidence';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { shown, type Models } from './pairs.repo.ts';

/** What a customer has said of a designer for an order. */
export interface GivenVerdict {
  orderId: string;
  designerId: string;
  verdict: Verdict;
  /** Of the designer. */
  name: string;
}

/** A designer beside one who was judged for the same order. */
export interface JudgedLikenessRow extends JudgedLikeness {
  orderId: string;
  /** Who is compared with `designerId`. */
  candidateId: string;
}

/** So many of an order's newest verdicts are compared with. */
const COMPARED_MAX = 20;

/** What customers say of matched designers, in the database. */
export const verdictsRepo = (db: Db) => ({
  async isOwnOrder(orderId: string, customerId: string): Promise<boolean> {
    const order = db.selectFrom('customerOrder').select('id').where('id', '=', orderId);
    return (await order.where('customerId', '=', customerId).executeTakeFirst()) !== undefined;
  },

  /** Replaces an earlier verdict; false where there is no such designer. */
  async save(given: {
    orderId: string;
    designerId: string;
    verdict: Verdict;
    createdAt: Date;
  }): Promise<boolean> {
    const { orderId, designerId, verdict, createdAt } = given;
    const { numAffectedRows } = await sql`
      insert into match_verdict (order_id, designer_id, verdict, created_at)
      select o.id, d.account_id, ${verdict}, ${createdAt}
      from customer_order o, designer_profile d
      where o.id = ${orderId} and d.account_id = ${designerId}
      on conflict (order_id, designer_id) do update set verdict = excluded.verdict, created_at = excluded.created_at
    `.execute(db);
    return numAffectedRows === 1n;
  },

  async remove(orderId: string, designerId: string): Promise<void> {
    await db
      .deleteFrom('matchVerdict')
      .where('orderId', '=', orderId)
      .where('designerId', '=', designerId)
      .execute();
  },

  /** Latest first. */
  async ofOrders(orderIds: readonly string[]): Promise<GivenVerdict[]> {
    if (orderIds.length === 0) return [];
    const rows = await db
      .selectFrom('matchVerdict')
      .innerJoin('designerProfile', 'accountId', 'designerId')
      .select(['orderId', 'designerId', 'verdict', 'firstName', 'lastName'])
      .where('orderId', 'in', orderIds)
      .orderBy('matchVerdict.createdAt', 'desc')
      .orderBy('designerId')
      .execute();
    return rows.map(({ firstName, lastName, verdict, ...row }) => ({
      ...row,
      verdict: verdict as Verdict,
      name: `${firstName} ${lastName}`,
    }));
  },

  /** How the portfolios of designers compare with those that were judged for the same order. */
  async likenesses(
    candidates: readonly { orderId: string; designerId: string }[],
    models: Models,
  ): Promise<JudgedLikenessRow[]> {
    const orderIds = candidates.map(({ orderId }) => orderId);
    const designerIds = candidates.map(({ designerId }) => designerId);
    const { rows } = await sql<JudgedLikenessRow>`
      with ${shown},
      judged as materialized (
        select order_id, designer_id, verdict from (
          select order_id, designer_id, verdict,
            row_number() over (partition by order_id order by created_at desc, designer_id) as number
          from match_verdict where order_id = any(${orderIds}::uuid[])
        ) newest where number <= ${COMPARED_MAX}
      ),
      candidate as materialized (
        select order_id, designer_id from unnest(${orderIds}::uuid[], ${designerIds}::uuid[]) as c (order_id, designer_id)
      ),
      project as materialized (
        select id, designer_id from shown
        where designer_id in (select designer_id from judged union select designer_id from candidate)
      ),
      text as materialized (
        select p.designer_id, avg(t.vector) as vector
        from project p join project_text t on t.project_id = p.id and t.model = ${models.text}
        group by p.designer_id
      ),
      look as materialized (
        select p.designer_id, avg(e.vector) - (select vector from photo_centre where model = ${models.photo}) as vector
        from project p
        join portfolio_image i on i.project_id = p.id
        join photo_embedding e on e.photo_id = i.photo_id and e.model = ${models.photo}
        group by p.designer_id
      )
      select
        c.order_id, c.designer_id as candidate_id, j.designer_id, j.verdict,
        ${likeness('candidate_look', 'judged_look')} as photos, coalesce(${likeness('candidate_text', 'judged_text')}, 0) as texts
      from candidate c
      join judged j on j.order_id = c.order_id
      join text candidate_text on candidate_text.designer_id = c.designer_id
      join text judged_text on judged_text.designer_id = j.designer_id
      left join look candidate_look on candidate_look.designer_id = c.designer_id
      left join look judged_look on judged_look.designer_id = j.designer_id
    `.execute(db);
    return rows;
  },
});

/** Cosine of two vectors; null where one of them is missing or all zero. */
function likeness(a: string, b: string) {
  return sql`nullif(1 - (${sql.ref(`${a}.vector`)} <=> ${sql.ref(`${b}.vector`)}), 'NaN')`;
}
