import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StorageFullError } from '../../unavailable.ts';
import { DatabaseUnavailableError, toDatabaseFault } from './faults.ts';
import {
  createStatementNames,
  refusalOfName,
  type PreparedStatements,
  type StatementNames,
} from './statement-names.ts';
import { isCallerWaiting } from './urgency.ts';

/** Time limits for one use of the database, in milliseconds. Null means no limit. */
export interface Patience {
  /** For making a new connection. */
  connectMs: number | null;
  /** For getting a connection: the wait until one is free or has been made. */
  waitMs: number | null;
  /** For one statement. */
  statementMs: number | null;
}

/** What connections are made with, and who is told of their faults. */
export interface ConnectionOptions {
  /** Called with the error of a connection that broke. */
  onError(error: Error): void;
  /** The limits while a caller waits, and those of work in the background. By default nothing is limited. */
  patience?: { caller: Patience; background: Patience };
  /** Tells whether the disk has space to write. It is called before each use; without space the database is read-only. */
  hasRoom?(): boolean;
  /** Whether the database prepares statements; by default it does not (ADR 39). */
  preparedStatements?: PreparedStatements;
  /** Asked before each use of a connection, which it may query. What it throws is thrown to whoever wanted the connection. */
  admit?(
    client: object,
    query: (sql: string, parameters: readonly unknown[]) => Promise<pg.QueryResult>,
  ): Promise<void>;
  /** Where connections for work in the background lead, past a pooler that callers go through; by default to the same place. */
  direct?: pg.PoolConfig;
  /** Has every connection listen. For the embedded database, whose only connection hears what it says itself. */
  listen?: {
    channel: string;
    /** Called for every notification; without a payload for a new connection, before which some may have been missed. */
    onNotification(payload?: string): void;
  };
}

/** Time for a server to confirm that it has cancelled a statement, in milliseconds. After that the connection is closed. */
const CANCEL_MS = 250;

/** Idle time after which the operating system checks that the server is still at the other end, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/** One connection in this many is reserved for work in the background. The others are for callers. */
const BACKGROUND_SHARE = 3;

/** The SQLSTATE of a write in a read-only session. */
const READ_ONLY = '25006';

const UNLIMITED: Patience = { connectMs: null, waitMs: null, statementMs: null };

/**
 * Opens connections for callers and for work in the background. With more than one connection, each use has connections
 * and limits of its own, so that neither waits for the other. A connection that breaks is replaced. A
 * transaction that was left open is rolled back before the connection is used again.
 */
export function openConnections(config: pg.PoolConfig, options: ConnectionOptions): PostgresPool {
  const { caller, background } = options.patience ?? { caller: UNLIMITED, background: UNLIMITED };
  const max = config.max ?? 1;
  const ofBackground = Math.max(1, Math.floor(max / BACKGROUND_SHARE));
  const { preparedStatements = 'off' } = options;
  const names = preparedStatements === 'off' ? undefined : createStatementNames();
  const forBackground = openPool(
    { ...config, ...options.direct, max: ofBackground },
    background,
    options,
    names,
  );
  const forCallers =
    max === 1 ? forBackground : openPool({ ...config, max: max - ofBackground }, caller, options, names);
  return {
    options: forCallers.options,
    // Only whole statements are run; rows are never read through a cursor.
    connect: () =>
      (isCallerWaiting()
        ? forCallers
        : forBackground
      ).checkOut() as Promise<unknown> as Promise<PostgresPoolClient>,
    async end() {
      await Promise.all([...new Set([forCallers, forBackground])].map((pool) => pool.end()));
    },
  };
}

interface CheckedPool {
  options: object;
  checkOut(): Promise<CheckedClient>;
  end(): Promise<void>;
}

function openPool(
  config: pg.PoolConfig,
  patience: Patience,
  options: ConnectionOptions,
  names: StatementNames | undefined,
): CheckedPool {
  const pool = new pg.Pool({
    ...config,
    Client: clientWith(patience.connectMs) as unknown as NonNullable<pg.PoolConfig['Client']>,
    connectionTimeoutMillis: patience.waitMs ?? 0,
    ...(patience.statementMs !== null && { statement_timeout: patience.statementMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // The pool listens to idle connections only. Without this listener, an error of a connection in use would end the
  // process.
  pool.on('connect', (client) => client.on('error', options.onError));
  pool.on('error', () => {});
  const isReadOnly = new WeakMap<pg.PoolClient, boolean>();
  const listening = new WeakSet<pg.PoolClient>();
  let looksForPooler = names !== undefined && options.preparedStatements === 'auto';

  return {
    options: pool.options,
    end: () => pool.end(),
    async checkOut() {
      let client: pg.PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        const cause = error as Error;
        if (options.hasRoom?.() === false)
          throw new StorageFullError('The disk is full, and the database has stopped.', { cause });
        throw new DatabaseUnavailableError(`The database cannot be reached: ${cause.message}`, { cause });
      }
      const checked = new CheckedClient(client, patience.statementMs, names);
      const { listen } = options;
      if (looksForPooler) {
        try {
          if (await isPooled(checked, client)) names!.switchOff();
        } catch (error) {
          checked.release(true);
          throw error;
        }
        looksForPooler = false;
      }
      if (listen !== undefined && !listening.has(client)) {
        listening.add(client);
        client.on('notification', ({ payload }) => listen.onNotification(payload));
        try {
          await checked.query(`listen ${listen.channel}`, []);
        } catch (error) {
          checked.release(true);
          throw error;
        }
        listen.onNotification();
      }
      try {
        await options.admit?.(client, (sql, parameters) => checked.query(sql, parameters));
      } catch (error) {
        checked.release();
        throw error;
      }
      if (options.hasRoom === undefined) return checked;
      const mustBeReadOnly = !options.hasRoom();
      if (isReadOnly.get(client) !== mustBeReadOnly) {
        try {
          await checked.query(`set default_transaction_read_only = ${mustBeReadOnly ? 'on' : 'off'}`, []);
        } catch (error) {
          checked.release(true);
          throw error;
        }
        isReadOnly.set(client, mustBeReadOnly);
      }
      checked.isReadOnlyForSpace = mustBeReadOnly;
      return checked;
    },
  };
}

/**
 * Whether something between this process and the database shares its sessions among connections. A pooler greets a client with
 * a process number of its own making, because the session that will serve it may be any.
 */
async function isPooled(checked: CheckedClient, client: pg.PoolClient): Promise<boolean> {
  const { rows } = await checked.query('select pg_backend_pid() as pid');
  const greeted = (client as { processID?: number | null }).processID;
  return (rows[0] as { pid: number }).pid !== greeted;
}

/** A client with its own limit on connecting. The pool's limit includes the time until a connection is free. */
function clientWith(connectMs: number | null): typeof pg.Client {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      // The pool makes the password non-enumerable, so it is not copied with the rest.
      super({ ...config, password: config.password, connectionTimeoutMillis: connectMs ?? 0 });
    }
  };
}

/**
 * A connection while it is used. It keeps to its time limits and remembers whether it has broken. It is never given back
 * with an open transaction.
 */
class CheckedClient {
  isReadOnlyForSpace = false;
  readonly #client: pg.PoolClient;
  readonly #statementMs: number | null;
  readonly #onLost = () => {
    this.#isLost = true;
  };
  readonly #names: StatementNames | undefined;
  #isLost = false;
  #hasFailed = false;

  constructor(client: pg.PoolClient, statementMs: number | null, names: StatementNames | undefined) {
    this.#client = client;
    this.#statementMs = statementMs;
    this.#names = names;
    client.on('error', this.#onLost);
    client.on('end', this.#onLost);
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    if (this.#isLost) throw new DatabaseUnavailableError('The connection to the database broke.');
    try {
      const name = this.#names?.of(sql);
      const result = await this.#inTime(
        this.#client.query({ ...(name !== undefined && { name }), text: sql, values: [...parameters] }),
      );
      this.#hasFailed = false;
      return result;
    } catch (error) {
      this.#hasFailed = true;
      const isRefusedForSpace =
        this.isReadOnlyForSpace && error instanceof pg.DatabaseError && error.code === READ_ONLY;
      if (isRefusedForSpace)
        throw new StorageFullError('The disk is nearly full; the database only lets read.', { cause: error });
      this.#refuseNames(sql, error);
      const fault = toDatabaseFault(error);
      if (this.#isLost && fault === error)
        throw new DatabaseUnavailableError('The connection to the database broke.', { cause: error });
      throw fault;
    }
  }

  release(destroy = false): void {
    const giveBack = (isBroken: boolean) => {
      this.#client.off('error', this.#onLost);
      this.#client.off('end', this.#onLost);
      this.#client.release(isBroken);
    };
    const isClean = !this.#hasFailed && this.#client.getTransactionStatus() === 'I';
    if (destroy || this.#isLost || isClean) return giveBack(destroy || this.#isLost);
    // Several statements in one text, or a failed statement, may have left a transaction open. Nobody else would end it.
    this.query('rollback').then(
      () => giveBack(false),
      () => giveBack(true),
    );
  }

  /** A statement refused for its name was not begun. The next ones are sent without, or over a new connection. */
  #refuseNames(sql: string, error: unknown): void {
    if (this.#names === undefined || !(error instanceof pg.DatabaseError)) return;
    const refusal = refusalOfName(error.code, error.message);
    if (refusal === undefined) return;
    if (refusal === 'pooled') this.#names.switchOff();
    // Behind a pooler, a new connection leads to the sessions that know the old statement by its text.
    else this.#names.forget(sql);
    this.#isLost = true;
  }

  async #inTime<Result>(answer: Promise<Result>): Promise<Result> {
    if (this.#statementMs === null) return answer;
    const tooLate = Promise.withResolvers<never>();
    let isAnswered = false;
    const timer = setTimeout(() => {
      // If the answer arrived while this process was busy, it is read first and counts.
      setImmediate(() => {
        if (isAnswered) return;
        this.#isLost = true;
        tooLate.reject(new DatabaseUnavailableError('The database did not answer in time.'));
      });
    }, this.#statementMs + CANCEL_MS);
    try {
      return await Promise.race([answer, tooLate.promise]);
    } finally {
      isAnswered = true;
      clearTimeout(timer);
    }
  }
}
