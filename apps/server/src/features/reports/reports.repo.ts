import type { ReportBody } from '@tessera/contract/talk/reports';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The review states of photos that nobody is shown. */
const WITHHELD = ['held', 'removed'] as const;

/** Reports, and who can see what may be reported, in the database. */
export const reportsRepo = (db: Db) => ({
  /** @returns false if the reporter has reported the same before */
  async insert(report: {
    id: string;
    reporterId: string;
    kind: ReportBody['kind'];
    subjectId: string;
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

  /** Whether a review is visible, and on an order or of the work of the account. */
  async isOwnReview(accountId: string, reviewId: string): Promise<boolean> {
    const row = await db
      .selectFrom('review')
      .innerJoin('customerOrder', 'customerOrder.id', 'review.orderId')
      .select('review.id')
      .where('review.id', '=', reviewId)
      .where('hiddenAt', 'is', null)
      .where((where) =>
        where.or([
          where('review.designerId', '=', accountId),
          where('customerOrder.customerId', '=', accountId),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The customer of an order, and whether it is active. */
  order: (orderId: string) =>
    db
      .selectFrom('customerOrder')
      .select(['customerId', 'status'])
      .where('id', '=', orderId)
      .executeTakeFirst(),

  /** Whether the two have a conversation or an application in common; about one order, if that is given. */
  /** Deletes the reports of an account. Those it wrote go with the account. */
  async deleteAbout(accountId: string): Promise<void> {
    await db.deleteFrom('report').where('subjectId', '=', accountId).execute();
  },

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
