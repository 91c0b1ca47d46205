import type { Db } from '../../../db/database.ts';
import { isSameModels, type Models } from '../models/model-ids.ts';
import { servingRepo } from '../models/serving.repo.ts';
import { candidatesRepo, type Breadth, type Candidate, type ComparedOrders } from './candidates.repo.ts';

/** Finds who is worth scoring. */
export type CandidatesService = ReturnType<typeof createCandidatesService>;

/** Candidates, and the models with which they have to be scored. */
export interface FoundCandidates {
  candidates: Candidate[];
  models: Models;
}

/**
 * How many candidates a list has at most; photos times the number of inspiration pictures. `npm run bench -- match` and
 * `npm run bench -- scale` print which share of the truly best designers that finds (ADR 11).
 */
export const breadth: Breadth = { bySketch: 320, byPhoto: 16 };

/** A list for several orders finds fewer for each of them, but at least this part. Chosen by hand. */
const BREADTH_SHARE_MIN = 1 / 8;

/**
 * While everything is being prepared with the `wanted` models, others may still serve. Candidates are found with those
 * that serve. Only where that finds nobody, it is tried with the wanted ones: something new may be prepared with them only.
 */
export function createCandidatesService({ db, wanted }: { db: Db; wanted: Models }) {
  const find = async (
    from: (repo: ReturnType<typeof candidatesRepo>) => Promise<Candidate[]>,
  ): Promise<FoundCandidates> => {
    const serving = await servingRepo(db).serving(wanted);
    const candidates = await from(candidatesRepo(db, serving));
    if (candidates.length > 0 || isSameModels(serving, wanted)) return { candidates, models: serving };
    return { candidates: await from(candidatesRepo(db, wanted)), models: wanted };
  };

  return {
    /** Designers for `orderCount` active orders of a customer, or for one of them. */
    forCustomer: (customerId: string, orderId: string | undefined, orderCount: number) =>
      find((repo) => repo.forCustomer(customerId, orderId, breadthFor(orderCount))),

    /** Active orders for a designer. */
    forDesigner: (designerId: string) => find((repo) => repo.forDesigner(designerId, breadth)),

    /** Those of these pairs that can be compared. Orders that are not active count only where `orders` says so. */
    ofPairs: (pairs: readonly { orderId: string; designerId: string }[], orders: ComparedOrders) =>
      find((repo) => repo.ofPairs(pairs, orders)),
  };
}

function breadthFor(orderCount: number): Breadth {
  const share = Math.max(BREADTH_SHARE_MIN, 1 / Math.max(1, orderCount));
  return {
    bySketch: Math.ceil(breadth.bySketch * share),
    byPhoto: Math.ceil(breadth.byPhoto * share),
  };
}
