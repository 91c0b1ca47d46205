import { copyFile, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portfolioApi } from '@tessera/contract/designers/portfolio';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import { fixture } from '../fixture.ts';
import { countCalls, holdCalls, loseAnswers, slowUploads } from '../network.ts';
import { chooseFixtures, fillProject, photoInput, photoTiles, saveButton } from '../project-form.ts';
import { seeCount, seeFocus, seeHeading, seePath, seeToast } from '../steps.ts';

/** Guarantees what happens to the photos of a portfolio project on their way: how far each is, cancelling, and trying one again. */

const NAMES = ['living-room.jpg', 'kitchen.jpg', 'portrait.jpg'];

test('each photo shows how far it is, one after the other', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await fillProject(page);
  await chooseFixtures(page, ...NAMES);
  await seeCount(photoTiles(page), 3);
  await watchTiles(page);
  const bytes = await Promise.all(NAMES.map(async (name) => (await stat(fixture(name))).size));
  await slowUploads(page, bytes.reduce((sum, size) => sum + size) / 2);
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Cancel upload' }).waitFor();
  await expectSoundScreen(page);
  await seePath(page, '/designer/projects/');
  const seen = await page.evaluate<number[][]>('window.seenProgress');
  expect(seen.some(([first, , last]) => first === 100 && last === 0)).toBe(true);
  expect(seen.some((percents) => percents.some((percent) => percent > 0 && percent < 100))).toBe(true);
  for (const [index, percents] of seen.entries()) {
    // Each photo waits for the one before it, and no figure decreases.
    expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    const before = seen[index - 1] ?? [0, 0, 0];
    expect(percents.every((percent, photo) => percent >= before[photo]!)).toBe(true);
  }
});

test('an upload that is cancelled leaves the form as it is and nothing on the server', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const page = await visit('/designer/projects/add/', { as: designer });
  await fillProject(page);
  await chooseFixtures(page, ...NAMES);
  const mend = await slowUploads(page, 1000);
  await saveButton(page).click();
  await page.getByText('Uploading your photos', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await seeToast(page, 'Upload cancelled. Nothing was saved; everything is still here.');
  await seeFocus(saveButton(page));
  await seeCount(photoTiles(page), 3);
  expect(await page.getByLabel('Project name').inputValue()).toBe('House by the lake');
  await expectSoundScreen(page);
  expect((await designer.get('designer/project/')).body.count).toBe(0);

  await mend();
  await saveButton(page).click();
  await seePath(page, '/designer/projects/');
  expect((await designer.get('designer/project/')).body.results).toMatchObject([{ images: [{}, {}, {}] }]);
});

test('a new project whose save was cancelled too late is in the list at once', async ({ given, visit }) => {
  const designer = await given.designer();
  const page = await visit('/designer/projects/', { as: designer });
  await page.getByRole('link', { name: 'Add Project' }).click();
  await fillProject(page);
  await chooseFixtures(page, 'kitchen.jpg');
  await loseAnswers(page, portfolioApi.create);
  await saveButton(page).click();
  await expect.poll(async () => (await designer.get('designer/project/')).body.count).toBe(1);
  await page.getByText('Reading your photos', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await seeToast(page, 'Upload cancelled; everything is still here. If it was too late, it has been saved.');
  await page.getByRole('link', { name: 'My Projects' }).last().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await seeHeading(page, 'House by the lake');
});

test('a damaged picture that the server refuses is marked, can be tried again in its place, and the others stay', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const page = await visit('/designer/projects/add/', { as: designer });
  await fillProject(page);
  const whole = await readFile(fixture('kitchen.jpg'));
  const mimeType = 'image/jpeg';
  await photoInput(page).setInputFiles([
    { name: 'whole.jpg', mimeType, buffer: whole },
    { name: 'torn.jpg', mimeType, buffer: whole.subarray(0, 600) },
    { name: 'portrait.jpg', mimeType, buffer: await readFile(fixture('portrait.jpg')) },
  ]);
  const fault = page.getByRole('alert').filter({ hasText: 'torn.jpg' });
  const isRefused = async () => {
    await seeToast(page, 'Failed to save project');
    await fault.getByText('This picture is damaged and cannot be read.', { exact: true }).waitFor();
    await seePath(page, '/designer/projects/add/');
    await seeCount(photoTiles(page), 2);
  };
  await saveButton(page).click();
  await isRefused();
  await expectSoundScreen(page);

  await page.getByRole('button', { name: 'Try again' }).click();
  await seeCount(fault, 0);
  await seeCount(photoTiles(page), 3);
  await seeFocus(photoTiles(page).nth(1));
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Photo preview' });
  await preview.getByText('torn.jpg', { exact: true }).waitFor();
  await preview.getByRole('button', { name: 'Close' }).click();
  await saveButton(page).click();
  await isRefused();

  await saveButton(page).click();
  await seePath(page, '/designer/projects/');
  expect((await designer.get('designer/project/')).body.results).toMatchObject([{ images: [{}, {}] }]);
});

test('a file that was changed after it was chosen is named, and is sent by trying again once it is restored', async ({
  given,
  visit,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-changed-'));
  const [path, other] = [join(folder, 'room.jpg'), fixture('portrait.jpg')];
  await copyFile(fixture('kitchen.jpg'), path);
  // Chromium compares times of change in whole seconds.
  const chosenAt = new Date('2026-01-01T12:00:00Z');
  await utimes(path, chosenAt, chosenAt);
  const designer = await given.designer();
  const page = await visit('/designer/projects/add/', { as: designer });
  await fillProject(page);
  await photoInput(page).setInputFiles([path, other]);
  await seeCount(photoTiles(page).locator('img'), 2);
  await writeFile(path, 'something else');
  await saveButton(page).click();
  await seeToast(page, 'Failed to save project. Please try again.');
  await page
    .getByRole('alert')
    .filter({ hasText: 'room.jpg' })
    .getByText('This file has been changed or moved since it was chosen.', { exact: true })
    .waitFor();
  await seeCount(photoTiles(page), 1);

  await copyFile(fixture('kitchen.jpg'), path);
  await utimes(path, chosenAt, chosenAt);
  await page.getByRole('button', { name: 'Try again' }).click();
  await seeCount(photoTiles(page), 2);
  await saveButton(page).click();
  await seePath(page, '/designer/projects/');
  expect((await designer.get('designer/project/')).body.results).toMatchObject([{ images: [{}, {}] }]);
  await rm(folder, { recursive: true });
});

test('a form that is sent several times is saved once and shows its progress', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await fillProject(page);
  await chooseFixtures(page, 'portrait.jpg');
  const calls = countCalls(page, portfolioApi.create);
  const release = await holdCalls(page, portfolioApi.create);
  await saveButton(page).dblclick();
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  await seeCount(page.getByRole('button', { name: 'Remove photo' }), 0);
  await release();
  await seeToast(page, 'Project saved successfully!');
  expect(calls.count).toBe(1);
});

/** Keeps, in `window.seenProgress`, how far each photo was in percent whenever that changed. */
async function watchTiles(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    window.seenProgress = [];
    const field = document.querySelector('fieldset');
    const percentOf = ({ textContent: text }) =>
      text.includes('Sent') ? 100 : text.includes('Waiting') ? 0 : Number(/Uploading (\\d+)%/.exec(text)?.[1]);
    new MutationObserver(() => {
      const percents = [...field.querySelectorAll('li')].map(percentOf);
      if (percents.every(Number.isFinite)) window.seenProgress.push(percents);
    }).observe(field, { subtree: true, childList: true, characterData: true });
  })()`);
}
