import { CROWD_MAX, rankForDesigner, type Standing } from '@tessera/matching/crowding';
import { diversify } from '@tessera/matching/diversify';
import type { Pair } from '@tessera/matching/evidence';
import { withExposureFloor, type GivenPlace } from '@tessera/matching/exposure';
import { rank, type Match } from '@tessera/matching/rank';
import type { Emphasis } from '@tessera/matching/weights';
import type { Db } from '../../db/database.ts';
import { impressionsRepo } from './impressions.repo.ts';
import { exposedSince, toDay } from './impressions.service.ts';
import type { Candidate } from './candidates.repo.ts';
import { matchingRepo, type Breadth } from './matching.repo.ts';
import { modelsRepo } from './models.repo.ts';
import { createPairsService } from './pairs.service.ts';
import type { PreparedMemory } from './prepared-memory.ts';
import type { Models } from './prepared.repo.ts';
import { standingRepo } from './standing.repo.ts';
import { verdictsRepo, type GivenVerdict } from './verdicts.repo.ts';

/** The lists of matches, as the pages show them and the operator looks into them. */
export type MatchLists = ReturnType<typeof createMatchLists>;

/** The designers for a customer. */
export interface CustomerList {
  /** As they are shown, the first place first. */
  matches: Match[];
  /** What the customer has said for these orders, latest first. */
  verdicts: GivenVerdict[];
  /** The place that was given to a newcomer, if one was. */
  given: GivenPlace | null;
  /** Of the portfolios of all who are on the list, by the designers' ids. */
  designerVersions: ReadonlyMap<string, number>;
}

/** A list looks at no more than these, for photos times the number of inspiration pictures. */
export const breadth: Breadth = { bySketch: 160, byPhoto: 16 };

/** A list for several orders looks at fewer for each, but at no less than this part. */
const BREADTH_SHARE_MIN = 1 / 8;

/**
 * Ranks from what is prepared; nothing of a list is stored. While everything is being prepared with the `wanted` models
 * in place of others, the others serve; what is so new that it is prepared with the wanted ones only is matched by those.
 */
export function createMatchLists({
  db,
  wanted,
  memory,
  clock,
}: {
  db: Db;
  wanted: Models;
  memory: PreparedMemory;
  clock: () => Date;
}) {
  const verdictRepo = verdictsRepo(db);
  const { pairsOf } = createPairsService({ db, memory });

  return {
    /**
     * Designers for these active orders of a customer, or for the one of them that is `orderId`, best first; each once,
     * for the order they fit best, and none for an order they are not for. On the first page, different designers stand
     * before equally good ones that show the same, and a newcomer has a place.
     */
    async forCustomer(
      customerId: string,
      wish: { orderIds: readonly string[]; orderId: string | undefined; emphasis?: Emphasis },
    ): Promise<CustomerList> {
      const [verdicts, { candidates, models }] = await Promise.all([
        verdictRepo.ofOrders(wish.orderIds),
        find((repo) =>
          repo.candidatesForCustomer(customerId, wish.orderId, breadthFor(wish.orderIds.length)),
        ),
      ]);
      const pairs = await pairsOf(withoutRefused(candidates, verdicts), models, verdicts);
      const ranked = bestPerDesigner(rank(pairs, wish.emphasis && { emphasis: wish.emphasis }));
      const now = clock();
      const { matches, given } = withExposureFloor(diversify(ranked), {
        orderId: wish.orderIds.join(' '),
        day: toDay(now),
        timesShown: await impressionsRepo(db).timesShown(
          ranked.map(({ designer }) => designer.id),
          exposedSince(now),
        ),
      });
      const designerVersions = new Map(candidates.map((each) => [each.designerId, each.designerVersion]));
      return { matches, verdicts, given, designerVersions };
    },

    /** Active orders for a designer, best first; among alike ones, those that few others fit better. */
    async forDesigner(designerId: string): Promise<Standing[]> {
      const { candidates, models } = await find((repo) => repo.candidatesForDesigner(designerId, breadth));
      const pairs = await pairsOf(candidates, models);
      const bestScores = await standingRepo(db).bestScores(pairs.map(({ order }) => order.id));
      return rankForDesigner(rank(pairs), bestScores);
    },

    /** The scores of the designers who fit an order best, best first, by the signals that a designer's list has as well. */
    async bestScores(customerId: string, orderId: string): Promise<number[]> {
      const { candidates, models } = await find((repo) =>
        repo.candidatesForCustomer(customerId, orderId, breadth),
      );
      return rank(await pairsOf(candidates, models))
        .slice(0, CROWD_MAX)
        .map(({ score }) => score);
    },

    /** A designer seen from an order as the order's list does, on it or not; undefined unless both can be matched. */
    async pairOf(orderId: string, designerId: string): Promise<Pair | undefined> {
      const { candidates, models } = await find((repo) => repo.candidatesOf(orderId, designerId));
      const [pair] = await pairsOf(candidates, models, await verdictRepo.ofOrders([orderId]));
      return pair;
    },
  };

  async function find(
    from: (repo: ReturnType<typeof matchingRepo>) => Promise<Candidate[]>,
  ): Promise<{ candidates: Candidate[]; models: Models }> {
    const serving = await modelsRepo(db).serving(wanted);
    const candidates = await from(matchingRepo(db, serving));
    if (candidates.length > 0 || (serving.text === wanted.text && serving.photo === wanted.photo))
      return { candidates, models: serving };
    return { candidates: await from(matchingRepo(db, wanted)), models: wanted };
  }
}

function breadthFor(orderCount: number): Breadth {
  const share = Math.max(BREADTH_SHARE_MIN, 1 / Math.max(1, orderCount));
  return {
    bySketch: Math.ceil(breadth.bySketch * share),
    byPhoto: Math.ceil(breadth.byPhoto * share),
  };
}

/** Leaves out designers for orders they are not for. */
function withoutRefused(candidates: readonly Candidate[], verdicts: readonly GivenVerdict[]): Candidate[] {
  const refused = new Set(
    verdicts
      .filter(({ verdict }) => verdict === 'not_for_me')
      .map(({ orderId, designerId }) => `${orderId} ${designerId}`),
  );
  return candidates.filter(({ orderId, designerId }) => !refused.has(`${orderId} ${designerId}`));
}

/** Matches come best first, so the first of a designer is for the order they fit best. */
function bestPerDesigner(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ designer }) => !seen.has(designer.id) && seen.add(designer.id));
}
