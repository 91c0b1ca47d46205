import type { Db } from '../../../db/database.ts';

/** Who has blocked whom, in the database. */
export const blocksRepo = (db: Db) => ({
  async block(blockerId: string, blockedId: string, createdAt: Date): Promise<void> {
    await db
      .insertInto('accountBlock')
      .values({ blockerId, blockedId, createdAt })
      .onConflict((conflict) => conflict.columns(['blockerId', 'blockedId']).doNothing())
      .execute();
  },

  async unblock(blockerId: string, blockedId: string): Promise<void> {
    await db
      .deleteFrom('accountBlock')
      .where('blockerId', '=', blockerId)
      .where('blockedId', '=', blockedId)
      .execute();
  },

  /** Whether one of the two has blocked the other. */
  async isBetween(one: string, other: string): Promise<boolean> {
    const row = await db
      .selectFrom('accountBlock')
      .select('blockerId')
      .where((where) =>
        where.or([
          where.and({ blockerId: one, blockedId: other }),
          where.and({ blockerId: other, blockedId: one }),
        ]),
      )
      .executeTakeFirst();
    return row !== undefined;
  },
});
