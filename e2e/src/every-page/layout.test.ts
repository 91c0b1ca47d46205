import { contactApi } from '@tessera/contract/talk/contact';
import { errorCatalogue } from '@tessera/contract/errors/errors';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, expectSoundScreen, test } from '../browser.ts';
import { failCalls } from '../network.ts';
import { seeCount, seeFocus, seeHeading, seePath } from '../steps.ts';

/** Guarantees the bars, menus and messages around every page. */

atEachWidth((width) => {
  const isPhone = width < 600;
  const openMenu = async (page: Page): Promise<Locator> => {
    if (!isPhone) return page.getByRole('banner');
    await page.getByRole('button', { name: 'Open menu' }).click();
    return page.getByRole('dialog', { name: 'Menu' });
  };

  test('the top bar links visitors to every public area', async ({ visit }) => {
    const page = await visit('/terms');
    for (const [link, path] of [
      ['About Us', '/about'],
      ['Log in', '/signin'],
      ['Sign up', '/signup'],
    ] as const) {
      const menu = await openMenu(page);
      await menu.getByRole('link', { name: link }).click();
      await seePath(page, path);
      await seeCount(page.getByRole('dialog'), 0);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Tessera' }).click();
    await seePath(page, '/');
  });

  test('How It Works scrolls to its section, from its page and from any other', async ({ visit }) => {
    const page = await visit('/about');
    const follow = async () => {
      await (await openMenu(page)).getByRole('link', { name: 'How It Works' }).click();
      await seePath(page, '/');
      const top = () => page.evaluate<number | undefined>(TOP_OF_SECTION);
      await expect.poll(top).toSatisfy((px) => px >= 0 && px < 400);
    };
    await follow();
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    await follow();
  });

  test('the footer has its links and the current year', async ({ visit }) => {
    const page = await visit('/privacy');
    const foot = page.getByRole('contentinfo');
    expect(await foot.getByRole('heading').allTextContents()).toEqual([
      'Company',
      'Designers',
      'Clients',
      'Legal',
    ]);
    await foot.getByText('An AI-powered marketplace for designers and clients.').waitFor();
    await foot.getByText(`© ${new Date().getFullYear()} Tessera`).waitFor();
    for (const [link, path] of [
      ['About Us', '/about'],
      ['Join as Designer', '/signup-designer'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['How it Works', '/'],
    ] as const) {
      await foot.getByRole('link', { name: link }).click();
      await seePath(page, path);
    }
  });

  test('a new page starts at the top, and the focus moves to its content', async ({ visit }) => {
    const page = await visit('/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await seeHeading(page, 'Terms of Service');
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await seeFocus(page.getByRole('main'));
  });

  test('the first Tab reaches a link that skips the bars', async ({ visit }) => {
    const page = await visit('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await seeFocus(skip);
    expect(await skip.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await seeFocus(page.getByRole('main'));
  });

  test.for(['designer', 'customer'] as const)(
    'a %s finds every page of theirs, the current one marked, and the way out',
    async (role, { visit, given }) => {
      const page = await visit(`/${role}/projects/add/`, { as: await given[role]() });
      const navigation = async () =>
        isPhone ? openMenu(page) : page.getByRole('navigation', { name: role, exact: false });
      for (const [entry, path] of [
        ['Home', `/${role}/`],
        ['My Projects', `/${role}/projects/`],
        [role === 'designer' ? 'Help' : 'Contact Us', `/${role}/contact-us/`],
      ] as const) {
        const link = (await navigation()).getByRole('link', { name: entry, exact: true });
        await link.click();
        await seePath(page, path);
        await navigation();
        await link.and(page.locator('[aria-current=page]')).waitFor();
        if (isPhone) await page.keyboard.press('Escape');
      }
      await page.getByRole('banner').getByRole('link', { name: 'Tessera' }).click();
      await seePath(page, `/${role}/`);
      const { width: menuWidth } = (await (await navigation()).boundingBox())!;
      expect(menuWidth, 'a rail of 64 pixels, or a menu as wide as the window').toBe(isPhone ? width : 64);

      if (isPhone) {
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await menu.getByRole('link', { name: 'Profile Settings' }).click();
        await seePath(page, `/${role}/settings/`);
        await (await openMenu(page)).getByRole('button', { name: 'Log Out' }).click();
      } else {
        await page.getByRole('button', { name: 'Account menu' }).click();
        await page.getByRole('menuitem', { name: 'Settings' }).click();
        await seePath(page, `/${role}/settings/`);
        await page.getByRole('button', { name: 'Account menu' }).click();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
      }
      await seePath(page, '/signin');
    },
  );

  test('an unknown address shows that no page was found and links home', async ({ visit, given }) => {
    const page = await visit('/nowhere');
    await seeHeading(page, 'Page not found');
    expect(await page.title()).toBe('Page not found | Tessera');
    await (await openMenu(page)).getByRole('link', { name: 'About Us' }).waitFor();
    if (isPhone) await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await seePath(page, '/');

    const ownPage = await visit('/nowhere', { as: await given.customer() });
    await seeHeading(ownPage, 'Page not found');
    await ownPage.getByRole('button', { name: 'Account menu' }).waitFor();
    await expectSoundScreen(ownPage);
    await ownPage.getByRole('link', { name: 'Back to the home page' }).click();
    await seePath(ownPage, '/customer/');
  });

  test('toasts stand at the top centre for their time, whatever is pressed elsewhere', async ({
    visit,
    given,
  }) => {
    const page = await visit('/customer/contact-us/', { as: await given.customer() });
    await seeHeading(page, 'Contact Us');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const send = async (toast: Locator) => {
      await page.getByLabel('Subject').fill('IMPORTANT: a question');
      await page.getByLabel('Message', { exact: true }).fill('How long does it take?');
      await page.getByRole('button', { name: 'Send' }).click();
      await appears(toast);
    };

    const thanks = page
      .getByRole('status')
      .filter({ hasText: 'Thank you! Your message has been sent successfully.' });
    await send(thanks);
    const { x, y, width: toastWidth } = (await thanks.boundingBox())!;
    expect(toastWidth).toBeGreaterThanOrEqual(300);
    expect(toastWidth).toBeLessThanOrEqual(400);
    expect(Math.abs(x + toastWidth / 2 - width / 2)).toBeLessThanOrEqual(1);
    expect(y).toBeLessThan(40);
    await page.getByRole('heading', { name: 'Contact Us' }).click();
    await page.clock.runFor(2900);
    expect(await thanks.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await thanks.count()).toBe(0);

    await failCalls(page, contactApi.send);
    const failure = page.getByRole('alert').filter({ hasText: errorCatalogue.server_error.message });
    await send(failure);
    await page.clock.runFor(3900);
    expect(await failure.count()).toBe(1);
    await failure.hover();
    await page.clock.runFor(10_000);
    expect(await failure.count(), 'while it is pointed at').toBe(1);
    await page.mouse.move(0, 500);
    await page.clock.runFor(200);
    expect(await failure.count()).toBe(0);
  });
});

const TOP_OF_SECTION = "document.getElementById('how-it-works')?.getBoundingClientRect().top";

/** Advances the page's stopped clock in small steps until an element appears. */
async function appears(what: Locator): Promise<void> {
  const step = async () => {
    await what.page().clock.runFor(20);
    return what.count();
  };
  await expect.poll(step).toBe(1);
}

test('a portrait fills its circle', async ({ visit, given }) => {
  const page = await visit('/designer/contact-us/', { as: await given.designer() });
  const portrait = page.getByRole('button', { name: 'Account menu' }).locator('img');
  await portrait.waitFor();
  const circle = portrait.locator('xpath=ancestor::span[1]');
  expect(await portrait.boundingBox()).toEqual(await circle.boundingBox());
});

test('from a width of 600 pixels a rail replaces the menu', async ({ visit, given }) => {
  const page = await visit('/customer/', { as: await given.customer(), width: 599 });
  const [rail, burger] = [
    page.getByRole('navigation', { name: 'Customer' }),
    page.getByRole('button', { name: 'Open menu' }),
  ];
  await burger.waitFor();
  expect(await rail.isVisible()).toBe(false);
  await page.setViewportSize({ width: 600, height: 800 });
  await rail.waitFor();
  expect(await burger.isVisible()).toBe(false);
});

test('scrolling is smooth unless less motion is wanted', async ({ visit }) => {
  const page = await visit('/about');
  const behaviour = () => page.evaluate<string>('getComputedStyle(document.documentElement).scrollBehavior');
  expect(await behaviour()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behaviour()).toBe('smooth');
});
