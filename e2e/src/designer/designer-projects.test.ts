import { portfolioApi } from '@tessera/contract/designers/portfolio';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser.ts';
import { fixture } from '../fixture.ts';
import { countCalls, failCalls, holdCalls } from '../network.ts';
import {
  columnsOf,
  heightOf,
  seeCount,
  seeFocus,
  seeHeading,
  seePath,
  seeToast,
  seeValue,
} from '../steps.ts';

/** Guarantees what a designer sees of the own portfolio, in every state, and that a project is deleted only when confirmed. */

const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name });
const deletion = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Project' });

test('placeholders are shown until the portfolio has loaded', async ({ given, visit }) => {
  const page = await visit('about:blank', { as: await given.designer() });
  const release = await holdCalls(page, portfolioApi.list);
  await page.goto('/designer/projects/');
  await seeHeading(page, 'My Projects');
  await page.getByText('Manage and showcase your portfolio in one place', { exact: true }).waitFor();
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  await release();
  await seeHeading(page, 'No projects found');
  expect(await page.title()).toBe('My Projects | Tessera');
});

test('an empty portfolio says so and links to the form', async ({ given, visit }) => {
  const page = await visit('/designer/projects/', { as: await given.designer() });
  await seeHeading(page, 'No projects found');
  await page.getByText('Start by adding your first project to showcase your work', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Add Project' }).click();
  await seePath(page, '/designer/projects/add/');
  await seeHeading(page, 'Add a Project to Your Portfolio');
});

test('a portfolio that failed to load can be loaded again', async ({ given, visit }) => {
  const page = await visit('about:blank', { as: await given.designer() });
  const recover = await failCalls(page, portfolioApi.list);
  await page.goto('/designer/projects/');
  await page.getByRole('alert').getByText('Failed to load projects. Please try again later.').waitFor();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await seeHeading(page, 'No projects found');
});

test('projects stand in a grid, each with photos, name, description, country and actions', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const project = await given.project(designer);
  await given.project(designer, { name: 'House by the lake', country_code: 'FI' }, []);
  const page = await visit('/designer/projects/', { as: designer });
  const card = cardOf(page, project.name);
  await card.getByText(project.description, { exact: true }).waitFor();
  await card.getByText('Sweden', { exact: true }).waitFor();
  expect(await heightOf(card.getByRole('img').first())).toBe(300);
  await cardOf(page, 'House by the lake').getByText('Finland', { exact: true }).waitFor();
  for (const [windowWidth, columns] of [
    [599, 1],
    [600, 2],
    [900, 3],
    [1536, 4],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    expect(await columnsOf(card), `${windowWidth} px`).toBe(columns);
  }
  await page.getByRole('link', { name: 'Add Project' }).waitFor();
  await card.getByRole('link', { name: 'Edit project' }).click();
  await seePath(page, `/designer/projects/edit/${project.id}`);
  await seeHeading(page, 'Edit Project');
});

test('a project without photos says what keeps it from being matched', async ({ given, visit }) => {
  const designer = await given.designer();
  const project = await given.project(designer, {}, []);
  const page = await visit('/designer/projects/', { as: designer });
  await cardOf(page, project.name).getByRole('link', { name: 'Add photos to be matched' }).click();
  await seePath(page, `/designer/projects/edit/${project.id}`);
});

test('a project that cannot be loaded can be tried again', async ({ given, visit }) => {
  const designer = await given.designer();
  const project = await given.project(designer, {}, []);
  const page = await visit('about:blank', { as: designer });
  const recover = await failCalls(page, portfolioApi.get);
  await page.goto(`/designer/projects/edit/${project.id}`);
  await page.getByText('Project not found.', { exact: true }).waitFor();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await seeValue(page.getByLabel('Project name'), project.name);
});

test('a photo opens the gallery at that photo, and arrows, dots and keys turn its photos round and round', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const pictures = ['living-room.jpg', 'kitchen.jpg', 'portrait.jpg'].map(fixture);
  const project = await given.project(designer, {}, pictures);
  const page = await visit('/designer/projects/', { as: designer });
  const card = cardOf(page, project.name);
  await card.getByRole('button', { name: 'Next photo' }).click();
  await card.getByRole('button', { name: 'Open photo 2 of 3' }).click();
  const gallery = page.getByRole('dialog', { name: `Photos of ${project.name}` });
  await gallery.getByText('2 of 3', { exact: true }).waitFor();
  await gallery.getByRole('button', { name: 'Next photo' }).click();
  await gallery.getByText('3 of 3', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await gallery.getByText('1 of 3', { exact: true }).waitFor();
  await gallery.getByRole('button', { name: 'Go to photo 2' }).click();
  await gallery.getByText('2 of 3', { exact: true }).waitFor();
  await gallery.getByRole('button', { name: 'Close' }).click();
  await seeCount(page.getByRole('dialog'), 0);
  await seeFocus(card.getByRole('button', { name: 'Open photo 2 of 3' }));
});

test('a project is deleted after confirmation and leaves the list without loading it again', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const [kept, doomed] = [
    await given.project(designer, { name: 'Kept' }, []),
    await given.project(designer, {}, []),
  ];
  const page = await visit('/designer/projects/', { as: designer });
  const trash = cardOf(page, doomed.name).getByRole('button', { name: 'Delete project' });
  await trash.click();
  await deletion(page)
    .getByText('Are you sure you want to delete this project? This action cannot be undone.', {
      exact: true,
    })
    .waitFor();
  await seeFocus(deletion(page).getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await seeCount(deletion(page), 0);
  await seeFocus(trash);
  await seeCount(page.getByRole('article'), 2);

  const loads = countCalls(page, portfolioApi.list);
  await trash.click();
  await deletion(page).getByRole('button', { name: 'Confirm' }).click();
  await seeToast(page, 'Project deleted successfully!');
  await seeCount(page.getByRole('article'), 1);
  await cardOf(page, kept.name).waitFor();
  expect(loads.count).toBe(0);
  expect((await designer.get(`designer/project/${doomed.id}/`)).status).toBe(404);
});

test('a deletion that fails says so and leaves the project in the list', async ({ given, visit }) => {
  const designer = await given.designer();
  const project = await given.project(designer, {}, []);
  const page = await visit('/designer/projects/', { as: designer });
  await failCalls(page, portfolioApi.remove);
  await cardOf(page, project.name).getByRole('button', { name: 'Delete project' }).click();
  await deletion(page).getByRole('button', { name: 'Confirm' }).click();
  await seeToast(page, 'Failed to delete project. Please try again later.');
  await seeCount(deletion(page), 0);
  await cardOf(page, project.name).waitFor();
});
