import type { Db } from '../../db/database.ts';

/** Deliveries in the database. */
export const deliveriesRepo = (db: Db) => ({
  find: (id: string) => db.selectFrom('delivery').select('orderId').where('id', '=', id).executeTakeFirst(),

  async insert(delivery: { id: string; orderId: string; message: string; createdAt: Date }): Promise<void> {
    await db.insertInto('delivery').values(delivery).execute();
  },
});
