import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestServer } from '@tessera/testkit/test-server';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { describe, expect, test as base } from 'vitest';
import { createGivenPeople, type Person } from './given.ts';
import { INTERCEPTED } from './network.ts';

/** Where the browser's pictures go: of pages at the end of a failed test, and of the screens. */
export const screenshotFolder = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** How somebody comes to the product. */
export interface Arrival {
  /** Signed in as this account; a visitor without. */
  as?: Person;
  /** False for somebody who has not yet chosen about cookies and sees the banner. */
  hasConsented?: boolean;
  /** Of the window, in pixels. */
  width?: number;
}

/** Widths that every screen is tested at: a phone and a laptop, in pixels. */
export const WIDTHS = [375, 1280] as const;

/**
 * A test of the product in a browser. Per file: one server with an empty embedded database, a fake embedder and no
 * throttles, and one Chromium. `visit(path, { as })` opens a page for somebody new, in a profile of its own. Anything
 * written to the console as error or warning, any request to another host and any 5xx answer that no test provoked fails the test.
 */
export const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startTestServer();
    onCleanup(() => server.stop());
    return server;
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
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
      await page.goto(path);
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

/** Starts the browser of `CHROMIUM_PATH`, kept from calling home. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A browser profile of its own, with the session and the choice about cookies already stored, and without animations. */
export function openContext(
  browser: Browser,
  url: string,
  { as: account, hasConsented = true, width = 1280 }: Arrival,
): Promise<BrowserContext> {
  const stored = {
    ...(account && { ...account.tokens, role: account.role }),
    ...(hasConsented && {
      cookieConsent: JSON.stringify({
        necessary: true,
        functional: false,
        analytics: false,
        marketing: false,
      }),
    }),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 812 : 800 },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    locale: 'en-US',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}

/** Adds to `faults` whatever goes wrong in any page of the context, as it happens. */
export function watch(context: BrowserContext, url: string, faults: string[]): void {
  context.on('console', (message) => {
    // An answer that is no success, or none at all, is logged by the browser itself; it is judged below.
    const isNetworkNote = message.text().startsWith('Failed to load resource');
    if ((message.type() === 'error' || message.type() === 'warning') && !isNetworkNote)
      faults.push(`${message.type()} in the console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) faults.push(`foreign request: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500 && !(INTERCEPTED in response.headers()))
      faults.push(`${response.status()} from ${response.url()}`);
  });
}

/** Expects no accessibility fault that axe can find, and nothing wider than the window. */
export async function expectSoundScreen(page: Page): Promise<void> {
  expect(await screenFaults(page)).toEqual([]);
}

/** What axe finds on the page as it stands, one line a place, and by how much the page is wider than its window. */
export async function screenFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return [
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
    ),
    ...(excess > 0 ? [`${excess} pixels wider than the window`] : []),
  ];
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function photograph(contexts: BrowserContext[], testName: string): Promise<void> {
  const name = testName.replaceAll(/[^\w]+/g, '-');
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(
    pages.map((page, index) =>
      page.screenshot({ path: join(screenshotFolder, 'failed', `${name}.${index}.png`) }),
    ),
  );
}
