import { rank, type Match } from '@tessera/matching/rank';
import type { Db } from '../../db/database.ts';
import { matchingRepo, type Breadth, type Models } from './matching.repo.ts';

/** The lists of matches, as the pages show them and the operator looks into them. */
export type MatchLists = ReturnType<typeof createMatchLists>;

/** A list looks at no more than these, for photos times the number of inspiration pictures. */
const breadth: Breadth = { byText: 120, byWords: 60, byPhoto: 60 };

/** A list for several orders looks at fewer for each, but at no less than this part. */
const BREADTH_SHARE_MIN = 1 / 8;

/** Ranks from what is prepared; nothing of a list is stored. */
export function createMatchLists({ db, models }: { db: Db; models: Models }) {
  const repo = matchingRepo(db, models);
  return {
    /**
     * Designers for a customer's active orders, of which there are `orderCount`, or for one of them, best first; each
     * once, for the order they fit best.
     */
    async forCustomer(customerId: string, orderId: string | undefined, orderCount: number): Promise<Match[]> {
      return bestPerDesigner(rank(await repo.pairsForCustomer(customerId, orderId, breadthFor(orderCount))));
    },

    /** Active orders for a designer, best first. */
    async forDesigner(designerId: string): Promise<Match[]> {
      return rank(await repo.pairsForDesigner(designerId, breadth));
    },
  };
}

function breadthFor(orderCount: number): Breadth {
  const share = Math.max(BREADTH_SHARE_MIN, 1 / Math.max(1, orderCount));
  return {
    byText: Math.ceil(breadth.byText * share),
    byWords: Math.ceil(breadth.byWords * share),
    byPhoto: Math.ceil(breadth.byPhoto * share),
  };
}

/** Matches come best first, so the first of a designer is for the order they fit best. */
function bestPerDesigner(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ designer }) => !seen.has(designer.id) && seen.add(designer.id));
}
