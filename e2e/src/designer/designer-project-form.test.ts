import { portfolioApi } from '@tessera/contract/designers/portfolio';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import { answerCalls, failCalls } from '../network.ts';
import { chooseFixtures, fillProject, photoTiles, saveButton } from '../project-form.ts';
import { seeCount, seeFocus, seeHeading, seePath, seeToast, seeValue } from '../steps.ts';

/** Guarantees the rules of the form of a portfolio project: its fields, its limit, what is said of each save, and that nothing typed is lost. */

const LIMIT = 'Project limit reached. Please upgrade your plan to add more projects.';

test('name, description and country are required', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await seeHeading(page, 'Add a Project to Your Portfolio');
  expect(await page.title()).toBe('Add a Project to Your Portfolio | Tessera');
  await saveButton(page).click();
  for (const name of ['Project name', 'Description', 'Country'])
    await page.getByText(`${name} is required`, { exact: true }).waitFor();
  await seeFocus(page.getByLabel('Project name'));
  await page.getByLabel('Project name').fill('A');
  await seeCount(page.getByText('Project name is required'), 0);
});

test('a new project leads to the list, with its photos in their order', async ({ given, visit }) => {
  const designer = await given.designer();
  const page = await visit('/designer/projects/add/', { as: designer });
  await fillProject(page);
  await chooseFixtures(page, 'living-room.jpg', 'bedroom.heic');
  await seeCount(photoTiles(page), 2);
  await page.getByText('2 of 10', { exact: true }).waitFor();
  await saveButton(page).click();
  await seeToast(page, 'Project saved successfully!');
  await seePath(page, '/designer/projects/');
  await page
    .getByRole('article', { name: 'House by the lake' })
    .getByText('Finland', { exact: true })
    .waitFor();
  expect((await designer.get('designer/project/')).body.results[0]!.images).toHaveLength(2);
});

test('an edit stays on the page; photos are removed and added', async ({ given, visit }) => {
  const designer = await given.designer();
  const project = await given.project(designer);
  const page = await visit(`/designer/projects/edit/${project.id}`, { as: designer });
  await seeHeading(page, 'Edit Project');
  expect(await page.getByLabel('Project name').inputValue()).toBe(project.name);
  await seeValue(page.getByRole('combobox', { name: 'Country' }), 'Sweden');
  await seeCount(photoTiles(page), 2);
  await page.getByLabel('Project name').fill('Loft, once more');
  await page.getByRole('button', { name: 'Remove photo' }).first().click();
  await chooseFixtures(page, 'portrait.jpg');
  await saveButton(page).click();
  await seeToast(page, 'Project saved successfully!');
  await seePath(page, `/designer/projects/edit/${project.id}`);
  const { body } = await designer.get(`designer/project/${project.id}/`);
  expect(body.name).toBe('Loft, once more');
  expect(body.images).toHaveLength(2);
  expect(body.images[0]!.id).toBe(project.images[1]!.id);
  await expectSoundScreen(page);
});

test('a project that does not exist is reported as missing', async ({ given, visit }) => {
  const [designer, other] = [await given.designer(), await given.designer()];
  const foreign = await given.project(other, {}, []);
  const page = await visit(`/designer/projects/edit/${foreign.id}`, { as: designer });
  await page.getByText('Project not found.', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'My Projects' }).last().click();
  await seePath(page, '/designer/projects/');
});

test('at the limit a banner says so and nothing can be saved', async ({ given, visit }) => {
  const page = await visit('/designer/contact-us/', { as: await given.designer() });
  await answerCalls(page, portfolioApi.limit, { count: 20, limit: 20 });
  await page.goto('/designer/projects/add/');
  await page
    .getByText('You have reached your project limit (20/20). Please upgrade your plan to add more projects.')
    .waitFor();
  expect(await saveButton(page).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Upgrade your plan' }).click();
  await seePath(page, '/designer/contact-us/');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Upgrade my plan');
});

test('leaving an unsaved form by a link or a reload asks first, and leaving a saved one does not', async ({
  given,
  visit,
}) => {
  const page = await visit('/designer/projects/', { as: await given.designer() });
  await page.getByRole('link', { name: 'Add Project' }).click();
  await chooseFixtures(page, 'portrait.jpg');
  await seeCount(photoTiles(page), 1);
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expectSoundScreen(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await seeCount(photoTiles(page), 1);
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await seePath(page, '/designer/projects/add/');

  const asked = Promise.withResolvers<string>();
  page.once('dialog', (dialog) => {
    asked.resolve(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate('setTimeout(() => location.reload())');
  expect(await asked.promise).toBe('beforeunload');

  await fillProject(page);
  await saveButton(page).click();
  await seePath(page, '/designer/projects/');
  await seeCount(question, 0);
});

test('a creation refused at the limit shows the limit’s message', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await failCalls(page, portfolioApi.create, 'project_limit_reached');
  await fillProject(page);
  await saveButton(page).click();
  await seeToast(page, LIMIT);
  await seePath(page, '/designer/projects/add/');
});

test.for([
  ['network', 'Failed to save project. Please try again.'],
  ['server_error', 'Failed to save project'],
] as const)(
  'a save that fails (%s) says so, keeps everything and can be repeated',
  async ([code, words], { given, visit }) => {
    const page = await visit('/designer/projects/add/', { as: await given.designer() });
    const recover = await failCalls(page, portfolioApi.create, code);
    await fillProject(page);
    await chooseFixtures(page, 'portrait.jpg');
    await saveButton(page).click();
    await seeToast(page, words);
    await seeCount(photoTiles(page), 1);
    await recover();
    await saveButton(page).click();
    await seePath(page, '/designer/projects/');
    await page.getByRole('article', { name: 'House by the lake' }).waitFor();
  },
);

test('after the session ended, a form has everything back once its designer has signed in again', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const page = await visit('/designer/projects/add/', { as: designer });
  await fillProject(page);
  await chooseFixtures(page, 'portrait.jpg');
  await designer.post('user/sign-out/', { refresh: designer.tokens.refresh });
  await page.evaluate("localStorage.setItem('access', localStorage.getItem('access') + 'x')");
  await saveButton(page).click();
  await seePath(page, '/signin');
  await page.getByText(/^Your session has ended/).waitFor();
  await expectSoundScreen(page);
  await page.getByLabel('Email Address').fill(designer.email);
  await page.getByLabel('Password', { exact: true }).fill(designer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await seePath(page, '/designer/projects/add/');
  await seeToast(page, 'What you typed before is back. It has not been saved yet.');
  expect(await page.getByLabel('Project name').inputValue()).toBe('House by the lake');
  expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Finland');
  await seeCount(photoTiles(page), 1);
  await saveButton(page).click();
  await seePath(page, '/designer/projects/');
  await page.getByRole('article', { name: 'House by the lake' }).waitFor();
});

test('a save without a connection says so, and can be repeated', async ({ given, visit }) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await fillProject(page);
  await page.context().setOffline(true);
  await page.getByText(/^You are offline\./).waitFor();
  await saveButton(page).click();
  await seeToast(page, 'Failed to save project. Please try again.');
  await expectSoundScreen(page);
  await page.context().setOffline(false);
  await seeCount(page.getByText(/^You are offline\./), 0);
  await saveButton(page).click();
  await seePath(page, '/designer/projects/');
  await page.getByRole('article', { name: 'House by the lake' }).waitFor();
});
