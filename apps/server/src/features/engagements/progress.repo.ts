import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce, type Places } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { PHOTO_COLUMNS } from '../media/photo.columns.ts';

/** A row of what became of an order. */
export type ProgressRow = Awaited<ReturnType<ReturnType<typeof progressRepo>['ofOrders']>>[number];

const ofOrders = compiledOnce((db, { orderIds }: Places<{ orderIds: readonly string[] }>) =>
  db
    .selectFrom('customerOrder')
    .select(['customerOrder.id', 'customerOrder.createdAt'])
    .select((order) =>
      order
        .selectFrom('application')
        .select((row) => row.fn.countAll<number>().as('count'))
        .whereRef('application.orderId', '=', 'customerOrder.id')
        .where('application.status', '<>', 'withdrawn')
        .as('applicationsCount'),
    )
    .select((order) =>
      order
        .selectFrom('conversation')
        .innerJoin('conversationSide', 'conversationSide.conversationId', 'conversation.id')
        .innerJoin('message', 'message.conversationId', 'conversation.id')
        .select((row) => row.fn.countAll<number>().as('count'))
        .whereRef('conversation.orderId', '=', 'customerOrder.id')
        .where('conversationSide.side', '=', 'customer')
        .whereRef('message.number', '>', 'conversationSide.readNumber')
        .whereRef('message.authorId', '<>', 'conversationSide.accountId')
        .as('unreadCount'),
    )
    .select((order) =>
      jsonObjectFrom(
        order
          .selectFrom('engagement')
          .leftJoin('designerProfile', 'designerProfile.accountId', 'engagement.designerId')
          .select([
            'engagement.designerId',
            'designerProfile.firstName',
            'designerProfile.lastName',
            'engagement.acceptedAt',
            'engagement.deliveredAt',
            'engagement.completedAt',
            'engagement.cancelledAt',
            'engagement.cancelledBy',
            'engagement.reason',
            'engagement.priceFromUsd',
            'engagement.priceToUsd',
          ])
          .whereRef('engagement.orderId', '=', 'customerOrder.id'),
      ).as('engagement'),
    )
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('orderEvent')
          .select(['kind', 'by', 'body', 'designerId', 'createdAt'])
          .whereRef('orderEvent.orderId', '=', 'customerOrder.id')
          .orderBy('orderEvent.id'),
      ).as('events'),
    )
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('delivery')
          .select(['delivery.id', 'delivery.message', 'delivery.createdAt'])
          .select((delivery) =>
            jsonArrayFrom(
              delivery
                .selectFrom('deliveryFile')
                .select(['deliveryFile.id', 'name', 'deliveryFile.mediaType'])
                .select((file) =>
                  jsonObjectFrom(
                    file
                      .selectFrom('photo')
                      .select(PHOTO_COLUMNS)
                      .whereRef('photo.id', '=', 'deliveryFile.photoId'),
                  ).as('photo'),
                )
                .whereRef('deliveryFile.deliveryId', '=', 'delivery.id')
                .orderBy('deliveryFile.position'),
            ).as('files'),
          )
          .whereRef('delivery.orderId', '=', 'customerOrder.id')
          .orderBy('delivery.createdAt')
          .orderBy('delivery.id'),
      ).as('deliveries'),
    )
    .where(({ eb, fn }) => eb('customerOrder.id', '=', fn.any(orderIds))),
);

/** What became of orders, in the database. */
export const progressRepo = (db: Db) => ({
  ofOrders: (orderIds: readonly string[]) => ofOrders(db, { orderIds }),
});
