import pLimit, { type LimitFunction } from 'p-limit';

/** Lets requests through to each host one at a time, with a pause after each. */
export interface HostQueue {
  /** Does the work when it is the host's turn. @throws the signal's reason when it is aborted before */
  run<Result>(host: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** `pause` resolves when a host may be asked again. Other processes are not taken into account. */
export function createHostQueue(pause: () => Promise<void>): HostQueue {
  const turns = new Map<string, LimitFunction>();
  return {
    run<Result>(host: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
      const turn = turns.get(host) ?? pLimit(1);
      turns.set(host, turn);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const giveUp = () => reject(signal.reason as Error);
      signal.addEventListener('abort', giveUp, { once: true });
      void turn(async () => {
        signal.removeEventListener('abort', giveUp);
        if (signal.aborted) giveUp();
        else {
          await work().then(resolve, reject);
          await pause();
        }
        if (turn.pendingCount === 0) turns.delete(host);
      });
      return promise;
    },
  };
}
