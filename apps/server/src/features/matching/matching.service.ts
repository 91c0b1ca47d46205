import type {
  HiddenDesigner,
  MatchProject,
  MatchedDesigner,
  MatchingState,
} from '@tessera/contract/matching';
import type { Embedder } from '@tessera/embedder/port';
import { explain, type Reason } from '@tessera/matching/explain';
import { fittingProjects } from '@tessera/matching/fitting-projects';
import { nearPhotos } from '@tessera/matching/near-photos';
import type { Match } from '@tessera/matching/rank';
import type { Emphasis } from '@tessera/matching/weights';
import type { Db, Tx } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { MediaService } from '../media/media.service.ts';
import type { ReviewService } from '../media/review.service.ts';
import { createCardsService } from './cards.service.ts';
import { createEmbeddingService, modelsOf } from './embedding.service.ts';
import { createImpressionsService } from './impressions.service.ts';
import { createMatchLists } from './match-lists.ts';
import { embedOrder, embedPhotos, embedProject } from './matching.jobs.ts';
import { toMatchedDesigner, toMatchProject } from './matching.present.ts';
import { matchingRepo } from './matching.repo.ts';
import type { PreparedMemory } from './prepared-memory.ts';
import { createStandingService } from './standing.service.ts';
import { createVerdictService } from './verdicts.service.ts';

/** Matches between designers and orders. */
export type MatchingService = ReturnType<typeof createMatchingService>;

/** A page of matches, and whether they are up to date. */
export interface MatchPage<Item> {
  count: number;
  results: Item[];
  state: MatchingState;
}

/** What part of a list is asked for; `origin` is where people reach the product. */
export interface MatchWindow {
  limit: number;
  offset: number;
  origin: string;
}

/** What a customer asks of a list: for one order only, and what shall count how much. */
export interface CustomerWindow extends MatchWindow {
  orderId: string | undefined;
  emphasis: Emphasis;
}

/** Photos of so many of a designer's projects are shown on a card, besides those that reasons name. */
const CARD_PROJECTS_MAX = 3;

/** Has texts and photos prepared as jobs, and ranks from what is prepared. */
export function createMatchingService(deps: {
  db: Db;
  queue: Queue;
  embedder: Embedder;
  media: Pick<MediaService, 'readForEmbedding'>;
  review: Pick<ReviewService, 'shown' | 'unjudged' | 'judge'>;
  memory: PreparedMemory;
  clock: () => Date;
  /** Hears of faults behind an answer, which nobody waits for. */
  onFault: (error: unknown) => void;
}) {
  const { db, queue, embedder, memory, clock } = deps;
  const models = modelsOf(embedder);
  const repo = matchingRepo(db, models);
  const lists = createMatchLists({ db, wanted: models, memory, clock });
  const impressions = createImpressionsService(deps);
  const { designerCards, orderCards, photos } = createCardsService({ db, memory });

  return {
    ...createEmbeddingService(deps),
    ...createVerdictService(deps),

    ...createStandingService({ db, lists, clock }),
    forgetOldImpressions: impressions.forgetOldImpressions,
    impressionsWritten: impressions.impressionsWritten,

    /** Within the transaction that writes an order: has it prepared for matching. */
    requestEmbedOrder: (tx: Tx, orderId: string) => queue.add(tx, embedOrder, { orderId }),

    /** Within the transaction that shows photos: has them judged, and prepared for matching. */
    requestEmbedPhotos: (tx: Tx, photoIds: string[]) => queue.add(tx, embedPhotos, { photoIds }),

    /** Within the transaction that writes a portfolio project: has it prepared for matching. */
    requestEmbedProject: (tx: Tx, projectId: string) => queue.add(tx, embedProject, { projectId }),

    /** Whether a designer is among those who are matched. */
    isInPool: (designerId: string) => repo.hasShownProject(designerId),

    /**
     * Designers who fit the customer's orders or one of them, best first; each once, for the order they fit best.
     * @throws AppError not_found for an order that is not the customer's
     */
    async customerMatches(
      customerId: string,
      { orderId, emphasis, limit, offset, origin }: CustomerWindow,
    ): Promise<MatchPage<MatchedDesigner> & { hidden: HiddenDesigner[] }> {
      if (orderId !== undefined && !isId(orderId)) throw new AppError('not_found');
      const orders = await repo.orderStates(customerId, orderId);
      if (orderId !== undefined && orders.length === 0) throw new AppError('not_found');
      const orderIds = orders.map(({ id }) => id);
      const list = await lists.forCustomer(customerId, { orderId, orderIds, emphasis });
      const { matches, verdicts, designerVersions } = list;
      const page = matches.slice(offset, offset + limit);
      impressions.recordShown(page, offset);
      const shown = page.map((match) => {
        const reasons = explain(match, 'customer');
        return { match, reasons, projectIds: cardProjects(match, reasons) };
      });
      const cards = await designerCards(
        shown.map(({ match: { designer }, projectIds }) => ({
          designerId: designer.id,
          designerVersion: designerVersions.get(designer.id)!,
          projectIds,
        })),
      );
      // What is said of others than these can be compared with nothing on the page.
      const onPage = verdicts.filter(({ designerId }) => cards.has(designerId));
      const orderNames = new Map(orders.map(({ id, objectName }) => [id, objectName]));
      return {
        count: matches.length,
        state: stateOf(orders.map((order) => order.matchingState)),
        results: shown.flatMap((one) => {
          const card = cards.get(one.match.designer.id);
          const orderName = orderNames.get(one.match.order.id);
          if (card === undefined || orderName === undefined) return [];
          return [toMatchedDesigner({ ...one, card, orderName, verdicts: onPage, origin })];
        }),
        hidden: verdicts
          .filter(({ verdict }) => verdict === 'not_for_me')
          .map(({ orderId: id, designerId, name }) => ({
            id: designerId,
            name,
            orderId: id,
            orderName: orderNames.get(id)!,
          })),
      };
    },

    /** Active orders that fit the designer, best first; among alike ones, those that few others fit better. */
    async designerMatches(
      designerId: string,
      { limit, offset, origin }: MatchWindow,
    ): Promise<MatchPage<MatchProject>> {
      const states = await repo.projectStates(designerId);
      const matches = await lists.forDesigner(designerId);
      const shown = matches.slice(offset, offset + limit).map(({ match }) => match);
      const [cards, nearest] = await Promise.all([
        orderCards(
          shown.map((match) => match.order.id),
          designerId,
        ),
        photos(shown.flatMap(({ designer }) => nearPhotos(designer).map(({ photoId }) => photoId))),
      ]);
      return {
        count: matches.length,
        state: stateOf(states),
        results: shown.flatMap((match) => {
          const card = cards.get(match.order.id);
          return card === undefined ? [] : [toMatchProject({ match, card, photos: nearest, origin })];
        }),
      };
    },
  };
}

/** The projects whose photos a card shows, the one that fits best first. */
function cardProjects(match: Match, reasons: readonly Reason[]): string[] {
  const named = reasons.flatMap(({ projectId }) => (projectId === null ? [] : [projectId]));
  return [...new Set([...fittingProjects(match).slice(0, CARD_PROJECTS_MAX), ...named])];
}

function stateOf(states: readonly MatchingState[]): MatchingState {
  if (states.includes('pending')) return 'pending';
  if (states.includes('ready') || states.length === 0) return 'ready';
  return states[0]!;
}
