import type { Verdict } from '@tessera/contract/matching';

/** A verdict as the customer who gave it sees it. */
export interface GivenVerdict {
  order_id: string;
  designer_id: string;
  verdict: Verdict;
}

/** What was said of a designer for an order. */
export function toGivenVerdict(row: { orderId: string; designerId: string; verdict: Verdict }): GivenVerdict {
  return { order_id: row.orderId, designer_id: row.designerId, verdict: row.verdict };
}
