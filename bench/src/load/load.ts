import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Calls of one kind, made over several connections at once. */
export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  /** The headers of the calls of each connection, in turn. Without it, all have the same. */
  headersOfEach?: readonly Record<string, string>[];
}

/** How many were answered a second, and how long 95 and 99 of a hundred took at most. */
export interface LoadFigures {
  perSecond: number;
  p95Ms: number;
  p99Ms: number;
}

/** What became of the calls: figures, or what went wrong. */
export type LoadOutcome = LoadFigures | { fault: string };

/** A separate process that makes the calls, so that what they cost the client is not counted as the server's. */
export interface LoadProcess {
  /** @throws Error if a call failed or was refused, or the process has ended */
  run(options: LoadOptions): Promise<LoadFigures>;
  close(): Promise<void>;
}

/** Starts a process that makes calls. It ends with this one. */
export function openLoad(): LoadProcess {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)));
  const exited = once(child, 'exit');
  const ended = exited.then(([code, signal]): never => {
    throw new Error(`The process that makes calls has ended: ${signal ?? code}.`);
  });
  // Nobody waits for it between two runs, and `close` ends the process at will.
  ended.catch(() => {});
  return {
    async run(options) {
      child.send(options);
      const [outcome] = (await Promise.race([once(child, 'message'), ended])) as [LoadOutcome];
      if ('fault' in outcome) throw new Error(`${options.url}: ${outcome.fault}`);
      return outcome;
    },
    async close() {
      child.disconnect();
      await exited;
    },
  };
}
