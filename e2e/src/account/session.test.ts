import { authApi } from '@tessera/contract/account/auth';
import { matchingApi } from '@tessera/contract/matching';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import { answerCalls, countCalls } from '../network.ts';
import { pick, seeHeading, seePath, seeToast, seeValue, signIn, signOut } from '../steps.ts';

/** Guarantees how a session begins, is renewed and ends in all tabs, and that nothing typed is lost when it ends. */

test('a sign-in stores tokens and role and leads home, and signing out removes all of it', async ({
  given,
  visit,
}) => {
  for (const person of [await given.customer(), await given.designer()]) {
    const page = await visit('/signin');
    await signIn(page, person);
    await seePath(page, `/${person.role}`);
    const stored = await sessionOf(page);
    expect(stored).toEqual({
      access: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh: expect.any(String),
      role: person.role,
    });
    expect(roleIn(stored.access!)).toBe(person.role);
    await signOut(page);
    await page
      .getByRole('link', { name: 'Log in' })
      .or(page.getByRole('button', { name: 'Sign In' }))
      .first()
      .waitFor();
    expect(await sessionOf(page)).toEqual({ access: null, refresh: null, role: null });
    await page.goto(`/${person.role}/`);
    await seePath(page, '/signin');
  }
});

test('a second tab is signed in and out with the first', async ({ given, visit }) => {
  const person = await given.customer();
  const first = await visit('/signin');
  const second = await first.context().newPage();
  await second.goto('/signin');
  await signIn(first, person);
  await seePath(first, '/customer');
  await seePath(second, '/customer');
  await seeHeading(second, 'Best Designers for Your Project');
  await signOut(first);
  await seePath(second, '/signin');
});

test('removing the access token ends the session', async ({ given, visit }) => {
  const page = await visit('/customer/', { as: await given.customer() });
  await seeHeading(page, 'Best Designers for Your Project');
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate("localStorage.removeItem('access')");
  await seePath(page, '/signin');
});

test('an expired access token is renewed once, however many calls wait for it', async ({ given, visit }) => {
  const page = await visit('/customer/contact-us/', { as: await given.customer() });
  await seeHeading(page, 'Contact Us');
  await spoil(page, 'access');
  const renewals = countCalls(page, authApi.refresh);
  await page.goto('/');
  await seeHeading(page, 'Describe your first project');
  expect(renewals.count).toBe(1);
  expect((await sessionOf(page)).access).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a session that cannot be renewed is cleared and leads to the sign-in', async ({ given, visit }) => {
  const page = await visit('/customer/contact-us/', { as: await given.customer() });
  await seeHeading(page, 'Contact Us');
  await spoil(page, 'access', 'refresh');
  await page.goto('/customer/');
  await seePath(page, '/signin');
  expect(await sessionOf(page)).toEqual({ access: null, refresh: null, role: null });
});

test('a link to a private page leads there after the sign-in, and Back still works', async ({
  given,
  visit,
}) => {
  const customer = await given.customer();
  const order = await given.order(customer, { object_name: 'Attic' });
  const page = await visit(`/customer/projects/edit/${order.id}`);
  await signIn(page, customer);
  await seePath(page, `/customer/projects/edit/${order.id}`);
  await seeValue(page.getByLabel('Project name'), 'Attic');
  await page.getByRole('link', { name: 'My Projects' }).first().click();
  await page.getByRole('article', { name: 'Attic' }).waitFor();
  await page.goBack();
  await seeValue(page.getByLabel('Project name'), 'Attic');
  await page.goForward();
  await page.getByRole('article', { name: 'Attic' }).waitFor();
});

test('a half-written project is back after the session ended and its customer signed in again', async ({
  given,
  visit,
}) => {
  const customer = await given.customer();
  const page = await visit('/customer/projects/add/', { as: customer });
  await page.getByLabel('Project name').fill('Attic');
  await page.getByLabel('Description').fill('Under the roof.');
  await pick(page, 'Country', 'Sweden');
  const link = page.getByRole('textbox', { name: 'Inspiration link 1' });
  await link.fill('https://pictures.invalid/1');
  await page.getByRole('button', { name: 'Add Another Link' }).click();
  await page.getByRole('textbox', { name: 'Inspiration link 2' }).fill('https://pictures.invalid/2');
  await spoil(page, 'access', 'refresh');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await seePath(page, '/signin');
  await page.getByText(/Your session has ended/).waitFor();
  await expectSoundScreen(page);
  await signIn(page, customer);
  await seePath(page, '/customer/projects/add');
  await seeToast(page, 'What you typed before is back. It has not been saved yet.');
  await seeValue(page.getByLabel('Project name'), 'Attic');
  await seeValue(page.getByLabel('Description'), 'Under the roof.');
  await seeValue(page.getByRole('combobox', { name: 'Country' }), 'Sweden');
  await seeValue(link, 'https://pictures.invalid/1');
  await seeValue(page.getByRole('textbox', { name: 'Inspiration link 2' }), 'https://pictures.invalid/2');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await page.getByRole('article', { name: 'Attic' }).waitFor();
});

test('a half-written message to a designer is back after the session ended and its customer signed in again', async ({
  given,
  visit,
}) => {
  const customer = await given.customer();
  const order = await given.order(customer);
  const page = await visit('about:blank', { as: customer });
  await answerCalls(page, matchingApi.customerMatches, {
    count: 1,
    next: null,
    previous: null,
    state: 'ready',
    hidden: [],
    results: [
      {
        id: '0192f5c0-0000-7000-8000-000000000001',
        name: 'Freya Lindqvist',
        avatar: null,
        avatarPhoto: null,
        location: 'Sweden',
        rating: null,
        reviewCount: 0,
        portfolioImages: [],
        portfolioPhotos: [],
        bio: '',
        specialties: [],
        score: 80,
        reasons: [],
        orderId: order.id,
        orderName: 'Bright kitchen',
        verdict: null,
      },
    ],
  });
  await page.goto('/customer/');
  await page.getByRole('button', { name: 'Contact Designer' }).click();
  const message = page.getByRole('dialog').getByLabel('Message');
  await message.fill('Would you have time in May?');
  await spoil(page, 'access', 'refresh');
  await page.getByRole('button', { name: 'Send' }).click();
  await seePath(page, '/signin');
  await signIn(page, customer);
  await seePath(page, '/customer');
  await page.getByRole('button', { name: 'Contact Designer' }).click();
  await seeValue(message, 'Would you have time in May?');
});

function sessionOf(page: Page): Promise<Record<'access' | 'refresh' | 'role', string | null>> {
  return page.evaluate(
    "Object.fromEntries(['access', 'refresh', 'role'].map((key) => [key, localStorage.getItem(key)]))",
  );
}

/** Makes the tokens of this browser invalid, as if they had expired. */
async function spoil(page: Page, ...keys: ('access' | 'refresh')[]): Promise<void> {
  for (const key of keys) {
    const token = (await sessionOf(page))[key]!;
    await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(worthless(token))})`);
  }
}

/** The same claims under a signature that does not fit, or another text where there is none. */
function worthless(token: string): string {
  const [header, payload, signature] = token.split('.');
  return signature === undefined
    ? `${token}x`
    : `${header}.${payload}.${[...signature].toReversed().join('')}`;
}

function roleIn(accessToken: string): unknown {
  return (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { role?: unknown })
    .role;
}
