import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from '@tessera/testkit/server-process';
import { expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';

/** Guarantees that invented people are said to be invented, until the visitor has read it. */
test.each([1280, 375])('demo data is named as such until the banner is closed, at %i px', async (width) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-e2e-demo-'));
  const browser = await openBrowser();
  const server = launchServer(dataDir);
  try {
    const visitor = await visit(browser, await server.ready, width);
    const banner = visitor.page.getByRole('complementary', { name: 'Demo data' });
    await visitor.page.goto('/signin');
    await visitor.page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);

    await writeFile(join(dataDir, 'demo-accounts.json'), '{}');
    await visitor.page.reload();
    await banner.getByText('DEMO=off DATA_DIR=./data-own npm start').waitFor();
    await visitor.look('demo-banner');
    await banner.getByRole('button', { name: 'Close' }).click();
    expect(await banner.count()).toBe(0);

    await visitor.page.reload();
    await visitor.page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  } finally {
    await server.end('SIGTERM');
    await browser.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
