import type { Db } from '../../db/database.ts';
import { reviewsRepo } from './reviews.repo.ts';

/** What the reviews of somebody's work come to: the mean to one decimal, and how many they are. */
export interface Rating {
  rating: number | null;
  reviewCount: number;
}

/** The rating of whoever has no visible review. */
export const NO_RATING: Rating = { rating: null, reviewCount: 0 };

/**
 * The ratings of designers with at least one visible review, by id. Made from the reviews whenever it is read, so it is the
 * same everywhere.
 */
export async function ratingsOf(db: Db, designerIds: readonly string[]): Promise<Map<string, Rating>> {
  if (designerIds.length === 0) return new Map();
  const rows = await reviewsRepo(db).sums(designerIds);
  return new Map(
    rows.map(({ designerId, count, stars }) => [
      designerId,
      { rating: Math.round((stars * 10) / count) / 10, reviewCount: count },
    ]),
  );
}
