import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PagePath } from '@tessera/contract/pages';
import { demoAccount, type Site } from '@tessera/contract/site';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { siteRepo } from './site.repo.ts';

/** Where the accounts of the demo are written down; there is no such file where no demo was loaded. */
export function demoAccountsFile(dataDir: string): string {
  return join(dataDir, 'demo-accounts.json');
}

/** What the pages need of that file. While the demo is loaded it names no accounts yet. */
const demoFile = z.object({
  password: demoAccount.shape.password.default(''),
  accounts: z.array(demoAccount.pick({ role: true, email: true })).default([]),
});

/** What is true of this installation as a whole. */
export type SiteService = ReturnType<typeof createSiteService>;

/** Knows whether the installation shows a demo, and counts how often its pages are looked at. */
export function createSiteService({ db, dataDir, clock }: { db: Db; dataDir: string; clock: () => Date }) {
  return {
    /** Whether it shows a demo, and with which accounts everybody may look around in it. */
    async describe(): Promise<Site> {
      const text = await readFile(demoAccountsFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (text === null) return { demo: false, demo_accounts: [] };
      const { password, accounts } = demoFile.parse(JSON.parse(text));
      return { demo: true, demo_accounts: accounts.map((account) => ({ ...account, password })) };
    },

    /** Adds one view of a page to today's count. */
    async countPageView(path: PagePath): Promise<void> {
      await siteRepo(db).countPageView(clock().toISOString().slice(0, 10), path);
    },
  };
}
