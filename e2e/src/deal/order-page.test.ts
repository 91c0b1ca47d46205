import { applicationsApi } from '@tessera/contract/deal/applications';
import { EVENTS_PATH } from '@tessera/contract/talk/event-stream';
import { ordersApi, type Order } from '@tessera/contract/orders/orders';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import { expect } from 'vitest';
import { onPhone, test } from '../browser.ts';
import type { createGivenPeople, Person } from '../given.ts';
import { changeAnswers, countCalls, failCalls, holdCalls, visitUntold } from '../network.ts';
import { seeCount, seeFocus, seeHeading, seePath, seeToast } from '../steps.ts';

/** Guarantees what a customer sees and does on the page of an order, up to the acceptance of a designer. */

let lastDeal = 0;

/** An order to which a designer has applied. Their names occur in no other test. */
async function applicationOf(
  given: ReturnType<typeof createGivenPeople>,
  server: TestServer,
): Promise<{ designer: Person; designerName: string; customer: Person; order: Order; path: string }> {
  const number = ++lastDeal;
  const [designer, customer] = [
    await given.designer({ last_name: `Öberg ${number}.` }),
    await given.customer(),
  ];
  const order = await given.order(customer, { object_name: `Bright kitchen ${number}.` });
  await given.project(designer);
  await server.jobsDone();
  await designer.post(`designer/match/${order.id}/apply/`, {
    note: 'I would open the wall to two metres.',
    price_from_usd: 6200,
    price_to_usd: 7400,
  });
  return {
    designer,
    designerName: `Åsa Öberg ${number}.`,
    customer,
    order,
    path: `/customer/projects/${order.id}`,
  };
}

onPhone(() => {
  test('a card leads to the page of its order, with the letter of each applicant, and the best is accepted after a question', async ({
    given,
    server,
    visit,
  }) => {
    const { designer, designerName, customer, order, path } = await applicationOf(given, server);
    const page = await visit('/customer/projects/', { as: customer });
    await page.getByRole('link', { name: order.object_name }).click();
    await seePath(page, path);
    await seeHeading(page, order.object_name);
    await page.getByRole('tab', { name: 'Applications 1', selected: true }).waitFor();
    expect(await page.title()).toBe(`${order.object_name} | Tessera`);
    const letter = page.getByRole('article', { name: designerName });
    for (const text of ['Sent', 'I would open the wall to two metres.', '$6,200 to $7,400'])
      await letter.getByText(text, { exact: true }).waitFor();

    await letter.getByRole('button', { name: 'Shortlist' }).click();
    await letter.getByText('Shortlisted', { exact: true }).waitFor();
    await seeCount(letter.getByRole('button', { name: 'Shortlist' }), 0);

    await letter.getByRole('button', { name: 'Accept' }).click();
    const question = page.getByRole('dialog', {
      name: `Accept ${designerName} for “${order.object_name}”?`,
    });
    await question.getByText('Other applicants will be told.').waitFor();
    await page.keyboard.press('Escape');
    await seeFocus(letter.getByRole('button', { name: 'Accept' }));
    await letter.getByRole('button', { name: 'Accept' }).click();
    await question.getByRole('button', { name: 'Accept' }).click();
    await seeToast(page, `You accepted ${designerName} for ‘${order.object_name}’.`);
    await page.getByText('In progress', { exact: true }).waitFor();
    const { results } = (await designer.get('designer/application/')).body;
    expect(results[0]).toMatchObject({ status: 'accepted', order_status: 'in_progress' });
  });

  test('a declined designer is told the reason, and may be shortlisted after all', async ({
    given,
    server,
    visit,
  }) => {
    const { designer, designerName, customer, path } = await applicationOf(given, server);
    const page = await visit(path, { as: customer });
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: `Decline ${designerName}?` });
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: 'The price' }).click();
    await dialog.getByLabel('In your words').fill('More than we planned.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await page.getByText(/The price: More than we planned\./).waitFor();
    const { results } = (await designer.get('designer/application/')).body;
    expect(results[0]).toMatchObject({ status: 'declined', reason: 'budget' });
    await page.getByRole('button', { name: `Shortlist ${designerName}` }).click();
    await page.getByRole('article', { name: designerName }).getByText('Shortlisted').waitFor();
  });

  test('an order is paused, resumed and cancelled, and each state offers only what it has', async ({
    given,
    server,
    visit,
  }) => {
    const { customer, order, path } = await applicationOf(given, server);
    const page = await visit(path, { as: customer });
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused', { exact: true }).waitFor();
    await page.getByText('Resume the project first', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true);
    await seeCount(page.getByRole('button', { name: 'Pause' }), 0);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Active', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Cancel project' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel project' });
    await seeFocus(dialog.getByRole('button', { name: 'Keep project' }));
    await dialog.getByLabel('Reason').fill('We move away.');
    await dialog.getByRole('button', { name: 'Cancel project' }).click();
    await seeToast(page, `‘${order.object_name}’ is cancelled.`);
    await page.getByText('Cancelled', { exact: true }).waitFor();
    for (const name of ['Cancel project', 'Pause', 'Resume', 'Accept', 'Decline', 'Shortlist'])
      await seeCount(page.getByRole('button', { name, exact: true }), 0);
    await seeCount(page.getByRole('link', { name: 'Edit project' }), 0);
    await page.getByText(/The project was cancelled\./).waitFor();
  });
});

test('tabs are moved between by arrow keys and have addresses', async ({ given, server, visit }) => {
  const { customer, path, designerName } = await applicationOf(given, server);
  const page = await visit(path, { as: customer });
  await page.getByRole('tab', { name: 'Applications', selected: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('tab', { name: 'Matches', selected: true }).waitFor();
  await seeFocus(page.getByRole('tab', { name: 'Matches' }));
  await page
    .getByRole('tabpanel', { name: 'Matches' })
    .getByRole('article', { name: designerName })
    .waitFor();
  expect(new URL(page.url()).search).toBe('?tab=matches');
  await page.reload();
  await page.getByRole('tab', { name: 'Matches', selected: true }).waitFor();
});

test('a full order says how many applications are open, and that declining one makes room', async ({
  given,
  server,
  visit,
}) => {
  const { customer, path } = await applicationOf(given, server);
  const page = await visit('about:blank', { as: customer });
  await changeAnswers(page, applicationsApi.customerList, (list: object) => ({ ...list, open_max: 1 }));
  await page.goto(path);
  const full = page.getByText('1 of 1 applications are open. Others can apply once you decline one.');
  await full.waitFor();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await seeCount(full, 0);
});

test('an answer is sent once, however often its button is pressed', async ({ given, server, visit }) => {
  const { customer, path } = await applicationOf(given, server);
  const page = await visit(path, { as: customer });
  for (const [call, button] of [
    [ordersApi.pause, 'Pause'],
    [ordersApi.resume, 'Resume'],
    [applicationsApi.shortlist, 'Shortlist'],
  ] as const) {
    const calls = countCalls(page, call);
    const release = await holdCalls(page, call);
    await page.getByRole('button', { name: button }).dblclick();
    await expect.poll(() => calls.count).toBe(1);
    await release();
    await seeCount(page.getByRole('button', { name: button }), 0);
    expect(calls.count, button).toBe(1);
  }
});

test('an answer that comes too late says how things stand, and shows them', async ({
  given,
  server,
  visit,
}) => {
  const { designer, designerName, customer, order, path } = await applicationOf(given, server);
  const page = await visitUntold(visit, path, customer);
  const letter = page.getByRole('article', { name: designerName });
  await letter.getByRole('button', { name: 'Accept' }).waitFor();
  await designer.post(`designer/application/${order.id}/withdraw/`);
  await letter.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await seeToast(page, 'This application is withdrawn.');
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  await seeCount(page.getByRole('dialog'), 0);
});

test('an answer that fails stays open and can be sent again', async ({ given, server, visit }) => {
  const { customer, path } = await applicationOf(given, server);
  const page = await visit(path, { as: customer });
  await page.getByRole('button', { name: 'Decline' }).click();
  const recover = await failCalls(page, applicationsApi.decline, 'network');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('In your words').fill('Not now.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await seeToast(page, 'This could not be saved. Please try again.');
  await recover();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText(/Not now\./).waitFor();
});

test('an order of somebody else is not found', async ({ given, server, visit }) => {
  const { path } = await applicationOf(given, server);
  const page = await visit(path, { as: await given.customer() });
  await seeHeading(page, 'Project not found');
  await page.getByRole('link', { name: 'My Projects' }).last().click();
  await seeHeading(page, 'My Projects');
});

test('the tab of messages has the conversations about this project only, and each applicant and their customer get to theirs', async ({
  given,
  server,
  visit,
}) => {
  const { designer, designerName, customer, order, path } = await applicationOf(given, server);
  const other = await given.order(customer, { object_name: `Attic of ${order.object_name}` });
  const page = await visit(`${path}?tab=messages`, { as: customer });
  await page.getByText('No messages yet').waitFor();
  await page.getByRole('tab', { name: /^Applications/ }).click();
  await page.getByRole('button', { name: `Message ${designerName}` }).click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('When could you begin?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText('When could you begin?').waitFor();
  await page.getByRole('link', { name: `‘${order.object_name}’`, exact: true }).click();
  await seePath(page, path);
  await page.goto(`/customer/projects/${other.id}?tab=messages`);
  await page.getByText('No messages yet').waitFor();

  const desk = await visit('/designer/applications/', { as: designer });
  const row = desk.getByRole('article', { name: order.object_name, exact: true });
  await row.getByText('for Carl', { exact: true }).waitFor();
  await row.getByRole('link', { name: 'Message Carl' }).click();
  await desk.getByRole('log').getByText('When could you begin?').waitFor();
  await desk.getByRole('textbox', { name: 'Message', exact: true }).fill('In March.');
  await desk.getByRole('button', { name: 'Send' }).click();

  await page.goto(`${path}?tab=applications`);
  await page.getByRole('tab', { name: 'Messages 1' }).click();
  await page.getByRole('link', { name: new RegExp(`${designerName}.*In March`) }).click();
  await page.getByRole('log').getByText('In March.').waitFor();
});

test('both sides see at once what the other does, without loading the page again', async ({
  given,
  server,
  visit,
}) => {
  const { designer, designerName, customer, order, path } = await applicationOf(given, server);
  const [page, desk] = [
    await visit('about:blank', { as: customer }),
    await visit('about:blank', { as: designer }),
  ];
  const begun = [page, desk].map((one) =>
    one.waitForResponse((response) => response.url().endsWith(EVENTS_PATH)),
  );
  await page.goto(`${path}?tab=applications`);
  await desk.goto('/designer/applications/');
  await Promise.all(begun);
  const letter = page.getByRole('article', { name: designerName });
  const row = desk.getByRole('article', { name: order.object_name, exact: true });
  await letter.getByRole('button', { name: 'Shortlist' }).click();
  await row.getByText('Shortlisted', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  await designer.post(`designer/match/${order.id}/apply/`, {});
  await letter.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await row.getByRole('link', { name: 'Open project' }).click();
  await desk.getByRole('button', { name: 'Message Carl' }).waitFor();
  await page.getByRole('tab', { name: 'Progress' }).click();
  await desk.getByLabel('Message', { exact: true }).fill('Two layouts.');
  await desk.getByRole('button', { name: 'Deliver' }).click();
  await page.getByText('Two layouts.').waitFor();
});
