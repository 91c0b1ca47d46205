import type { Db } from '../../../db/database.ts';

/** What becomes of orders whose customer or designer goes, in the database. */
export const departuresRepo = (db: Db) => ({
  /** The orders of a customer, with their status. */
  ofCustomer: (customerId: string) =>
    db
      .selectFrom('customerOrder')
      .select(['id', 'status'])
      .where('customerId', '=', customerId)
      .orderBy('id')
      .execute(),

  /** Gives orders to another account; of what their customer wrote, only the name stays. */
  async reassign(orderIds: readonly string[], toId: string): Promise<void> {
    await db.deleteFrom('orderLink').where('orderId', 'in', orderIds).execute();
    await db
      .updateTable('customerOrder')
      .set({ customerId: toId, objectDesc: '', budgetUsd: null, setReading: null })
      .where('id', 'in', orderIds)
      .execute();
  },

  /** Deletes the orders of a customer that nobody but one designer has. */
  async removeShared(customerId: string, designerId: string): Promise<void> {
    await db
      .deleteFrom('customerOrder')
      .where('customerId', '=', customerId)
      .where('id', 'in', (order) =>
        order.selectFrom('engagement').select('orderId').where('designerId', '=', designerId),
      )
      .execute();
  },

  /** Takes what the customer wrote out of timelines. The words of a review are not in them. */
  async forgetCustomerWords(orderIds: readonly string[]): Promise<void> {
    await db
      .updateTable('orderEvent')
      .set({ body: '' })
      .where('orderId', 'in', orderIds)
      .where('by', '=', 'customer')
      .execute();
  },

  /** Gives the entries of timelines that are about a designer to another account, without what the designer wrote. */
  async reassignEvents(orderIds: readonly string[], designerId: string, toId: string): Promise<void> {
    await db
      .updateTable('orderEvent')
      .set((event) => ({
        designerId: toId,
        body: event.case().when('by', '=', 'designer').then('').else(event.ref('body')).end(),
      }))
      .where('orderId', 'in', orderIds)
      .where('designerId', '=', designerId)
      .execute();
  },
});
