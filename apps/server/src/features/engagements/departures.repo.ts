import type { Db } from '../../db/database.ts';

const RUNNING = ['in_progress', 'delivered'] as const;

/** What becomes of engagements whose customer or designer goes, in the database. */
export const departuresRepo = (db: Db) => {
  const ofDesigner = (designerId: string) =>
    db
      .selectFrom('engagement')
      .innerJoin('customerOrder', 'customerOrder.id', 'engagement.orderId')
      .select('engagement.orderId as id')
      .where('engagement.designerId', '=', designerId)
      .orderBy('engagement.orderId');

  return {
    /** The orders on which a designer is at work. */
    async running(designerId: string): Promise<string[]> {
      const rows = await ofDesigner(designerId).where('customerOrder.status', 'in', RUNNING).execute();
      return rows.map(({ id }) => id);
    },

    /** The orders on which a designer is at work, or has completed the work. */
    async engaged(designerId: string): Promise<string[]> {
      const rows = await ofDesigner(designerId)
        .where('customerOrder.status', 'in', [...RUNNING, 'completed'])
        .execute();
      return rows.map(({ id }) => id);
    },

    /** The orders that a designer has completed. */
    async completed(designerId: string): Promise<string[]> {
      const rows = await ofDesigner(designerId).where('customerOrder.status', '=', 'completed').execute();
      return rows.map(({ id }) => id);
    },

    /** Gives engagements to another account. */
    async reassign(orderIds: readonly string[], toId: string): Promise<void> {
      await db.updateTable('engagement').set({ designerId: toId }).where('orderId', 'in', orderIds).execute();
    },

    /** Deletes what was handed over for orders. */
    async deleteDeliveries(orderIds: readonly string[]): Promise<void> {
      await db.deleteFrom('delivery').where('orderId', 'in', orderIds).execute();
    },
  };
};
