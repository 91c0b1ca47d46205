import type { ReportBody } from '@tessera/contract/talk/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { WITHHELD } from '../media/photo.columns.ts';

/** Reports, and who can see what may be reported, in the database. */
export const reportsRepo = (db: Db) => ({
  /** @returns false if the reporter has reported the same before */
  async insert(report: {
    id: string;
    reporterId: string;
    kind: ReportBody['kind'];
    subjectId: string;
    /** Whoever is answerable for it. */
    aboutId: string | null;
    reason: ReportBody['reason'];
    body: string;
    createdAt: Date;
  }): Promise<boolean> {
    const inserted = await db
      .insertInto('report')
      .values(report)
      .onConflict((conflict) => conflict.columns(['reporterId', 'kind', 'subjectId']).doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  },

  /** The report of the same thing by the same account. */
  find: (reporterId: string, kind: ReportBody['kind'], subjectId: string) =>
    db
      .selectFrom('report')
      .select(['id', 'createdAt'])
      .where('reporterId', '=', reporterId)
      .where('kind', '=', kind)
      .where('subjectId', '=', subjectId)
      .executeTakeFirstOrThrow(),

  /**
   * Whoever is answerable for a thing: its author or its owner, a designer for themselves. Undefined if it is gone. A photo may
   * be a message’s or a delivery’s, or stand by itself.
   */
  async answerable(kind: ReportBody['kind'], id: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`${answerableFor[kind](id)} limit 1`.execute(db);
    return rows[0]?.id;
  },

  /** Latest first, with the address of who reported. */
  latest: (limit: number) =>
    db
      .selectFrom('report')
      .innerJoin('account', 'account.id', 'report.reporterId')
      .select(['kind', 'subjectId', 'reason', 'body', 'report.createdAt', 'email'])
      .orderBy('report.id', 'desc')
      .limit(limit)
      .execute(),

  /** Whether a message is in a conversation of the account. */
  async isInOwnConversation(accountId: string, messageId: string): Promise<boolean> {
    const row = await db
      .selectFrom('message')
      .innerJoin('conversationSide', 'conversationSide.conversationId', 'message.conversationId')
      .select('message.id')
      .where('message.id', '=', messageId)
      .where('accountId', '=', accountId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whether a photo is in a message of a conversation of the account. */
  async isPhotoInOwnConversation(accountId: string, messagePhotoId: string): Promise<boolean> {
    const row = await db
      .selectFrom('messagePhoto')
      .innerJoin('message', 'message.id', 'messagePhoto.messageId')
      .innerJoin('conversationSide', 'conversationSide.conversationId', 'message.conversationId')
      .select('messagePhoto.id')
      .where('messagePhoto.id', '=', messagePhotoId)
      .where('accountId', '=', accountId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whether a photo is a shown file of a delivery that the account has handed over or been given. */
  async isPhotoInOwnDelivery(accountId: string, fileId: string): Promise<boolean> {
    const row = await db
      .selectFrom('deliveryFile')
      .innerJoin('photo', 'photo.id', 'deliveryFile.photoId')
      .innerJoin('delivery', 'delivery.id', 'deliveryFile.deliveryId')
      .innerJoin('engagement', 'engagement.orderId', 'delivery.orderId')
      .innerJoin('customerOrder', 'customerOrder.id', 'engagement.orderId')
      .select('deliveryFile.id')
      .where('deliveryFile.id', '=', fileId)
      .where('photo.review', 'not in', WITHHELD)
      .where((where) =>
        where.or([
          where('engagement.designerId', '=', accountId),
          where('customerOrder.customerId', '=', accountId),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Who wrote a review and whose work it is about; undefined for one that is hidden. */
  partiesOfReview: (reviewId: string) =>
    db
      .selectFrom('review')
      .innerJoin('customerOrder', 'customerOrder.id', 'review.orderId')
      .select(['customerOrder.customerId', 'review.designerId'])
      .where('review.id', '=', reviewId)
      .where('hiddenAt', 'is', null)
      .executeTakeFirst(),

  /** The customer of an order, and whether it is active. */
  order: (orderId: string) =>
    db
      .selectFrom('customerOrder')
      .select(['customerId', 'status'])
      .where('id', '=', orderId)
      .executeTakeFirst(),

  /** Deletes the reports of an account. Those it wrote go with the account. */
  async deleteAbout(accountId: string): Promise<void> {
    await db.deleteFrom('report').where('subjectId', '=', accountId).execute();
  },

  /** Whether the two have a conversation or an application in common; about one order, if that is given. */
  async haveDealt(customerId: string, designerId: string, orderId?: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from customer_order o
        where o.customer_id = ${customerId} and (${orderId ?? null}::uuid is null or o.id = ${orderId ?? null}::uuid)
          and (
            exists (select from conversation c where c.order_id = o.id and c.designer_id = ${designerId})
            or exists (select from application a where a.order_id = o.id and a.designer_id = ${designerId})
          )
      ) as found
    `.execute(db);
    return rows[0]!.found;
  },

  /** Designers whose portrait or portfolio shows a photo. */
  async designersShowing(photoId: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select d.account_id as id from designer_profile d join photo on photo.id = d.photo_id
      where photo.id = ${photoId} and photo.review not in (${sql.join(WITHHELD)})
      union
      select p.designer_id from portfolio_image i
      join portfolio_project p on p.id = i.project_id
      join photo on photo.id = i.photo_id
      where photo.id = ${photoId} and photo.review not in (${sql.join(WITHHELD)})
    `.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Orders that show a photo to designers. */
  async ordersShowing(photoId: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select shown.order_id as id from (
        select order_id, photo_id from order_photo
        union all
        select order_id, photo_id from order_own_photo where order_id is not null and use = 'as_is'
      ) shown
      join photo on photo.id = shown.photo_id
      where photo.id = ${photoId} and photo.review not in (${sql.join(WITHHELD)})
    `.execute(db);
    return rows.map(({ id }) => id);
  },
});

/** The account that is answerable for a thing of each kind, as its only column. */
const answerableFor: Record<ReportBody['kind'], (id: string) => RawBuilder<unknown>> = {
  message: (id) => sql`select author_id as id from message where id = ${id}`,
  designer: (id) => sql`select id from account where id = ${id}`,
  order: (id) => sql`select customer_id as id from customer_order where id = ${id}`,
  review: (id) =>
    sql`select o.customer_id as id from review r join customer_order o on o.id = r.order_id where r.id = ${id}`,
  photo: (id) => sql`
    select id from (
      select m.author_id as id, 1 as rank from message_photo p join message m on m.id = p.message_id where p.id = ${id}
      union all
      select e.designer_id, 1 from delivery_file f join delivery d on d.id = f.delivery_id
      join engagement e on e.order_id = d.order_id where f.id = ${id}
      union all
      select account_id, 2 from designer_profile where photo_id = ${id}
      union all
      select p.designer_id, 2 from portfolio_image i join portfolio_project p on p.id = i.project_id where i.photo_id = ${id}
      union all
      select o.customer_id, 3 from order_photo p join customer_order o on o.id = p.order_id where p.photo_id = ${id}
      union all
      select customer_id, 3 from order_own_photo where photo_id = ${id} and order_id is not null
    ) found
    order by rank, id`,
};
