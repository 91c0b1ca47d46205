import { CROWD_MAX, rankForDesigner, type Standing } from '@tessera/matching/crowding';
import { diversify } from '@tessera/matching/diversify';
import type { Pair } from '@tessera/matching/evidence';
import { withExposureFloor, type GivenPlace } from '@tessera/matching/exposure';
import { rank, type Match } from '@tessera/matching/rank';
import type { Emphasis } from '@tessera/matching/weights';
import type { Db } from '../../db/database.ts';
import { impressionsRepo } from './impressions.repo.ts';
import { exposedSince, toDay } from './impressions.service.ts';
import { matchingRepo, type Breadth } from './matching.repo.ts';
import { modelsRepo } from './models.repo.ts';
import type { Models } from './pairs.repo.ts';
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
}

/** A list looks at no more than these, for photos times the number of inspiration pictures. */
export const breadth: Breadth = { bySketch: 140, byPhoto: 40 };

/** A list for several orders looks at fewer for each, but at no less than this part. */
const BREADTH_SHARE_MIN = 1 / 8;

/**
 * Ranks from what is prepared; nothing of a list is stored. While everything is being prepared with the `wanted` models
 * in place of others, the others serve; what is so new that it is prepared with the wanted ones only is matched by those.
 */
export function createMatchLists({ db, wanted, clock }: { db: Db; wanted: Models; clock: () => Date }) {
  const verdictRepo = verdictsRepo(db);

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
      const [verdicts, { pairs, models }] = await Promise.all([
        verdictRepo.ofOrders(wish.orderIds),
        read((repo) => repo.pairsForCustomer(customerId, wish.orderId, breadthFor(wish.orderIds.length))),
      ]);
      const judged = await withJudged(withoutRefused(pairs, verdicts), verdicts, models);
      const ranked = bestPerDesigner(rank(judged, wish.emphasis && { emphasis: wish.emphasis }));
      const now = clock();
      const { matches, given } = withExposureFloor(diversify(ranked), {
        orderId: wish.orderIds.join(' '),
        day: toDay(now),
        timesShown: await impressionsRepo(db).timesShown(
          ranked.map(({ designer }) => designer.id),
          exposedSince(now),
        ),
      });
      return { matches, verdicts, given };
    },

    /** Active orders for a designer, best first; among alike ones, those that few others fit better. */
    async forDesigner(designerId: string): Promise<Standing[]> {
      const { pairs } = await read((repo) => repo.pairsForDesigner(designerId, breadth));
      const bestScores = await standingRepo(db).bestScores(pairs.map(({ order }) => order.id));
      return rankForDesigner(rank(pairs), bestScores);
    },

    /** The scores of the designers who fit an order best, best first, by the signals that a designer's list has as well. */
    async bestScores(customerId: string, orderId: string): Promise<number[]> {
      const { pairs } = await read((repo) => repo.pairsForCustomer(customerId, orderId, breadth));
      return rank(pairs)
        .slice(0, CROWD_MAX)
        .map(({ score }) => score);
    },

    /** A designer seen from an order as the order's list does, on it or not; undefined unless both can be matched. */
    async pairOf(orderId: string, designerId: string): Promise<Pair | undefined> {
      const { pairs, models } = await read((repo) => repo.pairsOf(orderId, designerId));
      const [judged] = await withJudged(pairs, await verdictRepo.ofOrders([orderId]), models);
      return judged;
    },
  };

  async function read(
    from: (repo: ReturnType<typeof matchingRepo>) => Promise<Pair[]>,
  ): Promise<{ pairs: Pair[]; models: Models }> {
    const serving = await modelsRepo(db).serving(wanted);
    const pairs = await from(matchingRepo(db, serving));
    if (pairs.length > 0 || (serving.text === wanted.text && serving.photo === wanted.photo))
      return { pairs, models: serving };
    return { pairs: await from(matchingRepo(db, wanted)), models: wanted };
  }

  /** Adds how each designer compares with those who were judged for the same order. */
  async function withJudged(
    pairs: readonly Pair[],
    verdicts: readonly GivenVerdict[],
    models: Models,
  ): Promise<Pair[]> {
    const judgedOrders = new Set(verdicts.map(({ orderId }) => orderId));
    const concerned = pairs.filter(({ order }) => judgedOrders.has(order.id));
    if (concerned.length === 0) return [...pairs];
    const rows = await verdictRepo.likenesses(
      concerned.map(({ order, designer }) => ({ orderId: order.id, designerId: designer.id })),
      models,
    );
    const byPair = Map.groupBy(rows, ({ orderId, candidateId }) => `${orderId} ${candidateId}`);
    return pairs.map(({ order, designer }) => {
      const judged = byPair.get(`${order.id} ${designer.id}`);
      return { order, designer: judged === undefined ? designer : { ...designer, judged } };
    });
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
function withoutRefused(pairs: readonly Pair[], verdicts: readonly GivenVerdict[]): Pair[] {
  const refused = new Set(
    verdicts
      .filter(({ verdict }) => verdict === 'not_for_me')
      .map(({ orderId, designerId }) => `${orderId} ${designerId}`),
  );
  return pairs.filter(({ order, designer }) => !refused.has(`${order.id} ${designer.id}`));
}

/** Matches come best first, so the first of a designer is for the order they fit best. */
function bestPerDesigner(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ designer }) => !seen.has(designer.id) && seen.add(designer.id));
}
