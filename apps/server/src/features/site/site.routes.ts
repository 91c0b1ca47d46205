import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteApi } from '@tessera/contract/site';
import type { Serve } from '../../http/serve.ts';

/** Where the accounts of the demo are written down; there is no such file where no demo was loaded. */
export function demoAccountsFile(dataDir: string): string {
  return join(dataDir, 'demo-accounts.json');
}

/** What is true of this installation as a whole. */
export function siteRoutes(serve: Serve, dataDir: string): void {
  serve(siteApi.get, async () => ({ demo: existsSync(demoAccountsFile(dataDir)) }));
}
