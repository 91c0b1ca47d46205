import type { Pair } from '@tessera/matching/evidence/evidence';
import { CROWD_MAX, rankForDesigner, type PlacedOrder } from '@tessera/matching/first-page/crowding';
import { diversify, FIRST_PLACES } from '@tessera/matching/first-page/diversify';
import {
  contendersOf,
  withExposureFloor,
  type Exposure,
  type NewcomerPlace,
} from '@tessera/matching/first-page/exposure';
import type { WishKey } from '@tessera/matching/reading/brief-reading';
import { rank, type Match } from '@tessera/matching/score/rank';
import type { Emphasis } from '@tessera/matching/score/weights';
import type { Db } from '../../db/database.ts';
import { bestScoresRepo } from './first-page/best-scores.repo.ts';
import { impressionsRepo } from './first-page/impressions.repo.ts';
import { firstPagesSince, toDay } from './first-page/impressions.service.ts';
import type { Models } from './models/model-ids.ts';
import { aboveCap, partNearMisses, shownByNobody } from './near-misses.ts';
import type { PreparedMemory } from './score/memory.ts';
import { createPairsService } from './score/pairs.service.ts';
import type { Candidate, ComparedOrders } from './search/candidates.repo.ts';
import { createCandidatesService } from './search/candidates.service.ts';
import { verdictsRepo, type VerdictRow } from './verdicts/verdicts.repo.ts';

/** Makes the two lists of matches, for the pages and for the operator alike. */
export type MatchListsService = ReturnType<typeof createMatchListsService>;

/** The designers for a customer. */
export interface CustomerList {
  /** Those who meet every condition, in the order in which the pages show them. */
  matches: Match[];
  /** The best of those who do not. */
  nearMisses: Match[];
  /** The sum at which the cheapest come in who miss nothing but the cap. */
  aboveCap: { count: number; usd: number } | null;
  /** What the one order of the list names and nobody shows. */
  shownByNobody: WishKey[];
  /** What the customer has said for these orders, latest first. */
  verdicts: VerdictRow[];
  /** The place that a newcomer was given, if one was. */
  newcomerPlace: NewcomerPlace | null;
  /** The versions of the portfolios of all candidates, by the designers' ids. */
  designerVersions: ReadonlyMap<string, number>;
}

/** A customer's list but for who stands on the first page: `matches` come in the order of the list. */
export type RankedList = Omit<CustomerList, 'newcomerPlace'>;

/** Matches of asked pairs, with what their cards need. */
export type PairMatches = Pick<CustomerList, 'matches' | 'verdicts' | 'designerVersions'>;

/** Lists are made when they are read, from what is prepared. Nothing of a list is stored. */
export function createMatchListsService(deps: {
  db: Db;
  /** The models that the settings name. */
  wanted: Models;
  memory: PreparedMemory;
  clock: () => Date;
}) {
  const { db, clock } = deps;
  const candidates = createCandidatesService(deps);
  const verdictRows = verdictsRepo(db);
  const { pairsOf } = createPairsService(deps);

  const ranked = async (
    customerId: string,
    wish: { orderIds: readonly string[]; orderId: string | undefined; emphasis?: Emphasis },
    verdicts: VerdictRow[],
  ): Promise<RankedList> => {
    const { orderIds, orderId, emphasis } = wish;
    const found = await candidates.forCustomer(customerId, orderId, orderIds.length);
    const pairs = await pairsOf(withoutHidden(found.candidates, verdicts), found.models, verdicts);
    const all = bestPerDesigner(rank(pairs, emphasis && { emphasis }));
    const { matches, nearMisses } = partNearMisses(all);
    return {
      matches: diversify(matches),
      nearMisses,
      aboveCap: aboveCap(all),
      shownByNobody: orderIds.length === 1 ? shownByNobody(pairs) : [],
      verdicts,
      designerVersions: versionsOf(found.candidates),
    };
  };

  return {
    /** As `forCustomer`, from these verdicts on the orders, latest first, and without the newcomer's place. */
    ranked,

    /**
     * Designers for these active orders of a customer, or for the one of them that is `orderId`, best first. Each designer
     * stands on the list once, for the order that fits best, and not at all for an order they are hidden from. On the first
     * page are different designers rather than equally good ones that show the same, and a newcomer; the scores order it.
     */
    async forCustomer(
      customerId: string,
      wish: { orderIds: readonly string[]; orderId: string | undefined; emphasis?: Emphasis },
    ): Promise<CustomerList> {
      const list = await ranked(customerId, wish, await verdictRows.ofOrders(wish.orderIds));
      const now = clock();
      return firstPageOf(list, {
        orderIds: wish.orderIds,
        day: toDay(now),
        firstPageCounts: await impressionsRepo(db).firstPageCounts(
          contendersOf(list.matches),
          firstPagesSince(now),
        ),
      });
    },

    /** Active orders for a designer, best first. Among alike orders, those come first that few other designers fit better. */
    async forDesigner(designerId: string): Promise<PlacedOrder[]> {
      const found = await candidates.forDesigner(designerId);
      const pairs = await pairsOf(found.candidates, found.models);
      const bestScores = await bestScoresRepo(db).ofOrders(pairs.map(({ order }) => order.id));
      return rankForDesigner(rank(pairs), bestScores);
    },

    /** The scores of the designers who fit an order best, best first, by the signals that a designer's list has as well. */
    async bestScores(customerId: string, orderId: string): Promise<number[]> {
      const found = await candidates.forCustomer(customerId, orderId, 1);
      return rank(await pairsOf(found.candidates, found.models))
        .slice(0, CROWD_MAX)
        .map(({ score }) => score);
    },

    /**
     * Matches of these pairs of orders and designers, where the designer can be matched, in no order. Orders that are not active
     * count only where `orders` says so.
     */
    async ofPairs(
      pairs: readonly { orderId: string; designerId: string }[],
      orders: ComparedOrders,
    ): Promise<PairMatches> {
      const [verdicts, found] = await Promise.all([
        verdictRows.ofOrders([...new Set(pairs.map(({ orderId }) => orderId))]),
        candidates.ofPairs(pairs, orders),
      ]);
      return {
        matches: rank(await pairsOf(found.candidates, found.models, verdicts)),
        verdicts,
        designerVersions: versionsOf(found.candidates),
      };
    },

    /** An order and a designer as the order's list sees them, whether or not the designer is on it. Undefined unless both can be matched. */
    async pairOf(orderId: string, designerId: string): Promise<Pair | undefined> {
      const found = await candidates.ofPairs([{ orderId, designerId }], 'active');
      const [pair] = await pairsOf(found.candidates, found.models, await verdictRows.ofOrders([orderId]));
      return pair;
    },
  };
}

/** The list with a newcomer's place. The rules of the first page choose who stands there. The scores decide the order, so that the numbers shown fall. */
export function firstPageOf(
  list: RankedList,
  { orderIds, day, firstPageCounts }: Omit<Exposure, 'orderId'> & { orderIds: readonly string[] },
): CustomerList {
  const { matches, newcomerPlace } = withExposureFloor(list.matches, {
    orderId: orderIds.join(' '),
    day,
    firstPageCounts,
  });
  const first = matches.slice(0, FIRST_PLACES).toSorted((a, b) => b.score - a.score);
  const place = first.findIndex(({ designer }) => designer.id === newcomerPlace?.designerId) + 1;
  return {
    ...list,
    matches: [...first, ...matches.slice(FIRST_PLACES)],
    newcomerPlace: newcomerPlace && { ...newcomerPlace, place },
  };
}

function versionsOf(candidates: readonly Candidate[]): Map<string, number> {
  return new Map(candidates.map((each) => [each.designerId, each.designerVersion]));
}

function withoutHidden(candidates: readonly Candidate[], verdicts: readonly VerdictRow[]): Candidate[] {
  const hidden = new Set(
    verdicts
      .filter(({ verdict }) => verdict === 'not_for_me')
      .map(({ orderId, designerId }) => `${orderId} ${designerId}`),
  );
  return candidates.filter(({ orderId, designerId }) => !hidden.has(`${orderId} ${designerId}`));
}

/** Matches come best first, so the first match of a designer is for the order that fits best. */
function bestPerDesigner(matches: readonly Match[]): Match[] {
  const ids = new Set<string>();
  return matches.filter(({ designer }) => !ids.has(designer.id) && ids.add(designer.id));
}
