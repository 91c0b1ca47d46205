import { GOOD_PASSWORD } from '@tessera/testkit/given';
import { startMailServer, type MailServer } from '@tessera/testkit/servers/mail-server';
import { startTestServer } from '@tessera/testkit/servers/test-server';
import { expect } from 'vitest';
import { expectSoundScreen, test as base } from '../browser.ts';
import { countCalls, failCalls } from '../network.ts';
import { seeCount, seeHeading, seePath, seeToast, signIn } from '../steps.ts';
import { accountApi } from '@tessera/contract/account/account';

/** Guarantees that people confirm their address and replace their password with the mails they get. */
const test = base
  .extend('mailServer', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mailServer = await startMailServer();
    onCleanup(() => mailServer.stop());
    return mailServer;
  })
  .extend('server', { scope: 'file' }, async ({ mailServer }, { onCleanup }) => {
    const server = await startTestServer({ settings: { SMTP_URL: mailServer.SMTP_URL } });
    onCleanup(() => server.stop());
    return server;
  });

const NEW_PASSWORD = 'Amber-Lantern-58';

/** Where the button of the latest mail to an address leads, from the root. */
async function mailedPath(mailServer: MailServer, email: string, page: string): Promise<string> {
  const find = () =>
    mailServer.mails
      .filter(({ to }) => to?.[0]?.address === email)
      .map(({ text }) => new RegExp(`${page}#token=[\\w-]+`).exec(text ?? '')?.[0])
      .findLast((path) => path !== undefined);
  await expect.poll(find).toBeDefined();
  return find()!;
}

test('a forgotten password is replaced by the mailed link, and the new one signs in', async ({
  given,
  visit,
  mailServer,
}) => {
  const { email } = await given.customer();
  const page = await visit('/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await seeHeading(page, 'Forgot your password?');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If ${email} has an account, a link is on its way.`, { exact: false }).waitFor();
  await expectSoundScreen(page);

  await page.goto(await mailedPath(mailServer, email, '/reset-password'));
  await seeHeading(page, 'Choose a new password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password is required').waitFor();
  await page.getByLabel('New password', { exact: true }).fill('Password1');
  await page.getByLabel('Confirm password').fill('Password1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password is too common.', { exact: false }).waitFor();
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText(`The password of ${email} was changed.`, { exact: false }).waitFor();
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().click();
  await signIn(page, { email, password: NEW_PASSWORD });
  await seePath(page, '/customer');
});

test('a link that was used says so and leads to a new one', async ({ given, visit, mailServer, server }) => {
  const { email } = await given.customer();
  await server.client().post('user/forgot-password/', { email });
  const path = await mailedPath(mailServer, email, '/reset-password');
  const token = path.split('=')[1]!;
  await server.client().post('user/reset-password/', { token, password: NEW_PASSWORD });
  const page = await visit(path);
  await page.getByLabel('New password', { exact: true }).fill('Copper-Meadow-93');
  await page.getByLabel('Confirm password').fill('Copper-Meadow-93');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('This link has expired or was used before.').waitFor();
  await page.getByRole('link', { name: 'Ask for a new one' }).click();
  await seePath(page, '/forgot-password');
});

test('the banner asks to confirm the address, sends the link again, and is gone once the link was used', async ({
  given,
  visit,
  mailServer,
}) => {
  const customer = await given.customer();
  const page = await visit('/customer/', { as: customer });
  const banner = page.getByText('Please confirm your e-mail address.');
  await banner.waitFor();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Sent. Look in your inbox.').waitFor();
  await page.goto(await mailedPath(mailServer, customer.email, '/verify-email'));
  await page.getByText(`Thank you. ${customer.email} is confirmed.`).waitFor();
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Account settings' }).click();
  await seePath(page, '/customer/settings/account');
  await page.getByText('Confirmed', { exact: true }).waitFor();
  await seeCount(banner, 0);
});

test('an address is confirmed after a first try that did not reach the server', async ({
  given,
  visit,
  mailServer,
}) => {
  const { email } = await given.designer();
  const path = await mailedPath(mailServer, email, '/verify-email');
  const page = await visit('about:blank');
  const calls = countCalls(page, accountApi.verifyEmail);
  const recover = await failCalls(page, accountApi.verifyEmail, 'network');
  await page.goto(path);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(`Thank you. ${email} is confirmed.`).waitFor();
  expect(calls.count).toBe(2);
});

test('a password is changed by who knows it, and every session can be ended', async ({ given, visit }) => {
  const designer = await given.designer();
  const page = await visit('/designer/settings/', { as: designer });
  await page.getByRole('link', { name: 'E-mail, password and sessions' }).click();
  await seeHeading(page, 'Account');
  await page.getByLabel('Current password').fill('Not-The-Word-11');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('This is not your password.').waitFor();
  await page.getByLabel('Current password').fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await seeToast(page, 'Your password was changed.');

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await seePath(page, '/signin');
  await signIn(page, { email: designer.email, password: NEW_PASSWORD });
  await seePath(page, '/designer');
});

test('an address is changed by a link to the new one, and given back by a link to the former one', async ({
  given,
  visit,
  mailServer,
}) => {
  const customer = await given.customer();
  const email = `new-${customer.email}`;
  const page = await visit('/customer/settings/account/', { as: customer });
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail address').fill(email);
  await page.getByLabel('Your password').fill('Not-The-Word-11');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('This is not your password.').waitFor();
  await page.getByLabel('Your password').fill(GOOD_PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`A link is on its way to ${email}.`, { exact: false }).waitFor();
  await expectSoundScreen(page);

  await page.goto(await mailedPath(mailServer, email, '/verify-email'));
  await page.getByText(`Thank you. ${email} is confirmed.`).waitFor();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await page.getByText(email, { exact: true }).waitFor();

  await page.goto(await mailedPath(mailServer, customer.email, '/undo-email'));
  await page.getByText(`${customer.email} is your address again`, { exact: false }).waitFor();
  await expectSoundScreen(page);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await seePath(page, '/forgot-password');
});

test('a session on another device is listed and ended', async ({ given, visit }) => {
  const designer = await given.designer();
  const elsewhere = await given.signedIn('designer', designer.email, GOOD_PASSWORD);
  const page = await visit('/designer/settings/account/', { as: designer });
  await page.getByText('This device').waitFor();
  await page.getByRole('button', { name: /^End the session on/ }).click();
  await seeToast(page, 'The session on an unknown device was ended.');
  await seeCount(page.getByRole('button', { name: /^End the session on/ }), 0);
  expect((await elsewhere.get('user/me/')).status).toBe(401);
});

test('an account is deleted by who knows the password and types the word', async ({
  given,
  visit,
  server,
}) => {
  const customer = await given.customer();
  const page = await visit('/customer/settings/account/', { as: customer });
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('Not-The-Word-11');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('Please type the word DELETE').waitFor();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('This is not your password.').waitFor();
  await expectSoundScreen(page);
  await dialog.getByLabel('Your password').fill(GOOD_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await seePath(page, '/signin');
  const { status } = await server
    .client()
    .post('user/sign-in/', { email: customer.email, password: GOOD_PASSWORD });
  expect(status).toBe(401);
});

test('everything of an account can be saved as an archive', async ({ given, visit }) => {
  const customer = await given.customer();
  const page = await visit('/customer/settings/account/', { as: customer });
  await page.getByRole('button', { name: 'Download my data' }).click();
  const save = page.getByRole('button', { name: 'Save archive' });
  await save.waitFor();
  await expectSoundScreen(page);
  const download = page.waitForEvent('download');
  await save.click();
  expect((await download).suggestedFilename()).toBe('my-data.zip');
});
