import type { Db } from '../../../db/database.ts';
import type { MatchListsService } from '../match-lists.service.ts';
import { bestScoresRepo } from './best-scores.repo.ts';

/** Keeps the best scores of each order, by which crowded orders are told on a designer's list. */
export type BestScoresService = ReturnType<typeof createBestScoresService>;

/** Scores older than this are made again, in milliseconds: portfolios change, and each change can concern any order. */
const AGE_MAX_MS = 24 * 60 * 60_000;

/** For how many orders one run makes scores, so that it ends within its job's time. */
const ORDERS_PER_RUN = 100;

/** Scores are made in the background, because a designer's list is about many orders, each with a list of its own. */
export function createBestScoresService(deps: {
  db: Db;
  lists: Pick<MatchListsService, 'bestScores'>;
  clock: () => Date;
}) {
  const { db, lists, clock } = deps;
  const repo = bestScoresRepo(db);
  return {
    /** Makes the scores of orders that are new or changed, and of those that have waited longest, until time is up. */
    async refresh(signal: AbortSignal): Promise<void> {
      const since = new Date(clock().getTime() - AGE_MAX_MS);
      for (const { orderId, customerId } of await repo.outdated(since, ORDERS_PER_RUN)) {
        if (signal.aborted) return;
        await repo.save(orderId, await lists.bestScores(customerId, orderId), clock());
      }
    },
  };
}
