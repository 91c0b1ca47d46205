import type { Verdict } from '@tessera/contract/matching';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What a customer has said of a designer for an order, with the designer's name. */
export interface VerdictRow {
  orderId: string;
  designerId: string;
  verdict: Verdict;
  name: string;
}

/** What customers say of matched designers, in the database. */
export const verdictsRepo = (db: Db) => ({
  async isOwnOrder(orderId: string, customerId: string): Promise<boolean> {
    const order = db.selectFrom('customerOrder').select('id').where('id', '=', orderId);
    return (await order.where('customerId', '=', customerId).executeTakeFirst()) !== undefined;
  },

  /** Replaces an earlier verdict. False where there is no such designer. */
  async save(said: {
    orderId: string;
    designerId: string;
    verdict: Verdict;
    createdAt: Date;
  }): Promise<boolean> {
    const { orderId, designerId, verdict, createdAt } = said;
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

  /** The verdicts on orders, latest first. */
  async ofOrders(orderIds: readonly string[]): Promise<VerdictRow[]> {
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

  /** The designers of verdicts whose profile is complete, with the versions of their portfolios. */
  async portfolioVersions(
    verdicts: readonly VerdictRow[],
  ): Promise<{ designerId: string; designerVersion: number }[]> {
    return db
      .selectFrom('portfolioVersion')
      .innerJoin('designerProfile', 'accountId', 'designerId')
      .select(['designerId', 'version as designerVersion'])
      .where('designerId', 'in', [...new Set(verdicts.map(({ designerId }) => designerId))])
      .execute();
  },
});
