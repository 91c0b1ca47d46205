import { LRUCache } from 'lru-cache';
import readRobots from 'robots-parser';
import { UnreadableError, type HttpReader } from './http-reader.ts';

/** Whether a site lets robots read an address (RFC 9309). */
export interface Robots {
  /** @throws UnreadableError when the site does not answer the question; the signal's reason */
  allows(url: URL, signal: AbortSignal): Promise<boolean>;
}

/** The package's types name a default export; what Node gives is the function itself. */
const parseRobots = readRobots as unknown as (
  url: string,
  text: string,
) => {
  isAllowed(url: string, robot: string): boolean | undefined;
};
type Rules = ReturnType<typeof parseRobots>;

/** How long an answer is kept, as the RFC recommends at most. */
const KEPT_MS = 24 * 60 * 60_000;
const SITES_MAX = 1000;

/** Asks each site once a day. `name` is what rules for this robot are addressed to. */
export function createRobots(reader: HttpReader, name: string, clock: () => Date): Robots {
  const cache = new LRUCache<string, Rules>({
    max: SITES_MAX,
    ttl: KEPT_MS,
    perf: { now: () => clock().getTime() },
    ttlResolution: 0,
  });

  const read = async (site: URL, signal: AbortSignal) => {
    const url = new URL('/robots.txt', site);
    const { status, bytes } = await reader.get(url, { accept: 'text/plain', signal });
    if (status >= 500) throw new UnreadableError(`${site.host} cannot say what may be read.`);
    // Without rules everything may be read.
    return parseRobots(url.href, status < 300 ? bytes.toString('utf8') : '');
  };

  return {
    async allows(url, signal) {
      let rules = cache.get(url.origin);
      if (rules === undefined) {
        rules = await read(url, signal);
        cache.set(url.origin, rules);
      }
      return rules.isAllowed(url.href, name) ?? true;
    },
  };
}
