import { type Order, ordersApi } from '@tessera/contract/orders/orders';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onPhone, test } from '../browser.ts';
import { changeAnswers, countCalls, failCalls, holdCalls } from '../network.ts';
import { publicRoom } from '../public-room.ts';
import { pick, seeCount, seeFocus, seeHeading, seePath, seeToast, seeValue } from '../steps.ts';

/** Guarantees how a customer describes, lists, changes and deletes projects, in every state. */

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ link: `https://pictures.invalid/room/${index + 1}` }));

onPhone(() => {
  test('an empty list says so and links to the form for the first project', async ({ given, visit }) => {
    const page = await visit('/customer/projects/', { as: await given.customer() });
    await seeHeading(page, 'My Projects');
    await page.getByText('Manage and track all your projects in one place').waitFor();
    await seeHeading(page, 'No projects found');
    await page.getByText('Start by creating your first project to find the perfect designer').waitFor();
    expect(await page.title()).toBe('My Projects | Tessera');
    await page.getByRole('link', { name: 'Add Project' }).click();
    await seePath(page, '/customer/projects/add');
  });

  test('placeholders are shown until the list has loaded, and a failed load can be repeated', async ({
    given,
    visit,
  }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    const release = await holdCalls(page, ordersApi.list);
    await page.goto('/customer/projects/');
    await seeHeading(page, 'My Projects');
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    await release();
    await seeHeading(page, 'No projects found');
    const recover = await failCalls(page, ordersApi.list);
    await page.reload();
    await page.getByRole('alert').getByText('Failed to load projects. Please try again later.').waitFor();
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeHeading(page, 'No projects found');
  });

  test('a card shows what was described, three links and how many more, status, budget and date', async ({
    given,
    visit,
  }) => {
    const customer = await given.customer();
    await given.order(customer, { object_name: 'Attic', object_desc: 'Under the roof.', links: links(5) });
    await given.order(customer, { object_name: 'Cellar', budget: null, links: links(3) });
    const page = await visit('/customer/projects/', { as: customer });
    const attic = page.getByRole('article', { name: 'Attic' });
    for (const text of ['Under the roof.', 'Active', '$18,000', '+2 more links'])
      await attic.getByText(text, { exact: true }).waitFor();
    await attic.getByText(/^Created [A-Z][a-z]{2} \d+, \d{4}$/).waitFor();
    const shown = attic.locator('a[target=_blank]');
    await seeCount(shown, 3);
    expect(await shown.first().getAttribute('href')).toBe('https://pictures.invalid/room/1');
    const cellar = page.getByRole('article', { name: 'Cellar' });
    await seeCount(cellar.getByText(/more links/), 0);
    await seeCount(cellar.getByText('$'), 0);
    await attic.getByRole('link', { name: 'Edit project' }).click();
    await seeHeading(page, 'Edit Project');
  });

  test('cards with and without photos hold the same content', async ({ given, visit }) => {
    const customer = await given.customer();
    await given.order(customer, { object_name: 'With photos', links: [] });
    await given.order(customer, { object_name: 'Without photos', links: [] });
    const page = await visit('about:blank', { as: customer });
    await changeAnswers<{ results: Order[] }>(page, ordersApi.list, ({ results, ...list }) => ({
      ...list,
      results: results.map((order) => ({
        ...order,
        photos: order.object_name === 'With photos' ? [publicRoom('japandi_living_11_wide')] : [],
      })),
    }));
    await page.goto('/customer/projects/');
    const places = await Promise.all(
      ['With photos', 'Without photos'].map(async (name) => {
        const card = page.getByRole('article', { name });
        const [cardBox, nameBox] = [
          await card.boundingBox(),
          await card.getByRole('heading', { name }).boundingBox(),
        ];
        return nameBox!.y - cardBox!.y;
      }),
    );
    expect(places[0]).toBe(places[1]);
    const invitation = page.getByRole('link', { name: 'Add links to pictures you like' });
    await seeCount(invitation, 1);
    await invitation.click();
    await seeHeading(page, 'Edit Project');
  });

  test('a project is deleted after a confirmation, and its card disappears without reloading the list', async ({
    given,
    visit,
  }) => {
    const customer = await given.customer();
    await given.order(customer, { object_name: 'Attic' });
    await given.order(customer, { object_name: 'Cellar' });
    const page = await visit('/customer/projects/', { as: customer });
    const attic = page.getByRole('article', { name: 'Attic' });
    const dialog = page.getByRole('alertdialog', { name: 'Delete Project' });
    await attic.getByRole('button', { name: 'Delete project' }).click();
    await dialog
      .getByText('Are you sure you want to delete this project? This action cannot be undone.')
      .waitFor();
    await seeFocus(dialog.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Escape');
    await seeFocus(attic.getByRole('button', { name: 'Delete project' }));

    const recover = await failCalls(page, ordersApi.remove);
    await attic.getByRole('button', { name: 'Delete project' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await seeToast(page, 'Failed to delete project. Please try again later.');
    await attic.waitFor();
    await recover();

    const restore = await failCalls(page, ordersApi.list);
    await attic.getByRole('button', { name: 'Delete project' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await seeToast(page, 'Project deleted successfully!');
    await seeCount(attic, 0);
    await page.getByRole('article', { name: 'Cellar' }).waitFor();
    await restore();
    await page.reload();
    await page.getByRole('article', { name: 'Cellar' }).waitFor();
    await seeCount(attic, 0);
  });

  test('a new project is checked, sent as typed and leads to the list', async ({ given, visit }) => {
    const page = await visit('/customer/projects/add/', { as: await given.customer() });
    await seeHeading(page, 'Create a New Project');
    expect(await page.title()).toBe('Create a New Project | Tessera');
    await page.getByRole('button', { name: 'Save Project' }).click();
    for (const text of ['Project name is required', 'Description is required', 'Country is required'])
      await page.getByText(text, { exact: true }).waitFor();
    await seeFocus(page.getByLabel('Project name'));
    await page.getByLabel('Project name').fill('Attic');
    await seeCount(page.getByText('Project name is required'), 0);
    await page.getByLabel('Description').fill('Under the roof.');
    await pick(page, 'Country', 'Sweden');
    const budget = page.getByLabel('Budget in USD');
    expect([await budget.getAttribute('min'), await budget.getAttribute('step')]).toEqual(['0', '100']);
    await budget.fill('15000');
    await budget.blur();
    await page.getByText('15,000', { exact: true }).waitFor();
    await budget.focus();
    await seeCount(page.getByText('15,000', { exact: true }).filter({ visible: true }), 0);
    await budget.fill('-5');
    await linkRow(page, 1).fill('ftp://example.org');
    await page.getByRole('button', { name: 'Save Project' }).click();
    await page.getByText('Enter an amount from 0 to 1,000,000,000.').waitFor();
    await page.getByText('Enter a web address that starts with https:// or http://.').waitFor();
    await budget.fill('');
    await linkRow(page, 1).fill(' ');
    await page.getByRole('button', { name: 'Add Another Link' }).click();
    await linkRow(page, 2).fill('https://pictures.invalid/1');

    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith(ordersApi.create.path)),
      page.getByRole('button', { name: 'Save Project' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      object_name: 'Attic',
      object_desc: 'Under the roof.',
      country_code: 'SE',
      budget: null,
      links: [{ link: 'https://pictures.invalid/1', type: 'pinterest' }],
      own_photos: [],
      style_picks: [],
    });
    await seeToast(page, 'Project saved successfully!');
    await seePath(page, '/customer/projects');
    await page.getByRole('article', { name: 'Attic' }).waitFor();
  });

  test('link rows can be added, opened and removed; the first cannot be removed', async ({
    given,
    visit,
  }) => {
    const page = await visit('/customer/projects/add/', { as: await given.customer() });
    const rows = page.getByRole('group', { name: 'Inspiration links' }).getByRole('textbox');
    await seeCount(rows, 1);
    await seeCount(page.getByRole('button', { name: 'Remove link' }), 0);
    expect(await page.getByRole('button', { name: 'Open link in new tab' }).isDisabled()).toBe(true);
    await linkRow(page, 1).fill('https://pictures.invalid/1');
    const open = page.getByRole('link', { name: 'Open link in new tab' });
    expect([await open.getAttribute('href'), await open.getAttribute('target')]).toEqual([
      'https://pictures.invalid/1',
      '_blank',
    ]);
    await page.getByRole('button', { name: 'Add Another Link' }).click();
    await seeFocus(linkRow(page, 2));
    await page.getByRole('button', { name: 'Add Another Link' }).click();
    await linkRow(page, 3).fill('https://pictures.invalid/3');
    await seeCount(page.getByRole('button', { name: 'Remove link' }), 2);
    await page.getByRole('button', { name: 'Remove link' }).first().click();
    await seeCount(rows, 2);
    expect(await linkRow(page, 2).inputValue()).toBe('https://pictures.invalid/3');
  });

  test('at the limit of orders the form cannot be saved, and its message leads to the contact form', async ({
    given,
    visit,
  }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    await changeAnswers(page, ordersApi.limit, () => ({ count: 10, limit: 10 }));
    await page.goto('/customer/projects/add/');
    const banner = page.getByRole('alert');
    await banner
      .getByText(
        'You have reached your project limit (10/10). Please upgrade your plan to add more projects.',
      )
      .waitFor();
    expect(await page.getByRole('button', { name: 'Save Project' }).isDisabled()).toBe(true);
    await banner.getByRole('link').click();
    await seePath(page, '/customer/contact-us');
    expect(await page.getByLabel('Subject').inputValue()).not.toBe('');
  });

  test('a refused and a failed creation keep the form and show a message, and an unknown limit blocks nothing', async ({
    given,
    visit,
  }) => {
    const page = await visit('about:blank', { as: await given.customer() });
    await failCalls(page, ordersApi.limit);
    const accept = await failCalls(page, ordersApi.create, 'project_limit_reached');
    await page.goto('/customer/projects/add/');
    await page.getByLabel('Project name').fill('Attic');
    await page.getByLabel('Description').fill('Under the roof.');
    await pick(page, 'Country', 'Sweden');
    const save = page.getByRole('button', { name: 'Save Project' });
    await save.click();
    await seeToast(page, 'Project limit reached. Please upgrade your plan to add more projects.');
    await accept();
    const recover = await failCalls(page, ordersApi.create);
    await save.click();
    await seeToast(page, 'Failed to save project');
    await recover();
    await failCalls(page, ordersApi.create, 'network');
    await save.click();
    await seeToast(page, 'Failed to save project. Please try again.');
    expect(await page.getByLabel('Project name').inputValue()).toBe('Attic');
  });

  test('an edit stays on its page, is sent once if saved twice, and asks before unsaved changes are left', async ({
    given,
    visit,
  }) => {
    const customer = await given.customer();
    const order = await given.order(customer, { object_name: 'Attic', links: links(2) });
    const page = await visit(`/customer/projects/edit/${order.id}`, { as: customer });
    await seeHeading(page, 'Edit Project');
    expect(await page.getByLabel('Project name').inputValue()).toBe('Attic');
    expect(await page.getByLabel('Budget in USD').inputValue()).toBe('18000');
    expect(await linkRow(page, 2).inputValue()).toBe('https://pictures.invalid/room/2');

    await page.getByLabel('Project name').fill('Loft');
    await page.getByRole('link', { name: 'My Projects' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await page.getByLabel('Project name').inputValue()).toBe('Loft');

    const sent = countCalls(page, ordersApi.update);
    const release = await holdCalls(page, ordersApi.update);
    await page.getByRole('button', { name: 'Save Project' }).dblclick();
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    await release();
    await seeToast(page, 'Project saved successfully!');
    expect(sent.count).toBe(1);
    await seePath(page, `/customer/projects/edit/${order.id}`);
    await page.goto('/customer/projects/');
    await page.getByRole('article', { name: 'Loft' }).waitFor();
  });

  test('a project that cannot be loaded can be tried again', async ({ given, visit }) => {
    const customer = await given.customer();
    const order = await given.order(customer, { object_name: 'Attic' });
    const page = await visit('about:blank', { as: customer });
    const recover = await failCalls(page, ordersApi.get);
    await page.goto(`/customer/projects/edit/${order.id}`);
    await seeHeading(page, 'Project not found');
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeValue(page.getByLabel('Project name'), 'Attic');
  });

  test('a project that is not there, or is another customer’s, is not found', async ({ given, visit }) => {
    const other = await given.order(await given.customer());
    const page = await visit(`/customer/projects/edit/${other.id}`, { as: await given.customer() });
    await seeHeading(page, 'Project not found');
    await page
      .getByText("The project you're looking for doesn't exist or has been removed.", { exact: true })
      .waitFor();
  });
});

function linkRow(page: Page, number: number) {
  return page.getByRole('textbox', { name: `Inspiration link ${number}`, exact: true });
}
