import { notificationsApi } from '@tessera/contract/talk/notifications';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onPhone, test } from '../browser.ts';
import { answerCalls, failCalls } from '../network.ts';
import { seeCount, seeFocus, seePath, seeToast } from '../steps.ts';

/** Guarantees what people are told in the product, and that they choose of what. */

const bellOf = (page: Page, count?: number) =>
  page.getByRole('button', {
    name: count === undefined ? 'Notifications' : `Notifications, ${count} new`,
    exact: true,
  });
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

onPhone(() => {
  test('the bell counts what is new, at once, and leads to what it is about', async ({ given, visit }) => {
    const { designer, customer, order } = await given.match();
    const page = await visit('/customer/projects/', { as: customer });
    await bellOf(page).click();
    await listOf(page).getByText('Nothing new').waitFor();
    await page.keyboard.press('Escape');
    await seeCount(listOf(page), 0);
    await seeFocus(bellOf(page));

    expect((await designer.post(`designer/match/${order.id}/apply/`)).status).toBe(201);
    await bellOf(page, 1).waitFor();
    const begun = await designer.post('designer/conversation/', { order_id: order.id, message: 'Good day' });
    expect(begun.status).toBe(201);
    await bellOf(page, 2).click();
    await listOf(page)
      .getByRole('link', { name: /^New: Åsa wrote to you about ‘Bright kitchen’/ })
      .click();
    await seePath(page, `/customer/messages/${begun.body.id}`);
    await seeCount(listOf(page), 0);
    await page.getByRole('log').getByText('Good day').waitFor();
    await bellOf(page, 1).click();
    await listOf(page).getByRole('button', { name: 'Mark all as read' }).click();
    await bellOf(page).waitFor();
    await seeCount(listOf(page).getByRole('button', { name: 'Mark all as read' }), 0);
    await seeCount(listOf(page).getByRole('listitem'), 2);
    await listOf(page).getByRole('link', { name: 'Notification settings' }).click();
    await seePath(page, '/customer/settings/notifications');
  });
});

test('a notification about a page that is not there leads to the first page', async ({ given, visit }) => {
  const page = await visit('about:blank', { as: await given.designer() });
  const notification = {
    id: '01970000-0000-7000-8000-000000000000',
    kind: 'match',
    text: 'A new match',
    link: '/designer/nowhere/1',
    created_at: new Date().toISOString(),
    read: false,
  };
  await answerCalls(page, notificationsApi.list, {
    count: 1,
    next: null,
    previous: null,
    unread_count: 1,
    results: [notification],
  });
  await page.goto('/designer/projects/');
  await bellOf(page, 1).click();
  await listOf(page)
    .getByRole('link', { name: /A new match/ })
    .click();
  await seePath(page, '/designer');
});

test('how one is told is saved with each switch, and what keeps an account safe is always told', async ({
  given,
  visit,
}) => {
  const designer = await given.designer();
  const page = await visit('/designer/settings/notifications/', { as: designer });
  const isOn = (name: string) => page.getByRole('switch', { name, exact: true }).isChecked();
  await page.getByRole('switch', { name: 'Messages, by mail' }).uncheck();
  await page.getByRole('switch', { name: 'Reviews, in Tessera' }).uncheck();
  await expect
    .poll(async () => {
      const { message, review, match } = (await designer.get('user/notification-settings/')).body;
      return [message, review, match];
    })
    .toEqual([
      { in_product: true, by_mail: false },
      { in_product: false, by_mail: true },
      { in_product: true, by_mail: true },
    ]);
  await page.reload();
  await page.getByRole('switch').first().waitFor();
  expect([await isOn('Messages, by mail'), await isOn('Messages, in Tessera')]).toEqual([false, true]);
  for (const way of ['in Tessera', 'by mail'])
    expect(await page.getByRole('switch', { name: `Your account and its safety, ${way}` }).isDisabled()).toBe(
      true,
    );
});

test('the account page has the same switches, and a customer can switch off what is told of withdrawn applications and of photos', async ({
  given,
  visit,
}) => {
  const customer = await given.customer();
  const page = await visit('/customer/settings/account/', { as: customer });
  const section = page.getByRole('region', { name: 'Notification settings' });
  for (const kind of ['Withdrawn applications', 'Photos held for review'])
    await section.getByRole('switch', { name: `${kind}, by mail` }).uncheck();
  await expect
    .poll(async () => {
      const { application_status, photo_review } = (await customer.get('user/notification-settings/')).body;
      return [application_status, photo_review];
    })
    .toEqual([
      { in_product: true, by_mail: false },
      { in_product: true, by_mail: false },
    ]);
  const names = async () => {
    const switches = await page.getByRole('switch').all();
    return Promise.all(switches.map((one) => one.getAttribute('aria-label')));
  };
  const onAccount = await names();
  await page.goto('/customer/settings/notifications/');
  await page.getByRole('switch').first().waitFor();
  expect(await names()).toEqual(onAccount);
});

test('a switch that cannot be saved goes back', async ({ given, visit }) => {
  const page = await visit('/customer/settings/notifications/', { as: await given.customer() });
  const mail = page.getByRole('switch', { name: 'Messages, by mail' });
  await mail.waitFor();
  await failCalls(page, notificationsApi.changeSettings, 'network');
  // Not `uncheck`, which looks whether it stays so.
  await mail.click();
  await seeToast(page, 'This could not be saved. Please try again later.');
  await expect.poll(() => mail.isChecked()).toBe(true);
});
