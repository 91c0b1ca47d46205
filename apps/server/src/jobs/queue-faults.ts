import type { Logger } from 'pino';
import { isUnavailable } from '../unavailable.ts';

/** How often the log mentions an outage at most. A worker asks for jobs several times a second and fails each time. */
const REPEAT_MS = 30_000;

/**
 * Logs the faults of the queue. Faults of an outage are logged once in a while only, because they repeat all the time.
 */
export function logQueueFaults(log: Logger): (error: Error) => void {
  let saidAtMs = -Infinity;
  return (error) => {
    if (!isUnavailable(error)) return log.error({ event: 'queue.fault', err: error }, 'queue fault');
    if (performance.now() - saidAtMs < REPEAT_MS) return;
    saidAtMs = performance.now();
    log.warn({ event: 'queue.waiting', cause: error.message }, 'jobs wait for the database');
  };
}
