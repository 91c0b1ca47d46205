import { applicationsApi } from '@tessera/contract/deal/applications';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import type { createGivenPeople } from '../given.ts';
import { changeAnswers, countCalls, failCalls, holdCalls, visitUntold } from '../network.ts';
import { seeCount, seeFocus, seeHeading, seePath, seeToast } from '../steps.ts';

/** Guarantees that a designer applies with a note and a price, sees what became of it, and can take it back. */

let lastMatch = 0;

/** A designer and a customer whose order fits. Its name occurs in no other test. */
async function matchOf(given: ReturnType<typeof createGivenPeople>, server: TestServer) {
  const [designer, customer] = [await given.designer(), await given.customer()];
  const order = await given.order(customer, { object_name: `Bright kitchen ${++lastMatch}.` });
  await given.project(designer);
  await server.jobsDone();
  return { designer, customer, order };
}

test('a designer applies with a note and a price, finds the application in the menu, and withdraws it', async ({
  given,
  server,
  visit,
  width,
}) => {
  const { designer, customer, order } = await matchOf(given, server);
  const page = await visit('/designer/', { as: designer });
  const card = page.getByRole('article', { name: order.object_name });
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Apply to “${order.object_name}”` });
  await seeFocus(dialog.getByLabel('Note'));
  await page.keyboard.press('Escape');
  await seeFocus(card.getByRole('button', { name: 'Apply', exact: true }));
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  await dialog.getByLabel('Note').fill('Two cooks need two worktops.');
  await dialog.getByLabel('Price from (USD)').fill('6200');
  await dialog.getByLabel('Price to (USD)').fill('5400');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await dialog.getByText('Must be at least $6,200').waitFor();
  await seeFocus(dialog.getByLabel('Price to (USD)'));
  await dialog.getByLabel('Price to (USD)').fill('7400');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await seeToast(page, `Applied to ‘${order.object_name}’ (${order.id})`);

  const { results } = (await customer.get('customer/application/')).body;
  expect(results[0]).toMatchObject({
    note: 'Two cooks need two worktops.',
    price_from_usd: 6200,
    price_to_usd: 7400,
  });

  if (width < 600) await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Designer' })
    .getByRole('link', { name: 'Applications' })
    .click();
  await seePath(page, '/designer/applications/');
  await seeHeading(page, 'Applications');
  expect(await page.title()).toBe('Applications | Tessera');
  const row = page.getByRole('article', { name: order.object_name });
  await page.getByText('1 of 10 open at a time', { exact: true }).waitFor();
  for (const text of ['Sent', '“Two cooks need two worktops.”', 'You asked for $6,200 to $7,400'])
    await row.getByText(text, { exact: true }).waitFor();

  const calls = countCalls(page, applicationsApi.withdraw);
  const release = await holdCalls(page, applicationsApi.withdraw);
  await row.getByRole('button', { name: 'Withdraw' }).dblclick();
  await expect.poll(() => calls.count).toBe(1);
  await release();
  await seeToast(page, `Your application to ‘${order.object_name}’ is withdrawn.`);
  await row.getByText('Withdrawn', { exact: true }).waitFor();
  await seeCount(row.getByRole('button', { name: 'Withdraw' }), 0);
  expect(calls.count).toBe(1);
  await page.getByText('0 of 10 open at a time', { exact: true }).waitFor();
  await page.goto('/designer/');
  await card.getByRole('button', { name: 'Apply', exact: true }).waitFor();
});

test('a declined designer reads the reason, and one whose customer chose another is told that', async ({
  given,
  server,
  visit,
}) => {
  const { designer, customer, order } = await matchOf(given, server);
  const other = await given.order(customer, { object_name: `Attic of ${order.object_name}` });
  await server.jobsDone();
  for (const { id } of [order, other]) await designer.post(`designer/match/${id}/apply/`);
  const { results } = (await customer.get('customer/application/')).body;
  const { designer_id } = results[0]!;
  await customer.post(`customer/order/${order.id}/application/${designer_id}/decline/`, {
    reason: 'budget',
    text: 'More than we planned.',
  });
  await customer.post(`customer/order/${other.id}/cancel/`, {});
  const page = await visit('/designer/applications/', { as: designer });
  await page
    .getByRole('article', { name: order.object_name, exact: true })
    .getByText('Reason given: the price: More than we planned.')
    .waitFor();
  await page
    .getByRole('article', { name: other.object_name })
    .getByText('The project was cancelled.', { exact: true })
    .waitFor();
});

test('withdrawing what was answered meanwhile says so, and shows it', async ({ given, server, visit }) => {
  const { designer, customer, order } = await matchOf(given, server);
  await designer.post(`designer/match/${order.id}/apply/`);
  const page = await visitUntold(visit, '/designer/applications/', designer);
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await withdraw.waitFor();
  const { results } = (await customer.get('customer/application/')).body;
  await customer.post(`customer/order/${order.id}/application/${results[0]!.designer_id}/decline/`, {});
  await withdraw.click();
  await seeToast(page, 'This application is declined.');
  await page.getByText('Declined', { exact: true }).waitFor();
  await seeCount(withdraw, 0);
});

test('at the limit the form says so and sends nothing more', async ({ given, server, visit }) => {
  const { designer, order } = await matchOf(given, server);
  const page = await visit('/designer/', { as: designer });
  await failCalls(page, applicationsApi.apply, 'application_limit_reached');
  const card = page.getByRole('article', { name: order.object_name });
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await page
    .getByRole('dialog')
    .getByText(/as many open applications as are allowed/)
    .waitFor();
  expect(await send.isDisabled()).toBe(true);
});

test('the form says how many have applied and how many more applications fit, and cannot be sent where none does', async ({
  given,
  server,
  visit,
}) => {
  const { designer, order } = await matchOf(given, server);
  const other = await given.designer();
  await given.project(other);
  await server.jobsDone();
  await other.post(`designer/match/${order.id}/apply/`);
  const page = await visit('/designer/', { as: designer });
  const apply = page
    .getByRole('article', { name: order.object_name })
    .getByRole('button', { name: 'Apply', exact: true });
  await apply.click();
  const dialog = page.getByRole('dialog', { name: `Apply to “${order.object_name}”` });
  await dialog.getByText('One designer has applied, 10 of your 10 open applications are free').waitFor();
  await expectSoundScreen(page);

  await changeAnswers(page, applicationsApi.designerList, (list: object) => ({
    ...list,
    open: { count: 10, limit: 10 },
  }));
  await page.reload();
  await apply.click();
  await dialog.getByText('You have as many open applications as are allowed at a time.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Send application' }).isDisabled()).toBe(true);
});
