import { expect } from 'vitest';
import { atEachWidth, test } from '../browser.ts';
import { holdFiles } from '../network.ts';

/** Guarantees that text is read at once in a font of the system, and that nothing moves when ours arrive. */
atEachWidth(() => {
  test.for(['/', '/signin', '/signup', '/signup-designer', '/about', '/terms'])(
    'nothing on %s moves when its fonts come late',
    async (path, { visit }) => {
      const page = await visit('about:blank');
      await page.addInitScript({ content: WATCH_SHIFTS });
      const letFontsCome = await holdFiles(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      expect(await page.evaluate<number>(LOADED_FONTS)).toBe(0);
      const before = await heading.boundingBox();
      await letFontsCome();
      await expect.poll(() => page.evaluate<number>(LOADED_FONTS)).toBe(2);
      expect(await heading.boundingBox()).toEqual(before);
      expect(await page.evaluate<number>(SHIFT_SUM)).toBeLessThan(SHIFT_MAX);
    },
  );
});

const LOADED_FONTS = `[...document.fonts].filter(({ status, family }) => status === 'loaded' && / Variable/.test(family)).length`;

/**
 * Links in the bar that end a pixel further left count as 0.0002, a button that ends three further left as 0.002 (in place of Liberation Sans);
 * what moves by a line counts as 0.01 and more.
 */
const SHIFT_MAX = 0.005;

/** Told once the page with its fonts has been painted. */
const SHIFT_SUM = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(shiftSum)))))`;

/** How far anything has moved that nobody has asked to move. */
const WATCH_SHIFTS = `
window.shiftSum = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) shiftSum += value;
}).observe({ type: 'layout-shift', buffered: true });
`;
