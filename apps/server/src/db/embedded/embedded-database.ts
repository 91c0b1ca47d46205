import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';

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

/** What the database thread is asked. */
export type ToWorker = { id: number } & ({ kind: 'dump'; path: string } | { kind: 'close' });

/** What the database thread says. */
export type FromWorker =
  { kind: 'ready' } | { kind: 'done'; id: number } | { kind: 'failed'; id: number; message: string };

/** PostgreSQL inside this process, on a thread of its own, reached like any other through a socket. */
export interface EmbeddedDatabase {
  /** How to reach it with the ordinary driver; at most one connection. */
  readonly connection: PoolConfig;
  /** Writes the whole data folder, compressed, to a file. */
  dump(path: string): Promise<void>;
  /** Closes it with everything on disk. Connections have to be closed before. */
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL (PGlite, with pgvector) on a worker thread, so that a heavy query never holds up requests.
 * Two processes on one folder would lose rows without a word: take `lockFolder` first.
 */
export async function startEmbeddedDatabase(
  input: Omit<WorkerInput, 'socketPath' | 'program'>,
): Promise<EmbeddedDatabase> {
  program ??= compileProgram();
  const socketFolder = await mkdtemp(join(tmpdir(), 'tessera-'));
  const workerData: WorkerInput = {
    ...input,
    program: await program,
    socketPath: join(socketFolder, '.s.PGSQL.5432'),
  };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  const waiting = new Map<number, { resolve(): void; reject(error: Error): void }>();
  let lastId = 0;

  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      for (const call of waiting.values()) call.reject(error);
      waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The embedded database has stopped.')));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') return resolve();
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'done') call?.resolve();
      else call?.reject(new Error(message.message));
    });
  });

  const ask = (question: { kind: 'dump'; path: string } | { kind: 'close' }) =>
    new Promise<void>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id } satisfies ToWorker);
    });

  return {
    connection: { host: socketFolder, user: 'postgres', database: 'postgres', max: 1 },
    dump: (path) => ask({ kind: 'dump', path }),
    async close() {
      await ask({ kind: 'close' });
      await worker.terminate();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** Compiled once a process and shared by all its database threads, with what has been made faster in it meanwhile. */
let program: Promise<object> | undefined;

/** Not among the types for Node. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

async function compileProgram(): Promise<object> {
  return WebAssembly.compile(
    await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  );
}
