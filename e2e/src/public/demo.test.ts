import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { authApi } from '@tessera/contract/account/auth';
import { siteApi } from '@tessera/contract/site';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onPhone, expectSoundScreen, test as base } from '../browser.ts';
import { failCalls, holdCalls } from '../network.ts';
import { seeHeading } from '../steps.ts';

/** Guarantees that a demo can be entered with one click, and that the pages say who in it is invented. */
const test = base.extend('demo', { scope: 'file', auto: true }, ({ given }) => given.demo());

const chipOf = (page: Page) => page.getByRole('banner').getByRole('group', { name: 'Demo' });
const enterAs = (page: Page, role: string) =>
  chipOf(page).getByRole('button', { name: `Enter the demo as ${role}` });
const galleryOf = (page: Page) => page.getByRole('article', { name: 'Portfolio gallery' });

onPhone(() => {
  test.for([
    ['customer', '/', 'Best Designers for Your Project'],
    ['customer', '/signin', 'Best Designers for Your Project'],
    ['designer', '/about', 'Best Matches for You'],
  ] as const)('one click enters the demo as a %s from %s', async ([role, path, heading], { visit }) => {
    const page = await visit(path);
    await enterAs(page, role).click();
    await seeHeading(page, heading);
    expect(await page.evaluate<string>("localStorage.getItem('role')")).toBe(role);
  });

  test('the demo chip appears without moving anything, and the foot of the page says that this is a demo', async ({
    visit,
  }) => {
    const page = await visit('about:blank');
    const answer = await holdCalls(page, siteApi.get);
    await page.addInitScript({ content: WATCH_SHIFTS });
    await page.goto('/');
    await galleryOf(page).waitFor();
    await answer();
    await chipOf(page).waitFor();
    await page.getByRole('contentinfo').getByText('the designers and customers here are invented').waitFor();
    // The stand-in fonts give way to the real ones by fractions of a pixel.
    expect(await page.evaluate<number>('shiftSum')).toBeLessThan(SHIFT_MAX);
    await expectSoundScreen(page);
  });

  test('the gallery names the designer of the photo it shows', async ({ visit }) => {
    const page = await visit('/');
    const card = galleryOf(page);
    await card.getByText('Marisol', { exact: true }).waitFor();
    await card.getByText('Interior Designer', { exact: true }).waitFor();
    // Nobody has been reviewed yet, so there is no rating.
    await card.getByText('New', { exact: true }).waitFor();
    expect(await card.getByRole('img', { name: /stars$/ }).count()).toBe(0);
    await card.getByRole('button', { name: 'Previous photo' }).click();
    await card.getByText('Jonas', { exact: true }).waitFor();
    expect(await card.getByText('Marisol').count()).toBe(0);
  });
});

test.for([600, 680, 759])(
  'the demo can be entered at %i px, where the bar is full',
  async (width, { visit }) => {
    const page = await visit('/', { width });
    await enterAs(page, 'designer').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).waitFor();
    await expectSoundScreen(page);
    await enterAs(page, 'designer').click();
    await seeHeading(page, 'Best Matches for You');
  },
);

test('entering the demo can be tried again after a failure', async ({ visit }) => {
  const page = await visit('/about');
  const mend = await failCalls(page, authApi.signIn);
  await enterAs(page, 'customer').click();
  await chipOf(page).getByRole('alert').getByText('That failed. Enter as').waitFor();
  await mend();
  await enterAs(page, 'customer').click();
  await seeHeading(page, 'Best Designers for Your Project');
});

test('without a demo the pages offer no entry and show no invented people', async ({ server, visit }) => {
  await rm(join(server.dataDir, 'demo-accounts.json'), { force: true });
  const page = await visit('/');
  await galleryOf(page).getByText('Portfolio gallery', { exact: true }).waitFor();
  expect(await galleryOf(page).getByText('Interior Designer').count()).toBe(0);
  expect(await chipOf(page).count()).toBe(0);
  expect(await page.getByText('are invented').count()).toBe(0);
});

/** A shift that nobody sees: fractions of a pixel. */
const SHIFT_MAX = 0.001;

/** How far anything has moved that nobody has asked to move. */
const WATCH_SHIFTS = `
window.shiftSum = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) shiftSum += value;
}).observe({ type: 'layout-shift', buffered: true });
`;
