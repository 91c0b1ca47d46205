import { FIRST_PLACES } from '@tessera/matching/first-page/diversify';
import { EXPOSURE_DAYS } from '@tessera/matching/first-page/exposure';
import type { Match } from '@tessera/matching/score/rank';
import type { Db } from '../../../db/database.ts';
import { impressionsRepo } from './impressions.repo.ts';

/** Records who stands on first pages. */
export type ImpressionsService = ReturnType<typeof createImpressionsService>;

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

  return {
    /** Records who stands in a part of a list that starts at `offset`. Only places on the first page count. */
    record(matches: readonly Match[], offset: number): void {
      const places = matches
        .slice(0, Math.max(0, FIRST_PLACES - offset))
        .map(({ order, designer }) => ({ orderId: order.id, designerId: designer.id }));
      if (places.length === 0) return;
      const write = repo
        .save(toDay(clock()), places)
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

/** The day in UTC, as 2026-11-21. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** First pages after this day count. */
export function firstPagesSince(now: Date): string {
  return toDay(new Date(now.getTime() - EXPOSURE_DAYS * 24 * 60 * 60_000));
}
