import { FIRST_PLACES } from '@tessera/matching/first-page/diversify';
import { EXPOSURE_DAYS } from '@tessera/matching/first-page/exposure';
import { gini } from '@tessera/matching/math/gini';
import type { Match } from '@tessera/matching/score/rank';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/database.ts';
import { impressionsRepo, type ExposureRow } from './impressions.repo.ts';

/** Records who stands on first pages. */
export type ImpressionsService = ReturnType<typeof createImpressionsService>;

/** Of how many lists it is remembered who was written last. */
const REMEMBERED_MAX = 5000;

/** Writes after the answer, so that nobody who reads a list waits for it. */
export function createImpressionsService(deps: {
  db: Db;
  clock: () => Date;
  /** Hears of impressions that could not be written. */
  onFault: (error: unknown) => void;
}) {
  const { db, clock, onFault } = deps;
  const repo = impressionsRepo(db);
  const writing = new Set<Promise<void>>();
  /** What was written last of an order on a day: nothing is written twice. */
  const written = new LRUCache<string, string>({ max: REMEMBERED_MAX });

  return {
    /** Records who stands in a part of a list that starts at `offset`. Only places on the first page count. */
    record(matches: readonly Match[], offset: number): void {
      const places = matches
        .slice(0, Math.max(0, FIRST_PLACES - offset))
        .map(({ order, designer }) => ({ orderId: order.id, designerId: designer.id }));
      if (places.length === 0) return;
      const day = toDay(clock());
      const list = `${day} ${[...new Set(places.map(({ orderId }) => orderId))].join(' ')}`;
      const who = places.map(({ designerId }) => designerId).join(' ');
      if (written.get(list) === who) return;
      const write = repo
        .save(day, places)
        .then(() => {
          written.set(list, who);
        })
        .catch(onFault)
        .finally(() => writing.delete(write));
      writing.add(write);
    },

    /** Deletes impressions that are too old to count. */
    forgetOld: () => repo.forget(firstPagesSince(clock())),

    /** Resolves when everything that was recorded is written. */
    async written(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

/** How designers who can be matched shared the first pages of the last days. */
export interface Exposure {
  /** Most first. */
  designers: ExposureRow[];
  /** How many first pages were seen: one for an order and a day. */
  pageCount: number;
  /** The Gini coefficient of the designers' first pages: 0 if all have the same, near 1 if one has all. */
  evenness: number;
}

/** Reads how designers shared the first pages until `now`. */
export async function readExposure(db: Db, now: Date): Promise<Exposure> {
  const { designers, pageCount } = await impressionsRepo(db).exposure(firstPagesSince(now));
  return { designers, pageCount, evenness: gini(designers.map(({ firstPageCount }) => firstPageCount)) };
}

/** The day in UTC, as 2026-11-21. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** First pages after this day count. */
export function firstPagesSince(now: Date): string {
  return toDay(new Date(now.getTime() - EXPOSURE_DAYS * 24 * 60 * 60_000));
}
