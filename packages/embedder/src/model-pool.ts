import { createProcessPool } from './task-process.ts';

/** Loading a model is part of the first task, and building one that is missing. */
const TASK_TIMEOUT_MS = 5 * 60_000;

const TASK_MEMORY_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** What whoever runs models says of their processes. */
export interface ModelPoolOptions {
  processes?: number;
  /** Hears of processes that fail while they have nothing to do. */
  onFault?: (error: Error) => void;
}

/** Processes that run models: they start at the first task, and end after `idleMs` without work. */
export function createModelPool(
  { processes = 1, onFault = () => {} }: ModelPoolOptions,
  { niceness, idleMs }: { niceness: number; idleMs: number },
) {
  return createProcessPool({
    module: new URL('./bundled.worker.ts', import.meta.url).href,
    processes,
    niceness,
    timeoutMs: TASK_TIMEOUT_MS,
    memoryMaxBytes: TASK_MEMORY_MAX_BYTES,
    idleMs,
    onFault,
  });
}
