import type { Db } from '../../db/database.ts';

/** A row of a review with its order and the customer's first name. */
export type ReviewRow = NonNullable<Awaited<ReturnType<ReturnType<typeof reviewsRepo>['ofOrder']>>>;

/** What a customer says. */
interface Words {
  stars: number;
  body: string;
}

/** Reviews in the database. */
export const reviewsRepo = (db: Db) => {
  const whole = () =>
    db
      .selectFrom('review')
      .innerJoin('customerOrder', 'customerOrder.id', 'review.orderId')
      .leftJoin('customerProfile', 'customerProfile.accountId', 'customerOrder.customerId')
      .select(['review.id', 'review.orderId', 'review.designerId', 'stars', 'body', 'review.createdAt'])
      .select(['answer', 'answeredAt', 'customerOrder.objectName as orderName', 'customerOrder.customerId'])
      .select('customerProfile.firstName as customerFirstName');

  return {
    ofOrder: (orderId: string) => whole().where('review.orderId', '=', orderId).executeTakeFirst(),

    ofOrders: (orderIds: readonly string[]) => whole().where('review.orderId', 'in', orderIds).execute(),

    visibleOfOrders: (orderIds: readonly string[]) =>
      whole().where('review.orderId', 'in', orderIds).where('hiddenAt', 'is', null).execute(),

    /** The order of which a review of a designer's work is. */
    async orderOf(designerId: string, id: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('review')
        .select('orderId')
        .where('id', '=', id)
        .where('designerId', '=', designerId)
        .executeTakeFirst();
      return row?.orderId;
    },

    async insert(
      review: Words & { id: string; orderId: string; designerId: string; createdAt: Date },
    ): Promise<void> {
      await db.insertInto('review').values(review).execute();
    },

    async change(id: string, words: Words): Promise<void> {
      await db.updateTable('review').set(words).where('id', '=', id).execute();
    },

    /** Locks a visible review of a designer's work until the transaction ends. @returns false if there is none */
    async hold(designerId: string, id: string): Promise<boolean> {
      const row = await db
        .selectFrom('review')
        .select('id')
        .where('id', '=', id)
        .where('designerId', '=', designerId)
        .where('hiddenAt', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    async answer(id: string, answer: string, answeredAt: Date): Promise<void> {
      await db.updateTable('review').set({ answer, answeredAt }).where('id', '=', id).execute();
    },

    /** Gives the reviews of a designer's work to another account, without what the designer said to them. */
    async reassign(designerId: string, toId: string): Promise<void> {
      await db
        .updateTable('review')
        .set({ designerId: toId, answer: '', answeredAt: null })
        .where('designerId', '=', designerId)
        .execute();
    },

    /** @returns false if there is no such review */
    async setHidden(id: string, hiddenAt: Date | null): Promise<boolean> {
      const updated = await db
        .updateTable('review')
        .set({ hiddenAt })
        .where('id', '=', id)
        .executeTakeFirst();
      return updated.numUpdatedRows === 1n;
    },

    /** The visible reviews of a designer's work, latest first. */
    visible: (designerId: string, limit: number, offset: number) =>
      whole()
        .where('review.designerId', '=', designerId)
        .where('hiddenAt', 'is', null)
        .orderBy('review.createdAt', 'desc')
        .orderBy('review.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** The number of visible reviews of designers' work, and the sum of their stars. */
    sums: (designerIds: readonly string[]) =>
      db
        .selectFrom('review')
        .select(({ fn }) => [
          'designerId',
          fn.countAll<number>().as('count'),
          fn.sum<number>('stars').as('stars'),
        ])
        .where('designerId', 'in', designerIds)
        .where('hiddenAt', 'is', null)
        .groupBy('designerId')
        .execute(),

    /** The mean stars of all visible reviews; null while there is none. */
    async meanStars(): Promise<number | null> {
      const { mean } = await db
        .selectFrom('review')
        .select(({ fn }) => fn.avg<number | null>('stars').as('mean'))
        .where('hiddenAt', 'is', null)
        .executeTakeFirstOrThrow();
      return mean;
    },

    /** How many visible reviews of a designer's work have how many stars. Numbers of stars that nobody gave are left out. */
    byStars: (designerId: string) =>
      db
        .selectFrom('review')
        .select(({ fn }) => ['stars', fn.countAll<number>().as('count')])
        .where('designerId', '=', designerId)
        .where('hiddenAt', 'is', null)
        .groupBy('stars')
        .execute(),

    /** The name of a designer, as others read it. */
    async designerName(designerId: string): Promise<string> {
      const row = await db
        .selectFrom('designerProfile')
        .select(['firstName', 'lastName'])
        .where('accountId', '=', designerId)
        .executeTakeFirst();
      return row === undefined ? 'The designer' : `${row.firstName} ${row.lastName}`;
    },
  };
};
