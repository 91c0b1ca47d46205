import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/**
 * How far a process is with the models that prepare orders and portfolios for matching: `elsewhere` if other processes do that.
 * After a fault they are loaded with the first job that needs them.
 */
export type ModelsState = 'loading' | 'loaded' | 'failed' | 'elsewhere';

/** Loads the models in the background, and tells how far that is. */
export interface WarmUp {
  /** Begins to load; nobody waits for it. */
  begin(): void;
  state(): ModelsState;
  /** Resolves when there is nothing left to load. */
  ended: Promise<ModelsState>;
}

/** `load` loads the models. A fault after `isStopping` says so concerns nobody. */
export function createWarmUp(
  role: Config['ROLE'],
  { load, isStopping, log }: { load(): Promise<void>; isStopping(): boolean; log: Logger },
): WarmUp {
  let state: ModelsState = role === 'api' ? 'elsewhere' : 'loading';
  const ended = Promise.withResolvers<ModelsState>();
  if (state !== 'loading') ended.resolve(state);
  return {
    state: () => state,
    ended: ended.promise,
    begin() {
      if (state !== 'loading') return;
      load().then(
        () => {
          ended.resolve((state = 'loaded'));
          log.info({ event: 'matching.ready' }, 'models are loaded');
        },
        (error: unknown) => {
          ended.resolve((state = 'failed'));
          if (!isStopping())
            log.error({ event: 'matching.warm-up-failed', err: error }, 'models could not be loaded');
        },
      );
    },
  };
}
