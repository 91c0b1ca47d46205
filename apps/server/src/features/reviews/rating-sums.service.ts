import type { Db } from '../../db/database.ts';
import { reviewsRepo } from './reviews.repo.ts';

/** What reviews say of a designer, beside the marketplace as a whole. */
export interface RatingSum {
  /** Visible reviews of the designer's work. */
  count: number;
  /** The sum of their stars. */
  stars: number;
  /** The mean stars of all visible reviews. */
  marketMean: number;
}

/** Makes a function that tells what reviews say of each designer; it gives undefined for everybody while there is no visible review at all. */
export async function ratingSumsOf(
  db: Db,
  designerIds: readonly string[],
): Promise<(designerId: string) => RatingSum | undefined> {
  const repo = reviewsRepo(db);
  const marketMean = await repo.meanStars();
  if (marketMean === null) return () => undefined;
  const sums = new Map((await repo.sums(designerIds)).map((row) => [row.designerId, row]));
  return (designerId) => {
    const { count, stars } = sums.get(designerId) ?? { count: 0, stars: 0 };
    return { count, stars, marketMean };
  };
}
