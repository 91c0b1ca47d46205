import { authApi } from '@tessera/contract/account/auth';
import { ordersApi } from '@tessera/contract/orders/orders';
import { profilesApi } from '@tessera/contract/account/profiles';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser.ts';
import { type Call, countCalls, holdCalls } from '../network.ts';
import { untilRest } from '../rest.ts';
import { fillPerson, seePath, seeToast, signUp } from '../steps.ts';

/** Guarantees that a request that is sent twice is carried out once. */

test('an expired access token is renewed once by a tab, whatever calls need it and whatever other tabs do', async ({
  visit,
  given,
}) => {
  const first = await visit('/customer/', { as: await given.customer() });
  const second = await first.context().newPage();
  await second.goto('/customer/');
  const tabs = [first, second];
  const matches = (page: Page) => page.getByText(/^Our AI is working hard/).waitFor();
  await Promise.all(tabs.map(matches));
  const renewals = tabs.map((page) => countCalls(page, authApi.refresh));
  await first.evaluate("localStorage.setItem('access', localStorage.getItem('access').replace(/.$/, ''))");
  await Promise.all(tabs.map((page) => page.reload()));
  await Promise.all(tabs.map(matches));
  // A tab learns a moment later what another tab has stored, and may renew the token itself before.
  expect(renewals.map(({ count }) => count).toSorted()).toEqual([expect.toBeOneOf([0, 1]), 1]);
});

/** Presses a button twice before the first answer arrives. */
async function pressTwice(page: Page, call: Call, button: string): Promise<void> {
  const calls = countCalls(page, call);
  const release = await holdCalls(page, call);
  const place = page.getByRole('button', { name: button, exact: true });
  await place.dblclick();
  await page.keyboard.press('Enter');
  await expect.poll(() => calls.count).toBe(1);
  await release();
  await untilRest(page);
  expect(calls.count).toBe(1);
}

test('a form that is sent twice makes one account', async ({ visit }) => {
  const page = await visit('/signup-customer');
  const calls = countCalls(page, authApi.signUpCustomer);
  const release = await holdCalls(page, authApi.signUpCustomer);
  await signUp(page, 'twice@example.org');
  await page.getByLabel('Email Address').press('Enter');
  await expect.poll(() => calls.count).toBe(1);
  await release();
  await seePath(page, '/customer/settings');
  expect(calls.count).toBe(1);
});

test('a form that is sent twice saves a profile once', async ({ visit, given }) => {
  const page = await visit('/customer/settings/', { as: await given.newcomer('customer') });
  await fillPerson(page, { first: 'Carl', last: 'Dahl', country: 'Sweden', language: 'Svenska' });
  await pressTwice(page, profilesApi.saveCustomer, 'Save Changes');
  await seePath(page, '/customer');
});

test('a project is deleted once, however often the deletion is confirmed', async ({ visit, given }) => {
  const customer = await given.customer();
  await given.order(customer);
  const page = await visit('/customer/projects/', { as: customer });
  await page.getByRole('button', { name: 'Delete project' }).click();
  await pressTwice(page, ordersApi.remove, 'Confirm');
  await seeToast(page, 'Project deleted successfully!');
});
