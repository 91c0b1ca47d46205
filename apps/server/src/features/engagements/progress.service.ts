import type { Db } from '../../db/database.ts';
import { toProgress, type Progress } from './progress.present.ts';
import { progressRepo } from './progress.repo.ts';

/** What became of an order that has just been made: nothing yet. */
export function progressOfNew(order: { id: string; createdAt: Date }, origin: string): Progress {
  const nothing = { applicationsCount: 0, unreadCount: 0, engagement: null, events: [], deliveries: [] };
  return toProgress({ ...order, ...nothing }, origin);
}

/** What became of these orders, by their ids. Who may see it is for the caller to know. */
export async function progressOf(
  db: Db,
  orderIds: readonly string[],
  origin: string,
): Promise<Map<string, Progress>> {
  if (orderIds.length === 0) return new Map();
  const rows = await progressRepo(db).ofOrders(orderIds);
  return new Map(rows.map((row) => [row.id, toProgress(row, origin)]));
}
