import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { openSocketFolder } from './socket-folder.ts';

/** What the database thread is started with. */
export interface WorkerInput {
  /** Where the database lives; null keeps it in memory. */
  folder: string | null;
  /** A dumped data folder to start a new database from; null initialises one, which takes seconds. */
  image: string | null;
  /** The compiled database itself. */
  program: object;
  socketPath: string;
}

/** A request to the database thread. */
export type ToWorker = { id: number } & ({ kind: 'dump'; path: string } | { kind: 'close' });

/** A message from the database thread. */
export type FromWorker =
  { kind: 'ready' } | { kind: 'done'; id: number } | { kind: 'failed'; id: number; message: string };

/** PostgreSQL inside this process, on its own thread, reached through a socket like any other. */
export interface EmbeddedDatabase {
  /** How to reach it with the ordinary driver. It takes one connection at a time. */
  readonly connection: PoolConfig;
  /** Writes the whole data folder, compressed, to a file. */
  dump(path: string): Promise<void>;
  /** Closes it with everything on disk. Connections have to be closed before. */
  close(): Promise<void>;
}

/** How long to wait before a database that stopped by itself is started again. It is tried until it succeeds. */
const RESTART_MS = 500;

/**
 * How long the database has to close. One that cannot write may be unable to. It is then stopped; what was committed is
 * on disk.
 */
const CLOSE_MS = 10_000;

/**
 * Starts PostgreSQL (PGlite, with pgvector) on a worker thread, so that a heavy query never holds up requests. When it
 * stops by itself, as PostgreSQL does when it cannot write its log, it is started again and recovers; `onFault` hears
 * of it. Two processes on one folder would silently lose rows: call `lockFolder` first.
 */
export async function startEmbeddedDatabase({
  onFault,
  ...input
}: Omit<WorkerInput, 'socketPath' | 'program'> & {
  onFault?(error: Error): void;
}): Promise<EmbeddedDatabase> {
  const compiled = compileEmbeddedDatabase();
  const socketFolder = await openSocketFolder();
  const workerData: WorkerInput = {
    ...input,
    program: await compiled,
    socketPath: join(socketFolder.path, '.s.PGSQL.5432'),
  };
  let isClosing = false;
  let thread: Thread | undefined;

  const start = async () => {
    // A stopped thread leaves its socket behind.
    await rm(workerData.socketPath, { force: true });
    const started = await startThread(workerData);
    thread = started;
    void started.stopped.then((error) => {
      thread = undefined;
      // What was kept in memory is gone with the thread.
      if (isClosing || input.folder === null) return;
      onFault?.(error);
      void startAgain();
    });
  };
  const startAgain = async () => {
    while (!isClosing) {
      await wait(RESTART_MS);
      try {
        return await start();
      } catch (error) {
        onFault?.(error as Error);
      }
    }
  };

  try {
    await start();
  } catch (error) {
    await socketFolder.remove();
    throw error;
  }
  return {
    connection: { host: socketFolder.path, user: 'postgres', database: 'postgres', max: 1 },
    async dump(path) {
      if (thread === undefined) throw new Error('The embedded database has stopped.');
      await thread.ask({ kind: 'dump', path });
    },
    async close() {
      isClosing = true;
      await thread?.close();
      await socketFolder.remove();
    },
  };
}

/** A database thread that is ready. */
interface Thread {
  ask(question: { kind: 'dump'; path: string } | { kind: 'close' }): Promise<void>;
  close(): Promise<void>;
  /** Resolves when the thread has stopped, to the reason. */
  stopped: Promise<Error>;
}

async function startThread(workerData: WorkerInput): Promise<Thread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const waiting = new Map<number, { resolve(): void; reject(error: Error): void }>();
  let lastId = 0;
  const stopped = new Promise<Error>((resolve) => {
    worker.on('error', resolve);
    worker.on('exit', () => resolve(new Error('The embedded database has stopped.')));
  });
  void stopped.then((error) => {
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  });
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') return resolve();
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'done') call?.resolve();
      else call?.reject(new Error(message.message));
    });
  });
  const failure = await Promise.race([ready, stopped]);
  if (failure !== undefined) throw failure;

  const ask: Thread['ask'] = (question) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id } satisfies ToWorker);
    });
  return {
    ask,
    stopped,
    async close() {
      await Promise.race([ask({ kind: 'close' }), wait(CLOSE_MS, undefined, { ref: false })]).catch(() => {});
      await worker.terminate();
    },
  };
}

/** Compiled once in a process and shared by all its database threads, so that they also share its optimised code. */
let program: Promise<object> | undefined;

/** Begins to compile the program, which takes another core about a second, so that it is there when a database is started. */
export function compileEmbeddedDatabase(): Promise<object> {
  return (program ??= compileProgram());
}

/** Not among the types for Node. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

async function compileProgram(): Promise<object> {
  return WebAssembly.compile(
    await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  );
}
