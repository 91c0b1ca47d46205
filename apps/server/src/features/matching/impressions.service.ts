import { FIRST_PLACES } from '@tessera/matching/diversify';
import { EXPOSURE_DAYS } from '@tessera/matching/exposure';
import type { Match } from '@tessera/matching/rank';
import type { Db } from '../../db/database.ts';
import { impressionsRepo } from './impressions.repo.ts';

/** Records who stands on first pages. */
export type ImpressionsService = ReturnType<typeof createImpressionsService>;

/** Writes behind the answers, so that nobody who reads a list waits for it. */
export function createImpressionsService(deps: {
  db: Db;
  clock: () => Date;
  /** Hears of what could not be written. */
  onFault: (error: unknown) => void;
}) {
  const { db, clock, onFault } = deps;
  const repo = impressionsRepo(db);
  const writing = new Set<Promise<void>>();

  return {
    /** Records what was shown of a list, from a place on; only the first page counts. */
    recordShown(matches: readonly Match[], offset: number): void {
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

    /** Forgets what is too old to count. */
    forgetOldImpressions: () => repo.forget(exposedSince(clock())),

    /** Resolves when everything that was recorded is written. */
    async impressionsWritten(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

/** The day in UTC, as 2026-11-21. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** First pages count after this day. */
export function exposedSince(now: Date): string {
  return toDay(new Date(now.getTime() - EXPOSURE_DAYS * 24 * 60 * 60_000));
}
