import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from '@tessera/testkit/servers/server-process';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoundScreen, test as base, WIDTHS } from './browser.ts';
import { fixture } from './fixture.ts';
import { fillPerson, pick, seeCount, seeHeading, seeToast, signUp } from './steps.ts';

/** Guarantees that two strangers find each other: a portfolio and an order, put in by hand, become a match on both sides. */

// This test runs the product as an operator does, with its models.
const test = base.extend('url', { scope: 'file' }, async ({}, { onCleanup }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-e2e-'));
  const server = launchServer(dataDir);
  onCleanup(async () => {
    expect(await server.end('SIGTERM'), 'exit code').toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  });
  return server.ready;
});

/** Embedding starts with loading the models, which takes a slow machine a while. */
const MATCHED_TIMEOUT_MS = 90_000;

test('a designer at a laptop and a customer on a phone find each other', async ({ visit }) => {
  const [phone, laptop] = WIDTHS;
  const designer = await visit('/', { width: laptop });
  const customer = await visit('/', { width: phone });
  await becomeDesigner(designer, 'Ada');
  await addPortfolioProject(designer);
  await becomeCustomer(customer, 'Carl');
  await createOrder(customer, 'Family apartment');
  await seeDesigner(customer, 'Ada');
  await seeOrder(designer, 'Family apartment');
});

async function becomeDesigner(page: Page, firstName: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Join as a Designer' }).first().click();
  await seeHeading(page, 'Join as a Designer');
  await signUp(page, `${firstName}@example.org`);
  await seeHeading(page, 'Profile Settings');
  await fillPerson(page, { first: firstName, last: 'Berg', country: 'Sweden', language: 'Svenska' });
  await page.locator('input[type=file]').setInputFiles(fixture('portrait.jpg'));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seeToast(page, 'Profile updated successfully!');
  await seeHeading(page, 'Best Matches for You');
}

async function addPortfolioProject(page: Page): Promise<void> {
  await page.goto('/designer/projects/add/');
  await page.getByLabel('Project name').fill('Loft in Malmö');
  await page
    .getByLabel('Description')
    .fill(
      'A bright Scandinavian apartment for a family: oak floor, white walls, a new kitchen and a calm bedroom.',
    );
  await pick(page, 'Country', 'Sweden');
  const photos = ['living-room.jpg', 'kitchen.jpg', 'bedroom.heic'].map(fixture);
  await page.locator('input[type=file]').setInputFiles(photos);
  await seeCount(page.getByRole('button', { name: 'Remove photo' }), 3);
  await page.getByRole('button', { name: 'Save Project' }).click();
  await seeToast(page, 'Project saved successfully!');
  await seeHeading(page, 'Loft in Malmö');
  await expectSoundScreen(page);
}

async function becomeCustomer(page: Page, firstName: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Find a Designer' }).first().click();
  await seeHeading(page, 'Choose your role');
  await page.getByRole('link', { name: "I'm a Client" }).click();
  await seeHeading(page, 'Create Your Account');
  await signUp(page, `${firstName}@example.org`);
  await seeHeading(page, 'Profile Settings');
  await fillPerson(page, { first: firstName, last: 'Dahl', country: 'Sweden', language: 'Svenska' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seeHeading(page, 'Best Designers for Your Project');
}

async function createOrder(page: Page, name: string): Promise<void> {
  await page.goto('/customer/projects/add/');
  await page.getByLabel('Project name').fill(name);
  await page
    .getByLabel('Description')
    .fill(
      'We want our living room and kitchen in Scandinavian style, light wood and white, calm and bright.',
    );
  await pick(page, 'Country', 'Sweden');
  await page.getByLabel('Budget in USD').fill('18000');
  await page
    .getByRole('group', { name: 'Inspiration links' })
    .getByRole('textbox')
    .fill('https://example.org/ideas/1');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await seeToast(page, 'Project saved successfully!');
  await seeHeading(page, name);
}

async function seeDesigner(page: Page, name: string): Promise<void> {
  await page.goto('/customer/');
  const card = page.getByRole('article', { name: `${name} Berg` });
  await card.waitFor({ timeout: MATCHED_TIMEOUT_MS });
  expect(await scoreOf(card)).toBeGreaterThan(0);
  expect(await card.getByText(/Loft in Malmö/).count()).toBeGreaterThan(0);
  await card.getByText('Sweden', { exact: true }).waitFor();
  await expectSoundScreen(page);
}

async function seeOrder(page: Page, name: string): Promise<void> {
  await page.goto('/designer/');
  const card = page.getByRole('article', { name });
  await card.waitFor({ timeout: MATCHED_TIMEOUT_MS });
  expect(await scoreOf(card)).toBeGreaterThan(0);
  await card.getByText('Location: Sweden').waitFor();
  await expectSoundScreen(page);
}

async function scoreOf(card: Locator): Promise<number> {
  const text = (await card.getByText(/^Match score/).textContent()) ?? '';
  return Number(/Match score (\d+) of 100/.exec(text)?.[1]);
}
