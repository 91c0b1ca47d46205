import type { Db } from '../../../db/database.ts';
import { poolRepo } from './pool.repo.ts';

/** Knows who takes part in matching. */
export type PoolService = ReturnType<typeof createPoolService>;

/** Reads the database at each call. */
export function createPoolService({ db }: { db: Db }) {
  return {
    /** Whether a designer is among those who are matched. */
    has: (designerId: string): Promise<boolean> => poolRepo(db).has(designerId),
  };
}
