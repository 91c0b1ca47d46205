import { randomUUIDv7 } from 'node:crypto';
import { reviewedOrderStatuses } from '@tessera/contract/orders/order-states';
import type { Review, ReviewBody } from '@tessera/contract/deal/reviews';
import { REVIEW_OPEN_DAYS } from '@tessera/contract/fields/bounds';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Write } from '../../http/repeats/given-answers.ts';
import type { EngagementsService } from '../engagements/engagements.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { wrongOrderState, type OrderStatesService } from '../orders/states/order-states.service.ts';
import { NO_RATING, ratingsOf, type Rating } from './ratings.service.ts';
import { toReview } from './reviews.present.ts';
import { reviewsRepo } from './reviews.repo.ts';

/** What customers say of the work on completed orders, and what designers answer. */
export type ReviewsService = ReturnType<typeof createReviewsService>;

const DAY_MS = 24 * 60 * 60_000;

/** Reads what is said of designers' work. */
export function createDesignersReviews({ db }: { db: Db }) {
  return {
    /** The visible reviews of a designer's work, latest first, with the mean and the number of all. */
    async ofDesigner(
      designerId: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ reviews: Review[] } & Rating> {
      const rows = await reviewsRepo(db).visible(designerId, limit, offset);
      const rating = (await ratingsOf(db, [designerId])).get(designerId) ?? NO_RATING;
      return { reviews: rows.map(toReview), ...rating };
    },

    /** How many visible reviews of a designer's work have 1, 2, 3, 4 and 5 stars. */
    async starsOf(designerId: string): Promise<number[]> {
      const rows = await reviewsRepo(db).byStars(designerId);
      return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
    },
  };
}

/**
 * One review for each completed order; its words are stored nowhere else. Orders are locked before accounts, and accounts before
 * reviews: whoever changes or answers a review holds the order, then tells the open pages of both sides, and then touches the review.
 */
export function createReviewsService(deps: {
  db: Db;
  states: OrderStatesService;
  engagements: Pick<EngagementsService, 'designerOf'>;
  notifications: Pick<NotificationsService, 'tell'>;
  clock: () => Date;
}) {
  const { db, states, engagements, notifications, clock } = deps;
  return {
    ...createDesignersReviews({ db }),

    /** @throws AppError not_found, wrong_state or already_reviewed */
    async write(customerId: string, orderId: string, body: ReviewBody, write: Write): Promise<Review> {
      return write(async (tx) => {
        const repo = reviewsRepo(tx);
        const order = await states.holdOwn(tx, customerId, orderId);
        if (!reviewedOrderStatuses.includes(order.status)) throw wrongOrderState(order.status);
        if ((await repo.ofOrder(orderId)) !== undefined) throw new AppError('already_reviewed');
        const designer = await engagements.designerOf(tx, orderId);
        if (designer === undefined) throw new Error(`Order ${orderId} is completed without a designer.`);
        const { stars, text } = body;
        const designerId = designer.id;
        const id = randomUUIDv7();
        await repo.insert({ id, orderId, designerId, stars, body: text, createdAt: clock() });
        await states.record(tx, orderId, { kind: 'reviewed', by: 'customer', designerId });
        await notifications.tell(tx, {
          to: designerId,
          kind: 'review',
          text: `‘${order.name}’ was reviewed: ${stars} ${stars === 1 ? 'star' : 'stars'}`,
          link: `/designer/engagements/${orderId}`,
        });
        return toReview((await repo.ofOrder(orderId))!);
      });
    },

    /** @throws AppError not_found without a review, and review_closed two weeks after it was written */
    async change(customerId: string, orderId: string, { stars, text }: ReviewBody): Promise<Review> {
      return db.transaction().execute(async (tx) => {
        const repo = reviewsRepo(tx);
        const order = await states.holdOwn(tx, customerId, orderId);
        const before = await repo.ofOrder(orderId);
        if (before === undefined) throw new AppError('not_found');
        const isClosed = clock().getTime() - before.createdAt.getTime() > REVIEW_OPEN_DAYS * DAY_MS;
        if (isClosed) throw new AppError('review_closed');
        await states.tell(tx, order, [before.designerId]);
        await repo.change(before.id, { stars, body: text });
        return toReview((await repo.ofOrder(orderId))!);
      });
    },

    /** @throws AppError not_found for a review of others' work, and already_answered */
    async answer(designerId: string, id: string, text: string): Promise<Review> {
      return db.transaction().execute(async (tx) => {
        const repo = reviewsRepo(tx);
        const orderId = isId(id) ? await repo.orderOf(designerId, id) : undefined;
        if (orderId === undefined) throw new AppError('not_found');
        const order = await states.hold(tx, orderId);
        await states.tell(tx, order, [designerId]);
        const before = (await repo.hold(designerId, id)) ? await repo.ofOrder(orderId) : undefined;
        if (before === undefined) throw new AppError('not_found');
        if (before.answeredAt !== null) throw new AppError('already_answered');
        await repo.answer(id, text, clock());
        await notifications.tell(tx, {
          to: order.customerId,
          kind: 'review_answer',
          text: `${await repo.designerName(designerId)} answered your review of ‘${order.name}’`,
          link: `/customer/projects/${orderId}`,
        });
        return toReview((await repo.ofOrder(orderId))!);
      });
    },
  };
}
