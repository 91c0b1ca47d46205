import { comparePortfolios, compareWith } from '@tessera/matching/evidence/compare';
import type { PhotoCentre, PreparedPortfolio } from '@tessera/matching/evidence/prepared';
import type { JudgedLikeness, Pair } from '@tessera/matching/evidence/evidence';
import type { Db } from '../../../db/database.ts';
import { ratingSumsOf } from '../../reviews/rating-sums.service.ts';
import type { Models } from '../models/model-ids.ts';
import type { Candidate } from '../search/candidates.repo.ts';
import type { PreparedMemory } from './memory.ts';
import { evidenceRepo, type OrderToCompare } from './evidence.repo.ts';
import { verdictsRepo, type VerdictRow } from '../verdicts/verdicts.repo.ts';

/** Stands in place of a designer for the rooms of the style quiz. */
export const STYLE_QUIZ = 'style quiz';

/** With how many of an order's newest verdicts a portfolio is compared. More would make a list slow. */
const COMPARED_MAX = 20;

/** Puts together what there is to score for candidates, from what is prepared of both. */
export function createPairsService({ db, memory }: { db: Db; memory: PreparedMemory }) {
  return {
    /** What there is to score for each candidate. `verdicts` are those on their orders, latest first. */
    async pairsOf(
      candidates: readonly Candidate[],
      models: Models,
      verdicts: readonly VerdictRow[] = [],
    ): Promise<Pair[]> {
      if (candidates.length === 0) return [];
      const repo = evidenceRepo(db, models);
      const preparedWith = `${models.text} ${models.photo}`;
      const judged = verdicts.length === 0 ? [] : await verdictsRepo(db).portfolioVersions(verdicts);
      const [orders, portfolios, centre, ratingSumOf] = await Promise.all([
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
        ratingSumsOf(db, [...new Set(candidates.map(({ designerId }) => designerId))]),
      ]);
      const judgedOf = likenesses(verdicts, orders, portfolios, centre);
      const comparing = new Map([...orders].map(([id, order]) => [id, compareWith(order, centre)]));
      return candidates.flatMap(({ orderId, designerId }) => {
        const compare = comparing.get(orderId);
        const portfolio = portfolios.get(designerId);
        // Either can have been deleted since the candidates were read.
        if (compare === undefined || portfolio === undefined) return [];
        const { order, designer } = compare(portfolio);
        const reviewed = ratingSumOf(designerId);
        return [
          {
            order,
            designer: { ...designer, ...judgedOf(orderId, portfolio), ...(reviewed && { reviewed }) },
          },
        ];
      });

      async function centreOf(version: number | null): Promise<PhotoCentre | undefined> {
        if (version === null) return undefined;
        const found = await memory.centres.get(new Map([['', version]]), repo.centres, preparedWith);
        return found.get('');
      }
    },
  };
}

/**
 * Makes a function that compares a portfolio with those on which the customer has given a verdict for an order, and with the
 * rooms they picked and passed in the style quiz.
 */
function likenesses(
  verdicts: readonly VerdictRow[],
  orders: ReadonlyMap<string, OrderToCompare>,
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
    const { liked, passed } = orders.get(orderId) ?? {};
    const picked = (
      [
        ['more_like_this', liked],
        ['not_for_me', passed],
      ] as const
    ).flatMap(([verdict, rooms]) =>
      rooms === undefined
        ? []
        : [{ designerId: STYLE_QUIZ, verdict, ...comparePortfolios(portfolio, rooms, centre) }],
    );
    const all = [...judged, ...picked];
    return all.length === 0 ? {} : { judged: all };
  };
}
