import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const screenshotFolder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Starts the browser of `CHROMIUM_PATH`, kept from calling home. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
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

/** One person at one browser, and everything that went wrong there. */
export interface Visitor {
  page: Page;
  /** Looks for accessibility faults and sideways scrolling, and keeps a picture as `screenshots/WIDTH/NAME.png`. */
  look(name: string): Promise<void>;
  /** What was found, and every error of the console, foreign request and 5xx answer on the way; all is well when empty. */
  leave(): Promise<string[]>;
}

/** Opens the product for somebody new, in a window of this width in pixels. */
export async function visit(browser: Browser, url: string, width: number): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 812 : 800 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  const faults = watch(context, page, url);
  return {
    page,
    async look(name) {
      await page.waitForLoadState('networkidle');
      const folder = join(screenshotFolder, String(width));
      const path = join(folder, `${name}.png`);
      await mkdir(dirname(path), { recursive: true });
      await page.screenshot({ path, fullPage: true });
      await page.evaluate(axeSource);
      const { violations } = await page.evaluate<AxeResults>('axe.run()');
      for (const { id, help, nodes } of violations) {
        for (const { html } of nodes) faults.push(`${name} at ${width} px: ${id}: ${help}\n  ${html}`);
      }
      const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (excess > 0) faults.push(`${name} at ${width} px: ${excess} pixels wider than the screen`);
    },
    async leave() {
      await context.close();
      return faults;
    },
  };
}

function watch(context: BrowserContext, page: Page, url: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // A 4xx answer is logged by the browser itself and is no fault of the page; it is judged below.
    const isNetworkNote = message.text().startsWith('Failed to load resource');
    if ((message.type() === 'error' || message.type() === 'warning') && !isNetworkNote)
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) faults.push(`foreign request: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} from ${response.url()}`);
  });
  return faults;
}
