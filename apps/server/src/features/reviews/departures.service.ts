import type { Tx } from '../../db/database.ts';
import { FORMER_ACCOUNTS } from '../auth/former-accounts.service.ts';
import { reviewsRepo } from './reviews.repo.ts';

/** Within the transaction that deletes a designer's account: what customers said stays, without the designer. */
export const forgetReviewed = (tx: Tx, designerId: string): Promise<void> =>
  reviewsRepo(tx).reassign(designerId, FORMER_ACCOUNTS.designer);
