import { passkeysApi } from '@tessera/contract/account/passkeys';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from '../browser.ts';
import { failCalls } from '../network.ts';
import { seeCount, seePath, seeToast, signIn } from '../steps.ts';

/** Guarantees that people add passkeys, sign in with them, and remove them. Passkeys need a name, so pages are opened by it. */
const test = base.extend('url', { scope: 'file' }, ({ server }) =>
  server.url.replace('127.0.0.1', 'localhost'),
);

/** Gives a page's browser an authenticator that knows its user. */
async function giveAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the settings, signs in without a password, and is removed again', async ({
  given,
  visit,
}) => {
  const customer = await given.customer();
  const page = await visit('/signin');
  await giveAuthenticator(page);
  await signIn(page, customer);
  await seePath(page, '/customer/');
  await page.goto('/customer/settings/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await seeToast(page, 'The passkey was added. You can sign in with it now.');
  const list = page.getByRole('list', { name: 'Passkeys' });
  await list.getByText('not used yet', { exact: false }).waitFor();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This device has a passkey for your account already.').waitFor();

  await page.evaluate('localStorage.clear()');
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await seePath(page, '/customer/');

  await page.goto('/customer/settings/account');
  await list.getByText('last used', { exact: false }).waitFor();
  await list.getByRole('button', { name: /^Remove the passkey of / }).click();
  await page
    .getByRole('status')
    .getByText(/^The passkey of .* was removed\.$/)
    .waitFor();
  await seeCount(list, 0);

  await page.evaluate('localStorage.clear()');
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('alert').getByText('No active account found with the given credentials.').waitFor();
});

test('without a passkey the browser says so, and the password is as good as ever', async ({ visit }) => {
  const page = await visit('/signin');
  await giveAuthenticator(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('No passkey was used. You can try again.').waitFor();
  const recover = await failCalls(page, passkeysApi.signInOptions);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('alert').getByText('Something went wrong', { exact: true }).waitFor();
  await recover();
  expect(await page.getByRole('button', { name: 'Sign In', exact: true }).isEnabled()).toBe(true);
});
