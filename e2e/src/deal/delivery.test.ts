import { readFile } from 'node:fs/promises';
import { engagementsApi } from '@tessera/contract/deal/engagements';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import { fixture } from '../fixture.ts';
import { accountIdOf, type createGivenPeople } from '../given.ts';
import { failCalls, holdCalls } from '../network.ts';
import { seeCount, seeFocus, seeToast, sendReport } from '../steps.ts';

/** Guarantees that files are handed over with a delivery, and that both sides see and save them. */

/** A designer at work on an order of a customer. */
async function workOf(given: ReturnType<typeof createGivenPeople>, server: TestServer) {
  const [designer, customer] = [await given.designer(), await given.customer()];
  const order = await given.order(customer);
  await given.project(designer);
  await server.jobsDone();
  await designer.post(`designer/match/${order.id}/apply/`, {});
  await customer.post(`customer/order/${order.id}/application/${accountIdOf(designer)}/accept/`);
  return { designer, customer, order };
}

const plan = {
  name: 'Plan of the kitchen.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

async function addFiles(page: Page, files: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files' }).click();
  await (await asked).setFiles(files);
}

const tileOf = (page: Page) => page.getByRole('list', { name: 'Files to deliver' }).getByRole('listitem');

test('a designer delivers photos and a document, which the customer opens, reports and saves, and the first photo shows how far the project is', async ({
  given,
  server,
  visit,
}) => {
  const { designer, customer, order } = await workOf(given, server);
  const ours = await visit(`/designer/engagements/${order.id}`, { as: designer });
  await addFiles(ours, [fixture('kitchen.jpg'), fixture('living-room.jpg'), fixture('portrait.jpg')]);
  await addFiles(ours, [plan]);
  await seeCount(tileOf(ours), 4);
  await ours.getByRole('button', { name: 'Remove portrait.jpg' }).click();
  await seeCount(tileOf(ours), 3);
  await expectSoundScreen(ours);
  await ours.getByLabel('Message', { exact: true }).fill('Two views and the plan.');
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await seeToast(ours, 'Delivered to Carl.');
  await seeCount(tileOf(ours), 0);
  await ours.getByRole('button', { name: 'Open kitchen.jpg' }).waitFor();

  const theirs = await visit(`/customer/projects/${order.id}`, { as: customer });
  const figure = theirs.getByRole('complementary', { name: 'How far it is' });
  await figure.locator('[style*="data:image/"]').waitFor({ state: 'attached' });
  const open = theirs.getByRole('button', { name: 'Open living-room.jpg' });
  await open.click();
  const lightbox = theirs.getByRole('dialog', { name: 'Delivered photos' });
  await lightbox.getByText('2 of 2').waitFor();
  await sendReport(lightbox.getByRole('button', { name: 'Report', exact: true }), 'This photo');
  await theirs.keyboard.press('Escape');
  await seeFocus(open);
  await expectSoundScreen(theirs);
  const saved = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: `Save ${plan.name}` }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(plan.name);
  expect(await readFile(await download.path())).toEqual(plan.buffer);
});

test('what cannot be delivered is said, and an upload that is cancelled leaves everything in place', async ({
  given,
  server,
  visit,
}) => {
  const { designer, customer, order } = await workOf(given, server);
  const ours = await visit(`/designer/engagements/${order.id}`, { as: designer });
  await addFiles(ours, [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') }]);
  await ours
    .getByRole('alert')
    .getByText(/notes\.txt/)
    .waitFor();
  await seeCount(tileOf(ours), 0);
  await addFiles(ours, [plan]);
  await ours.getByLabel('Message', { exact: true }).fill('The plan.');
  const release = await holdCalls(ours, engagementsApi.deliver);
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await ours.getByRole('button', { name: 'Cancel upload' }).click();
  await seeFocus(ours.getByRole('button', { name: 'Deliver' }));
  await release();
  await seeCount(tileOf(ours), 1);
  const recover = await failCalls(ours, engagementsApi.deliver, 'storage_quota_reached');
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await ours.getByRole('button', { name: 'Deliver', disabled: false }).waitFor();
  await recover();
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await seeToast(ours, 'Delivered to Carl.');
  const { body } = await customer.get(`customer/order/${order.id}/`);
  expect(body.deliveries.map(({ files }) => files.map(({ name }) => name))).toEqual([[plan.name]]);
});

test('a photo that cannot be loaded is loaded again where that is asked for', async ({
  given,
  server,
  visit,
}) => {
  const { designer, customer, order } = await workOf(given, server);
  const ours = await visit(`/designer/engagements/${order.id}`, { as: designer });
  await addFiles(ours, [fixture('kitchen.jpg')]);
  await ours.getByLabel('Message', { exact: true }).fill('A view.');
  await ours.getByRole('button', { name: 'Deliver' }).click();
  await seeToast(ours, 'Delivered to Carl.');
  const theirs = await visit('about:blank', { as: customer });
  await theirs.route('**/user/delivered-file/**', (route) => route.abort());
  await theirs.goto(`/customer/projects/${order.id}`);
  const again = theirs.getByRole('button', { name: 'Load kitchen.jpg again' });
  await again.waitFor();
  await theirs.unroute('**/user/delivered-file/**');
  await again.click();
  await theirs.getByRole('button', { name: 'Open kitchen.jpg' }).waitFor();
});
