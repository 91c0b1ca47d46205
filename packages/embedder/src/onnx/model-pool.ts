import { ModelUnusableError } from '../port.ts';
import { createProcessPool, TaskLostError } from '@tessera/task-process/pool';

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
  const pool = createProcessPool({
    module: new URL('../bundled.worker.ts', import.meta.url).href,
    processes,
    niceness,
    timeoutMs: TASK_TIMEOUT_MS,
    memoryMaxBytes: TASK_MEMORY_MAX_BYTES,
    isBlocking: false,
    idleMs,
    onFault,
  });
  return {
    ...pool,
    /** As that of the pool. @throws ModelUnusableError when a model cannot be loaded or its process was ended */
    run: (name: string, task: unknown) =>
      pool.run(name, task).catch((error: unknown) => {
        throw toModelError(error);
      }),
  };
}

function toModelError(error: unknown): unknown {
  const isOfModel =
    error instanceof TaskLostError
      ? !error.isByTask
      : error instanceof Error && error.name === ModelUnusableError.name;
  return isOfModel ? new ModelUnusableError((error as Error).message, { cause: error }) : error;
}
