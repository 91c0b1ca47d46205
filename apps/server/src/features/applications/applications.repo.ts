import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/media.present.ts';

/** A row of an application with what is shown of its designer. */
export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationsRepo>['ofCustomer']>>[number];

/** Designers' applications to orders in the database. */
export const applicationsRepo = (db: Db) => {
  const ofCustomer = (customerId: string) =>
    db
      .selectFrom('application')
      .innerJoin('customerOrder', 'customerOrder.id', 'application.orderId')
      .innerJoin('designerProfile', 'designerProfile.accountId', 'application.designerId')
      .where('customerOrder.customerId', '=', customerId);

  return {
    /** The name of an active order, which stays until the transaction ends. */
    async holdActiveOrder(orderId: string): Promise<string | undefined> {
      const order = await db
        .selectFrom('customerOrder')
        .select('objectName')
        .where('id', '=', orderId)
        .where('status', '=', 'active')
        .forKeyShare()
        .executeTakeFirst();
      return order?.objectName;
    },

    /** False when the designer has applied before. */
    async insert(application: { orderId: string; designerId: string; createdAt: Date }): Promise<boolean> {
      const inserted = await db
        .insertInto('application')
        .values(application)
        .onConflict((conflict) => conflict.columns(['orderId', 'designerId']).doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n;
    },

    async appliedAt(orderId: string, designerId: string): Promise<Date> {
      const { createdAt } = await db
        .selectFrom('application')
        .select('createdAt')
        .where('orderId', '=', orderId)
        .where('designerId', '=', designerId)
        .executeTakeFirstOrThrow();
      return createdAt;
    },

    async hasProfile(designerId: string): Promise<boolean> {
      const profile = db.selectFrom('designerProfile').select('accountId');
      return (await profile.where('accountId', '=', designerId).executeTakeFirst()) !== undefined;
    },

    async count(customerId: string): Promise<number> {
      const counted = ofCustomer(customerId).select((row) => row.fn.countAll<number>().as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    ofCustomer: (customerId: string, limit: number, offset: number) =>
      ofCustomer(customerId)
        .innerJoin('photo', 'photo.id', 'designerProfile.photoId')
        .select(['application.orderId', 'application.designerId', 'application.createdAt'])
        .select(['designerProfile.firstName', 'designerProfile.lastName'])
        .select(['photo.id as photoId', ...PHOTO_COLUMNS])
        .orderBy('application.createdAt', 'desc')
        .orderBy('application.designerId')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** What the mail about an application needs, unless it is mailed or gone. */
    unmailed: (orderId: string, designerId: string) =>
      db
        .selectFrom('application')
        .innerJoin('customerOrder', 'customerOrder.id', 'application.orderId')
        .innerJoin('account', 'account.id', 'customerOrder.customerId')
        .innerJoin('designerProfile', 'designerProfile.accountId', 'application.designerId')
        .select(['customerOrder.objectName', 'account.email', 'firstName', 'lastName'])
        .where('application.orderId', '=', orderId)
        .where('application.designerId', '=', designerId)
        .where('application.mailedAt', 'is', null)
        .executeTakeFirst(),

    async setMailed(orderId: string, designerId: string, mailedAt: Date): Promise<void> {
      await db
        .updateTable('application')
        .set({ mailedAt })
        .where('orderId', '=', orderId)
        .where('designerId', '=', designerId)
        .execute();
    },
  };
};
