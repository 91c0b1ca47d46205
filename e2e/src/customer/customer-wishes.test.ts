import { matchingApi } from '@tessera/contract/matching';
import type { TestServer } from '@tessera/testkit/servers/test-server';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onPhone, expectSoundScreen, test } from '../browser.ts';
import type { createGivenPeople } from '../given.ts';
import { failCalls } from '../network.ts';
import { seeCount, seeFocus, seeToast, seeValue } from '../steps.ts';

/** Guarantees that a customer decides what counts in a list, and can take back a verdict on a designer. */

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

/** Waits until the designers are listed in this order. */
async function seeOrder(page: Page, ...names: readonly string[]): Promise<void> {
  await expect
    .poll(() => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(names);
}

onPhone(() => {
  test('‘Not for me’ hides a designer from one order, and the designer can be brought back', async ({
    given,
    server,
    visit,
  }) => {
    const { customer, near, far } = await twoDesigners({ given, server }, 'A');
    const page = await visit('/customer/', { as: customer });
    await seeOrder(page, near, far);
    const hideNear = async () => {
      await page.getByRole('button', { name: `Not for me: ${near}` }).click();
      await seeToast(page, `${near} is hidden from the list for ‘Bright kitchen’.`);
      await seeOrder(page, far);
      await seeFocus(cardOf(page, far).getByRole('heading', { name: far }));
    };
    await hideNear();
    const undo = page.getByRole('button', { name: 'Undo' });
    // A toast stays while the pointer is over it.
    await undo.hover();
    await expectSoundScreen(page);
    await undo.click();
    await seeFocus(page.getByRole('main'));
    await seeToast(page, `${near} is back on the list for ‘Bright kitchen’.`);
    await seeOrder(page, near, far);

    await hideNear();
    await page.keyboard.press('Control+z');
    await seeOrder(page, near, far);
    await seeCount(undo, 0);

    await hideNear();
    await page.reload();
    await seeOrder(page, far);
    await page.getByText('1 designer is hidden').click();
    await page.getByRole('button', { name: `Bring back ${near}` }).click();
    await seeOrder(page, near, far);
    await seeCount(page.getByText('1 designer is hidden'), 0);
  });

  test('‘more like this’ stays on until it is taken back', async ({ given, server, visit }) => {
    const { customer, near, far } = await twoDesigners({ given, server }, 'B');
    const page = await visit('/customer/', { as: customer });
    const more = page.getByRole('button', { name: `More like this: ${far}` });
    await more.click();
    await seeToast(page, `Designers like ${far} move up.`);
    const pressed = page.getByRole('button', { name: `More like this: ${far}`, pressed: true });
    await pressed.waitFor();
    await page.reload();
    await pressed.waitFor();
    await expectSoundScreen(page);
    await pressed.click();
    await page.getByRole('button', { name: `More like this: ${far}`, pressed: false }).waitFor();
    await seeOrder(page, near, far);
  });

  test('a verdict that fails to save is reported, and the list is as before', async ({
    given,
    server,
    visit,
  }) => {
    const { customer, near, far } = await twoDesigners({ given, server }, 'C');
    const page = await visit('/customer/', { as: customer });
    await seeOrder(page, near, far);
    const recover = await failCalls(page, matchingApi.giveVerdict);
    await page.getByRole('button', { name: `Not for me: ${near}` }).click();
    await page.getByRole('alert').waitFor();
    await seeOrder(page, near, far);
    await recover();
    await page.getByRole('button', { name: `Not for me: ${near}` }).click();
    await seeOrder(page, far);
  });

  test('sliders reorder the list by keyboard, the address holds their values, and a reset restores the list', async ({
    given,
    server,
    visit,
  }) => {
    const { customer, near, far } = await twoDesigners({ given, server }, 'D');
    const page = await visit('/customer/', { as: customer });
    await seeOrder(page, near, far);
    await page.getByText('What counts').click();
    const slider = (name: string) => page.getByRole('slider', { name });
    await slider('Nearness').focus();
    await page.keyboard.press('Home');
    await seeOrder(page, far, near);
    await page.waitForURL('**/customer/?nearness=0');
    await page.getByRole('status').getByText(`${far} comes first.`).waitFor({ state: 'attached' });
    expect(await slider('Nearness').getAttribute('aria-valuetext')).toBe('Left out');
    await slider('Scope').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/customer/?scope=2&nearness=0');
    await expectSoundScreen(page);

    // Each slider that was moved is one step back, however far it was moved.
    await page.goBack();
    await page.waitForURL('**/customer/?nearness=0');
    await seeValue(slider('Scope'), '1');
    await page.goBack();
    await seeOrder(page, near, far);
    await page.goForward();
    await seeOrder(page, far, near);

    await page.reload();
    await seeValue(slider('Nearness'), '0');
    await seeOrder(page, far, near);
    await page.getByRole('button', { name: 'Reset' }).click();
    await seeOrder(page, near, far);
    expect(new URL(page.url()).search).toBe('');
    await seeValue(slider('Nearness'), '1');
  });
});

/**
 * A customer with one order, and two designers who are shown for it: without what speaks for being near, the second would
 * be the first.
 */
async function twoDesigners(
  { given, server }: { given: ReturnType<typeof createGivenPeople>; server: TestServer },
  lastName: string,
) {
  // The list holds no designers of other tests.
  await server.withDatabase((db) => db.updateTable('projectPreparation').set({ state: 'failed' }).execute());
  const [near, far, customer] = await Promise.all([
    given.designer({
      first_name: 'Near',
      last_name: lastName,
      country_code: 'SE',
      spoken_languages_codes: ['sv'],
    }),
    given.designer({
      first_name: 'Far',
      last_name: lastName,
      country_code: 'US',
      spoken_languages_codes: ['es'],
    }),
    given.customer(),
  ]);
  const wish = 'scandinavian kitchen with oak worktops for a family';
  await Promise.all([
    given.project(near, { name: 'Kitchen', description: `A ${wish}.` }),
    // Also says what the order is named after.
    given.project(far, { name: 'Kitchen', description: `A bright ${wish} of four.` }),
    given.order(customer),
  ]);
  await server.jobsDone();
  return { customer, near: `Near ${lastName}`, far: `Far ${lastName}` };
}
