import { siteApi } from '@tessera/contract/site';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, test } from '../browser.ts';
import { countCalls } from '../network.ts';

/** Guarantees that page views are counted only with consent, every choice is stored as made, and the banner covers nothing that is needed. */

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies, your choice' });
const stored = (page: Page) =>
  page.evaluate<unknown>("JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')");
const nothing = { necessary: true, functional: false, analytics: false, marketing: false };
const everything = { necessary: true, functional: true, analytics: true, marketing: true };

atEachWidth(() => {
  test.for([
    ['Necessary Only', nothing],
    ['Accept All', everything],
  ] as const)('%s is stored and closes the banner for good', async ([button, choice], { visit }) => {
    const page = await visit('/about', { hasConsented: false });
    const banner = bannerOf(page);
    await banner.getByRole('button', { name: button }).click();
    await banner.waitFor({ state: 'hidden' });
    expect(await stored(page)).toEqual(choice);

    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);
  });

  test('each category of cookies can be allowed by itself, and necessary ones are always on', async ({
    visit,
  }) => {
    const page = await visit('/', { hasConsented: false });
    const banner = bannerOf(page);
    await banner.getByRole('button', { name: 'Customize' }).click();
    const necessary = banner.getByRole('switch', { name: 'Necessary' });
    expect([await necessary.isChecked(), await necessary.isDisabled()]).toEqual([true, true]);
    for (const name of ['Functional', 'Analytics', 'Marketing'])
      expect(await banner.getByRole('switch', { name }).isChecked()).toBe(false);
    await banner.getByRole('switch', { name: 'Functional' }).check();
    await banner.getByRole('button', { name: 'Save Preferences' }).click();
    await banner.waitFor({ state: 'hidden' });
    expect(await stored(page)).toEqual({ ...nothing, functional: true });
  });

  test('closing the cookie banner stores no choice, and the banner is back at the next visit', async ({
    visit,
  }) => {
    const page = await visit('/terms', { hasConsented: false });
    const banner = bannerOf(page);
    await banner.getByRole('button', { name: 'Close' }).click();
    await banner.waitFor({ state: 'hidden' });
    expect(await stored(page)).toBeNull();
    await page.reload();
    await banner.waitFor();
  });

  test('the choice about cookies can be changed from the foot of the page', async ({ visit }) => {
    const page = await visit('/about');
    const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
    await settings.click();
    const banner = bannerOf(page);
    await banner.getByRole('heading', { name: 'Cookies, your choice' }).and(page.locator(':focus')).waitFor();
    await banner.getByRole('switch', { name: 'Analytics' }).check();
    await banner.getByRole('button', { name: 'Save Preferences' }).click();
    await settings.and(page.locator(':focus')).waitFor();
    expect(await stored(page)).toEqual({ ...nothing, analytics: true });
  });

  test('the cookie banner covers neither the focused element nor the end of the page', async ({ visit }) => {
    const page = await visit('/about', { hasConsented: false });
    await bannerOf(page).waitFor();
    expect(await page.evaluate<string[]>(coveredByBanner)).toEqual([]);
    await page.keyboard.press('Control+End');
    const ends = await page.evaluate<number[]>(
      `scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
       ['footer', 'section[aria-labelledby]:has(h2[tabindex])'].map((part) => document.querySelector(part).getBoundingClientRect()).map(({ top, bottom }, at) => (at === 0 ? bottom : top))`,
    );
    expect(ends[0]).toBeLessThanOrEqual(ends[1]!);
  });
});

/** Focuses every control outside the banner in turn, and gives the names of those that are wholly covered by it. */
const coveredByBanner = `(async () => {
  const banner = document.querySelector('section[aria-labelledby]:has(h2[tabindex])');
  const covered = [];
  for (const element of document.querySelectorAll('a[href], button, input')) {
    if (banner.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const [one, other] = [element.getBoundingClientRect(), banner.getBoundingClientRect()];
    if (one.right > other.left && one.left < other.right && one.top >= other.top) covered.push(element.outerHTML);
  }
  return covered;
})()`;

test('no page view is sent before consent, nor after it was refused', async ({ visit }) => {
  const page = await visit('/', { hasConsented: false });
  const views = countCalls(page, siteApi.countPageView);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await page.getByRole('heading', { name: 'Our Story' }).waitFor();
  await bannerOf(page).getByRole('button', { name: 'Necessary Only' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  expect(views.count).toBe(0);
});

test('with consent every visited page is counted on this server, by its pattern', async ({
  visit,
  given,
  server,
}) => {
  const { designer, project } = await given.match();
  const page = await visit(`/designer/projects/edit/${project.id}?from=mail`, {
    as: designer,
    hasConsented: false,
  });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(siteApi.countPageView.path)) sent.push(request.postDataJSON());
  });
  await bannerOf(page).getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(() => sent).toEqual([{ path: '/designer/projects/edit/:projectId' }]);
  const isCounted = async () =>
    server.withDatabase((db) =>
      db
        .selectFrom('pageView')
        .select('views')
        .where('path', '=', '/designer/projects/edit/:projectId')
        .executeTakeFirst(),
    );
  await expect.poll(async () => Number((await isCounted())?.views)).toBe(1);
});
