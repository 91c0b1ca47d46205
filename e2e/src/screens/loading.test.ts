import { describe } from 'vitest';
import { test as base } from '../browser.ts';
import { shiftsOf, WATCH_SHIFTS } from '../shifts.ts';
import { createCast } from './cast.ts';
import { openScreen, settle } from './screen.ts';
import { states } from './states.ts';

/** Guarantees that nothing moves on wide windows while a page of the private area is loaded, however late the answers come. */
const test = base.extend('cast', { scope: 'file' }, ({ server }) => createCast(server));

describe.concurrent('nothing moves while a page is loaded', () => {
  test.for(states.filter(({ isPlain, screen }) => isPlain && screen.viewer !== 'visitor'))(
    '$name',
    async ({ screen, state }, { browser, url, cast, expect }) => {
      const opened = await openScreen({ browser, url, cast }, screen, state, 1280, WATCH_SHIFTS);
      try {
        await opened.release();
        await settle(opened.page);
        expect(await shiftsOf(opened.page)).toEqual([]);
      } finally {
        await opened.close();
      }
    },
  );
});
