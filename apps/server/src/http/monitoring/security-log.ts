import { LRUCache } from 'lru-cache';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AppError } from '../app-error.ts';
import { loggedNetworkOf } from '../network-address.ts';

/** The events of the security log, with their words for a person. */
const events = {
  'signed-up': 'account opened',
  'signed-in': 'signed in',
  'sign-in-failed': 'sign-in failed',
  'sign-in-slowed': 'sign-in refused unseen: too many failures before',
  suspended: 'sign-in refused: the account is suspended',
  'refresh-reused': 'an old refresh token turned up: the session was ended',
  throttled: 'too many calls',
  forbidden: 'call refused to this kind of account',
  'token-refused': 'access or refresh token refused',
} as const;

export type SecurityEvent = keyof typeof events;

/** Who and where, without a name: accounts by id, unknown addresses as keyed hash. Nothing else may be logged. */
export interface SecurityFacts {
  /** The caller's network address; logged as its network only. */
  address: string;
  accountId?: string;
  /** A keyed hash of an e-mail address that has no account. */
  emailHash?: string;
  sessionId?: string;
  /** Method and pattern of the route. */
  route?: string;
  /** How somebody signed in. */
  by?: 'password' | 'passkey' | 'code';
}

/** Tells the operator about attacks, as lines of the ordinary log with `event: security.…`. */
export interface SecurityLog {
  /** Logs one event. */
  record(event: SecurityEvent, facts: SecurityFacts): void;
  /** Logs a refused call if its fault concerns security. */
  observeFault(fault: AppError, request: FastifyRequest): void;
}

/**
 * Events that cost the caller nothing. They are logged the 1st, 10th, 100th … time in a minute, so that nobody can fill
 * the disk with them.
 */
const countedEvents = new Set<SecurityEvent>(['sign-in-slowed', 'throttled', 'forbidden', 'token-refused']);

/** Tokens expire all the time. Refused ones are logged only when there are many in a minute. */
const TOKEN_BURST = 10;

const MINUTE_MS = 60_000;

/** How many networks and accounts are counted at once. Beyond that, the count of the one seen longest ago is dropped. */
const COUNTERS_MAX = 10_000;

/** Writes security events to a log, as warnings, sign-ups and sign-ins as information. */
export function createSecurityLog(log: Logger): SecurityLog {
  const counters = new LRUCache<string, { times: number }>({ max: COUNTERS_MAX, ttl: MINUTE_MS });

  const count = (key: string): number => {
    const counter = counters.get(key) ?? { times: 0 };
    counter.times++;
    if (counter.times === 1) counters.set(key, counter);
    return counter.times;
  };

  const record: SecurityLog['record'] = (event, { address, ...facts }) => {
    const network = loggedNetworkOf(address);
    const line = { event: `security.${event}`, ...facts, network };
    if (!countedEvents.has(event)) {
      const isGood = event === 'signed-up' || event === 'signed-in';
      return log[isGood ? 'info' : 'warn'](line, events[event]);
    }
    const times = count([event, network, facts.accountId, facts.emailHash].join(' '));
    const isTold = Number.isInteger(Math.log10(times)) && (event !== 'token-refused' || times >= TOKEN_BURST);
    if (isTold) log.warn({ ...line, timesInMinute: times }, events[event]);
  };

  return {
    record,
    observeFault({ code }, request) {
      const event = eventOfFault[code];
      if (event === undefined) return;
      const accountId = request.actor?.accountId;
      record(event, {
        address: request.ip,
        route: `${request.method} ${request.routeOptions.url ?? 'none'}`,
        ...(accountId !== undefined && { accountId }),
      });
    },
  };
}

const eventOfFault: Partial<Record<AppError['code'], SecurityEvent>> = {
  throttled: 'throttled',
  permission_denied: 'forbidden',
  token_not_valid: 'token-refused',
};
