import { authApi } from '@tessera/contract/account/auth';
import { GOOD_PASSWORD } from '@tessera/testkit/given';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onPhone, test } from '../browser.ts';
import { failCalls, holdCalls } from '../network.ts';
import { seeFocus, seeHeading, seePath, signIn, signUp } from '../steps.ts';

/** Guarantees how people open an account and come back to it, with every message on the way. */

const TOO_COMMON =
  'Password is too common. It must contain at least 8 characters: one uppercase letter, one lowercase letter and one number.';

onPhone(() => {
  test('the role chooser leads to both sign-ups', async ({ visit }) => {
    const page = await visit('/signup');
    await seeHeading(page, 'Choose your role');
    for (const [choice, path] of [
      ["I'm a Client", '/signup-customer'],
      ["I'm a Designer", '/signup-designer'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: choice }).click();
      await seePath(page, path);
      await page.goBack();
    }
  });

  test.for([
    ['/signup-designer', 'Join as a Designer'],
    ['/signup-customer', 'Create Your Account'],
  ] as const)(
    '%s says what is wrong under each field, until it is edited',
    async ([path, heading], { visit }) => {
      const page = await visit(path);
      await seeHeading(page, heading);
      // The rule stands there before anybody breaks it.
      await page
        .getByText('At least 8 characters, with one uppercase letter, one lowercase letter and one number.')
        .waitFor();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await seeFaults(page, 'Email is required', 'Password is required', 'Please confirm your password');
      await seeFocus(page.getByLabel('Email Address'));

      await fill(page, 'ada@nowhere', 'Short1', 'Short2');
      await seeFaults(page, null, null, null);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await seeFaults(
        page,
        'Email is invalid',
        'Password must be at least 8 characters',
        'Passwords do not match',
      );

      await page.getByRole('link', { name: 'Sign In', exact: true }).click();
      await seePath(page, '/signin');
    },
  );

  test('the sign-in page has its words and links, and a password that can be shown', async ({ visit }) => {
    const page = await visit('/signin');
    await seeHeading(page, 'Welcome Back');
    await page.getByText('Sign in to continue exploring our platform').waitFor();
    const [email, password] = [
      page.getByLabel('Email Address'),
      page.getByLabel('Password', { exact: true }),
    ];
    expect(await email.getAttribute('type')).toBe('email');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    for (const field of [email, password]) expect(await field.getAttribute('required')).not.toBeNull();
    for (const [link, path] of [
      ['Sign Up as Designer', '/signup-designer'],
      ['Sign Up as Customer', '/signup-customer'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      await seePath(page, path);
      await page.goBack();
    }
  });

  test('a refused sign-in shows the reason, and the next one works', async ({ visit, given }) => {
    const { email } = await given.customer();
    const page = await visit('/signin');
    await signIn(page, { email, password: 'Wrong-Harbour-71' });
    await page.getByText('No active account found with the given credentials.').waitFor();
    await seePath(page, '/signin');
    const letGo = await holdCalls(page, authApi.signIn);
    await signIn(page, { email, password: GOOD_PASSWORD });
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    expect(await page.getByRole('button', { name: 'Sign In' }).isDisabled()).toBe(true);
    await letGo();
    await seePath(page, '/customer/');
  });
});

test.for(['designer', 'customer'] as const)(
  'what the server refuses when a %s signs up is said in its words',
  async (role, { visit, given }) => {
    const taken = await given.newcomer('customer');
    const page = await visit(`/signup-${role}`);
    const seeNotice = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();
    await signUp(page, taken.email.toUpperCase());
    await seeNotice('Email is incorrect or already registered.');
    await signUp(page, `ada.${role}@example.org`, 'Password1');
    await seeNotice(TOO_COMMON);
    const call = role === 'designer' ? authApi.signUpDesigner : authApi.signUpCustomer;
    const recover = await failCalls(page, call, 'password_too_short');
    await signUp(page, `ada.${role}@example.org`);
    await seeNotice('Password is too short. It must contain at least 8 characters.');
    await recover();
    const letGo = await holdCalls(page, call);
    await signUp(page, `ada.${role}@example.org`, 'Password1');
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    expect(await page.getByRole('button', { name: 'Create Account' }).isDisabled()).toBe(true);
    await letGo();
    await seeNotice(TOO_COMMON);
    await failCalls(page, call, 'network');
    await signUp(page, `ada.${role}@example.org`);
    await seeNotice('Something went wrong');
  },
);

test('a sign-in that gets no answer says so', async ({ visit }) => {
  const page = await visit('/signin');
  await failCalls(page, authApi.signIn, 'network');
  await signIn(page, { email: 'ada@example.org', password: GOOD_PASSWORD });
  await page.getByRole('alert').getByText('Something went wrong', { exact: true }).waitFor();
});

async function fill(page: Page, email: string, password: string, confirmation: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirmation);
}

/** Waits until these are the words under e-mail address, password and confirmation. */
async function seeFaults(page: Page, ...faults: (string | null)[]): Promise<void> {
  const shown = () =>
    page.evaluate<(string | null)[]>(
      `['email', 'password', 'confirmation'].map((name) => {
         const field = document.querySelector('[name=' + name + ']');
         // A field without a fault is described by its hint.
         if (!field.hasAttribute('aria-invalid')) return null;
         return document.getElementById(field.getAttribute('aria-describedby')).textContent;
       })`,
    );
  await expect.poll(shown).toEqual(faults);
}
