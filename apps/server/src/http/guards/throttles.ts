import { timingSafeEqual } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';
import { ThrottleStore } from './throttle-store.ts';

/** How often something may be asked for in a minute. Routes that share the value share the count. */
export interface Throttle {
  perMinute: number;
  /**
   * What a request is counted by: its network address (of IPv6 the first 64 bits, which belong to one subscriber), the
   * calling account, or the account that a parsed body names. A body that names no account is counted by the address.
   */
  by: 'address' | 'account' | ((body: unknown) => Promise<string | undefined>);
}

/** Builds the hook that counts calls and refuses those beyond the limit. It runs after the caller has been identified. */
export interface Throttles {
  hook(throttle: Throttle): preHandlerAsyncHookHandler;
}

/** Header for the key with which this process makes calls to itself that no throttle counts. */
export const UNTHROTTLED_HEADER = 'x-unthrottled-key';

const MINUTE_MS = 60_000;

/**
 * Throttles of an application, counted in this process. Several API processes together allow a multiple. Limits that must
 * hold over all processes are counted in the database. `unthrottledKey` is made at start and never leaves the process.
 */
export async function createThrottles(app: FastifyInstance, unthrottledKey: string): Promise<Throttles> {
  const ownKey = Buffer.from(unthrottledKey);
  await app.register(rateLimit, {
    global: false,
    store: ThrottleStore,
    timeWindow: MINUTE_MS,
    errorResponseBuilder: () => new AppError('throttled'),
    allowList: ({ headers }) => {
      const key = Buffer.from(String(headers[UNTHROTTLED_HEADER] ?? ''));
      return key.length === ownKey.length && timingSafeEqual(key, ownKey);
    },
  });
  const hooks = new WeakMap<Throttle, preHandlerAsyncHookHandler>();
  return {
    hook(throttle) {
      const hook =
        hooks.get(throttle) ??
        app.rateLimit({ max: throttle.perMinute, keyGenerator: (request) => callerOf(request, throttle.by) });
      hooks.set(throttle, hook);
      return hook;
    },
  };
}

async function callerOf(request: FastifyRequest, by: Throttle['by']): Promise<string> {
  const account =
    by === 'account' ? request.actor!.accountId : by === 'address' ? undefined : await by(request.body);
  return account ?? normalizeIP(request.ip);
}
