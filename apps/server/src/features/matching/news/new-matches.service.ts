import { MATCH_SCORE_MIN } from '@tessera/contract/operator/operator-values';
import type { Db } from '../../../db/database.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import type { MatchListsService } from '../match-lists.service.ts';
import { newMatchesRepo, type OrderToLookAt } from './new-matches.repo.ts';

/** Tells people of new matches. */
export type NewMatchesService = ReturnType<typeof createNewMatchesService>;

/** So many of an order's best matches are looked at. */
const MATCHES_MAX = 50;

/**
 * How long ago an order was looked at, or somebody told, for it to be done again, in milliseconds. The job runs once a day, so
 * this is less than a day by more than a run may take.
 */
const DAY_MS = 20 * 60 * 60_000;

/** How many orders are read at once. */
const BATCH = 100;

/**
 * Work of a job. What is new is told once: a customer hears of designers who came after the order was first looked at, and a
 * designer of orders. Whoever has been told of a match within a day is not told of another one.
 */
export function createNewMatchesService(deps: {
  db: Db;
  lists: Pick<MatchListsService, 'forCustomer'>;
  notifications: Pick<NotificationsService, 'tell' | 'wasTold'>;
  clock: () => Date;
}) {
  const { db, lists, notifications, clock } = deps;

  const lookAt = async ({ orderId, customerId, name, isFirstLook }: OrderToLookAt): Promise<void> => {
    const { matches } = await lists.forCustomer(customerId, { orderIds: [orderId], orderId });
    const scores = new Map(
      matches
        .filter(({ score }) => score >= MATCH_SCORE_MIN)
        .slice(0, MATCHES_MAX)
        .map(({ designer, score }) => [designer.id, Math.round(score)]),
    );
    await db.transaction().execute(async (tx) => {
      const now = clock();
      const repo = newMatchesRepo(tx);
      if (!(await repo.look(orderId, now))) return;
      const added = await repo.addNew(orderId, [...scores.keys()]);
      const since = new Date(now.getTime() - DAY_MS);
      const tellOnce = async (to: string, text: string, link: string) => {
        if (!(await notifications.wasTold(tx, to, 'match', since)))
          await notifications.tell(tx, { to, kind: 'match', text, link });
      };
      const best = Math.max(...added.map((id) => scores.get(id)!));
      if (!isFirstLook && added.length > 0)
        await tellOnce(
          customerId,
          `A new designer fits ‘${name}’, with a score of ${best}`,
          `/customer/projects/${orderId}?tab=matches`,
        );
      for (const id of added)
        await tellOnce(id, `‘${name}’ fits you, with a score of ${scores.get(id)!}`, '/designer/');
    });
  };

  return {
    /** Looks at the orders that are due. Those for which time is too short are the first of the next run. */
    async tell(signal: AbortSignal): Promise<void> {
      const since = new Date(clock().getTime() - DAY_MS);
      for (;;) {
        const due = await newMatchesRepo(db).due(since, BATCH);
        for (const order of due) {
          if (signal.aborted) return;
          await lookAt(order);
        }
        if (due.length < BATCH) return;
      }
    },
  };
}
