import { engagementsApi } from '@tessera/contract/deal/engagements';
import { reviewsApi } from '@tessera/contract/deal/reviews';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import { expect } from 'vitest';
import { test } from '../browser.ts';
import type { createGivenPeople } from '../given.ts';
import { countCalls, failCalls, holdCalls, visitUntold } from '../network.ts';
import { seeCount, seeFocus, seeHeading, seePath, seeToast } from '../steps.ts';

/** Guarantees how the work on an order goes on, from its acceptance to its review, as both sides see it. */

let lastWork = 0;

/** A designer at work on an order of a customer. */
async function workOf(given: ReturnType<typeof createGivenPeople>, server: TestServer) {
  const number = ++lastWork;
  const [designer, customer] = [
    await given.designer({ last_name: `Öberg ${number}.` }),
    await given.customer(),
  ];
  const order = await given.order(customer, { object_name: `Bright kitchen ${number}.` });
  await given.project(designer);
  await server.jobsDone();
  await designer.post(`designer/match/${order.id}/apply/`, { price_from_usd: 6200, price_to_usd: 7400 });
  const { results } = (await customer.get('customer/application/')).body;
  const designerId = results[0]!.designer_id;
  await customer.post(`customer/order/${order.id}/application/${designerId}/accept/`);
  return { designer, designerName: `Åsa Öberg ${number}.`, customer, order };
}

test('a designer delivers, the customer asks for changes, completes and reviews, the designer answers, and each reads what happened without loading the page again', async ({
  given,
  server,
  visit,
}) => {
  const { designer, designerName, customer, order } = await workOf(given, server);
  const theirs = await visit(`/customer/projects/${order.id}`, { as: customer });
  await theirs.getByRole('tab', { name: 'Progress', selected: true }).waitFor();
  await theirs.getByText(`${designerName} is at work. Deliveries appear here.`).waitFor();

  const ours = await visit('/designer/applications/', { as: designer });
  await ours
    .getByRole('article', { name: order.object_name })
    .getByRole('link', { name: 'Open project' })
    .click();
  await seePath(ours, `/designer/engagements/${order.id}`);
  await seeHeading(ours, order.object_name);
  for (const text of ['In progress', 'for Carl, Sweden', '$6,200 to $7,400', order.object_desc])
    await ours.getByText(text, { exact: true }).waitFor();
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await ours.getByText('Message is required').waitFor();
  await seeFocus(ours.getByLabel('Message', { exact: true }));
  await ours.getByLabel('Message', { exact: true }).fill('Two layouts for the opening.');
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await seeToast(ours, 'Delivered to Carl.');
  await ours.getByText('Delivered', { exact: true }).waitFor();

  await theirs.getByText('Two layouts for the opening.').waitFor();
  await theirs.getByRole('button', { name: 'Request changes' }).click();
  const changes = theirs.getByRole('dialog', { name: 'Request changes' });
  await changes.getByLabel('Message', { exact: true }).fill('Layout B, please.');
  await changes.getByRole('button', { name: 'Request changes' }).click();
  await seeToast(theirs, `${designerName} has been told what should change.`);
  await theirs.getByText('In progress', { exact: true }).waitFor();
  await seeCount(theirs.getByRole('button', { name: 'Request changes' }), 0);

  await ours.getByRole('heading', { name: /^Carl asked for changes on / }).waitFor();
  await ours.getByLabel('Message', { exact: true }).fill('Layout B.');
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await seeToast(ours, 'Delivered to Carl.');

  await theirs.getByText('1 earlier delivery').waitFor();
  await theirs.getByRole('button', { name: 'Mark as completed' }).click();
  await theirs
    .getByRole('dialog', { name: 'Mark as completed?' })
    .getByRole('button', { name: 'Mark as completed' })
    .click();
  await seeToast(theirs, `‘${order.object_name}’ is completed.`);
  await theirs.getByRole('heading', { name: 'What you keep' }).waitFor();

  await theirs.getByRole('button', { name: 'Write a review' }).click();
  const review = theirs.getByRole('dialog', { name: 'Write a review' });
  await seeFocus(review.getByRole('radio', { name: '1 star' }));
  const publish = review.getByRole('button', { name: 'Publish review' });
  expect(await publish.isDisabled()).toBe(true);
  for (const _ of [1, 2, 3]) await theirs.keyboard.press('ArrowRight');
  expect(await review.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  await review.getByLabel('Your review').fill('Quick and kind.');
  await publish.click();
  await seeToast(theirs, 'Your review is published. Thank you!');
  const own = theirs.getByRole('region', { name: 'Review of the work' });
  await own.getByText('Quick and kind.').waitFor();
  await own.getByRole('img', { name: '4 of 5 stars' }).waitFor();

  await own.getByRole('button', { name: 'Edit' }).click();
  const edit = theirs.getByRole('dialog', { name: 'Edit your review' });
  await edit.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await edit.getByRole('button', { name: 'Publish review' }).click();
  await own.getByRole('img', { name: '5 of 5 stars' }).waitFor();

  const happened = ours.getByRole('list', { name: 'What happened' });
  await happened.getByText('Carl wrote a review').waitFor();
  expect(await happened.locator('b').allTextContents()).toEqual([
    'Carl created the project',
    'You applied',
    'Carl accepted you',
    'You delivered',
    'Carl asked for changes',
    'You delivered',
    'Carl marked it as completed',
    'Carl wrote a review',
  ]);
  for (const name of ['Deliver', 'Cancel engagement']) await seeCount(ours.getByRole('button', { name }), 0);

  const read = ours.getByRole('region', { name: 'Review of the work' });
  await read.getByRole('heading', { name: 'Carl’s review' }).waitFor();
  await read.getByText('Quick and kind.').waitFor();
  await read.getByRole('img', { name: '5 of 5 stars' }).waitFor();
  await read.getByRole('button', { name: 'Answer' }).click();
  const answer = ours.getByRole('dialog', { name: 'Answer the review' });
  await answer.getByText(/You can answer once/).waitFor();
  await answer.getByRole('button', { name: 'Publish answer' }).click();
  await answer.getByText('Your answer is required').waitFor();
  await answer.getByLabel('Your answer').fill('I would draw it again.');
  await answer.getByRole('button', { name: 'Publish answer' }).click();
  await seeToast(ours, 'Your answer is published.');
  await read.getByText(/^You answered on /).waitFor();
  await seeFocus(read);
  await seeCount(read.getByRole('button', { name: 'Answer' }), 0);
  await own.getByText('I would draw it again.').waitFor();
});

test('either side ends the work with a reason, and the other reads it', async ({ given, server, visit }) => {
  const first = await workOf(given, server);
  const theirs = await visit(`/customer/projects/${first.order.id}`, { as: first.customer });
  await theirs.getByRole('button', { name: 'Cancel project' }).click();
  const cancel = theirs.getByRole('alertdialog', { name: 'Cancel project' });
  await cancel.getByRole('button', { name: 'Cancel project' }).click();
  await cancel.getByText('Reason is required').waitFor();
  await cancel.getByLabel('Reason').fill('We move away.');
  await cancel.getByRole('button', { name: 'Cancel project' }).click();
  await theirs.getByText(/^You cancelled on .*“We move away\.”$/).waitFor();
  const ours = await visit(`/designer/engagements/${first.order.id}`, { as: first.designer });
  await ours.getByText(/^Carl cancelled on .*“We move away\.”$/).waitFor();

  const second = await workOf(given, server);
  const page = await visit(`/designer/engagements/${second.order.id}`, { as: second.designer });
  await page.getByRole('button', { name: 'Cancel engagement' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel engagement' });
  await seeFocus(dialog.getByRole('button', { name: 'Keep engagement' }));
  await dialog.getByLabel('Reason').fill('I am ill.');
  await dialog.getByRole('button', { name: 'Cancel engagement' }).click();
  await page.getByText(/^You cancelled on .*“I am ill\.”$/).waitFor();
  const { body } = await second.customer.get(`customer/order/${second.order.id}/`);
  expect(body.engagement).toMatchObject({ cancelled_by: 'designer', reason: 'I am ill.' });
});

test('a delivery and a review are sent once, however often their button is pressed', async ({
  given,
  server,
  visit,
}) => {
  const { designer, customer, order } = await workOf(given, server);
  const ours = await visit(`/designer/engagements/${order.id}`, { as: designer });
  const deliveries = countCalls(ours, engagementsApi.deliver);
  const deliver = await holdCalls(ours, engagementsApi.deliver);
  await ours.getByLabel('Message', { exact: true }).fill('Two layouts.');
  await ours.getByRole('button', { name: 'Deliver' }).dblclick();
  await expect.poll(() => deliveries.count).toBe(1);
  await deliver();
  await seeToast(ours, 'Delivered to Carl.');
  expect(deliveries.count).toBe(1);

  await customer.post(`customer/order/${order.id}/complete/`);
  const theirs = await visit(`/customer/projects/${order.id}`, { as: customer });
  const reviews = countCalls(theirs, reviewsApi.write);
  const review = await holdCalls(theirs, reviewsApi.write);
  await theirs.getByRole('button', { name: 'Write a review' }).click();
  await theirs.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await theirs.getByRole('button', { name: 'Publish review' }).dblclick();
  await expect.poll(() => reviews.count).toBe(1);
  await review();
  await theirs.getByRole('region', { name: 'Review of the work' }).getByText('5.0').waitFor();
  expect(reviews.count).toBe(1);
});

test('what comes too late says how things stand, and shows them', async ({ given, server, visit }) => {
  const { designer, customer, order } = await workOf(given, server);
  const ours = await visitUntold(visit, `/designer/engagements/${order.id}`, designer);
  await ours.getByLabel('Message', { exact: true }).fill('Two layouts.');
  await customer.post(`customer/order/${order.id}/complete/`);
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await seeToast(ours, 'This project is completed.');
  await ours.getByText('Completed', { exact: true }).first().waitFor();
  await seeCount(ours.getByRole('button', { name: 'Deliver' }), 0);

  const { body: review } = await customer.post(`customer/order/${order.id}/review/`, { stars: 4 });
  await ours.reload();
  const read = ours.getByRole('region', { name: 'Review of the work' });
  await read.getByRole('button', { name: 'Answer' }).click();
  await ours.getByLabel('Your answer').fill('Thank you again.');
  await designer.post(`designer/review/${review.id}/answer/`, { text: 'Thank you.' });
  await ours.getByRole('button', { name: 'Publish answer' }).click();
  await seeToast(ours, 'This review has been answered.');
  await read.getByText('Thank you.', { exact: true }).waitFor();
  await seeCount(ours.getByRole('dialog'), 0);
});

test('a review that fails to be published stays typed and can be sent again', async ({
  given,
  server,
  visit,
}) => {
  const { customer, order } = await workOf(given, server);
  await customer.post(`customer/order/${order.id}/complete/`);
  const page = await visit(`/customer/projects/${order.id}`, { as: customer });
  const recover = await failCalls(page, reviewsApi.write);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await page.getByLabel('Your review').fill('It took long.');
  await page.getByRole('button', { name: 'Publish review' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await recover();
  await page.getByRole('button', { name: 'Publish review' }).click();
  await page.getByRole('region', { name: 'Review of the work' }).getByText('It took long.').waitFor();
});

test('an engagement of somebody else is not found', async ({ given, server, visit }) => {
  const { order } = await workOf(given, server);
  const page = await visit(`/designer/engagements/${order.id}`, { as: await given.designer() });
  await seeHeading(page, 'Project not found');
});
