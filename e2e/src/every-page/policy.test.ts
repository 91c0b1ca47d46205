import { pagePaths } from '@tessera/contract/pages';
import { expect } from 'vitest';
import { expectSoundScreen, test } from '../browser.ts';
import { goTo, openContext, watch } from '../chromium.ts';
import { fixture } from '../fixture.ts';
import { pick, seeToast } from '../steps.ts';

/**
 * Guarantees that the pages keep to their own content security policy. Every browser test fails at a breach (see
 * `chromium.ts`), `every-screen.test.ts` for every state of every page; here is what shows that it would, and one visit with everything that libraries do.
 */

test.for([
  ['a style attribute', `document.body.setAttribute('style', 'color: red')`, 'style-src-attr'],
  [
    'a style element',
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))`,
    'style-src-elem',
  ],
  ['code from text', `setTimeout(() => { try { new Function('') } catch {} })`, 'require-trusted-types-for'],
  [
    'markup from text',
    `setTimeout(() => { try { document.body.innerHTML = '<p>' } catch {} })`,
    'require-trusted-types-for',
  ],
  [
    'a worker of somebody else',
    `setTimeout(() => { try { new Worker('https://elsewhere.invalid/assets/w.js') } catch {} })`,
    'require-trusted-types-for',
  ],
] as const)(
  '%s is refused by the policy, and the browser test sees it',
  async ([, script, directive], { browser, url }) => {
    const context = await openContext(browser, url, {});
    const faults: string[] = [];
    watch(context, url, faults);
    try {
      const page = await context.newPage();
      await page.goto('/about');
      await page.evaluate(script);
      await expect.poll(() => faults.join('\n')).toContain(`against the policy: ${directive}`);
    } finally {
      await context.close();
    }
  },
);

test('built pages have no style attributes', async ({ url }) => {
  for (const path of pagePaths) {
    const html = await (await fetch(url + path)).text();
    const markup = html.replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, '');
    expect([path, /<[^<>]* style=/.exec(markup)?.[0]]).toEqual([path, undefined]);
  }
});

test('a page whose script fails shows the error page and breaks no rule of the policy', async ({
  browser,
  url,
}) => {
  const context = await openContext(browser, url, {});
  const faults: string[] = [];
  watch(context, url, faults);
  try {
    const page = await context.newPage();
    await page.route(/\/assets\/about-.*\.js$/, (request) =>
      request.fulfill({
        contentType: 'text/javascript',
        body: "export default () => { throw new Error('Broken'); }",
      }),
    );
    await goTo(page, '/');
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await page.evaluate<number>('document.fonts.size')).toBeGreaterThan(0);
    // React reports the error itself; there are no other faults.
    expect(faults.filter((fault) => !fault.includes('Broken'))).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a designer’s visit with photos, previews, toasts and dialogs breaks no rule', async ({
  visit,
  given,
}) => {
  const page = await visit('/designer/projects/add/', { as: await given.designer() });
  await page.getByLabel('Project name').fill('Loft');
  await page.getByLabel('Description').fill('Light.');
  await pick(page, 'Country', 'Sweden');
  await page
    .locator('input[type=file]')
    .setInputFiles(['living-room.jpg', 'kitchen.jpg', 'bedroom.heic'].map(fixture));
  await page.getByRole('button', { name: 'Preview photo' }).nth(2).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Rotate' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await seeToast(page, 'Project saved successfully!');
  await page.getByRole('button', { name: /^Open photo 1 of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next photo' }).click();
  await page.getByRole('dialog').getByText('2 of 3').first().waitFor();
  await expectSoundScreen(page);
});
