import { EVENTS_PATH } from '@tessera/contract/talk/event-stream';
import { API_BASE } from '@tessera/contract/route';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** A page has come to rest when it has asked for nothing for so long, in milliseconds; as Playwright's `networkidle` has it. */
const QUIET_MS = 500;

/** What a page is waiting for, and who is told when that changes. */
interface Traffic {
  underWay: Set<Request>;
  listeners: Set<() => void>;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Keeps count of what the pages of a context are waiting for, for {@link untilRest}. */
export function watchRest(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { underWay: new Set(), listeners: new Set() };
    trafficOf.set(page, traffic);
    const changed = () => {
      for (const listener of traffic.listeners) listener();
    };
    const end = (request: Request) => {
      traffic.underWay.delete(request);
      changed();
    };
    page.on('request', (request) => {
      traffic.underWay.add(request);
      changed();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    // The stream of live events has no end: it is there once its answer has begun.
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === API_BASE + EVENTS_PATH) end(response.request());
    });
  });
}

/**
 * Waits until a page has had every answer and asks for nothing more. Playwright's own `networkidle` never comes on private
 * pages, which keep a stream of live events open.
 */
export async function untilRest(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (traffic === undefined) throw new Error('The page was not opened by openContext');
  await new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const look = () => {
      clearTimeout(timer);
      if (traffic.underWay.size === 0) timer = setTimeout(rest, QUIET_MS);
    };
    const rest = () => {
      traffic.listeners.delete(look);
      resolve();
    };
    traffic.listeners.add(look);
    look();
  });
}
