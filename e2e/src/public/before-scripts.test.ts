import { GOOD_PASSWORD } from '@tessera/testkit/given';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoundScreen, onPhone, test } from '../browser.ts';
import { holdFiles } from '../network.ts';
import { shiftsOf, WATCH_SHIFTS } from '../shifts.ts';
import { seeFocus, seePath, seeValue } from '../steps.ts';

/**
 * Guarantees what a prerendered page does before its scripts have run, and without them: nothing that was typed gets into
 * an address, nothing typed or pressed is lost, and nothing moves when the page comes alive.
 */

/** Opens a page whose scripts have not come yet. `comeAlive` lets them come; `addresses` are all it has asked for. */
async function openEarly(visit: (path: string) => Promise<Page>, path: string) {
  const page = await visit('about:blank');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.addInitScript({ content: WATCH_SHIFTS });
  const comeAlive = await holdFiles(page, /^\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, addresses, comeAlive };
}

const emailOf = (page: Page) => page.getByLabel('Email Address');
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });

test('a sign-in that is sent with Enter before the scripts run is carried out later, and no address contains the password', async ({
  visit,
  given,
}) => {
  const { email } = await given.customer();
  const { page, addresses, comeAlive } = await openEarly(visit, '/signin');
  await emailOf(page).fill(email);
  await passwordOf(page).fill(GOOD_PASSWORD);
  await passwordOf(page).press('Enter');
  await passwordOf(page).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await expectSoundScreen(page);
  await comeAlive();
  await seePath(page, '/customer');
  expect(addresses.filter((address) => /password|%40|@/.test(address))).toEqual([]);
});

test('a sign-up that is pressed before the scripts run is carried out later with what was typed', async ({
  visit,
}) => {
  const { page, addresses, comeAlive } = await openEarly(visit, '/signup-customer');
  await emailOf(page).fill('early@example.org');
  await passwordOf(page).fill(GOOD_PASSWORD);
  await page.getByLabel('Confirm Password').fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await comeAlive();
  await seePath(page, '/customer/settings');
  expect(addresses.filter((address) => /password|%40|@/.test(address))).toEqual([]);
});

test('text that was typed or filled in before the scripts run stays, and nothing moves', async ({
  visit,
}) => {
  const { page, comeAlive } = await openEarly(visit, '/signup-designer');
  await emailOf(page).fill('typed@example.org');
  // As password managers do: no event tells of it.
  await passwordOf(page).evaluate((field: any, value) => (field.value = value), GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await emailOf(page).focus();
  await comeAlive();
  await expect.poll(() => page.locator('input[type=text]').count()).toBe(1);
  await seeValue(emailOf(page), 'typed@example.org');
  await seeValue(passwordOf(page), GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const confirmation = page.getByLabel('Confirm Password');
  await page.getByText('Please confirm your password').waitFor();
  await seeFocus(confirmation);
  expect(await page.getByText(/is required/).count()).toBe(0);
  expect(await shiftsOf(page)).toEqual([]);
  await confirmation.evaluate((field: any, value) => (field.value = value), GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await seePath(page, '/designer/settings');
});

test('buttons that are pressed before the scripts run act once they do', async ({ visit }) => {
  const { page, comeAlive } = await openEarly(visit, '/');
  const next = page.getByRole('button', { name: 'Next photo' });
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await comeAlive();
  await page.getByRole('button', { name: 'Open photo 3 of 16' }).waitFor();
  await page.getByRole('region', { name: 'Cookies, your choice' }).waitFor();
  // Whatever is pressed now acts at once, and once.
  await next.click();
  await page.getByRole('button', { name: 'Open photo 4 of 16' }).waitFor();
  expect(await shiftsOf(page)).toEqual([]);
});

/** Opens the first page, none of whose pictures comes, with a clock that the test moves. `scripts` are all it has asked for. */
async function openWithoutPictures(visit: (path: string) => Promise<Page>) {
  const page = await visit('about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await holdFiles(page, /\.(avif|webp|jpe?g)$/);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  return { page, scripts };
}

test('scripts are asked for once the pictures are there, or when somebody presses something', async ({
  visit,
}) => {
  const { page, scripts } = await openWithoutPictures(visit);
  await page.clock.runFor(1000);
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Open photo 2 of 16' }).waitFor();
  expect(scripts).not.toEqual([]);
});

test('a picture that never comes does not keep the scripts from being asked for', async ({ visit }) => {
  const { page } = await openWithoutPictures(visit);
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.clock.runFor(4000);
  expect((await asked).url()).toContain('/assets/');
});

onPhone(() => {
  test('the menu and a photo that are pressed before the scripts run open once they do', async ({
    visit,
  }) => {
    const early = await openEarly(visit, '/');
    await early.page.getByRole('button', { name: 'Open menu' }).click();
    await early.comeAlive();
    await early.page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log in' }).click();
    await seePath(early.page, '/signin');

    const again = await openEarly(visit, '/');
    await again.page.getByRole('button', { name: /^Open photo 1 of/ }).click();
    await again.comeAlive();
    await again.page.getByRole('dialog', { name: 'Gallery photos' }).getByText('1 of 14').waitFor();
  });
});

test.for(['/signin', '/signup-customer', '/signup-designer'])(
  '%s cannot be sent where scripts are not allowed, and says why',
  async (path, { browser, url }) => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
    const page = await context.newPage();
    try {
      await page.goto(path);
      // Not by its text, for which Playwright passes over what is for browsers without scripts.
      await page.locator('form noscript [role=status]').waitFor();
      for (const field of await page.locator('form input').all())
        await field.fill('Quiet-Harbour-71@example.org');
      await emailOf(page).press('Enter');
      await page.locator('form [type=submit]').click({ force: true });
      await page.waitForLoadState('networkidle');
      expect(page.url()).toBe(url + path);
      expect(await page.locator('form [type=submit]').isDisabled()).toBe(true);
      expect(await page.locator('form').getAttribute('method')).toBe('post');
    } finally {
      await context.close();
    }
  },
);
