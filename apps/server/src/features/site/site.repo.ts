import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Page views in the database: one count for each page and day. */
export const siteRepo = (db: Db) => ({
  /** Adds one view; `day` as `2026-11-23`. */
  async countPageView(day: string, path: string): Promise<void> {
    await db
      .insertInto('pageView')
      .values({ day, path, views: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'path']).doUpdateSet({ views: sql`page_view.views + 1` }),
      )
      .execute();
  },
});
