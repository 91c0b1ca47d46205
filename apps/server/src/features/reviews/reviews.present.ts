import type { Review } from '@tessera/contract/deal/reviews';
import { nameOrFormer } from '../auth/former-accounts.service.ts';
import type { ReviewRow } from './reviews.repo.ts';

/** A review, as both sides see it. */
export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    order_id: row.orderId,
    designer_id: row.designerId,
    order_name: row.orderName,
    customer_first_name: nameOrFormer('customer', row.customerId, row.customerFirstName ?? ''),
    stars: row.stars,
    text: row.body,
    created_at: row.createdAt.toISOString(),
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}
