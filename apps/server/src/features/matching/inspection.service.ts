import type { Verdict } from '@tessera/contract/matching';
import type { Standing } from '@tessera/matching/crowding';
import type { GivenPlace } from '@tessera/matching/exposure';
import type { Match } from '@tessera/matching/rank';
import { score } from '@tessera/matching/rank';
import type { Db } from '../../db/database.ts';
import { isId } from '../../http/ids.ts';
import { impressionsRepo } from './impressions.repo.ts';
import { exposedSince } from './impressions.service.ts';
import { inspectionRepo } from './inspection.repo.ts';
import { createMatchLists } from './match-lists.ts';
import { createPreparedMemory } from './prepared-memory.ts';
import type { Models } from './prepared.repo.ts';
import { modelsRepo, type Preparation } from './models.repo.ts';

/** Looks into matching for the operator. */
export type InspectionService = ReturnType<typeof createInspectionService>;

/** Enough for the lists that are looked into at a time. */
const MEMORY_BYTES = 2 ** 25;

/** A match as the operator looks at it. */
export interface InspectedMatch {
  match: Match;
  orderName: string;
  designerName: string;
  /** Place in the order's list as its customer sees it, from 1; null where the designer is not on it. */
  rank: number | null;
  /** How many designers are on the list. */
  count: number;
  /** Place of the order in the designer's list, from 1, and what puts it there; null where it is not on it. */
  forDesigner: { rank: number; count: number; standing: Standing } | null;
  /** Where the place comes from, when it was given to a newcomer. */
  given: GivenPlace | null;
  /** What the customer has said of the designer for this order. */
  verdict: Verdict | null;
}

/** Reads what the lists are made from, with the same code, and changes nothing. */
export function createInspectionService({
  db,
  wanted,
  clock,
}: {
  db: Db;
  /** The models that the settings ask for. */
  wanted: Models;
  clock: () => Date;
}) {
  const repo = inspectionRepo(db);
  const lists = createMatchLists({ db, wanted, memory: createPreparedMemory(MEMORY_BYTES), clock });
  return {
    /**
     * A designer, by id or e-mail address, seen from an order; the message says what is missing where the two cannot
     * be matched.
     */
    async match(orderId: string, designer: string): Promise<InspectedMatch | string> {
      const order = isId(orderId) ? await repo.order(orderId) : undefined;
      if (order === undefined) return `There is no order ${orderId}.`;
      if (order.status !== 'active') return `Order ${orderId} is not active.`;
      const found = await repo.designer(designer);
      if (found === undefined) return `There is no designer ${designer}.`;
      const pair = await lists.pairOf(orderId, found.id);
      if (pair === undefined)
        return 'The two cannot be matched: the order or every project of the designer still has to be prepared, or the profile is not complete.';
      const wish = { orderId, orderIds: [orderId] };
      const { matches, verdicts, given } = await lists.forCustomer(order.customerId, wish);
      const orders = await lists.forDesigner(found.id);
      const orderIndex = orders.findIndex((standing) => standing.match.order.id === orderId);
      const index = matches.findIndex((match) => match.designer.id === found.id);
      return {
        match: matches[index] ?? score(pair),
        orderName: order.objectName,
        designerName: found.name,
        rank: index < 0 ? null : index + 1,
        count: matches.length,
        forDesigner:
          orderIndex < 0
            ? null
            : { rank: orderIndex + 1, count: orders.length, standing: orders[orderIndex]! },
        given: given?.designerId === found.id ? given : null,
        verdict: verdicts.find(({ designerId }) => designerId === found.id)?.verdict ?? null,
      };
    },

    /** How the first pages of the last days were shared by the designers who can be matched, those shown most first. */
    exposure: () => impressionsRepo(db).exposure(exposedSince(clock())),

    /** The models that are asked for and those that serve, and how much is prepared with the former. */
    async status(): Promise<{ wanted: Models; serving: Models; preparation: Preparation }> {
      const repo = modelsRepo(db);
      return { wanted, serving: await repo.serving(wanted), preparation: await repo.preparation(wanted) };
    },
  };
}
