import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserPath } from '../../tools/browser-path.ts';
import type { Person } from './given.ts';
import { INTERCEPTED } from './network.ts';
import { watchRest } from './rest.ts';

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

/** How long a page may take for anything: what hangs must end, what is slow must not fail. */
const WAIT_MS = 60_000;

/** What Chromium is told of a phone: a finger, that cannot hover. A context's own touch screen is forgotten by full-page pictures. */
export const TOUCH_ONLY =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

/**
 * What Chromium does without. The first is a process that it would start beforehand with every page, for a fifth of what a page costs. The
 * next two are pages that its address bar would load for every window, which take longer than most of ours. The others are
 * those that Playwright names, because only the last such list counts.
 */
const FEATURES_OFF = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Starts the browser that is installed, kept from calling home; `switches` are added to its command line.
 * @throws when no browser is installed
 */
export async function openBrowser(switches: readonly string[] = []): Promise<Browser> {
  const executablePath = browserPath();
  if (executablePath === undefined)
    throw new Error('There is no Chromium here: install chromium-headless-shell, or set CHROMIUM_PATH.');
  return await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Without it, the headless shell makes every letter whole pixels wide, so that lines break elsewhere than on screens.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${FEATURES_OFF.join(',')}`,
      ...switches,
    ],
  });
}

/** React has taken over what the page came with, or it is no page of ours. */
const HAS_BEGUN = `!window.__reactRouterContext || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))`;

/** Goes to a page and resolves when its script has begun. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Not `waitForFunction`, which the pages' policy for scripts refuses.
  await page.evaluate(
    `new Promise((resolve) => { const look = () => (${HAS_BEGUN}) ? resolve() : requestAnimationFrame(look); look(); })`,
  );
}

/** A browser profile of its own, with the session and the choice about cookies already stored, and without animations. */
export async function openContext(
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
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 812 : 800 },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  // Not `storageState`, for which the browser first loads a page of its own. Once only: what the product changes stays.
  await context.addInitScript({
    content: `if (location.origin === ${JSON.stringify(url)} && localStorage.getItem('arrived') === null)
      Object.assign(localStorage, ${JSON.stringify({ ...stored, arrived: 'yes' })});`,
  });
  await context.addInitScript({ content: REPORT_VIOLATIONS });
  context.setDefaultTimeout(WAIT_MS);
  watchRest(context);
  return context;
}

/** The browser writes only some violations of the content security policy to the console; this writes all of them. */
const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
  console.error('against the policy: ' + [effectiveDirective, blockedURI, sample, sourceFile + ':' + lineNumber].join(' ')));`;

/** Adds to `faults` whatever goes wrong in any page of the context, as it happens. */
export function watch(context: BrowserContext, url: string, faults: string[]): void {
  context.on('console', (message) => {
    // An answer that is no success, or none at all, is logged by the browser itself; it is judged below.
    const isNetworkNote = message.text().startsWith('Failed to load resource');
    // On a busy machine a page may be left before it is painted, or painted without a font that came late.
    const isFontNote = /\.woff2 was preloaded using link preload but not used within/.test(message.text());
    if ((message.type() === 'error' || message.type() === 'warning') && !isNetworkNote && !isFontNote)
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

/** What axe finds on the page as it stands, one line a place; and by how much the page is wider than its window. */
export async function screenFaults(page: Page): Promise<string[]> {
  const faults = await axeFaults(
    page,
    `{ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }`,
  );
  return [...faults, ...(await widthFaults(page))];
}

/** An open menu follows its button a few frames after the window has changed its width: a second is left for that. */
const EXCESS_AT_REST = `(async () => {
  const excess = () => document.documentElement.scrollWidth - innerWidth;
  for (let frame = 0; frame < 60 && excess() > 0; frame++) await new Promise(requestAnimationFrame);
  return excess();
})()`;

/** By how much the page is wider than its window, once it has followed the window's width. */
export async function widthFaults(page: Page): Promise<string[]> {
  const excess = await page.evaluate<number>(EXCESS_AT_REST);
  return excess > 0 ? [`${excess} pixels wider than the window`] : [];
}

/** What is hard to read on the page where dark colours are preferred, one line a place. */
export async function darkFaults(page: Page): Promise<string[]> {
  await preferScheme(page, 'dark');
  const faults = await axeFaults(page, `{ runOnly: ['color-contrast'], resultTypes: ['violations'] }`);
  await preferScheme(page, 'light');
  return faults;
}

/** Shows the page as it is where these colours are preferred. */
export async function preferScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(WHEN_COLOURED);
}

async function axeFaults(page: Page, options: string): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
}

/** Once the page has been drawn, and its colours have gone over into the others. */
const WHEN_COLOURED = `(async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
})()`;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
