import { AsyncLocalStorage } from 'node:async_hooks';

const waiting = new AsyncLocalStorage<true>();

/** Does work that a caller waits for. Its queries are answered soon, or fail. */
export function whileCallerWaits<Result>(work: () => Result): Result {
  return waiting.run(true, work);
}

/** Whether a caller waits for the present work. */
export function isCallerWaiting(): boolean {
  return waiting.getStore() === true;
}
