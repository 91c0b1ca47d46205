import type { Locator, Page } from 'playwright-core';
import { fixture } from './fixture.ts';
import { pick } from './steps.ts';

/** The button that sends the form of a portfolio project. */
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save Project' });

/** The photos of the form, in their order; each opens its preview. */
export const photoTiles = (page: Page): Locator => page.getByRole('button', { name: 'Preview photo' });

/** What takes files into the form. */
export const photoInput = (page: Page): Locator => page.getByLabel('Photos', { exact: true });

/** Chooses pictures from the fixtures folder. */
export async function chooseFixtures(page: Page, ...names: string[]): Promise<void> {
  await photoInput(page).setInputFiles(names.map(fixture));
}

/** Fills the text fields of the form. */
export async function fillProject(page: Page, name = 'House by the lake'): Promise<void> {
  await page.getByLabel('Project name').fill(name);
  await page.getByLabel('Description').fill('A wooden house with one large window.');
  await pick(page, 'Country', 'Finland');
}
