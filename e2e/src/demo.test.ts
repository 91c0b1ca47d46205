import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { atEachWidth, expectSoundScreen, test } from './browser.ts';

/** Guarantees that invented people are said to be invented, until the visitor has read it. */
atEachWidth(() => {
  test('demo data is named as such until the banner is closed', async ({ server, visit }) => {
    await writeFile(join(server.dataDir, 'demo-accounts.json'), '{}');
    const page = await visit('/signin');
    const banner = page.getByRole('complementary', { name: 'Demo data' });
    await banner.getByText('DEMO=off DATA_DIR=./data-own npm start').waitFor();
    await expectSoundScreen(page);
    await banner.getByRole('button', { name: 'Close' }).click();
    expect(await banner.count()).toBe(0);

    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);
  });
});

test('an installation without demo data shows no such banner', async ({ server, visit }) => {
  await rm(join(server.dataDir, 'demo-accounts.json'), { force: true });
  const page = await visit('/signin');
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('complementary', { name: 'Demo data' }).count()).toBe(0);
});
