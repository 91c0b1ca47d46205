import { join } from 'node:path';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test as base } from 'vitest';
import {
  type Arrival,
  goTo,
  openBrowser,
  openContext,
  screenFaults,
  screenshotFolder,
  watch,
} from './chromium.ts';
import { createGivenPeople } from './given.ts';

/** Widths that every screen is tested at: a phone and a laptop, in pixels. */
export const WIDTHS = [375, 1280] as const;

/**
 * A test of the product in a browser. Per file: one server with an empty embedded database, a fake embedder and no
 * throttles. Per worker: one browser. `visit(path, { as })` opens a page for somebody new, in a profile of its own.
 * Anything written to the console as error or warning, any request to another host and any 5xx answer that no test provoked fails the test.
 */
export const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startTestServer();
    onCleanup(() => server.stop());
    return server;
  })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('url', { scope: 'file' }, ({ server }) => server.url)
  .extend('given', { scope: 'file' }, ({ server }) => createGivenPeople(server))
  .extend('width', 1280 as number)
  .extend('visit', async ({ url, browser, width, task }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    onCleanup(async () => {
      if (task.result?.errors?.length) await photograph(contexts, task.name);
      await Promise.all(contexts.map((context) => context.close()));
      expect(faults, 'faults noticed in the browser').toEqual([]);
    });
    return async (path: string, arrival: Arrival = {}): Promise<Page> => {
      const context = await openContext(browser, url, { width, ...arrival });
      contexts.push(context);
      watch(context, url, faults);
      const page = await context.newPage();
      await goTo(page, path);
      return page;
    };
  });

/** Runs these tests at each of {@link WIDTHS}; `visit` opens windows of that width. */
export function atEachWidth(tests: (width: number) => void): void {
  describe.each(WIDTHS)('at %i px', (width) => {
    test.override('width', width);
    tests(width);
  });
}

/** Expects no accessibility fault that axe can find, and nothing wider than the window; for what `screens.ts` has no state of. */
export async function expectSoundScreen(page: Page): Promise<void> {
  expect(await screenFaults(page)).toEqual([]);
}

/**
 * Runs these tests at the width of a phone. Use it for what customers do. Tests of designers, who work on larger screens, run
 * at the width of a laptop, which is the default. `screens/` shows how each page looks at each width.
 */
export function onPhone(tests: () => void): void {
  describe('on a phone', () => {
    test.override('width', WIDTHS[0]);
    tests();
  });
}

async function photograph(contexts: BrowserContext[], testName: string): Promise<void> {
  const name = testName.replaceAll(/[^\w]+/g, '-');
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(
    pages.map((page, index) =>
      page.screenshot({ path: join(screenshotFolder, 'failed', `${name}.${index}.png`) }),
    ),
  );
}
