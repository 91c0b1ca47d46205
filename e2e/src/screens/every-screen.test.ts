import { describe } from 'vitest';
import { test as base } from '../browser.ts';
import { darkFaults, screenFaults, widthFaults } from '../chromium.ts';
import { createCast } from './cast.ts';
import { shiftsOf, WATCH_SHIFTS } from '../shifts.ts';
import { keyboardFaults } from './keyboard.ts';
import { isSeenAt, openScreen } from './screen.ts';
import { states } from './states.ts';

/** Guarantees that every screen in every state is accessible. The rules that hold for all screens are tested here. */
const test = base.extend('cast', { scope: 'file' }, ({ server }) => createCast(server));

describe.concurrent('every state of every screen is sound', () => {
  test.for(states)('$name', async ({ screen, state, isFirst, isPlain }, { browser, url, cast, expect }) => {
    const width = isSeenAt(state, 375) ? 375 : 1280;
    const opened = await openScreen({ browser, url, cast }, screen, state, width, WATCH_SHIFTS);
    const { page } = opened;
    const faults: string[] = [];
    const note = (where: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    try {
      if (isPlain) note('loading', await shiftsOf(page));
      note(`at ${width} px`, await screenFaults(page));
      note('in the dark', await darkFaults(page));
      note('page', await page.evaluate<string[]>(PAGE_FAULTS));
      if (width === 375 && isSeenAt(state, 1280)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        note('at 1280 px', await screenFaults(page));
        note('at 1280 px', await page.evaluate<string[]>(LANDMARK_FAULTS));
      }
      const hasDialog = await page.locator('[role=dialog], [role=alertdialog]').isVisible();
      if (isFirst || hasDialog) note('by keyboard', await keyboardFaults(page));
      // 640 pixels are a window of 1280 at a zoom of 200 %.
      for (const narrow of isSeenAt(state, 1280) ? [640, 320] : [320]) {
        await page.setViewportSize({ width: narrow, height: 800 });
        note(`at ${narrow} px`, await widthFaults(page));
      }
      note('browser', opened.faults);
    } finally {
      await opened.close();
    }
    expect(faults).toEqual([]);
  });
});

const SHOWN = `const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());`;

const PAGE_FAULTS = `(() => {
  ${SHOWN}
  const faults = [];
  if (!/^.+ \\| Tessera$/.test(document.title)) faults.push('title: ' + document.title);
  if (shown('h1').length !== 1) faults.push(shown('h1').length + ' headings of level 1');
  if (shown('main').length !== 1) faults.push(shown('main').length + ' main landmarks');
  return faults;
})()`;

const LANDMARK_FAULTS = `(() => {
  ${SHOWN}
  return [
    ['banner', 'body header:not(main header, [role=dialog] header)'],
    ['navigation', 'nav'],
    ...(document.documentElement.dataset.session ? [] : [['contentinfo', 'footer']]),
  ].flatMap(([name, selector]) => (shown(selector).length > 0 ? [] : ['no ' + name]));
})()`;
