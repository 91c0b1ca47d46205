import type { Verdict } from '@tessera/contract/matching';
import type { PlacedOrder } from '@tessera/matching/first-page/crowding';
import type { NewcomerPlace } from '@tessera/matching/first-page/exposure';
import type { Match } from '@tessera/matching/score/rank';
import { score } from '@tessera/matching/score/rank';
import type { Db } from '../../../db/database.ts';
import { isId } from '../../../http/ids.ts';
import { readExposure } from '../first-page/impressions.service.ts';
import { inspectionRepo } from './inspection.repo.ts';
import { createMatchListsService } from '../match-lists.service.ts';
import type { PreparedMemory } from '../score/memory.ts';
import type { Models } from '../models/model-ids.ts';
import { servingRepo, type Preparation } from '../models/serving.repo.ts';

/** Shows the operator how matches come about. */
export type InspectionService = ReturnType<typeof createInspectionService>;

/** A match with all that the operator may ask about it. */
export interface InspectedMatch {
  match: Match;
  orderName: string;
  designerName: string;
  /** The place on the order's list as its customer sees it, from 1. Null for a designer who is not on it. */
  rank: number | null;
  /** How many designers are on the order's list. */
  count: number;
  /** The order's place on the designer's list, from 1, and what puts it there. Null for an order that is not on it. */
  forDesigner: { rank: number; count: number; placed: PlacedOrder } | null;
  /** How the designer came by the place, if it was given to a newcomer. */
  newcomerPlace: NewcomerPlace | null;
  /** What the customer has said of the designer for this order. */
  verdict: Verdict | null;
}

/** Why two were not matched: one of them is not there, or they cannot be. */
export interface NotMatched {
  why: string;
  /** Null where there is none with the id. */
  orderName: string | null;
  /** Null where there is none with the id or address. */
  designer: { id: string; name: string } | null;
}

/** Runs the same code as the lists, and changes nothing. */
export function createInspectionService({
  db,
  wanted,
  memory,
  clock,
}: {
  db: Db;
  /** The models that the settings ask for. */
  wanted: Models;
  memory: PreparedMemory;
  clock: () => Date;
}) {
  const repo = inspectionRepo(db);
  const lists = createMatchListsService({ db, wanted, memory, clock });
  const models = async () => ({ wanted, serving: await servingRepo(db).serving(wanted) });
  return {
    /**
     * A designer, by id or e-mail address, as seen from an order. Where the two cannot be matched, a sentence says why.
     */
    async match(orderId: string, designer: string): Promise<InspectedMatch | NotMatched> {
      const order = isId(orderId) ? await repo.order(orderId) : undefined;
      const found = await repo.designer(designer);
      const not = (why: string): NotMatched => ({
        why,
        orderName: order?.objectName ?? null,
        designer: found ?? null,
      });
      if (order === undefined) return not(`There is no order ${orderId}.`);
      if (found === undefined) return not(`There is no designer ${designer}.`);
      if (order.status !== 'active') return not(`Order ${orderId} is not active.`);
      const pair = await lists.pairOf(orderId, found.id);
      if (pair === undefined)
        return not(
          'The two cannot be matched: the order or every project of the designer still has to be prepared, or the profile is not complete.',
        );
      const wish = { orderId, orderIds: [orderId] };
      const { matches, verdicts, newcomerPlace } = await lists.forCustomer(order.customerId, wish);
      const orders = await lists.forDesigner(found.id);
      const orderIndex = orders.findIndex(({ match }) => match.order.id === orderId);
      const index = matches.findIndex((match) => match.designer.id === found.id);
      return {
        match: matches[index] ?? score(pair),
        orderName: order.objectName,
        designerName: found.name,
        rank: index < 0 ? null : index + 1,
        count: matches.length,
        forDesigner:
          orderIndex < 0 ? null : { rank: orderIndex + 1, count: orders.length, placed: orders[orderIndex]! },
        newcomerPlace: newcomerPlace?.designerId === found.id ? newcomerPlace : null,
        verdict: verdicts.find(({ designerId }) => designerId === found.id)?.verdict ?? null,
      };
    },

    /** On how many first pages of the last days each designer stood, most first. */
    exposure: () => readExposure(db, clock()),

    /** The models that the settings name, and those that serve. */
    models,

    /** The same, and how much is prepared with the former, which reads much. */
    async status(): Promise<{ wanted: Models; serving: Models; preparation: Preparation }> {
      return { ...(await models()), preparation: await servingRepo(db).preparation(wanted) };
    },
  };
}
