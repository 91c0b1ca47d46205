import {
  openApplicationStatuses,
  type declineReasons,
  type ApplicationAction,
  type ApplicationStatus,
  type ClosingReason,
} from '@tessera/contract/deal/application-states';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS, WITHHELD } from '../media/photo.columns.ts';

/** A row of an application with its order and its designer. */
export type ApplicationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof applicationsRepo>['find']>>>;

/** Which applications a list has. */
export type ApplicationFilter = ({ customerId: string } | { designerId: string }) & {
  orderId?: string | undefined;
  status?: ApplicationStatus | undefined;
};

/** What a change of state writes. */
interface Change {
  status: ApplicationStatus;
  statusAt: Date;
  lastAction: ApplicationAction | 'close';
  reason: (typeof declineReasons)[number] | null;
  reasonText: string;
}

/** What a designer offers. */
interface Offer {
  note: string;
  priceFromUsd: number | null;
  priceToUsd: number | null;
  /** How well the designer fitted when it was sent (0..100); null where that is not known. */
  score: number | null;
}

/** Designers' applications to orders in the database. */
export const applicationsRepo = (db: Db) => {
  const joined = () =>
    db
      .selectFrom('application')
      .innerJoin('customerOrder', 'customerOrder.id', 'application.orderId')
      .innerJoin('account as designer', 'designer.id', 'application.designerId')
      .innerJoin('account as customer', 'customer.id', 'customerOrder.customerId')
      .leftJoin('designerProfile', 'designerProfile.accountId', 'application.designerId')
      .leftJoin('customerProfile', 'customerProfile.accountId', 'customerOrder.customerId')
      .leftJoin('photo', 'photo.id', 'designerProfile.photoId')
      .leftJoin('conversation', (join) =>
        join
          .onRef('conversation.orderId', '=', 'application.orderId')
          .onRef('conversation.designerId', '=', 'application.designerId'),
      );

  const whole = () =>
    joined()
      .select(['application.orderId', 'application.designerId', 'application.createdAt'])
      .select(['application.status', 'application.statusAt', 'application.lastAction'])
      .select(['note', 'priceFromUsd', 'priceToUsd', 'application.reason', 'reasonText'])
      .select(['customerOrder.objectName as orderName', 'customerOrder.status as orderStatus'])
      .select(['designerProfile.firstName', 'designerProfile.lastName', 'designerProfile.countryCode'])
      .select(['customerOrder.customerId', 'customerProfile.firstName as customerFirstName'])
      .select(['photo.id as photoId', ...PHOTO_COLUMNS])
      .select('conversation.id as conversationId')
      .select((row) =>
        jsonObjectFrom(
          row
            .selectFrom('orderPhoto')
            .innerJoin('photo', 'photo.id', 'orderPhoto.photoId')
            .select(['orderPhoto.photoId', ...PHOTO_COLUMNS])
            .whereRef('orderPhoto.orderId', '=', 'application.orderId')
            .where('photo.review', 'not in', WITHHELD)
            .orderBy('orderPhoto.position')
            .limit(1),
        ).as('orderPhoto'),
      );

  return {
    find: (orderId: string, designerId: string) =>
      whole()
        .where('application.orderId', '=', orderId)
        .where('application.designerId', '=', designerId)
        .executeTakeFirst(),

    /** Latest first. */
    list(filter: ApplicationFilter, limit: number, offset: number) {
      return filtered(whole(), filter)
        .orderBy('application.createdAt', 'desc')
        .orderBy('application.orderId')
        .orderBy('application.designerId')
        .limit(limit)
        .offset(offset)
        .execute();
    },

    async count(filter: ApplicationFilter): Promise<number> {
      const counted = filtered(joined(), filter).select((row) => row.fn.countAll<number>().as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    /** Stores an application that is sent for the first time, or again after it was withdrawn. */
    async send(application: Offer & { orderId: string; designerId: string; at: Date }): Promise<void> {
      const { at, ...values } = application;
      const { orderId, designerId, ...offer } = values;
      const sent = { status: 'sent', statusAt: at, createdAt: at, lastAction: 'apply' } as const;
      await db
        .insertInto('application')
        .values({ orderId, designerId, ...offer, ...sent })
        .onConflict((conflict) =>
          conflict
            .columns(['orderId', 'designerId'])
            .doUpdateSet({ ...offer, ...sent, reason: null, reasonText: '' }),
        )
        .execute();
    },

    async change(orderId: string, designerId: string, change: Change): Promise<void> {
      await db
        .updateTable('application')
        .set(change)
        .where('orderId', '=', orderId)
        .where('designerId', '=', designerId)
        .execute();
    },

    /** Declines the open applications to an order. @returns the designers */
    async closeOpen(orderId: string, reason: ClosingReason, statusAt: Date): Promise<string[]> {
      const closed = await db
        .updateTable('application')
        .set({ status: 'declined', statusAt, reason, reasonText: '', lastAction: 'close' })
        .where('orderId', '=', orderId)
        .where('status', 'in', openApplicationStatuses)
        .returning('designerId')
        .execute();
      return closed.map(({ designerId }) => designerId);
    },

    /** What became of every application. */
    outcomes: () => db.selectFrom('application').select(['orderId', 'status', 'score']).execute(),

    /** Deletes the applications to orders that were not accepted. */
    async deleteOthers(orderIds: readonly string[]): Promise<void> {
      await db
        .deleteFrom('application')
        .where('orderId', 'in', orderIds)
        .where('status', '<>', 'accepted')
        .execute();
    },

    async countOpen(of: { orderId: string } | { designerId: string }): Promise<number> {
      const open = db
        .selectFrom('application')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('status', 'in', openApplicationStatuses);
      const own =
        'orderId' in of
          ? open.where('orderId', '=', of.orderId)
          : open.where('designerId', '=', of.designerId);
      return (await own.executeTakeFirstOrThrow()).count;
    },

    async hasProfile(designerId: string): Promise<boolean> {
      const profile = db.selectFrom('designerProfile').select('accountId');
      return (await profile.where('accountId', '=', designerId).executeTakeFirst()) !== undefined;
    },

    async customerFirstName(customerId: string): Promise<string | undefined> {
      const profile = db.selectFrom('customerProfile').select('firstName');
      return (await profile.where('accountId', '=', customerId).executeTakeFirst())?.firstName;
    },
  };

  function filtered<Query extends ReturnType<typeof joined>>(query: Query, filter: ApplicationFilter): Query {
    let found =
      'customerId' in filter
        ? query
            .where('customerOrder.customerId', '=', filter.customerId)
            .where(isThere('designer.suspendedAt'))
        : query
            .where('application.designerId', '=', filter.designerId)
            .where(isThere('customer.suspendedAt'));
    if (filter.orderId !== undefined) found = found.where('application.orderId', '=', filter.orderId);
    if (filter.status !== undefined) found = found.where('application.status', '=', filter.status);
    return found as Query;
  }
};

/** Whether an application is over, or the other side is not suspended: an open one of somebody suspended is in no list. */
function isThere(suspendedAt: 'designer.suspendedAt' | 'customer.suspendedAt') {
  return sql<boolean>`(${sql.ref(suspendedAt)} is null or application.status not in (${sql.join(openApplicationStatuses)}))`;
}
