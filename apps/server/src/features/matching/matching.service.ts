import type { matchingApi, MatchedDesigner, MatchingState, MatchProject } from '@tessera/contract/matching';
import type { Parsed } from '@tessera/contract/route';
import { explain, type Reason } from '@tessera/matching/reasons/explain';
import { fittingProjects } from '@tessera/matching/reasons/fitting-projects';
import type { Match } from '@tessera/matching/score/rank';
import type { Emphasis } from '@tessera/matching/score/weights';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../http/ids.ts';
import { NO_RATING, ratingsOf } from '../reviews/ratings.service.ts';
import type { CardsService } from './cards/cards.service.ts';
import type { ImpressionsService } from './first-page/impressions.service.ts';
import type { ListedOrder } from './kept/list-state.repo.ts';
import type { KeptListsService } from './kept/kept-lists.service.ts';
import type { CustomerList, MatchListsService } from './match-lists.service.ts';
import { matchingRepo } from './matching.repo.ts';
import {
  toHiddenDesigner,
  toMatchedDesigner,
  toMatchProject,
  toNamedWish,
  type DesignerMatch,
} from './matching.present.ts';

/** The two lists of matches, page by page. */
export type MatchingService = ReturnType<typeof createMatchingService>;

/** The part of a list that is asked for. */
interface MatchWindow {
  limit: number;
  offset: number;
}

/** A page of a list, and whether the list is up to date. */
interface MatchPage<Item> {
  /** The length of the whole list. */
  count: number;
  state: MatchingState;
  matches: Item[];
}

/** What a customer's page has besides its matches. */
type CustomerPageParts = Pick<
  Parsed<typeof matchingApi.customerMatches.reply>,
  'nearMisses' | 'aboveCap' | 'shownByNobody' | 'hidden'
>;

type CustomerPage = MatchPage<MatchedDesigner> & CustomerPageParts;

/** A card shows photos of this many projects that fit best, and of those that reasons name. */
const CARD_PROJECTS_MAX = 3;

/** Puts cards to the matches of a page. */
export function createMatchingService(deps: {
  db: Db;
  lists: Pick<MatchListsService, 'forDesigner' | 'ofPairs'>;
  kept: Pick<KeptListsService, 'ofCustomer'>;
  cards: CardsService;
  impressions: Pick<ImpressionsService, 'record'>;
}) {
  const { db, lists, kept, cards, impressions } = deps;
  const repo = matchingRepo(db);

  /** What the cards of a page show. A designer who is gone by now has none. */
  const withCards = async (
    page: readonly Match[],
    orderNames: ReadonlyMap<string, string>,
    designerVersions: ReadonlyMap<string, number>,
  ): Promise<Omit<DesignerMatch, 'verdicts'>[]> => {
    const explained = page.map((match) => {
      const reasons = explain(match, 'customer');
      return { match, reasons, projectIds: cardProjects(match, reasons) };
    });
    const found = await cards.designerCards(
      explained.map(({ match: { designer }, projectIds }) => ({
        designerId: designer.id,
        designerVersion: designerVersions.get(designer.id)!,
        projectIds,
      })),
    );
    const ratings = await ratingsOf(db, [...found.keys()]);
    return explained.flatMap((one) => {
      const card = found.get(one.match.designer.id);
      const orderName = orderNames.get(one.match.order.id);
      if (card === undefined || orderName === undefined) return [];
      return [{ ...one, card, orderName, rating: ratings.get(card.accountId) ?? NO_RATING }];
    });
  };

  const customerPage = async (
    list: CustomerList,
    orders: readonly ListedOrder[],
    { offset, limit }: MatchWindow,
    origin: string,
  ): Promise<CustomerPage> => {
    const orderNames = new Map(orders.map(({ id, objectName }) => [id, objectName]));
    const page = list.matches.slice(offset, offset + limit);
    const nearMissesShown = offset === 0 ? list.nearMisses : [];
    const shown = await withCards([...page, ...nearMissesShown], orderNames, list.designerVersions);
    const designerIds = new Set(shown.map(({ card }) => card.accountId));
    // A card compares only with designers on the same page, so that the reader can look at both.
    const verdicts = list.verdicts.filter(({ designerId }) => designerIds.has(designerId));
    const cardsOf = (matches: readonly Match[]) =>
      shown
        .filter(({ match }) => matches.includes(match))
        .map((one) => toMatchedDesigner({ ...one, verdicts }, origin));
    return {
      count: list.matches.length,
      state: stateOf(orders.map(({ state }) => state)),
      matches: cardsOf(page),
      nearMisses: cardsOf(nearMissesShown),
      aboveCap: list.aboveCap,
      shownByNobody: list.shownByNobody.map(toNamedWish),
      hidden: list.verdicts
        .filter(({ verdict }) => verdict === 'not_for_me')
        .map((verdict) => toHiddenDesigner({ ...verdict, orderName: orderNames.get(verdict.orderId)! })),
    };
  };

  return {
    /**
     * Designers who fit the customer's orders or one of them, best first. Each stands there once, for the order that fits
     * best.
     * @throws AppError not_found for an order that is not the customer's
     */
    async customerMatches(
      customerId: string,
      wish: MatchWindow & { orderId: string | undefined; emphasis: Emphasis },
      origin: string,
    ): Promise<CustomerPage> {
      const { orderId, emphasis, limit, offset } = wish;
      if (orderId !== undefined && !isId(orderId)) throw new AppError('not_found');
      const { orders, list, answers } = await kept.ofCustomer(customerId, { orderId, emphasis });
      if (orderId !== undefined && orders.length === 0) throw new AppError('not_found');
      impressions.record(list.matches.slice(offset, offset + limit), offset);
      const key = JSON.stringify([origin, offset, limit]);
      const made =
        (answers.get(key) as Promise<CustomerPage> | undefined) ?? customerPage(list, orders, wish, origin);
      answers.set(key, made);
      try {
        return await made;
      } catch (error) {
        answers.delete(key);
        throw error;
      }
    },

    /**
     * What match cards show of these designers for these orders of a customer, by `<order> <designer>`, whatever the status of the
     * order. A designer who cannot be matched at present has none, and neither has an order that is not the customer's.
     */
    async cardsOf(
      customerId: string,
      pairs: readonly { orderId: string; designerId: string }[],
      origin: string,
    ): Promise<Map<string, MatchedDesigner>> {
      if (pairs.length === 0) return new Map();
      const orderNames = await repo.orderNames(customerId, [...new Set(pairs.map(({ orderId }) => orderId))]);
      const { matches, verdicts, designerVersions } = await lists.ofPairs(
        pairs.filter(({ orderId }) => orderNames.has(orderId)),
        'all',
      );
      const shown = await withCards(matches, orderNames, designerVersions);
      return new Map(
        shown.map((one) => [
          `${one.match.order.id} ${one.card.accountId}`,
          toMatchedDesigner({ ...one, verdicts }, origin),
        ]),
      );
    },

    /** How well a designer fits an active order (0..100); null where one of the two cannot be matched. */
    async scoreOf(orderId: string, designerId: string): Promise<number | null> {
      const { matches } = await lists.ofPairs([{ orderId, designerId }], 'active');
      return matches[0]?.score ?? null;
    },

    /** Active orders that fit the designer, best first. Among alike orders, those come first that few others fit better. */
    async designerMatches(
      designerId: string,
      { limit, offset }: MatchWindow,
      origin: string,
    ): Promise<MatchPage<MatchProject>> {
      const states = await repo.projectStates(designerId);
      const list = await lists.forDesigner(designerId);
      const page = list
        .slice(offset, offset + limit)
        .map(({ match }) => ({ match, reasons: explain(match, 'designer') }));
      const [found, photos] = await Promise.all([
        cards.orderCards(
          page.map(({ match }) => match.order.id),
          designerId,
        ),
        cards.photos(page.flatMap(({ reasons }) => reasons.flatMap(({ photoId }) => photoId ?? []))),
      ]);
      return {
        count: list.length,
        state: stateOf(states),
        matches: page.flatMap(({ match, reasons }) => {
          const card = found.get(match.order.id);
          return card === undefined ? [] : [toMatchProject({ match, reasons, card, photos }, origin)];
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

/** The state of a list: pending while anything is, and ready as soon as one thing is. */
function stateOf(states: readonly MatchingState[]): MatchingState {
  if (states.includes('pending')) return 'pending';
  if (states.includes('ready') || states.length === 0) return 'ready';
  return states[0]!;
}
