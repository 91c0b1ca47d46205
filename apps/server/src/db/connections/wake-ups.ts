import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The channel on which the database says which account has a new live event. */
export const WAKE_UP_CHANNEL = 'user_event';

/** How long to wait before a connection that broke is made again, in milliseconds. */
const RECONNECT_MS = 1000;

/** How long making the connection may take, and how long a stop waits for its end, in milliseconds. */
const CONNECT_MS = 10_000;
const DISCONNECT_MS = 2_000;

/** Tells those who wait that an account has something new. Whoever is woken reads the database. */
export interface WakeUps {
  /** Calls `wake` whenever the account has something new, and whenever that might have been missed. @returns how to end it */
  subscribe(accountId: string, wake: () => void): () => void;
  /** Wakes those of an account; without one, all, because something may have been missed. */
  wake(accountId?: string): void;
}

/** The wake-ups within one process. */
export function createWakeUps(): WakeUps {
  const waiting = new Map<string, Set<() => void>>();
  return {
    subscribe(accountId, wake) {
      const ofAccount = waiting.get(accountId) ?? new Set();
      waiting.set(accountId, ofAccount.add(wake));
      return () => {
        ofAccount.delete(wake);
        if (ofAccount.size === 0) waiting.delete(accountId);
      };
    },
    wake(accountId) {
      const woken = accountId === undefined ? [...waiting.values()] : [waiting.get(accountId) ?? []];
      for (const all of woken) for (const wake of all) wake();
    },
  };
}

/**
 * Listens to a PostgreSQL server and wakes those whom a notification is for. The whole process shares one connection. If that
 * breaks, it is opened again and everybody is woken. LISTEN belongs to a session, so it must not go through a pooler that shares them.
 */
export function listenForWakeUps(
  config: pg.PoolConfig,
  { wakeUps, onError }: { wakeUps: WakeUps; onError(error: Error): void },
): { close(): Promise<void> } {
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const { max: _max, ...connection } = config;
    const next = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: CONNECT_MS });
    client = next;
    let isBroken = false;
    const reconnect = (error?: Error) => {
      if (isBroken || isClosed) return;
      isBroken = true;
      if (error !== undefined) onError(error);
      next.end().catch(() => {});
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect());
    next.on('notification', ({ payload }) => wakeUps.wake(payload));
    try {
      await next.connect();
      await next.query(`listen ${WAKE_UP_CHANNEL}`);
      wakeUps.wake();
    } catch (error) {
      reconnect(error as Error);
    }
  };
  void connect();

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const ended = client?.end().catch(() => {});
      await Promise.race([ended, wait(DISCONNECT_MS, undefined, { ref: false })]);
    },
  };
}
