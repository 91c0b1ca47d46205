import type { Db } from '../../../db/database.ts';
import { ordersDealtOn } from '../dealt-orders.repo.ts';

/** Documents in the database: they are files of deliveries. */
export const documentsRepo = (db: Db) => {
  const kept = () =>
    db
      .selectFrom('deliveryFile')
      .innerJoin('delivery', 'delivery.id', 'deliveryFile.deliveryId')
      .select((file) => file.ref('deliveryFile.fileKey').$notNull().as('key'))
      .where('deliveryFile.fileKey', 'is not', null);

  return {
    /** Those of the keys that a delivery has. */
    async takenKeys(keys: readonly string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set();
      const rows = await kept().where('deliveryFile.fileKey', 'in', keys).execute();
      return new Set(rows.map(({ key }) => key));
    },

    /** The key of every document. */
    async *all(batchSize: number): AsyncIterable<string> {
      let last: string | undefined;
      for (;;) {
        let query = kept().orderBy('deliveryFile.fileKey').limit(batchSize);
        if (last !== undefined) query = query.where('deliveryFile.fileKey', '>', last);
        const rows = await query.execute();
        for (const { key } of rows) yield key;
        last = rows.at(-1)?.key;
        if (rows.length < batchSize) return;
      }
    },

    /** The documents handed over for an order. */
    async ofOrder(orderId: string): Promise<string[]> {
      const rows = await kept().where('delivery.orderId', '=', orderId).execute();
      return rows.map(({ key }) => key);
    },

    /** The documents that an account has handed over or been given, by the ids of the files they are. */
    ofAccount: (accountId: string) =>
      kept()
        .select('deliveryFile.id')
        .where('delivery.orderId', 'in', ordersDealtOn(db, accountId))
        .orderBy('deliveryFile.id')
        .execute(),
  };
};
