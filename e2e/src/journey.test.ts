import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { launchServer, type ServerProcess } from '@tessera/testkit/server-process';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser, visit, type Visitor } from './browser.ts';

/** Guarantees that two strangers find each other: a portfolio and an order, put in by hand, become a match on both sides. */

let browser: Browser;
let server: ServerProcess;
let dataDir: string;
let url: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tessera-e2e-'));
  server = launchServer(dataDir);
  url = await server.ready;
});
afterEach(async () => {
  expect(await server.end('SIGTERM'), 'exit code').toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

/** Embedding starts with loading the models, which takes a slow machine a while. */
const MATCHED_TIMEOUT_MS = 90_000;

test.each([1280, 375])('a designer and a customer find each other, at %i px', async (width) => {
  const designer = await visit(browser, url, width);
  const customer = await visit(browser, url, width);
  await becomeDesigner(designer);
  await addPortfolioProject(designer);
  await becomeCustomer(customer);
  await createOrder(customer);
  await seeDesigner(customer);
  await seeOrder(designer);
  expect([...(await designer.leave()), ...(await customer.leave())]).toEqual([]);
});

async function becomeDesigner({ page, look }: Visitor): Promise<void> {
  await page.goto('/');
  await look('01-landing');
  await page.getByRole('main').getByRole('link', { name: 'Join as a Designer' }).first().click();
  await page.getByRole('heading', { name: 'Join as a Designer' }).waitFor();
  await look('02-sign-up-designer');
  await signUp(page, 'ada.berg@example.org');
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
  await fillPerson(page, { first: 'Ada', last: 'Berg', country: 'Sweden', language: 'Svenska' });
  await page.locator('input[type=file]').setInputFiles(fixture('portrait.jpg'));
  await look('03-designer-settings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  await page.getByRole('heading', { name: 'Best Matches for You' }).waitFor();
  await look('04-designer-home-empty');
}

async function addPortfolioProject({ page, look }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Add to Portfolio' }).click();
  await page.getByLabel('Project name').fill('Loft in Malmö');
  await page
    .getByLabel('Description')
    .fill(
      'A bright Scandinavian apartment for a family: oak floor, white walls, a new kitchen and a calm bedroom.',
    );
  await pickCountry(page, 'Sweden');
  const photos = ['living-room.jpg', 'kitchen.jpg', 'bedroom.heic'].map(fixture);
  await page.locator('input[type=file]').setInputFiles(photos);
  await expectCount(page.getByRole('button', { name: 'Remove photo' }), 3);
  await look('05-portfolio-form');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await page.getByText('Project saved successfully!').waitFor();
  await page.getByRole('heading', { name: 'Loft in Malmö' }).waitFor();
  await look('06-portfolio');
}

async function becomeCustomer({ page, look }: Visitor): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Find a Designer' }).first().click();
  await page.getByRole('heading', { name: 'Choose your role' }).waitFor();
  await look('07-choose-role');
  await page.getByRole('link', { name: "I'm a Client" }).click();
  await page.getByRole('heading', { name: 'Create Your Account' }).waitFor();
  await look('08-sign-up-customer');
  await signUp(page, 'carl.dahl@example.org');
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
  await fillPerson(page, { first: 'Carl', last: 'Dahl', country: 'Sweden', language: 'Svenska' });
  await look('09-customer-settings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('heading', { name: 'Best Designers for Your Project' }).waitFor();
  await look('10-matches-empty');
}

async function createOrder({ page, look }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Add New Project' }).click();
  await page.getByLabel('Project name').fill('Family apartment');
  await page
    .getByLabel('Description')
    .fill(
      'We want our living room and kitchen in Scandinavian style, light wood and white, calm and bright.',
    );
  await pickCountry(page, 'Sweden');
  await page.getByLabel('Budget in USD').fill('18000');
  await page
    .getByRole('group', { name: 'Inspiration links' })
    .getByRole('textbox')
    .fill('https://example.org/ideas/1');
  await look('11-order-form');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await page.getByText('Project saved successfully!').waitFor();
  await page.getByRole('heading', { name: 'Family apartment' }).waitFor();
  await look('12-orders');
}

async function seeDesigner({ page, look }: Visitor): Promise<void> {
  await page.goto('/customer/');
  const card = page.getByRole('article', { name: 'Ada Berg' });
  await card.waitFor({ timeout: MATCHED_TIMEOUT_MS });
  expect(await scoreOf(card)).toBeGreaterThan(0);
  expect(await card.getByText(/Loft in Malmö/).count()).toBeGreaterThan(0);
  await card.getByText('Sweden', { exact: true }).waitFor();
  await look('13-matched-designers');
}

async function seeOrder({ page, look }: Visitor): Promise<void> {
  await page.goto('/designer/');
  const card = page.getByRole('article', { name: 'Family apartment' });
  await card.waitFor({ timeout: MATCHED_TIMEOUT_MS });
  expect(await scoreOf(card)).toBeGreaterThan(0);
  await card.getByText('Location: Sweden').waitFor();
  await look('14-matched-orders');
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD);
  await page.getByLabel('Confirm Password').fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function fillPerson(
  page: Page,
  person: { first: string; last: string; country: string; language: string },
): Promise<void> {
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await pickCountry(page, person.country);
  await page.getByRole('combobox', { name: 'Spoken languages' }).fill(person.language);
  await page.getByRole('option', { name: person.language, exact: true }).click();
  await page.keyboard.press('Escape');
}

async function pickCountry(page: Page, country: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country' }).fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
}

async function scoreOf(card: ReturnType<Page['getByRole']>): Promise<number> {
  const text = (await card.getByText(/^Match score/).textContent()) ?? '';
  return Number(/Match score (\d+) of 100/.exec(text)?.[1]);
}

async function expectCount(locator: ReturnType<Page['getByRole']>, count: number): Promise<void> {
  await locator.nth(count - 1).waitFor();
  expect(await locator.count()).toBe(count);
}

function fixture(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
}
