import type { Review } from '@tessera/contract/deal/reviews';
import type { Db } from '../../db/database.ts';
import { toReview } from './reviews.present.ts';
import { reviewsRepo } from './reviews.repo.ts';

/** What customers say of the work on these orders, by the orders' ids. Who may see it is for the caller to know. */
export async function reviewsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, Review>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reviewsRepo(db).ofOrders(orderIds);
  return new Map(rows.map((row) => [row.orderId, toReview(row)]));
}
