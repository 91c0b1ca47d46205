import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atEachWidth, test } from '../browser.ts';
import { holdFiles } from '../network.ts';

/**
 * A page is sent with the rules of the style sheet that it needs, and the whole sheet comes with its script
 * (`apps/web/tools/paint-page.ts`).
 */

/** An element, or what is drawn before or after it, and its style: `name: value`. */
interface Look {
  of: string;
  style: string[];
}

const looksOf = (page: Page): Promise<Look[]> =>
  page.evaluate(async () => {
    const { document, getComputedStyle } = globalThis as any;
    await document.fonts.ready;
    // What moves would differ from one moment to the next.
    for (const animation of document.getAnimations()) animation.cancel();
    return [...document.querySelectorAll('body, body *')].flatMap((element: any) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return {
          of: `${element.localName}.${element.className}${part}`,
          style: [...style].map((name: string) => `${name}: ${style.getPropertyValue(name)}`),
        };
      }),
    );
  });

const hasSheet = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as any).document.querySelector('link[rel=stylesheet]').sheet !== null);

atEachWidth(() => {
  test.for(['/', '/about', '/signin', '/signup-designer', '/designers', '/designer/'])(
    '%s looks the same with the rules that it is sent with as with the whole style sheet',
    async (path, { visit, given }) => {
      if (path === '/designers') await given.project(await given.designer({ public_page: 'true' }));
      const page = await visit('about:blank');
      await holdFiles(page, /^\/assets\/.*\.js$/);
      const releaseSheet = await holdFiles(page, /^\/assets\/.*\.css$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await hasSheet(page)).toBe(false);
      const before = await looksOf(page);
      await releaseSheet();
      await expect.poll(() => hasSheet(page)).toBe(true);
      const after = await looksOf(page);
      expect(after).toHaveLength(before.length);
      const changed = after.flatMap(({ of, style }, at) =>
        style.filter((value, nth) => value !== before[at]!.style[nth]).map((value) => `${of} { ${value} }`),
      );
      expect(changed).toEqual([]);
      expect(before.length).toBeGreaterThan(10);
    },
  );
});
