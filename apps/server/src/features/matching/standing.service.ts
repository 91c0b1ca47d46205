import type { Db } from '../../db/database.ts';
import type { MatchLists } from './match-lists.ts';
import { standingRepo } from './standing.repo.ts';

/** Knows how well the best designers fit each order. */
export type StandingService = ReturnType<typeof createStandingService>;

/** What is older is looked at again: portfolios change, and each change concerns any order. */
const AGE_MAX_MS = 24 * 60 * 60_000;

/** So many orders are looked at in one run. */
const ORDERS_PER_RUN = 100;

/** Looks in the background, because a designer's list is about many orders, each with a list of its own. */
export function createStandingService(deps: {
  db: Db;
  lists: Pick<MatchLists, 'bestScores'>;
  clock: () => Date;
}) {
  const { db, lists, clock } = deps;
  const repo = standingRepo(db);
  return {
    /** Looks at orders that are new or edited, and at those that have waited longest, until time is up. */
    async refreshStanding(signal: AbortSignal): Promise<void> {
      const since = new Date(clock().getTime() - AGE_MAX_MS);
      for (const { orderId, customerId } of await repo.outdated(since, ORDERS_PER_RUN)) {
        if (signal.aborted) return;
        await repo.save(orderId, await lists.bestScores(customerId, orderId), clock());
      }
    },
  };
}
