import {
  comparePortfolios,
  compareWith,
  type PhotoCentre,
  type PreparedPortfolio,
} from '@tessera/matching/compare';
import type { JudgedLikeness, Pair } from '@tessera/matching/evidence';
import type { Db } from '../../db/database.ts';
import type { Candidate } from './candidates.repo.ts';
import type { PreparedMemory } from './prepared-memory.ts';
import { preparedRepo, type Models } from './prepared.repo.ts';
import { verdictsRepo, type GivenVerdict } from './verdicts.repo.ts';

/** So many of an order's newest verdicts are compared with. */
const COMPARED_MAX = 20;

/** Puts together what there is to score for candidates, from what is prepared of both. */
export function createPairsService({ db, memory }: { db: Db; memory: PreparedMemory }) {
  return {
    /** What there is to score for each candidate; `verdicts` are those on their orders, latest first. */
    async pairsOf(
      candidates: readonly Candidate[],
      models: Models,
      verdicts: readonly GivenVerdict[] = [],
    ): Promise<Pair[]> {
      if (candidates.length === 0) return [];
      const repo = preparedRepo(db, models);
      const preparedWith = `${models.text} ${models.photo}`;
      const judged = verdicts.length === 0 ? [] : await verdictsRepo(db).portfolioVersions(verdicts);
      const [orders, portfolios, centre] = await Promise.all([
        memory.orders.get(
          new Map(candidates.map((each) => [each.orderId, each.orderVersion])),
          repo.orders,
          preparedWith,
        ),
        memory.portfolios.get(
          new Map([...judged, ...candidates].map((each) => [each.designerId, each.designerVersion])),
          repo.portfolios,
          preparedWith,
        ),
        centreOf(candidates[0]!.centreVersion),
      ]);
      const judgedOf = likenesses(verdicts, portfolios, centre);
      const comparing = new Map([...orders].map(([id, order]) => [id, compareWith(order, centre)]));
      return candidates.flatMap(({ orderId, designerId }) => {
        const compare = comparing.get(orderId);
        const portfolio = portfolios.get(designerId);
        // Either can have changed since the candidates were read.
        if (compare === undefined || portfolio === undefined) return [];
        const { order, designer } = compare(portfolio);
        return [{ order, designer: { ...designer, ...judgedOf(orderId, portfolio) } }];
      });

      async function centreOf(version: number | null): Promise<PhotoCentre | undefined> {
        if (version === null) return undefined;
        const found = await memory.centres.get(new Map([['', version]]), repo.centres, preparedWith);
        return found.get('');
      }
    },
  };
}

/** Gives how a portfolio compares with those that were judged for an order; nothing where none was. */
function likenesses(
  verdicts: readonly GivenVerdict[],
  portfolios: ReadonlyMap<string, PreparedPortfolio>,
  centre: PhotoCentre | undefined,
): (orderId: string, portfolio: PreparedPortfolio) => { judged?: JudgedLikeness[] } {
  const byOrder = Map.groupBy(verdicts, ({ orderId }) => orderId);
  return (orderId, portfolio) => {
    const judged = (byOrder.get(orderId) ?? []).slice(0, COMPARED_MAX).flatMap(({ designerId, verdict }) => {
      const other = portfolios.get(designerId);
      return other === undefined
        ? []
        : [{ designerId, verdict, ...comparePortfolios(portfolio, other, centre) }];
    });
    return judged.length === 0 ? {} : { judged };
  };
}
