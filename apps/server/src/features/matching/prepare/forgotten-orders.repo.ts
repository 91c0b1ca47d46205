import type { Db } from '../../../db/database.ts';

/** Deletes everything that matching has made of orders, seen in them, or was told about them. */
export async function forgetOrders(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.deleteFrom('orderText').where('orderId', 'in', orderIds).execute();
  await db.deleteFrom('orderCaption').where('orderId', 'in', orderIds).execute();
  await db.deleteFrom('orderSketch').where('orderId', 'in', orderIds).execute();
  await db.deleteFrom('orderReading').where('orderId', 'in', orderIds).execute();
  await db.deleteFrom('orderPreparation').where('orderId', 'in', orderIds).execute();
  await db.deleteFrom('orderBestScore').where('orderId', 'in', orderIds).execute();
  await db.deleteFrom('matchImpression').where('orderId', 'in', orderIds).execute();
  await db.deleteFrom('matchVerdict').where('orderId', 'in', orderIds).execute();
}
