import type { Review } from '@tessera/contract/deal/reviews';
import type { Db } from '../../db/database.ts';
import { toReview } from './reviews.present.ts';
import { reviewsRepo, type ReviewRow } from './reviews.repo.ts';

/** Reads the reviews of orders, by the orders' ids. */
export type ReadReviews = (db: Db, orderIds: readonly string[]) => Promise<Map<string, Review>>;

/** What customers say of the work on these orders, hidden or not. For the customers themselves. */
export const ownReviewsOf: ReadReviews = (db, orderIds) =>
  reviewsOf(orderIds, () => reviewsRepo(db).ofOrders(orderIds));

/** The same without reviews that an operator has hidden. For everybody else who may see the orders. */
export const visibleReviewsOf: ReadReviews = (db, orderIds) =>
  reviewsOf(orderIds, () => reviewsRepo(db).visibleOfOrders(orderIds));

async function reviewsOf(
  orderIds: readonly string[],
  read: () => Promise<ReviewRow[]>,
): Promise<Map<string, Review>> {
  if (orderIds.length === 0) return new Map();
  const rows = await read();
  return new Map(rows.map((row) => [row.orderId, toReview(row)]));
}
