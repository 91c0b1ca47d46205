import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The channel on which the database says which account has a new live event. */
export const WAKE_UP_CHANNEL = 'user_event';

/** The channel on which processes say that they have added a job, and what waits for that. */
export const JOB_CHANNEL = 'job_added';

/** How long to wait before a connection that broke is made again, in milliseconds. */
const RECONNECT_MS = 1000;

/**
 * How often it is seen whether the other end is still there, and how long that may take, in milliseconds. A network that drops packets,
 * or a server that has frozen, ends no connection by itself.
 */
const PULSE_MS = 10_000;
const PULSE_TIMEOUT_MS = 5_000;

/** How long making the connection may take, and how long a stop waits for its end, in milliseconds. */
const CONNECT_MS = 10_000;
const DISCONNECT_MS = 2_000;

/** Tells those who wait that there is something new: for an account, by its id, or for the queues. Whoever is woken reads the database. */
export interface WakeUps {
  /**
   * Calls `wake` whenever there is something new, and whenever that might have been missed: then `isTold` is false, and other
   * processes may not have been woken. @returns how to end it
   */
  subscribe(topic: string, wake: (isTold: boolean) => void): () => void;
  /** Wakes those of a topic; without one, all, because something may have been missed. */
  wake(topic?: string): void;
}

/** The wake-ups within one process. */
export function createWakeUps(): WakeUps {
  const waiting = new Map<string, Set<(isTold: boolean) => void>>();
  return {
    subscribe(topic, wake) {
      const ofTopic = waiting.get(topic) ?? new Set();
      waiting.set(topic, ofTopic.add(wake));
      return () => {
        ofTopic.delete(wake);
        if (ofTopic.size === 0) waiting.delete(topic);
      };
    },
    wake(topic) {
      const woken = topic === undefined ? [...waiting.values()] : [waiting.get(topic) ?? []];
      for (const all of woken) for (const wake of all) wake(topic !== undefined);
    },
  };
}

/**
 * Listens to a PostgreSQL server and wakes those whom a notification is for. The whole process shares one connection. If that
 * breaks or falls silent, it is opened again and everybody is woken. LISTEN belongs to a session, so it must not go through a pooler
 * that shares them. `isListening` says whether the connection was there when it was last looked at.
 */
export function listenForWakeUps(
  config: pg.PoolConfig,
  {
    wakeUps,
    onError,
    pulse = { everyMs: PULSE_MS, timeoutMs: PULSE_TIMEOUT_MS },
  }: {
    wakeUps: WakeUps;
    onError(error: Error): void;
    /** How often it is seen whether the other end is there, and how long that may take; by default as seldom as is safe. */
    pulse?: { everyMs: number; timeoutMs: number };
  },
): { isListening(): boolean; close(): Promise<void> } {
  let isClosed = false;
  let isListening = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const { max: _max, ...connection } = config;
    const next = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: pulse.timeoutMs,
    });
    client = next;
    let isBroken = false;
    let nextPulse: NodeJS.Timeout | undefined;
    const feel = () => {
      nextPulse = setTimeout(() => void next.query('select').then(feel, reconnect), pulse.everyMs).unref();
    };
    const reconnect = (error?: Error) => {
      if (isBroken || isClosed) return;
      isBroken = true;
      isListening = false;
      clearTimeout(nextPulse);
      if (error !== undefined) onError(error);
      next.end().catch(() => {});
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect());
    next.on('notification', ({ channel, payload }) =>
      wakeUps.wake(channel === JOB_CHANNEL ? JOB_CHANNEL : payload),
    );
    try {
      await next.connect();
      await next.query(`listen ${WAKE_UP_CHANNEL}; listen ${JOB_CHANNEL}`);
      isListening = true;
      feel();
      wakeUps.wake();
    } catch (error) {
      reconnect(error as Error);
    }
  };
  void connect();

  return {
    isListening: () => isListening,
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(timer);
      const ended = client?.end().catch(() => {});
      await Promise.race([ended, wait(DISCONNECT_MS, undefined, { ref: false })]);
    },
  };
}
