import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, test } from '../browser.ts';

/** Guarantees that what has the focus can be seen, whatever else is on the screen (WCAG 2.2, 2.4.11 and 2.4.12). */

const publicPaths = [
  '/',
  '/signin',
  '/signup',
  '/signup-designer',
  '/signup-customer',
  '/about',
  '/privacy',
  '/terms',
  '/nowhere',
];

/** More stops than any page has. */
const TABS_MAX = 120;

atEachWidth(() => {
  test('nothing covers the focused element on any public page, even with the demo chip and the cookie banner shown', async ({
    given,
    visit,
  }) => {
    await given.demo();
    const covered: string[] = [];
    for (const path of publicPaths) {
      const page = await visit(path, { hasConsented: false });
      await page.getByRole('region', { name: 'Cookies, your choice' }).waitFor();
      await page.getByRole('group', { name: 'Demo' }).waitFor();
      const stops = await tabThrough(page);
      expect(stops.length, path).toBeGreaterThan(8);
      covered.push(
        ...stops.filter(({ by }) => by !== null).map(({ name, by }) => `${path}: ${name} by ${by}`),
      );
      await page.close();
    }
    expect(covered).toEqual([]);
  });

  test('nothing covers what has the focus on the order form and the matches, with the cookies on the screen', async ({
    given,
    visit,
  }) => {
    const { customer, order } = await given.match();
    const covered: string[] = [];
    for (const path of ['/customer/', '/customer/projects/add/', `/customer/projects/edit/${order.id}`]) {
      const page = await visit(path, { as: customer, hasConsented: false });
      await page.getByRole('region', { name: 'Cookies, your choice' }).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      const choose = page.getByRole('button', { name: 'Choose rooms' });
      if (path !== '/customer/') {
        await choose.click();
        await page.getByRole('group', { name: 'Two living rooms' }).waitFor();
      } else await page.getByRole('article').first().waitFor();
      await page.evaluate('document.activeElement.blur(); scrollTo(0, 0)');
      const stops = await tabThrough(page);
      expect(stops.length, path).toBeGreaterThan(8);
      covered.push(
        ...stops.filter(({ by }) => by !== null).map(({ name, by }) => `${path}: ${name} by ${by}`),
      );
      await page.close();
    }
    expect(covered).toEqual([]);
  });
});

interface Stop {
  name: string;
  /** What lies over a part of it; null for nothing. */
  by: string | null;
}

/** Presses Tab from the top of the page until it is left, forwards and then back. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let tab = 0; tab < TABS_MAX; tab++) {
      await page.keyboard.press(key);
      const stop = await page.evaluate<Stop | null>(CURRENT_STOP);
      if (stop === null) break;
      stops.push(stop);
    }
  }
  return stops;
}

/**
 * What has the focus, and what that stays where it is while the page scrolls lies over it or keeps it out of the window.
 * Nine points of it are looked at; parts of the page that belong together, such as arrows on a photo, may overlap. Of what
 * is higher than half the window, a part may be covered.
 */
const CURRENT_STOP = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const name = (element.ariaLabel ?? element.textContent).trim().slice(0, 60);
  const { left, top, right, bottom } = element.getClientRects()[0];
  const stuck = (part) => {
    for (let one = part; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
    return null;
  };
  const isHigh = bottom - top > innerHeight / 2;
  const covers = [];
  for (const x of [left + 3, (left + right) / 2, right - 3])
    for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
      const seen = document.elementFromPoint(x, y);
      const cover = seen && stuck(seen);
      if (y < 0 || y > innerHeight) covers.push('the edge of the window');
      else if (cover && !cover.contains(element)) covers.push(cover.className || cover.localName);
    }
  return { name, by: covers.length > (isHigh ? 6 : 0) ? covers[0] : null };
})()`;
