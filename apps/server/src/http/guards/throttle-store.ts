import { LRUCache } from 'lru-cache';

/**
 * The most callers that one throttle remembers; that many take about 3 MB. When there are more, the throttle forgets the
 * caller whose last call is the oldest.
 */
const CALLERS_MAX = 20_000;

interface Window {
  count: number;
  /** In milliseconds of the monotonic clock, which is never set back. */
  beganMs: number;
}

/**
 * Counts the calls of each caller within a period, in memory. The store that comes with the library uses the time of day: a
 * clock that is set back by ten minutes would shut callers out for ten minutes longer.
 */
export class ThrottleStore {
  readonly #windows = new LRUCache<string, Window>({ max: CALLERS_MAX });

  /**
   * Counts a call, and tells `done` how many calls there were in this period and how many milliseconds of it are left.
   */
  incr(
    caller: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    lengthMs: number,
  ): void {
    const nowMs = performance.now();
    const last = this.#windows.get(caller);
    const window =
      last !== undefined && nowMs - last.beganMs < lengthMs ? last : { count: 0, beganMs: nowMs };
    window.count++;
    this.#windows.set(caller, window);
    done(null, { current: window.count, ttl: lengthMs - (nowMs - window.beganMs) });
  }

  /** Makes a separate store for another throttle. */
  child(): ThrottleStore {
    return new ThrottleStore();
  }
}
