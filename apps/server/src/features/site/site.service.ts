import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePath } from '@tessera/contract/pages';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Where the accounts of the demo are written down; there is no such file where no demo was loaded. */
export function demoAccountsFile(dataDir: string): string {
  return join(dataDir, 'demo-accounts.json');
}

/** What is true of this installation as a whole. */
export type SiteService = ReturnType<typeof createSiteService>;

/** Knows whether the installation shows a demo, and counts how often its pages are looked at. */
export function createSiteService({ db, dataDir, clock }: { db: Db; dataDir: string; clock: () => Date }) {
  return {
    /** Whether it shows invented designers and customers. */
    isDemo: (): boolean => existsSync(demoAccountsFile(dataDir)),

    /** Adds one view of a page to today's count. */
    async countPageView(path: PagePath): Promise<void> {
      const day = clock().toISOString().slice(0, 10);
      await db
        .insertInto('pageView')
        .values({ day, path, views: 1 })
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet({ views: sql`page_view.views + 1` }),
        )
        .execute();
    },
  };
}
