import type { Page } from 'playwright-core';

/** What has moved on a page though nobody asked for it, one line each; the page needs {@link WATCH_SHIFTS} from its start. */
export const shiftsOf = (page: Page) => page.evaluate<string[]>('shifts');

/**
 * Notes what moves on the page though nobody asked for it. A font of the system that stands in for a late one of ours has
 * the mean width of its letters, not the width of each word. So what stands beside a word in the same line moves sideways by
 * up to four pixels when ours arrives; that alone is not counted. The browser names no more than five sources of a shift,
 * so a shift with five may have others and is counted.
 */
export const WATCH_SHIFTS = `
window.shifts = [];
const staysOnItsLine = ({ previousRect: before, currentRect: after }) =>
  before.top === after.top && before.height === after.height && Math.abs(before.left - after.left) <= 5;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    if (entry.sources.length < 5 && entry.sources.every(staysOnItsLine)) continue;
    const sources = entry.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '?').slice(0, 160));
    shifts.push('moved by ' + entry.value.toFixed(4) + ': ' + sources.join(' | '));
  }
}).observe({ type: 'layout-shift', buffered: true });
`;
