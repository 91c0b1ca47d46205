import { contendersOf, NEWCOMER_FIRST_PAGES_MAX } from '@tessera/matching/first-page/exposure';
import type { Emphasis } from '@tessera/matching/score/weights';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/database.ts';
import type { Moment } from '../../../db/moment.ts';
import { impressionsRepo } from '../first-page/impressions.repo.ts';
import { firstPagesSince, toDay } from '../first-page/impressions.service.ts';
import {
  firstPageOf,
  type CustomerList,
  type MatchListsService,
  type RankedList,
} from '../match-lists.service.ts';
import { listStateRepo, type ListedOrder, type ListState } from './list-state.repo.ts';

/** Keeps the lists of customers in the process while nothing that they depend on has changed. */
export type KeptListsService = ReturnType<typeof createKeptListsService>;

/** A customer's list with the orders that it is for, newest first. */
export interface KeptList {
  orders: readonly ListedOrder[];
  list: CustomerList;
  /** Answers that have been made from this list, and from nothing that may change while the list does not. */
  answers: LRUCache<string, Promise<object>>;
}

/** What a list takes, in bytes, rounded up: 200 matches of which each takes 2 kB beside what is prepared of it. */
const LIST_BYTES = 400_000;

/** So many answers are kept with a list: its first pages, for one or two origins. */
const ANSWERS_MAX = 4;

/** A list is made anew after this time at the latest, in milliseconds. */
const KEPT_MS = 60 * 60_000;

/** Changes are deleted after this time, in milliseconds: long after the last list that they could concern. */
const CHANGES_KEPT_MS = 24 * KEPT_MS;

/** How often a list is looked at again because another call has begun to make it anew. */
const LOOKS_MAX = 3;

interface Entry {
  /** The state of orders and verdicts that the list was made for. */
  madeFor: string;
  moment: Moment;
  madeAtMs: number;
  ranked: Promise<RankedList>;
  /** Whose first pages decide who stands on this one; undefined while the list is being made. */
  contenders: readonly string[] | undefined;
  placed: (KeptList & { madeFor: string }) | undefined;
}

/** Keeps the lists that were used last, within about `bytesMax` bytes. Calls that ask for one list at once have it made once. */
export function createKeptListsService(deps: {
  db: Db;
  lists: Pick<MatchListsService, 'ranked'>;
  clock: () => Date;
  bytesMax: number;
}) {
  const { db, lists, clock } = deps;
  const repo = listStateRepo(db);
  const entries = new LRUCache<string, Entry>({ max: Math.max(1, Math.floor(deps.bytesMax / LIST_BYTES)) });

  const begin = (customerId: string, key: string, wish: Wish, state: ListState): Entry => {
    const { orders, verdicts, moment } = state;
    const orderIds = orders.map(({ id }) => id);
    const entry: Entry = {
      madeFor: stateKey(state),
      moment,
      madeAtMs: clock().getTime(),
      ranked: lists.ranked(customerId, { ...wish, orderIds }, verdicts),
      contenders: undefined,
      placed: undefined,
    };
    entries.set(key, entry);
    entry.ranked.then(
      ({ matches }) => {
        entry.contenders = contendersOf(matches);
      },
      () => {
        if (entries.peek(key) === entry) entries.delete(key);
      },
    );
    return entry;
  };

  const place = async (
    entry: Entry,
    orders: readonly ListedOrder[],
    known: ReadonlyMap<string, number> | undefined,
  ): Promise<KeptList> => {
    const ranked = await entry.ranked;
    const now = clock();
    const contenders = contendersOf(ranked.matches);
    const firstPageCounts =
      known ?? (await impressionsRepo(db).firstPageCounts(contenders, firstPagesSince(now)));
    const newcomers = contenders.filter((id) => (firstPageCounts.get(id) ?? 0) < NEWCOMER_FIRST_PAGES_MAX);
    const madeFor = `${toDay(now)} ${newcomers.join(' ')}`;
    if (entry.placed?.madeFor !== madeFor) {
      entry.placed = {
        madeFor,
        orders,
        list: firstPageOf(ranked, {
          orderIds: orders.map(({ id }) => id),
          day: toDay(now),
          firstPageCounts,
        }),
        answers: new LRUCache({ max: ANSWERS_MAX }),
      };
    }
    return entry.placed;
  };

  return {
    /** The designers for a customer's active orders or for one of them, as of now. Without an order of theirs there is nobody on it. */
    async ofCustomer(customerId: string, wish: Wish): Promise<KeptList> {
      const key = JSON.stringify([customerId, wish]);
      for (let look = 1; ; look++) {
        const found = entries.get(key);
        const now = clock();
        const entry = found !== undefined && now.getTime() - found.madeAtMs < KEPT_MS ? found : undefined;
        const { contenders } = entry ?? {};
        const state = await repo.ofCustomer(customerId, {
          orderId: wish.orderId,
          keptSince: entry?.moment ?? null,
          designerIds: contenders ?? [],
          since: firstPagesSince(now),
        });
        if (entry !== undefined && !state.isChanged && entry.madeFor === stateKey(state))
          return place(entry, state.orders, contenders && state.firstPageCounts);
        // Another call may have begun to make the list from what is there now.
        if (look < LOOKS_MAX && entries.peek(key) !== found) continue;
        return place(begin(customerId, key, wish, state), state.orders, undefined);
      }
    },

    /** Deletes what no kept list can depend on any more. */
    forgetChanges: () => repo.forgetChanges(new Date(clock().getTime() - CHANGES_KEPT_MS)),
  };
}

/** Which list is asked for. */
interface Wish {
  orderId: string | undefined;
  emphasis: Emphasis;
}

function stateKey({ orders, verdicts }: ListState): string {
  return JSON.stringify([orders, verdicts]);
}
