import type { Role } from '@tessera/contract/account/auth';
import { profilesApi } from '@tessera/contract/account/profiles';
import { describe, expect } from 'vitest';
import { test } from '../browser.ts';
import { failCalls } from '../network.ts';
import { seeHeading, seePath } from '../steps.ts';

/** Guarantees who may see which page, and where everybody else is led. None of it depends on the width of the window. */

const publicOnly = [
  '/signin',
  '/signup',
  '/signup-designer',
  '/signup-customer',
  '/about',
  '/privacy',
  '/terms',
];

const otherRole = { designer: 'customer', customer: 'designer' } as const satisfies Record<Role, Role>;

const pagesOf = (role: Role) => [
  `/${role}/`,
  `/${role}/projects/`,
  `/${role}/projects/add/`,
  `/${role}/projects/edit/0192f5c0-0000-7000-8000-000000000001`,
  `/${role}/settings/`,
  `/${role}/contact-us/`,
];

test('visitors are sent from every private page to the sign-in', async ({ visit }) => {
  const page = await visit('/');
  for (const path of [...pagesOf('designer'), ...pagesOf('customer')]) {
    await page.goto(path);
    await seePath(page, '/signin');
  }
  await seeHeading(page, 'Welcome Back');
});

test('visitors see the public pages under their titles', async ({ visit }) => {
  const page = await visit('/');
  const titles: string[] = [];
  for (const path of publicOnly) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seePath(page, path);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(publicOnly.length);
  expect(titles.filter((title) => !title.endsWith(' | Tessera'))).toEqual([]);
});

describe.each(['designer', 'customer'] as const)('a %s', (role) => {
  const home = `/${role}/`;
  const settings = `/${role}/settings/`;

  test('a signed-in account is sent from the pages for visitors to its home', async ({ given, visit }) => {
    const page = await visit(home, { as: await given[role]() });
    for (const path of publicOnly) {
      await page.goto(path);
      await seePath(page, home);
    }
    await page.goto('/');
    await seeHeading(page, role === 'designer' ? 'Best Matches for You' : 'Customer home page');
    await seePath(page, '/');
  });

  test('sees every page of its own area under its title, and no page of the other area', async ({
    given,
    visit,
  }) => {
    const page = await visit(home, { as: await given[role]() });
    const titles: string[] = [];
    for (const path of pagesOf(role)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await seePath(page, path);
      titles.push(await page.title());
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => !title.endsWith(' | Tessera'))).toEqual([]);
    for (const path of pagesOf(otherRole[role])) {
      await page.goto(path);
      await seePath(page, home);
    }
  });

  test('without a profile is sent from every page to the settings', async ({ given, visit }) => {
    const page = await visit(settings, { as: await given.newcomer(role) });
    await seeHeading(page, 'Profile Settings');
    for (const path of ['/', ...pagesOf(role)]) {
      const entries = await page.evaluate<number>('history.length');
      await page.goto(path);
      await seePath(page, settings);
      await seeHeading(page, 'Profile Settings');
      expect(await page.evaluate<number>('history.length'), path).toBeLessThanOrEqual(entries + 1);
    }
  });

  test('whose profile cannot be loaded is sent to the settings, where loading can be tried again', async ({
    given,
    visit,
  }) => {
    const page = await visit('/about', { as: await given[role]() });
    await seePath(page, home);
    const call = role === 'designer' ? profilesApi.getDesigner : profilesApi.getCustomer;
    const recover = await failCalls(page, call);
    await page.goto(`/${role}/projects/`);
    await seePath(page, settings);
    await page.getByText('Your profile could not be loaded.').waitFor();
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('First name').waitFor();
    expect(await page.getByLabel('First name').inputValue()).not.toBe('');
    await page.goto(`/${role}/projects/`);
    await seeHeading(page, 'My Projects');
  });
});
