import type { Db } from '../../db/database.ts';
import { reviewsRepo } from './reviews.repo.ts';

/** Hides a review since a time, or shows it again: for the operator. @returns false if there is no such review */
export function setReviewHidden(db: Db, id: string, hiddenAt: Date | null): Promise<boolean> {
  return reviewsRepo(db).setHidden(id, hiddenAt);
}
