import { authApi } from '@tessera/contract/account/auth';
import { contactApi } from '@tessera/contract/talk/contact';
import { type ErrorCode, errorCatalogue } from '@tessera/contract/errors/errors';
import { type Order, ordersApi } from '@tessera/contract/orders/orders';
import { portfolioApi } from '@tessera/contract/designers/portfolio';
import type { Client } from '@tessera/testkit/client';
import { profileForm, projectForm } from '@tessera/testkit/forms';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../browser.ts';
import { type Call, failCalls, loseAnswers } from '../network.ts';
import { chooseFixtures, fillProject, saveButton } from '../project-form.ts';
import { pick, seePath, seeToast, seeValue, signIn } from '../steps.ts';

/**
 * Guarantees that nobody loses work to ordinary trouble: another person's edit, a lost answer, a lost connection, or a busy
 * server.
 */

const name = (page: Page) => page.getByLabel('Project name');
const save = (page: Page) => page.getByRole('button', { name: 'Save Project' }).click();
const versionsOf = (page: Page) => page.getByRole('dialog', { name: /was changed meanwhile$/ });

/** Headers of every such call of this page from now on. */
function collectHeaders(page: Page, call: Call): Record<string, string>[] {
  const all: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === call.method && request.url().includes(call.path.split(':')[0]!))
      all.push(request.headers());
  });
  return all;
}

describe('an edit of what was changed meanwhile', () => {
  test.override('width', 375);
  test('shows both versions of an order, also by keyboard, and keeps the own one if that is chosen', async ({
    visit,
    given,
  }) => {
    const customer = await given.customer();
    const order = await given.order(customer, { object_name: 'Attic' });
    const page = await visit(`/customer/projects/edit/${order.id}`, { as: customer });
    await name(page).fill('Attic, mine');
    await edit(customer, order, { object_name: 'Attic, theirs', budget: 500 });

    await save(page);
    const dialog = versionsOf(page);
    await dialog.waitFor();
    const nameField = dialog.getByRole('heading', { name: 'Project name' }).locator('..');
    expect(await nameField.getByRole('paragraph').allTextContents()).toEqual([
      'Attic, mine',
      'Attic, theirs',
    ]);
    expect(await dialog.locator('mark').allTextContents()).toEqual(['mine', 'theirs', '$18,000', '$500']);
    await dialog
      .getByText('The same in both: Description, Country, Inspiration links, Your own photos, Style quiz.')
      .waitFor();

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await seeValue(name(page), 'Attic, mine');

    await save(page);
    await dialog.waitFor();
    // Saved once more while the dialog shows the two versions.
    await edit(customer, order, { object_name: 'Attic, theirs again' });
    await dialog.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await dialog.getByText('Attic, theirs again').waitFor();
    await dialog.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await seeToast(page, 'Project saved successfully!');
    const { body } = await customer.get(`customer/order/${order.id}/`);
    expect(body).toMatchObject({ object_name: 'Attic, mine', budget: 18_000 });
  });
});

test('the other version of a changed portfolio project replaces the own one if that is chosen, photos too', async ({
  visit,
  given,
}) => {
  const designer = await given.designer();
  const project = await given.project(designer);
  const page = await visit(`/designer/projects/edit/${project.id}`, { as: designer });
  await name(page).fill('Loft, mine');
  await page.getByRole('button', { name: 'Remove photo' }).first().click();
  await designer.put(
    `designer/project/${project.id}/`,
    projectForm([], {
      name: 'Loft, theirs',
      images_ordering: ['exists', 'exists'],
      images_ids: project.images.map(({ id }) => id).toReversed(),
    }),
  );
  await save(page);
  const dialog = versionsOf(page);
  await dialog.getByRole('heading', { name: 'Photos' }).waitFor();
  expect(await dialog.getByRole('list').nth(0).getByRole('img').count()).toBe(1);
  expect(await dialog.getByRole('list').nth(1).getByRole('img').count()).toBe(2);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await seeValue(name(page), 'Loft, theirs');
  await expect.poll(() => page.getByRole('button', { name: 'Remove photo' }).count()).toBe(2);
  await save(page);
  await seeToast(page, 'Project saved successfully!');
  const { body } = await designer.get(`designer/project/${project.id}/`);
  expect(body.images.map(({ id }) => id)).toEqual(project.images.map(({ id }) => id).toReversed());
});

test('saving a profile that already holds the same is no conflict', async ({ visit, given }) => {
  const designer = await given.designer();
  const page = await visit('/designer/settings/', { as: designer });
  const firstName = page.getByLabel('First name');
  await firstName.fill('Astrid');
  await designer.post('designer/profile/', profileForm([], { first_name: 'Astrid' }));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await seeToast(page, 'Profile updated successfully!');
  expect(await versionsOf(page).count()).toBe(0);

  await designer.post('designer/profile/', profileForm([], { first_name: 'Ada' }));
  await firstName.fill('Åse');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = versionsOf(page);
  await dialog.waitFor();
  expect(await dialog.locator('mark').allTextContents()).toEqual(['Åse', 'Ada']);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await designer.get('designer/profile/')).body.first_name).toBe('Åse');
});

test('a creation is repeated under the same key until its content changes or it has succeeded', async ({
  visit,
  given,
}) => {
  const page = await visit('/customer/contact-us/', { as: await given.customer() });
  const headers = collectHeaders(page, contactApi.send);
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByLabel('Subject').fill('Photos');
  await page.getByLabel('Message', { exact: true }).fill('They are gone.');
  const end = await failCalls(page, contactApi.send, 'network');
  for (const message of ['They are gone.', 'They are gone.', 'They are all gone.']) {
    await page.getByLabel('Message', { exact: true }).fill(message);
    const count = headers.length + 1;
    await send.click();
    await expect.poll(() => headers.length).toBe(count);
    await page.getByRole('alert').last().waitFor();
  }
  await end();
  for (const count of [1, 2]) {
    await page.getByLabel('Subject').fill('Photos');
    await page.getByLabel('Message', { exact: true }).fill('They are all gone.');
    await send.click();
    await expect.poll(() => headers.length).toBe(3 + count);
    await seeValue(page.getByLabel('Message', { exact: true }), '');
  }
  const keys = headers.map((one) => one['idempotency-key']);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  const [first, again, other, otherAgain, another] = keys;
  expect([again === first, other === first, otherAgain === other, another === other]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('a new project whose save was cancelled too late is made once, though it is changed and saved again', async ({
  visit,
  given,
}) => {
  const designer = await given.designer();
  const page = await visit('/designer/projects/add/', { as: designer });
  await fillProject(page);
  await chooseFixtures(page, 'kitchen.jpg');
  const end = await loseAnswers(page, portfolioApi.create);
  await saveButton(page).click();
  const countOf = async () => (await designer.get('designer/project/')).body.count;
  await expect.poll(countOf).toBe(1);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await saveButton(page).and(page.locator(':enabled')).waitFor();
  await end();
  await name(page).fill('Changed after the cancel');
  await saveButton(page).click();
  await seePath(page, '/designer/projects');
  const { count, results } = (await designer.get('designer/project/')).body;
  expect([count, results[0]!.name]).toEqual([1, 'Changed after the cancel']);
});

test('without a connection nothing typed is lost, and everything works again once it is back', async ({
  visit,
  given,
}) => {
  const customer = await given.customer();
  const [first, second] = [
    await given.order(customer),
    await given.order(customer, { object_name: 'Attic' }),
  ];
  const page = await visit(`/customer/projects/edit/${first.id}`, { as: customer });
  await seeValue(name(page), 'Bright kitchen');
  await page.getByRole('link', { name: 'My Projects' }).first().click();
  await page.getByRole('article', { name: 'Attic' }).waitFor();

  await page.context().setOffline(true);
  const notice = page.getByText(/^You are offline\. What is on this page stays here/);
  await notice.waitFor();
  // The script of this page has not been loaded.
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await seeToast(page, 'You are offline. That page can be opened once you are connected again.');
  // The script of this page has been loaded, its data has not.
  const card = page.getByRole('article', { name: 'Attic' });
  await card.getByRole('link', { name: 'Edit project' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'hidden' });
  await seeValue(name(page), 'Attic');

  await page.context().setOffline(true);
  await name(page).fill('Attic with a view');
  await save(page);
  await seeToast(page, 'Failed to save project. Please try again.');
  await seeValue(name(page), 'Attic with a view');
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'hidden' });
  await save(page);
  await seeToast(page, 'Project saved successfully!');
  const { body } = await customer.get(`customer/order/${second.id}/`);
  expect(body.object_name).toBe('Attic with a view');
});

test('a form that meets a temporary failure shows it, keeps its values, and can be sent again', async ({
  visit,
  given,
}) => {
  const customer = await given.customer();
  const page = await visit('/signin');
  const seeTrouble = async (call: Call, send: () => Promise<void>, codes: readonly ErrorCode[]) => {
    for (const code of codes) {
      const end = await failCalls(page, call, code);
      await send();
      await page.getByRole('alert').getByText(errorCatalogue[code].message).waitFor();
      await end();
    }
    await page.getByRole('button', { name: 'Try again' }).click();
  };
  await seeTrouble(authApi.signIn, () => signIn(page, customer), ['throttled']);
  await seePath(page, '/customer');

  await page.goto('/customer/projects/add/');
  await name(page).fill('Attic');
  await page.getByLabel('Description').fill('Under the roof.');
  await pick(page, 'Country', 'Sweden');
  await seeTrouble(ordersApi.create, () => save(page), ['throttled', 'unavailable', 'storage_full']);
  await page.getByRole('article', { name: 'Attic' }).waitFor();
});

async function edit(
  client: Pick<Client, 'put'>,
  { id, object_name, object_desc, country, links, budget }: Order,
  parts: Partial<Order>,
): Promise<void> {
  const body = {
    object_name,
    object_desc,
    country_code: country.code,
    budget,
    links: links.map(({ link, type }) => ({ link, type })),
    ...parts,
  };
  expect((await client.put(`customer/order/${id}/`, body)).status).toBe(200);
}
