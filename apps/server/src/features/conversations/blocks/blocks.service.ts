import type { Db } from '../../../db/database.ts';
import { blocksRepo } from './blocks.repo.ts';

/** Whether one of two accounts has blocked the other: then neither writes or applies to the other. */
export function isBlockBetween(db: Db, one: string, other: string): Promise<boolean> {
  return blocksRepo(db).isBetween(one, other);
}
