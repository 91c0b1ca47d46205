import type { Side } from '@tessera/contract/deal/moves';
import type { Db } from '../../db/database.ts';

/** What becomes of an engagement. */
export type EngagementChange = Partial<{
  deliveredAt: Date;
  completedAt: Date;
  cancelledAt: Date;
  cancelledBy: Side;
  reason: string;
}>;

/** Engagements in the database. */
export const engagementsRepo = (db: Db) => {
  const ofDesigner = (designerId: string) =>
    db
      .selectFrom('engagement')
      .innerJoin('customerOrder', 'customerOrder.id', 'engagement.orderId')
      .leftJoin('customerProfile', 'customerProfile.accountId', 'customerOrder.customerId')
      .where('engagement.designerId', '=', designerId);

  return {
    async insert(engagement: {
      orderId: string;
      designerId: string;
      acceptedAt: Date;
      priceFromUsd: number | null;
      priceToUsd: number | null;
    }): Promise<void> {
      await db.insertInto('engagement').values(engagement).execute();
    },

    async change(orderId: string, change: EngagementChange): Promise<void> {
      await db.updateTable('engagement').set(change).where('orderId', '=', orderId).execute();
    },

    /** The designer who was accepted for an order, with the names that notifications have. */
    designer: (orderId: string) =>
      db
        .selectFrom('engagement')
        .leftJoin('designerProfile', 'designerProfile.accountId', 'engagement.designerId')
        .select(['engagement.designerId as id', 'firstName', 'lastName'])
        .where('engagement.orderId', '=', orderId)
        .executeTakeFirst(),

    /** A designer's engagements, latest first: the customer of each, and that person's first name. */
    list: (designerId: string, limit: number, offset: number) =>
      ofDesigner(designerId)
        .select(['engagement.orderId', 'customerOrder.customerId', 'customerProfile.firstName'])
        .orderBy('engagement.acceptedAt', 'desc')
        .orderBy('engagement.orderId')
        .limit(limit)
        .offset(offset)
        .execute(),

    find: (designerId: string, orderId: string) =>
      ofDesigner(designerId)
        .select(['engagement.orderId', 'customerOrder.customerId', 'customerProfile.firstName'])
        .where('engagement.orderId', '=', orderId)
        .executeTakeFirst(),

    async count(designerId: string): Promise<number> {
      const counted = ofDesigner(designerId).select((row) => row.fn.countAll<number>().as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },
  };
};
